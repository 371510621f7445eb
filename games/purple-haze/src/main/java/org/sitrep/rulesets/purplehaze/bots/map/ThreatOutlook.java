package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * What Threat leads to: the exact law of the Threat die over the next Marches (PH-THR-2, PH-THR-6), where no EAZ lies
 * and nothing else changes Threat. Reckoned once for a die and a level of the Random Combat.
 *
 * <p>Memory: 1 KB. Not thread-safe.
 */
final class ThreatOutlook {
    /** Marches looked ahead: with more a point now hardly matters any more. */
    static final int MOST_MARCHES = 12;

    private static final int LEAST = MissionView.LEAST_THREAT;
    private static final int MOST = MissionView.MOST_THREAT;

    /** Random Combats expected, at {@code marches * (MOST + 1) + threat}. */
    private final double[] combats = new double[(MOST_MARCHES + 1) * (MOST + 1)];

    private ThreatDie die;
    private int combatAt;

    /** Takes the die and the level of a Mission. */
    void look(final MissionView mission) {
        if (die != mission.threatDie() || combatAt != mission.randomCombatAt()) {
            die = mission.threatDie();
            combatAt = mission.randomCombatAt();
            reckon();
        }
    }

    private void reckon() {
        for (int marches = 1; marches <= MOST_MARCHES; marches++) {
            for (int threat = LEAST; threat <= MOST; threat++) {
                double sum = 0;
                for (int face = 0; face < ThreatDie.FACES; face++) {
                    sum += after(marches - 1, threat + die.change[face]);
                }
                combats[marches * (MOST + 1) + threat] = sum / ThreatDie.FACES;
            }
        }
    }

    /** With Threat at the level a Random Combat comes, after which Threat is at its lowest (PH-THR-5). */
    private double after(final int marches, final int reached) {
        final int threat = Math.max(LEAST, Math.min(MOST, reached));
        return threat >= combatAt ? 1 + combats(marches, LEAST) : combats(marches, threat);
    }

    /** Returns how many Random Combats are to be expected in so many Marches from a Threat on. */
    double combats(final int marches, final int threat) {
        return combats[Math.min(marches, MOST_MARCHES) * (MOST + 1) + threat];
    }

    /** Returns how many more of them a point of Threat more brings. */
    double combatsOfPoint(final int marches, final int threat) {
        return Math.max(0, after(Math.min(marches, MOST_MARCHES), threat + 1) - combats(marches, threat));
    }
}
