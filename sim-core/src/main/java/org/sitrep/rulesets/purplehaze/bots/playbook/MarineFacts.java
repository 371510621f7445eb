package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Facts of one Marine: the one whom the question is about, or the one whom an option stands for. */
final class MarineFacts {
    /** Of the Marine whom the question is about. */
    static final int MY_GROUP = 1;
    /** Of the Marine whom an option stands for. */
    static final int HIS_GROUP = 8;

    private enum Of {
        ID,
        DAMAGE,
        DAMAGE_LEFT,
        STRESS,
        STRESS_LEFT,
        WOUNDS
    }

    private static final Of[] VALUES = Of.values();

    /** About the Marine whom the question is about. */
    static final List<Fact> MINE = named(new FactGroup(MY_GROUP), "my", "Marine in hand");
    /** About the Marine whom an option stands for. */
    static final List<Fact> THEIRS = named(new FactGroup(HIS_GROUP), "his", "Marine of the option").stream()
            .map(Fact::ofAnOption)
            .toList();

    private static List<Fact> named(final FactGroup ids, final String prefix, final String whom) {
        return List.of(
                ids.number(Of.ID, prefix + "Id", 0, 6, "ID of the " + whom + "; 0 if it is nobody."),
                ids.number(Of.DAMAGE, prefix + "Damage", 0, 12, "Damage of the " + whom + "."),
                ids.number(
                        Of.DAMAGE_LEFT,
                        prefix + "DamageLeft",
                        -12,
                        20,
                        "Damage left to the Damage Threshold of the " + whom + "."),
                ids.number(Of.STRESS, prefix + "Stress", 0, 20, "Stress of the " + whom + "."),
                ids.number(
                        Of.STRESS_LEFT,
                        prefix + "StressLeft",
                        -20,
                        20,
                        "Stress left to the Stress Threshold of the " + whom + "."),
                ids.number(Of.WOUNDS, prefix + "Wounds", 0, 3, "Wound cubes of the " + whom + "."));
    }

    double of(final SquadView squad, final int marine, final int nth) {
        if (marine < 0 || marine >= SquadView.MARINES) {
            return 0;
        }
        return switch (VALUES[nth]) {
            case ID -> marine + 1;
            case DAMAGE -> squad.damage(marine);
            case DAMAGE_LEFT -> squad.damageThreshold(marine) - squad.damage(marine);
            case STRESS -> squad.stress(marine);
            case STRESS_LEFT -> squad.stressThreshold(marine) - squad.stress(marine);
            case WOUNDS -> squad.woundCubes(marine);
        };
    }
}
