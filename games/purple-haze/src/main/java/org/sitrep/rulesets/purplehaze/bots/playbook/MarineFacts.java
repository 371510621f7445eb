package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/** Facts about one Marine: the subject of the question, or the one that an option stands for. */
final class MarineFacts {
    /** About the Marine who is the subject of the question. */
    static final Facts<MarineFacts> MINE = declared(new Facts<>(1), "my", "Marine in hand");
    /** About the Marine that an option stands for. */
    static final Facts<MarineFacts> THEIRS =
            declared(new Facts<MarineFacts>(8).ofOption(), "his", "Marine of the option");

    private static Facts<MarineFacts> declared(
            final Facts<MarineFacts> facts, final String prefix, final String label) {
        return facts.number(prefix + "Id", 0, 6, f -> f.marine + 1)
                .as("ID of the " + label + "; 0 if there is none.")
                .number(prefix + "Damage", 0, 12, f -> f.squad.damage(f.marine))
                .as("Damage of the " + label + ".")
                .number(
                        prefix + "DamageLeft",
                        -12,
                        20,
                        f -> f.squad.damageThreshold(f.marine) - f.squad.damage(f.marine))
                .as("Damage left until the Damage Threshold of the " + label + ".")
                .number(prefix + "Stress", 0, 20, f -> f.squad.stress(f.marine))
                .as("Stress of the " + label + ".")
                .number(
                        prefix + "StressLeft",
                        -20,
                        20,
                        f -> f.squad.stressThreshold(f.marine) - f.squad.stress(f.marine))
                .as("Stress left until the Stress Threshold of the " + label + ".")
                .number(prefix + "Wounds", 0, 3, f -> f.squad.woundCubes(f.marine))
                .as("Wound cubes of the " + label + ".");
    }

    private SquadView squad;
    private int marine;

    /** Returns a fact about a Marine of the Squad; 0 for any other number. */
    double read(final Facts<MarineFacts> facts, final int fact, final SquadView ofSquad, final int newMarine) {
        squad = ofSquad;
        marine = newMarine;
        return newMarine < 0 || newMarine >= SquadView.MARINES ? 0 : facts.read(fact, this);
    }
}
