package org.sitrep.cli.service;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.UserError;
import picocli.CommandLine.TypeConversionException;

/**
 * The interval between checkpoints.
 *
 * @param seconds approximate time; infinite if not by time
 * @param trials number of trials; {@link Long#MAX_VALUE} if not by trials
 */
public record CheckpointInterval(double seconds, long trials) {
    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)(s|min|h)");
    private static final double SECONDS_A_MINUTE = 60;
    private static final double SECONDS_AN_HOUR = 3600;

    /**
     * Reads a value of {@code --checkpoint}: {@code 30s}, {@code 5min}, {@code 2h}, or a count of trials as for
     * {@code --trials}.
     *
     * @throws UserError if it is neither
     */
    public static CheckpointInterval of(final String text) {
        final Matcher time = TIME.matcher(text);
        if (time.matches()) {
            final double unit = switch (time.group(2)) {
                case "min" -> SECONDS_A_MINUTE;
                case "h" -> SECONDS_AN_HOUR;
                default -> 1;
            };
            final double seconds = Double.parseDouble(time.group(1)) * unit;
            if (seconds > 0) {
                return new CheckpointInterval(seconds, Long.MAX_VALUE);
            }
        } else {
            try {
                final long trials = new CountConverter().convert(text);
                if (trials > 0) {
                    return new CheckpointInterval(Double.POSITIVE_INFINITY, trials);
                }
            } catch (final TypeConversionException noCount) {
                // reported below
            }
        }
        throw UserError.usage(
                "--checkpoint " + text + " is not an interval",
                "write a time as 30s, 5min or 2h, or a number of trials as 50000, 50k or 1M");
    }

    /** Returns whether the interval is a time. */
    public boolean byTime() {
        return Double.isFinite(seconds);
    }
}
