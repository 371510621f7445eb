package org.sitrep.cli.session;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.cli.base.UserError;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Launcher;

/** Resolves metrics as users name them: by the whole name, or by its last parts where only one metric ends so. */
public final class MetricNames {
    private static final int MOST_LISTED = 4;

    private MetricNames() {}

    /** Returns the names of all metrics: slots, then ratios. */
    public static List<String> all(final OutcomeLayout layout) {
        return Stream.concat(slots(layout).stream(), layout.ratios().stream().map(Ratio::name))
                .toList();
    }

    /** Returns the names of the metrics that have a value in each trial. */
    public static List<String> slots(final OutcomeLayout layout) {
        return layout.slots().stream().map(Slot::name).toList();
    }

    /** Returns the metric of that name alone if there is one, else all metrics whose last parts have the name. */
    public static List<String> meant(final String typed, final Collection<String> known) {
        return known.contains(typed)
                ? List.of(typed)
                : known.stream().filter(name -> name.endsWith("." + typed)).toList();
    }

    /**
     * Returns the whole name of a metric.
     *
     * @throws UserError if no metric has that name, or more than one ends with it
     */
    public static String require(final String typed, final Collection<String> known) {
        final List<String> meant = meant(typed, known);
        if (meant.size() != 1) {
            throw UserError.usage(problem(typed, known), advice(typed, known));
        }
        return meant.get(0);
    }

    /**
     * Returns a metric that has a value in each trial.
     *
     * @throws UserError if no slot has that name, more than one ends with it, or it is the name of a ratio
     */
    public static Slot require(final String typed, final OutcomeLayout layout) {
        final List<String> slots = slots(layout);
        if (meant(typed, slots).isEmpty()) {
            meant(typed, all(layout)).stream()
                    .findFirst()
                    .flatMap(layout::ratio)
                    .ifPresent(MetricNames::refuse);
        }
        return layout.slot(require(typed, slots)).orElseThrow();
    }

    private static void refuse(final Ratio ratio) {
        throw UserError.usage(
                ratio.name() + " is a ratio over all trials; here a number of each trial is needed",
                "choose another, for instance " + ratio.numerator());
    }

    /** Returns what is wrong with a name that does not stand for one metric. */
    public static String problem(final String typed, final Collection<String> known) {
        final int many = meant(typed, known).size();
        return many == 0 ? "there is no metric " + typed : many + " metrics end with " + typed;
    }

    /** Returns advice on a name that does not stand for one metric; never empty. */
    public static String advice(final String typed, final Collection<String> known) {
        final List<String> meant = meant(typed, known);
        if (meant.isEmpty()) {
            final String near = DidYouMean.suggestion(typed, known);
            return near.isEmpty() ? Launcher.NAME + " list metrics --scenario FILE lists them" : near;
        }
        final String more = meant.size() > MOST_LISTED ? ", ..." : "";
        return "write the whole name: " + String.join(", ", meant.subList(0, Math.min(MOST_LISTED, meant.size())))
                + more;
    }
}
