package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Facts about the Squad as a whole, available in every section. */
final class SquadFacts {
    /** The distance from a threshold at which a Marine is in danger. */
    private static final int NEAR = 2;

    static final Facts<SquadView> FACTS = new Facts<SquadView>(0)
            .number("marines", 0, 6, SquadView::marines)
            .as("Marines with the Squad.")
            .number("wounds", 0, 18, SquadView::woundCubesOfAll)
            .as("Wound cubes of all Marines with the Squad.")
            .number("worstWounds", 0, 3, SquadFacts::worstWounds)
            .as("Wound cubes of the Marine who has most.")
            .number("damage", 0, 60, SquadView::damageOfAll)
            .as("Damage of all Marines with the Squad.")
            .number("stress", 0, 60, SquadView::stressOfAll)
            .as("Stress of all Marines with the Squad.")
            .flag("nearWound", squad -> squad.leastDamageLeft(0) <= NEAR)
            .as("A Marine is within 2 Damage of the Damage Threshold.")
            .flag("nearCondition", squad -> squad.leastStressLeft() <= NEAR)
            .as("A Marine is within 2 Stress of the Stress Threshold.")
            .number("firstAid", 0, 60, SquadView::firstAidSteps)
            .as("Uses left in First Aid Kits.")
            .flag("bleeding", squad -> squad.leastDamageLeft(2) <= NEAR)
            .as("A Marine has 2 Damage or more and is within 2 of the Damage Threshold.");

    private SquadFacts() {}

    private static int worstWounds(final SquadView squad) {
        int most = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            most = squad.present(marine) ? Math.max(most, squad.woundCubes(marine)) : most;
        }
        return most;
    }
}
