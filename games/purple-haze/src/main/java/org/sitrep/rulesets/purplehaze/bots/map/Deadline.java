package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;

/**
 * The chance to be in time with so many minutes to spare: a logistic law, tabled. Mean and scale grow with the Marches
 * and Events that are left, each of which may cost time beyond its own. Both are measured: what the planner's ways took
 * in the shipped Missions beside what he had reckoned with.
 */
final class Deadline {
    /** Minutes that a March takes beyond its cost on average, by Encounters, Wounds and rests after them. */
    private static final double MARCH_DELAY = 10;
    /** Variance of that, in square minutes. */
    private static final double MARCH_VARIANCE = 900;
    /** The same in a Mission without Encounters. */
    private static final double QUIET_DELAY = 3;

    private static final double QUIET_VARIANCE = 300;
    /** Variance of the time that an Event takes, in square minutes. */
    private static final double EVENT_VARIANCE = 1500;
    /** The standard deviation of a logistic law of scale 1. */
    private static final double LOGISTIC = Math.PI / StrictMath.sqrt(3);
    /** Steps of the table for each scale. */
    private static final int FINE = 16;
    /** Scales away from the middle beyond which nothing is uncertain. */
    private static final int FAR = 8;

    private static final double[] CHANCE = new double[2 * FAR * FINE + 1];

    static {
        for (int i = 0; i < CHANCE.length; i++) {
            CHANCE[i] = 1 / (1 + StrictMath.exp(-(i - FAR * FINE) / (double) FINE));
        }
    }

    private boolean encounters;

    /** Looks at what there is in the Mission. */
    void look(final MissionView mission) {
        encounters = mission.encounters();
    }

    /** Returns the minutes that so many Marches take beyond their cost on average. */
    double delay(final int marches) {
        return (encounters ? MARCH_DELAY : QUIET_DELAY) * marches;
    }

    /** Returns the scale of the law in minutes. */
    double scale(final int marches, final int events) {
        final double each = encounters ? MARCH_VARIANCE : QUIET_VARIANCE;
        return Math.sqrt(each * (marches + 1) + EVENT_VARIANCE * events) / LOGISTIC;
    }

    /** Returns the chance to be in time by a law of that scale, if {@code spare} minutes are left on average. */
    static double inTime(final double spare, final double scale) {
        final double scales = Math.max(-FAR, Math.min(FAR, spare / scale));
        return CHANCE[(int) Math.round((scales + FAR) * FINE)];
    }
}
