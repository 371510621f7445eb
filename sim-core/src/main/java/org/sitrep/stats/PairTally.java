package org.sitrep.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

/**
 * Tallies trials that two sides played on the same dice, slot by slot, for paired differences. All sums are integers,
 * so {@link #combine} is associative and commutative, and results do not depend on the thread or order of play.
 *
 * <p>Memory: 72 bytes per slot. Not thread-safe: use one per worker. A tally that has thrown is invalid and must be
 * discarded.
 */
public final class PairTally {
    private final OutcomeLayout layout;
    /** The sums of slot s are in {@code WIDTH * s … WIDTH * s + 8}, see {@link PairSums#at}. */
    private final long[] sums;

    private long trials;
    private long incomplete;

    public PairTally(final OutcomeLayout layout) {
        this.layout = layout;
        sums = new long[PairSums.WIDTH * layout.slots().size()];
    }

    /**
     * Adds one trial. A trial that was aborted on either side counts as incomplete, and its slots are ignored. A slot
     * that is absent on either side is ignored. Allocates nothing.
     *
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public void accept(final Outcome first, final Outcome second) {
        trials++;
        if (first.aborted() || second.aborted()) {
            incomplete++;
            return;
        }
        final long[] sums = this.sums;
        for (int s = 0, at = 0; at < sums.length; s++, at += PairSums.WIDTH) {
            final int a = first.get(s);
            final int b = second.get(s);
            if (a != Outcome.ABSENT && b != Outcome.ABSENT) {
                PairSums.add(sums, at, a, b);
            }
        }
    }

    /**
     * Adds the trials of another tally of the same layout, which must be disjoint from these.
     *
     * @throws IllegalArgumentException if the layouts differ
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public void combine(final PairTally other) {
        if (!layout.equals(other.layout)) {
            throw new IllegalArgumentException("cannot combine pairs of different layouts");
        }
        trials = Math.addExact(trials, other.trials);
        incomplete = Math.addExact(incomplete, other.incomplete);
        PairSums.combine(sums, other.sums);
    }

    /** Writes this tally, or replaces it by one of the same layout. */
    public void exchange(final Exchange with) {
        with.numbers(sums);
        trials = with.number(trials);
        incomplete = with.number(incomplete);
    }

    /** Returns all numbers of this tally, for {@link #of}. */
    public long[] numbers() {
        final long[] numbers = Arrays.copyOf(sums, sums.length + 2);
        numbers[sums.length] = trials;
        numbers[sums.length + 1] = incomplete;
        return numbers;
    }

    /**
     * Returns the tally with the given numbers.
     *
     * @param numbers those of a tally of the same layout
     * @throws IllegalArgumentException if the numbers are inconsistent
     */
    public static PairTally of(final OutcomeLayout layout, final long[] numbers) {
        final PairTally tally = new PairTally(layout);
        if (numbers.length != tally.sums.length + 2) {
            throw new IllegalArgumentException(numbers.length + " numbers for " + tally.sums.length);
        }
        System.arraycopy(numbers, 0, tally.sums, 0, tally.sums.length);
        tally.trials = numbers[tally.sums.length];
        tally.incomplete = numbers[tally.sums.length + 1];
        // Each of the sums checks itself.
        tally.sums();
        return tally;
    }

    /** Returns the number of trials added. */
    public long trials() {
        return trials;
    }

    /** Returns the number of trials that were aborted on one side or both. */
    public long incomplete() {
        return incomplete;
    }

    /** Returns the sums of every slot, in the layout's order. */
    public List<PairSums> sums() {
        final List<PairSums> all = new ArrayList<>();
        for (final Slot slot : layout.slots()) {
            all.add(PairSums.at(slot.name(), sums, PairSums.WIDTH * all.size()));
        }
        return List.copyOf(all);
    }
}
