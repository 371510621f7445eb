package org.sitrep.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;

/**
 * Adds up trials that two sides played on the same dice, slot by slot: the sums behind paired differences. Everything
 * is an integer, so that {@link #combine} is associative and commutative and no result depends on who played what when.
 *
 * <p>Memory: 56 bytes a slot. Not thread-safe: one a worker. A tally that threw is spoiled and must be dropped.
 */
public final class PairTally {
    private final OutcomeLayout layout;
    /** The sums of slot s lie in {@code WIDTH * s … WIDTH * s + 6}, see {@link PairSums#at}. */
    private final long[] sums;

    private long trials;
    private long incomplete;

    public PairTally(final OutcomeLayout layout) {
        this.layout = layout;
        sums = new long[PairSums.WIDTH * layout.slots().size()];
    }

    /**
     * Adds one trial. One that either side gave up counts as incomplete and its slots for nothing; a slot that is
     * absent on either side counts for nothing. Allocates nothing.
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
     * Adds all trials of another tally of the same layout; the trials must be others.
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
        for (int i = 0; i < sums.length; i++) {
            sums[i] = Math.addExact(sums[i], other.sums[i]);
        }
    }

    /** Returns all that it holds, for {@link #of}. */
    public long[] numbers() {
        final long[] numbers = Arrays.copyOf(sums, sums.length + 2);
        numbers[sums.length] = trials;
        numbers[sums.length + 1] = incomplete;
        return numbers;
    }

    /**
     * Returns the tally that holds what another one did.
     *
     * @param numbers of one of the same layout
     * @throws IllegalArgumentException if they cannot be
     */
    public static PairTally of(final OutcomeLayout layout, final long[] numbers) {
        final PairTally tally = new PairTally(layout);
        if (numbers.length != tally.sums.length + 2) {
            throw new IllegalArgumentException(numbers.length + " numbers for " + tally.sums.length);
        }
        System.arraycopy(numbers, 0, tally.sums, 0, tally.sums.length);
        tally.trials = numbers[tally.sums.length];
        tally.incomplete = numbers[tally.sums.length + 1];
        // Each checks itself.
        tally.sums();
        return tally;
    }

    /** Returns how many trials were added. */
    public long trials() {
        return trials;
    }

    /** Returns how many of them one side or both gave up. */
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
