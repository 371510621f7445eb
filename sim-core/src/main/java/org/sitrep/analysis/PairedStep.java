package org.sitrep.analysis;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.RunResults;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.SlotTally;

/**
 * The paired differences of two sides, trial by trial.
 *
 * @param first number of the first side
 * @param second number of the other; differences are second less first
 * @param trials number of trials that both played
 * @param incomplete number of these that one or both sides aborted; they are excluded from the sums
 * @param sums one per slot, in the layout's order
 */
public record PairedStep(int first, int second, long trials, long incomplete, List<PairSums> sums) {
    public PairedStep {
        sums = List.copyOf(sums);
        if (incomplete < 0 || incomplete > trials) {
            throw new IllegalArgumentException(incomplete + " of " + trials + " trials incomplete");
        }
    }

    /** Returns the steps of a run over the given pairs, in their order. */
    public static List<PairedStep> of(final List<PairedRun.Pair> pairs, final PairedRunResult result) {
        return IntStream.range(0, pairs.size())
                .mapToObj(p -> of(pairs.get(p), result.pairs().get(p)))
                .toList();
    }

    private static PairedStep of(final PairedRun.Pair pair, final PairTally tally) {
        return new PairedStep(pair.first(), pair.second(), tally.trials(), tally.incomplete(), tally.sums());
    }

    /** Returns whether this step belongs to a pair and covers all slots and trials that a side has played. */
    boolean fits(final PairedRun.Pair pair, final RunResult side) {
        return first == pair.first()
                && second == pair.second()
                && trials == side.playedEnd() - side.firstTrial()
                && side.layout().slots().stream()
                        .map(Slot::name)
                        .toList()
                        .equals(sums.stream().map(PairSums::name).toList());
    }

    /**
     * Checks sums that come from outside against what the sides count alone.
     *
     * @param sides results by number; a side beyond them is not known
     * @throws IllegalArgumentException if no trials have these sums
     */
    public void requireCounted(final List<RunResult> sides) {
        final List<RunResult> known = IntStream.of(first, second)
                .filter(side -> side >= 0 && side < sides.size())
                .mapToObj(sides::get)
                .toList();
        if (known.stream().anyMatch(side -> side.playedEnd() - side.firstTrial() != trials)) {
            throw new IllegalArgumentException(
                    "sides " + first + " and " + second + " have not played " + trials + " trials together");
        }
        for (final PairSums pairs : sums) {
            final Optional<SlotTally> one = tally(sides, first, pairs);
            final Optional<SlotTally> other = tally(sides, second, pairs);
            // Of the differences; integers that differ do so by 1 at least.
            final BigInteger squares = BigInteger.valueOf(pairs.firstSquares())
                    .add(BigInteger.valueOf(pairs.secondSquares()))
                    .subtract(BigInteger.valueOf(pairs.products()).shiftLeft(1));
            final long together = one.isPresent() && other.isPresent()
                    ? one.get().n() + other.get().n() - trials
                    : 0;
            if (pairs.n() > trials - incomplete
                    || pairs.n() < together
                    || squares.compareTo(BigInteger.valueOf(pairs.differing())) < 0
                    || squares.signum() != Long.signum(pairs.differing())
                    || !isPart(pairs.n(), pairs.first(), pairs.firstSquares(), one)
                    || !isPart(pairs.n(), pairs.second(), pairs.secondSquares(), other)) {
                throw new IllegalArgumentException("the sums of " + pairs.name() + " of sides " + first + " and "
                        + second + " are not those of their trials");
            }
        }
    }

    private static Optional<SlotTally> tally(final List<RunResult> sides, final int side, final PairSums pairs) {
        return side < 0 || side >= sides.size()
                ? Optional.empty()
                : sides.get(side).tallies().stream()
                        .filter(tally -> tally.name().equals(pairs.name()))
                        .findFirst();
    }

    /** Returns whether some trials of a side may have these sums, as far as the sums of all of them tell. */
    private static boolean isPart(final long n, final long sum, final long squares, final Optional<SlotTally> known) {
        return known.isEmpty()
                || (n == known.get().n()
                        ? sum == known.get().sum() && squares == known.get().sumOfSquares()
                        : n < known.get().n() && squares <= known.get().sumOfSquares());
    }

    /** Returns whether two sides have played the same trials with the same layout. */
    static boolean sameTrials(final RunResult one, final RunResult other) {
        return other.layout().equals(one.layout())
                && other.seed() == one.seed()
                && other.firstTrial() == one.firstTrial()
                && other.playedEnd() == one.playedEnd();
    }

    /** Returns the sums of a slot. */
    public PairSums sums(final Slot slot) {
        return sums.stream()
                .filter(s -> s.name().equals(slot.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no slot " + slot.name()));
    }

    /** Returns the paired difference of a slot, second less first, in its unit. */
    public Estimate difference(final Slot slot, final double level) {
        return PairedDifference.estimate(slot, sums(slot), level);
    }

    /** Returns the amount by which the second side is better: the difference, negated where less is better. */
    Estimate gain(final Slot slot, final double level) {
        return difference(slot, level).gain(slot.better());
    }

    /**
     * Returns the step over both sets of trials, which must be disjoint.
     *
     * @throws IllegalArgumentException if the steps belong to different sides or slots
     */
    PairedStep combine(final PairedStep other) {
        if (first != other.first || second != other.second || sums.size() != other.sums.size()) {
            throw new IllegalArgumentException("cannot combine steps of different ladders");
        }
        final List<PairSums> both = RunResults.pairwise(sums, other.sums, PairSums::combine);
        return new PairedStep(
                first, second, Math.addExact(trials, other.trials), Math.addExact(incomplete, other.incomplete), both);
    }
}
