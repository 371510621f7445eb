package org.sitrep.cli.command;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Advice;
import org.sitrep.engine.Precision;
import org.sitrep.outcome.OutcomeLayout;

/** Reads what {@code --precision} and {@code --level} ask for. */
final class PrecisionGoals {
    private static final String PERCENT = "%";
    private static final String RELATIVE = "%rel";
    private static final String HOW =
            "write it as METRIC=0.01, METRIC=0.5% for a rate, or METRIC=5%rel for a part of the value itself";

    private PrecisionGoals() {}

    /** Returns the precision that {@code metric=width} texts ask for; empty if there are none. */
    static Optional<Precision> of(final OutcomeLayout layout, final List<String> texts, final Double level) {
        if (texts.isEmpty()) {
            if (level != null) {
                throw UserError.usage("--level is for --precision", "add --precision METRIC=WIDTH");
            }
            return Optional.empty();
        }
        final double together = level == null ? Double.parseDouble(Defaults.LEVEL) : level;
        StudyCommand.requireLevel(together);
        final List<Precision.Goal> goals = new ArrayList<>();
        for (final String text : texts) {
            final Precision.Goal goal = goal(layout, text);
            // As with all options, the last one of a metric wins.
            goals.removeIf(earlier -> earlier.metric().equals(goal.metric()));
            goals.add(goal);
        }
        return Optional.of(new Precision(goals, together));
    }

    private static Precision.Goal goal(final OutcomeLayout layout, final String text) {
        final int equals = text.indexOf('=');
        final String metric = equals < 0 ? text : text.substring(0, equals).strip();
        requireMetric(layout, metric);
        final String width = equals < 0 ? "" : text.substring(equals + 1).strip();
        if (width.endsWith(RELATIVE)) {
            return new Precision.Goal(
                    metric, number(text, width, RELATIVE).movePointLeft(2).doubleValue(), true);
        }
        if (width.endsWith(PERCENT)) {
            if (!layout.isShare(metric)) {
                throw UserError.usage(
                        "--precision " + text + ": " + metric + " is no rate, so a percent sign alone is not clear",
                        "write " + metric + "=0.01 in its unit, or " + metric + "=" + width
                                + "rel for a part of the value");
            }
            return new Precision.Goal(
                    metric, number(text, width, PERCENT).movePointLeft(2).doubleValue(), false);
        }
        return new Precision.Goal(metric, number(text, width, "").doubleValue(), false);
    }

    private static BigDecimal number(final String text, final String width, final String ending) {
        try {
            final BigDecimal number = new BigDecimal(
                    width.substring(0, width.length() - ending.length()).strip());
            if (number.signum() > 0 && number.doubleValue() > 0 && Double.isFinite(number.doubleValue())) {
                return number;
            }
        } catch (final NumberFormatException notANumber) {
            // said below
        }
        throw UserError.usage("--precision " + text + " is no width", HOW);
    }

    private static void requireMetric(final OutcomeLayout layout, final String metric) {
        final List<String> known = Advice.metrics(layout);
        if (!known.contains(metric)) {
            throw UserError.usage("there is no metric " + metric, Advice.metric(metric, known));
        }
    }
}
