package org.sitrep.page;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;

/** Chooses the trials that a reader may want to watch: the best, the median and the worst of the first ones. */
final class TellingTrials {
    /** Trials among which they are chosen: few, as they are sorted for each answer. */
    static final int MOST = 1000;

    /** Worth of a trial without the value: less than any. */
    private static final long ABSENT = Long.MIN_VALUE / 2;

    /**
     * A trial worth watching.
     *
     * @param kind {@code best}, {@code median} or {@code worst}
     * @param of number of trials among which it was chosen
     * @param values by what it was judged, in words
     */
    record Told(String kind, int trial, int of, String values) {}

    private TellingTrials() {}

    /**
     * Returns the best, the median and the worst of the first trials; none without criteria or sound trials.
     *
     * @param values of the trials, the criteria among them
     * @param criteria the first decides; the next one decides among trials that are equal in it, and so on
     */
    static List<Told> of(final TrialValues values, final List<Slot> criteria) {
        if (criteria.isEmpty()) {
            return List.of();
        }
        final Comparator<Integer> bestFirst = criteria.stream()
                .map(slot -> Comparator.<Integer>comparingLong(trial -> -worth(values, slot, trial)))
                .reduce(Comparator::thenComparing)
                .orElseThrow();
        final List<Integer> order = IntStream.range(0, Math.min(values.trials(), MOST))
                .filter(trial -> worth(values, criteria.get(0), trial) > ABSENT)
                .boxed()
                .sorted(bestFirst)
                .toList();
        if (order.isEmpty()) {
            return List.of();
        }
        final int last = order.size() - 1;
        return List.of(
                told("best", order.get(0), order.size(), values, criteria),
                told("median", order.get(last / 2), order.size(), values, criteria),
                told("worst", order.get(last), order.size(), values, criteria));
    }

    private static Told told(
            final String kind, final int trial, final int of, final TrialValues values, final List<Slot> criteria) {
        return new Told(
                kind,
                trial,
                of,
                criteria.stream()
                        .map(slot -> slot.label() + ": " + text(slot, integer(values, slot, trial)))
                        .collect(Collectors.joining("; ")));
    }

    private static int integer(final TrialValues values, final Slot slot, final int trial) {
        return values.get(values.slots().indexOf(slot), trial);
    }

    /** Returns a number that is higher for a better trial. */
    private static long worth(final TrialValues values, final Slot slot, final int trial) {
        final long value = integer(values, slot, trial);
        return value == Outcome.ABSENT ? ABSENT : slot.better() == Slot.Better.LOWER ? -value : value;
    }

    private static String text(final Slot slot, final int value) {
        if (slot.kind() == Slot.Kind.FLAG) {
            return value == 1 ? "yes" : "no";
        }
        return value == Outcome.ABSENT ? "none" : Numbers.plain((double) value / slot.divisor(), 2);
    }
}
