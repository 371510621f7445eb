package org.sitrep.analysis.decisions;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.analysis.race.Elimination;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;

/**
 * Compares the options of one decision. A search by sequential halving finds the best other option; fresh rollouts then
 * estimate the loss against it. So the choice of the option does not bias the estimate.
 *
 * @param slot slot that is judged, with the direction of the side that decides
 * @param options number of options, at least 2
 * @param taken index of the option that was taken
 */
record OptionSearch(Slot slot, int options, int taken, Rollouts rollouts) {
    private static final int LEAST_FIRST_LOOK = 4;

    /**
     * The best other option of a search.
     *
     * @param option its index
     * @param gain its mean advantage over the option taken, as integers of the slot; not above 0 if it is no better
     * @param promise gain in standard errors, by which decisions are ranked
     */
    record Found(int option, double gain, double promise) {}

    /**
     * Searches with about the given number of rollouts, but at least a few of each option. Plays the rollouts from 0.
     */
    Found search(final int budget) {
        final int[] others =
                IntStream.range(0, options).filter(option -> option != taken).toArray();
        final int rounds = 32 - Integer.numberOfLeadingZeros(others.length);
        final int first = Math.max(LEAST_FIRST_LOOK, budget / (options * rounds));
        final Elimination halving = new Elimination(
                others.length,
                new Elimination.Limits(0, first, budget, Long.MAX_VALUE, 1),
                slot,
                values -> values.row(0),
                (arm, from, trials, aborted) -> Optional.of(play(others[arm], from, trials)));
        halving.begin();
        halving.run((arm, leader) -> false, () -> false);
        final Elimination.Arm best = halving.leader();
        return found(
                others[best.number()],
                best.row(),
                play(taken, 0, best.row().length).row(0));
    }

    private TrialValues play(final int option, final long from, final int trials) {
        final int[] values = new int[trials];
        for (int t = 0; t < trials; t++) {
            values[t] = rollouts.value(option, from + t);
        }
        return new TrialValues(List.of(slot), from, trials, 0, new int[][] {values});
    }

    private Found found(final int option, final int[] best, final int[] own) {
        long n = 0;
        double sum = 0;
        double squares = 0;
        for (int t = 0; t < own.length; t++) {
            if (own[t] != Outcome.ABSENT && best[t] != Outcome.ABSENT) {
                final double gain = sign() * ((double) best[t] - own[t]);
                n++;
                sum += gain;
                squares += gain * gain;
            }
        }
        final double mean = n == 0 ? 0 : sum / n;
        // One more trial with a difference of 1: a constant difference of few trials is not infinitely certain.
        final double variance = n == 0 ? 1 : (squares - n * mean * mean + 1) / n;
        return new Found(option, mean, mean / Math.sqrt(variance / Math.max(1, n)));
    }

    private int sign() {
        return slot.better() == Slot.Better.LOWER ? -1 : 1;
    }

    /**
     * Returns the loss of the option taken against another one; positive if the other is better.
     *
     * @param from first rollout, after those of the search
     * @param pairs number of rollouts of each
     * @param level level of the interval
     */
    Estimate loss(final int other, final long from, final int pairs, final double level) {
        final Differences differences = new Differences(slot);
        for (int t = 0; t < pairs; t++) {
            final int own = rollouts.value(taken, from + t);
            final int best = rollouts.value(other, from + t);
            differences.accept(sign() > 0 ? own : best, sign() > 0 ? best : own);
        }
        return differences.fixed(level);
    }
}
