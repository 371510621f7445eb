package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.ClockTime;

/** The Time track (PH-RND-2). */
public final class Clock {
    public static final int DAY = ClockTime.DAY;
    public static final int HOUR = 60;
    public static final int DAWN = 6 * HOUR;
    public static final int DUSK = 18 * HOUR;

    private Clock() {}

    /** Returns the time of day. */
    public static int timeOfDay(final int minutes) {
        return minutes % DAY;
    }

    /** Returns whether it is night: 18:00 to 05:45 (PH-RND-2). */
    public static boolean isNight(final int minutes) {
        final int time = minutes % DAY;
        return time >= DUSK || time < DAWN;
    }

    /** Returns whether it is night and after midnight. */
    public static boolean isAfterMidnight(final int minutes) {
        return minutes % DAY < DAWN;
    }

    /** Returns the minutes until the next 06:00. */
    public static int untilDawn(final int minutes) {
        return (DAY + DAWN - minutes % DAY) % DAY;
    }
}
