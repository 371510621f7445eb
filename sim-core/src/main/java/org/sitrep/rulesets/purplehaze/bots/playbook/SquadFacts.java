package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Facts of the Squad as a whole; every section has them. */
final class SquadFacts {
    static final int GROUP = 0;
    private static final FactGroup IDS = new FactGroup(GROUP);
    /** So near to a threshold a Marine is in danger. */
    private static final int NEAR = 2;

    private enum Of {
        MARINES,
        WOUNDS,
        WORST_WOUNDS,
        DAMAGE,
        STRESS,
        NEAR_WOUND,
        NEAR_CONDITION,
        FIRST_AID,
        BLEEDS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            IDS.number(Of.MARINES, "marines", 0, 6, "Marines with the Squad."),
            IDS.number(Of.WOUNDS, "wounds", 0, 18, "Wound cubes of all Marines with the Squad."),
            IDS.number(Of.WORST_WOUNDS, "worstWounds", 0, 3, "Wound cubes of the Marine who has most."),
            IDS.number(Of.DAMAGE, "damage", 0, 60, "Damage of all Marines with the Squad."),
            IDS.number(Of.STRESS, "stress", 0, 60, "Stress of all Marines with the Squad."),
            IDS.flag(Of.NEAR_WOUND, "nearWound", "Somebody is within 2 Damage of his Damage Threshold."),
            IDS.flag(Of.NEAR_CONDITION, "nearCondition", "Somebody is within 2 Stress of his Stress Threshold."),
            IDS.number(Of.FIRST_AID, "firstAid", 0, 60, "Uses left in First Aid Kits."),
            IDS.flag(Of.BLEEDS, "bleeding", "Somebody has 2 Damage or more and is within 2 of his Damage Threshold."));

    double of(final SquadView squad, final int nth) {
        return switch (VALUES[nth]) {
            case MARINES -> squad.marines();
            case DAMAGE -> squad.damageOfAll();
            case FIRST_AID -> squad.firstAidSteps();
            default -> overAll(squad, VALUES[nth]);
        };
    }

    private static int overAll(final SquadView squad, final Of fact) {
        int sum = 0;
        int most = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                final int value = ofOne(squad, fact, marine);
                sum += value;
                most = Math.max(most, value);
            }
        }
        return fact == Of.WOUNDS || fact == Of.STRESS ? sum : most;
    }

    private static int ofOne(final SquadView squad, final Of fact, final int marine) {
        return switch (fact) {
            case WOUNDS, WORST_WOUNDS -> squad.woundCubes(marine);
            case STRESS -> squad.stress(marine);
            case NEAR_WOUND -> isNearWound(squad, marine) ? 1 : 0;
            case BLEEDS -> squad.damage(marine) >= NEAR && isNearWound(squad, marine) ? 1 : 0;
            default -> squad.stressThreshold(marine) - squad.stress(marine) <= NEAR ? 1 : 0;
        };
    }

    private static boolean isNearWound(final SquadView squad, final int marine) {
        return squad.damageThreshold(marine) - squad.damage(marine) <= NEAR;
    }
}
