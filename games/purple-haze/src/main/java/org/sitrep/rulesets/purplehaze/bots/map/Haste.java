package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;

/** How pressed for time the Squad is, and what it still lacks. */
final class Haste {
    private static final int CLOSE = 90;
    private static final int AMPLE = 240;
    private static final double PRESSED = 0.05;
    private static final double STEADY = 0.015;
    private static final double AT_EASE = 0.006;
    /** Minutes that a Space of the way takes with rest, roughly. */
    private static final int PER_SPACE = 60;

    private Haste() {}

    /** Returns what a minute is worth. */
    static double perMinute(final MissionView mission) {
        final int way = PER_SPACE * mission.map().distance(mission.space(), Goals.of(mission));
        final int left = mission.primaryWithin() - mission.elapsed() - way;
        return left < 0 ? AT_EASE : left < CLOSE ? PRESSED : left < AMPLE ? STEADY : AT_EASE;
    }

    /** Returns whether something has still to be done for a primary objective, beside the end of the Mission. */
    static boolean lacksSomething(final MissionView mission) {
        for (int rest = mission.primaryObjectives(); rest != 0; rest &= rest - 1) {
            if (!mission.onlyTheEndIsLeft(Integer.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether something has still to be done for any objective, beside the end of the Mission. */
    static boolean wantsMore(final MissionView mission) {
        for (int objective = 0; objective < mission.objectives(); objective++) {
            if (!mission.onlyTheEndIsLeft(objective)) {
                return true;
            }
        }
        return false;
    }
}
