package org.sitrep.cli.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.sitrep.analysis.Difference;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.BaselineMetric;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.MetricNames;

/**
 * Determines the margin of each metric: from the user, else from an earlier baseline, else as small as its record can
 * decide.
 */
final class Margins {
    private final Map<String, Double> said = new TreeMap<>();
    private final Map<String, Double> earlier = new HashMap<>();

    /** Reads the user's margins, {@code metric=difference} each. */
    Margins(final List<String> texts) {
        texts.forEach(text -> said.put(text.split("=", 2)[0].strip(), margin(text)));
    }

    void keep(final Baseline before) {
        for (final BaselineEntry entry : before.entries()) {
            entry.metrics()
                    .forEach(metric -> earlier.put(key(entry.scenario(), entry.bot(), metric.name()), metric.margin()));
        }
    }

    private static String key(final String scenario, final String bot, final String metric) {
        return scenario + "\n" + bot + "\n" + metric;
    }

    /** Returns the margin of a metric of an entry, with the names of its file. */
    double of(final String scenario, final String bot, final BaselineMetric metric) {
        final Double own = said.get(metric.name());
        final Double kept = earlier.get(key(scenario, bot, metric.name()));
        return own != null ? own : kept != null ? kept : metric.decidable();
    }

    /**
     * Gives each margin to the metric that it names.
     *
     * @throws UserError if that is not watched, or more than one metric ends with the name
     */
    void resolve(final Set<String> watched) {
        for (final String typed : List.copyOf(said.keySet())) {
            if (MetricNames.meant(typed, watched).isEmpty()) {
                throw UserError.usage("--margin names " + typed + ", which is not recorded", "add it to --metric");
            }
            final double margin = said.remove(typed);
            said.put(MetricNames.require(typed, watched), margin);
        }
    }

    private static double margin(final String text) {
        return Difference.ofMetric(text)
                .filter(value -> value >= 0)
                .orElseThrow(() -> UserError.usage(
                        "--margin " + text + " is not a margin", "write it as metric=0.05 or, for a rate, metric=1%"));
    }
}
