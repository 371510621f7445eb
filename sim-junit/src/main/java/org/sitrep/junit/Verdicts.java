package org.sitrep.junit;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.opentest4j.AssertionFailedError;
import org.sitrep.stats.Estimate;

/**
 * The verdicts of a balance test.
 *
 * @param what scenario, bot and changes
 * @param trials number per side
 * @param seed of the dice
 * @param all one per expectation, in order
 */
public record Verdicts(String what, int trials, long seed, List<One> all) {
    /** State of an expectation. */
    public enum State {
        /** The interval lies within the expected range. */
        SHOWN,
        /** The evidence suffices that the true value lies outside the expected range. */
        REFUTED,
        /** Neither. */
        UNDECIDED
    }

    /**
     * The verdict on one expectation.
     *
     * @param metric name of the slot
     * @param expected range
     * @param seen the mean, or mean difference, with an interval that holds at all looks and jointly for all
     *     expectations
     * @param probability upper bound of the probability of this much evidence at any look if the expectation is true,
     *     adjusted by Holm's method for all expectations
     * @param state of the expectation
     */
    public record One(String metric, Expected expected, Estimate seen, double probability, State state) {
        @Override
        public String toString() {
            final String word = switch (state) {
                case SHOWN -> "shown";
                case REFUTED -> "REFUTED (p " + small(probability) + ")";
                case UNDECIDED -> "undecided";
            };
            return metric + ": expected " + expected + ", seen " + seen.shortForm() + " " + seen.unit() + ": " + word;
        }

        private static String small(final double probability) {
            return probability < 1e-9 ? "< 1e-9" : String.format(Locale.ROOT, "%.1g", probability);
        }
    }

    /** Copies the list. */
    public Verdicts {
        all = List.copyOf(all);
    }

    /** Returns whether any expectation has a state. */
    public boolean any(final State state) {
        return all.stream().anyMatch(one -> one.state() == state);
    }

    void orFail(final Undecided undecided) {
        if (any(State.REFUTED)) {
            throw new AssertionFailedError(toString());
        }
        if (any(State.UNDECIDED)) {
            undecided.tell(toString(), "\nUndecided: raise trials(...), or widen the expectation.");
        }
    }

    /** Returns what was played, and one line per expectation. */
    @Override
    public String toString() {
        return what + ", " + trials + " trials, seed " + seed + "\n"
                + all.stream().map(one -> "  " + one).collect(Collectors.joining("\n"));
    }
}
