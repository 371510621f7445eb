package org.sitrep.rulesets.purplehaze.definition;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.portable.Portable;

/**
 * A time of day on the Time track, written {@code 06:45}: a multiple of 15 minutes (PH-VOC-4, PH-RND-2).
 *
 * @param minutes since midnight, 0 … 1425
 */
public record ClockTime(int minutes) {
    /** Minutes per step of the track. */
    public static final int STEP = 15;

    /** Minutes per day. */
    public static final int DAY = 24 * 60;

    private static final Pattern FORM = Pattern.compile("([01][0-9]|2[0-3]):(00|15|30|45)");

    /** Returns the time written as {@code text}, or empty if it is not a time. */
    public static Optional<ClockTime> parse(final String text) {
        final Matcher matcher = FORM.matcher(text);
        return matcher.matches()
                ? Optional.of(
                        new ClockTime(Integer.parseInt(matcher.group(1)) * 60 + Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return Portable.format("%02d:%02d", minutes / 60, minutes % 60);
    }
}
