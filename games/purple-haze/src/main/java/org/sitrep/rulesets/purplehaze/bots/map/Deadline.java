package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.portable.Exponentials;
import org.sitrep.portable.Portable;
import org.sitrep.rulesets.purplehaze.mission.MissionView;

/**
 * Computes the chance to be in time with given minutes to spare, by a tabulated logistic law. Mean and scale grow with
 * the Marches and Events left, each of which may take extra time. Both are measured: the time that the planner's ways
 * took in the shipped Missions, compared with the planned one.
 */
final class Deadline {
    /** The mean delay of a March in minutes, by Encounters, Wounds and rests after them. */
    private static final double MARCH_DELAY = 10;
    /** The variance of the delay, in square minutes. */
    private static final double MARCH_VARIANCE = 900;
    /** The mean delay of a March in a Mission without Encounters. */
    private static final double QUIET_DELAY = 3;

    private static final double QUIET_VARIANCE = 300;
    /** The variance of the time that an Event takes, in square minutes. */
    private static final double EVENT_VARIANCE = 1500;
    /** The standard deviation of a logistic law of scale 1. */
    private static final double LOGISTIC = Math.PI / StrictMath.sqrt(3);
    /** The steps of the table per scale. */
    private static final int FINE = 16;
    /** The number of scales from the middle beyond which the outcome is taken as certain. */
    private static final int FAR = 8;

    private static final double[] CHANCE = new double[2 * FAR * FINE + 1];

    static {
        for (int i = 0; i < CHANCE.length; i++) {
            CHANCE[i] = 1 / (1 + Exponentials.exp(-(i - FAR * FINE) / (double) FINE));
        }
    }

    private boolean encounters;

    /** Examines the Mission. */
    void look(final MissionView mission) {
        encounters = mission.encounters();
    }

    /** Returns the mean delay of {@code marches} Marches, in minutes. */
    double delay(final int marches) {
        return (encounters ? MARCH_DELAY : QUIET_DELAY) * marches;
    }

    /** Returns the scale of the law in minutes. */
    double scale(final int marches, final int events) {
        final double each = encounters ? MARCH_VARIANCE : QUIET_VARIANCE;
        return Math.sqrt(each * (marches + 1) + EVENT_VARIANCE * events) / LOGISTIC;
    }

    /** Returns the chance to be in time under a law of that scale, if {@code spare} minutes are left on average. */
    static double inTime(final double spare, final double scale) {
        final double scales = Math.max(-FAR, Math.min(FAR, spare / scale));
        return CHANCE[(int) Portable.round((scales + FAR) * FINE)];
    }
}
