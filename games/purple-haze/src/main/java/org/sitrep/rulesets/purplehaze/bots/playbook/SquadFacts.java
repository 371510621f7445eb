package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Facts of the Squad as a whole; every section has them. */
final class SquadFacts {
    /** So near to a threshold a Marine is in danger. */
    private static final int NEAR = 2;

    static final Facts<SquadFacts> FACTS = new Facts<SquadFacts>(0)
            .number("marines", 0, 6, f -> f.squad.marines())
            .as("Marines with the Squad.")
            .number("wounds", 0, 18, SquadFacts::allWounds)
            .as("Wound cubes of all Marines with the Squad.")
            .number("worstWounds", 0, 3, SquadFacts::worstWounds)
            .as("Wound cubes of the Marine who has most.")
            .number("damage", 0, 60, f -> f.squad.damageOfAll())
            .as("Damage of all Marines with the Squad.")
            .number("stress", 0, 60, SquadFacts::allStress)
            .as("Stress of all Marines with the Squad.")
            .flag("nearWound", f -> f.nearWound(0))
            .as("Somebody is within 2 Damage of his Damage Threshold.")
            .flag("nearCondition", SquadFacts::nearCondition)
            .as("Somebody is within 2 Stress of his Stress Threshold.")
            .number("firstAid", 0, 60, f -> f.squad.firstAidSteps())
            .as("Uses left in First Aid Kits.")
            .flag("bleeding", f -> f.nearWound(NEAR))
            .as("Somebody has 2 Damage or more and is within 2 of his Damage Threshold.");

    private SquadView squad;

    /** Turns to a Squad; returns this. */
    SquadFacts of(final SquadView newSquad) {
        squad = newSquad;
        return this;
    }

    private int allWounds() {
        int sum = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            sum += squad.present(marine) ? squad.woundCubes(marine) : 0;
        }
        return sum;
    }

    private int worstWounds() {
        int most = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            most = squad.present(marine) ? Math.max(most, squad.woundCubes(marine)) : most;
        }
        return most;
    }

    private int allStress() {
        int sum = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            sum += squad.present(marine) ? squad.stress(marine) : 0;
        }
        return sum;
    }

    /** Returns whether a Marine with some Damage is near to his Damage Threshold. */
    private boolean nearWound(final int leastDamage) {
        boolean near = false;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            final int damage = squad.damage(marine);
            near |= squad.present(marine) && damage >= leastDamage && squad.damageThreshold(marine) - damage <= NEAR;
        }
        return near;
    }

    private boolean nearCondition() {
        boolean near = false;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            near |= squad.present(marine) && squad.stressThreshold(marine) - squad.stress(marine) <= NEAR;
        }
        return near;
    }
}
