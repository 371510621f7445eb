package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sitrep.engine.BatchProgress;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Formats the progress of a batch in one line. Pure. */
final class ProgressLine {
    private static final int PERCENT = 100;
    private static final double LEVEL = 0.95;
    private static final int SIXTY = 60;
    private static final int DAY_HOURS = 24;
    private static final int LONG_HOURS = 2 * DAY_HOURS;
    private static final int LONG_DAYS = 365;
    private static final String GAP = "  ";

    private ProgressLine() {}

    /**
     * Returns e.g. {@code 42 % 420,000 of 1,000,000 trials 85,000/s 0:07 left survivors 4.213 ± 0.004}. Parts that do
     * not fit in {@code width} are omitted: first the word, then parts from the end.
     *
     * @param trials name of the trials, in the plural
     * @param seconds since the start
     */
    static String of(final BatchProgress progress, final String trials, final double seconds, final int width) {
        final String whole = String.join(GAP, parts(progress, " " + trials, seconds));
        return whole.length() <= width ? whole : fitting(parts(progress, "", seconds), width);
    }

    private static List<String> parts(final BatchProgress progress, final String trials, final double seconds) {
        final List<String> parts = new ArrayList<>();
        final long done = progress.done();
        parts.add(String.format(Locale.ROOT, "%3d %%", done * PERCENT / progress.requested()));
        parts.add(Numbers.count(done) + " of " + Numbers.count(progress.requested()) + trials);
        if (done > 0 && seconds > 0) {
            final double rate = done / seconds;
            parts.add(Numbers.count(Math.round(rate)) + "/s");
            parts.add(clock(Math.ceil((progress.requested() - done) / rate)) + " left");
        }
        if (!Double.isNaN(progress.mean())) {
            parts.add(headline(progress));
        }
        if (progress.aborted() > 0) {
            parts.add(Numbers.count(progress.aborted()) + " aborted");
        }
        return parts;
    }

    private static String fitting(final List<String> parts, final int width) {
        final StringBuilder line = new StringBuilder();
        for (final String part : parts) {
            final String next = line.length() == 0 ? part : GAP + part;
            if (line.length() + next.length() > width) {
                break;
            }
            line.append(next);
        }
        return line.toString();
    }

    private static String headline(final BatchProgress progress) {
        final String name = progress.headline().substring(progress.headline().lastIndexOf('.') + 1);
        final double mean = progress.mean();
        final double half = progress.halfWidth();
        if (Double.isNaN(half)) {
            return String.format(Locale.ROOT, "%s %.3f", name, mean);
        }
        // The half-width sets the decimals; the run ends with an estimate that states its method.
        return name + " " + new Estimate(mean, mean - half, mean + half, LEVEL, progress.done(), "", "").shortForm();
    }

    private static String clock(final double seconds) {
        final long whole = (long) seconds;
        final long hours = whole / (SIXTY * SIXTY);
        if (hours >= LONG_HOURS) {
            return hours / DAY_HOURS > LONG_DAYS ? "more than a year" : hours / DAY_HOURS + " days";
        }
        final String minutes =
                String.format(Locale.ROOT, hours > 0 ? "%02d:%02d" : "%d:%02d", whole / SIXTY % SIXTY, whole % SIXTY);
        return hours > 0 ? hours + ":" + minutes : minutes;
    }
}
