package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * Computes the expected consequences of Threat by the exact law of the Threat die over the next Marches (PH-THR-2,
 * PH-THR-6), assuming no EAZ and no other change of Threat. Computed once for a die and a level of the Random Combat.
 *
 * <p>Memory: 1 KB. Not thread-safe.
 */
final class ThreatOutlook {
    /** The number of Marches looked ahead: beyond it, a point now hardly matters. */
    static final int MOST_MARCHES = 12;

    private static final int LEAST = MissionView.LEAST_THREAT;
    private static final int MOST = MissionView.MOST_THREAT;

    /** The expected number of Random Combats, at {@code marches * (MOST + 1) + threat}. */
    private final double[] combats = new double[(MOST_MARCHES + 1) * (MOST + 1)];

    private ThreatDie die;
    private int combatAt;

    /** Sets the die and the level of a Mission. */
    void look(final MissionView mission) {
        if (die != mission.threatDie() || combatAt != mission.randomCombatAt()) {
            die = mission.threatDie();
            combatAt = mission.randomCombatAt();
            compute();
        }
    }

    private void compute() {
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

    /**
     * Returns the expectation from a Threat reached: at the level a Random Combat occurs, after which Threat is at its
     * lowest (PH-THR-5).
     */
    private double after(final int marches, final int reached) {
        final int threat = Math.max(LEAST, Math.min(MOST, reached));
        return threat >= combatAt ? 1 + combats(marches, LEAST) : combats(marches, threat);
    }

    /** Returns the expected number of Random Combats in the given Marches from a Threat on. */
    double combats(final int marches, final int threat) {
        return combats[Math.min(marches, MOST_MARCHES) * (MOST + 1) + threat];
    }

    /** Returns the increase of that number per additional point of Threat. */
    double combatsOfPoint(final int marches, final int threat) {
        return Math.max(0, after(Math.min(marches, MOST_MARCHES), threat + 1) - combats(marches, threat));
    }
}
