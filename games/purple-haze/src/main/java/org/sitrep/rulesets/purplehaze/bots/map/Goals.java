package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;

/** Determines where a Mission should end, what the Squad still needs for it, and how short time is. */
final class Goals {
    private static final int CLOSE = 90;
    private static final int AMPLE = 240;
    private static final double PRESSED = 0.05;
    private static final double STEADY = 0.015;
    private static final double AT_EASE = 0.006;
    /** The approximate minutes per Space of a way, with rest. */
    private static final int PER_SPACE = 60;

    private Goals() {}

    /**
     * Returns the Space of the goal: where the Squad is to be evacuated, else the Base, else a landing zone, else the
     * present Space.
     */
    static int of(final MissionView mission) {
        if (mission.goal() != Index.NONE) {
            return mission.goal();
        }
        if (mission.base() != Index.NONE && mission.baseEndsMission()) {
            return mission.base();
        }
        for (int space = 0; space < mission.map().count; space++) {
            if (mission.landingZone(space)) {
                return space;
            }
        }
        return mission.space();
    }

    /** Returns the worth of a minute. */
    static double perMinute(final MissionView mission) {
        final int way = PER_SPACE * mission.map().distance(mission.space(), of(mission));
        final int left = mission.primaryWithin() - mission.elapsed() - way;
        return left < 0 ? AT_EASE : left < CLOSE ? PRESSED : left < AMPLE ? STEADY : AT_EASE;
    }

    /** Returns whether a primary objective requires more than the end of the Mission. */
    static boolean lacksSomething(final MissionView mission) {
        for (int rest = mission.primaryObjectives(); rest != 0; rest &= rest - 1) {
            if (!mission.onlyTheEndIsLeft(Integer.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether any objective requires more than the end of the Mission. */
    static boolean wantsMore(final MissionView mission) {
        for (int objective = 0; objective < mission.objectives(); objective++) {
            if (!mission.onlyTheEndIsLeft(objective)) {
                return true;
            }
        }
        return false;
    }
}
