package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Seat;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.ChiSquare;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;

/**
 * Seeds and trial indices that differ in one bit give trials that have nothing to do with each other: over many pairs,
 * their decisions, and every slot that varies, are uncorrelated. The ordinary build takes every sixteenth bit.
 *
 * <p>False alarm: a correlation is held to 6.7 standard errors, 2 · 10^-11 under the normal law, and only of slots in
 * which enough trials differ for that law; the sum of the squares of a slot, one per bit, to a p-value of 10^-9. With
 * some 100 slots of two seats, 4 · 10^-7 in all under the normal law, and 4 · 10^-5 with tails a hundred times as
 * heavy.
 */
@Tag("contract")
@Tag("slow")
class UnrelatedSeedsTest {
    private static final long SEED = 1967;
    private static final double LIMIT = 6.7;

    /** A slot counts if at least so many trials have another value than the commonest. */
    private static final int ENOUGH = 50;

    static Stream<Seat> seats() {
        return Catalogue.swiftSeats();
    }

    @ParameterizedTest
    @MethodSource("seats")
    void trialsOfNeighbouringSeedsAndIndicesAreUnrelated(final Seat seat) {
        final int trials = seat.allTrials(600, Deep.or(100, 150), 50);
        final Played played = new Played(seat, trials);
        final double[][] base = played.under(0, 0);
        final double[] squares = new double[base.length];
        final int step = Deep.or(32, 1);
        final List<String> failed = new ArrayList<>();
        for (int bit = 0; bit < 128; bit += step) {
            final long seedBit = bit < 64 ? 1L << bit : 0;
            final long indexBit = bit < 64 ? 0 : 1L << bit;
            final double[][] other = played.under(seedBit, indexBit);
            for (int slot = 0; slot < base.length; slot++) {
                if (base[slot] != null && other[slot] != null) {
                    final double z = correlation(base[slot], other[slot]) * Math.sqrt(trials - 1);
                    squares[slot] += z * z;
                    if (Math.abs(z) > LIMIT) {
                        failed.add(String.format(Locale.ROOT, "bit %d, %s: %.2f", bit, played.name(slot), z));
                    }
                }
            }
        }
        assertEquals(List.of(), failed);
        assertTrue(correlation(base[0], base[0]) * Math.sqrt(trials - 1) > LIMIT, "trials that are the same are found");
        int counted = 0;
        for (int slot = 0; slot < squares.length; slot++) {
            if (base[slot] != null) {
                counted++;
                final double p = ChiSquaredDistribution.of(128 / step).survivalProbability(squares[slot]);
                assertTrue(p >= ChiSquare.FALSE_ALARM, "sum of squares, " + played.name(slot) + ": p = " + p);
            }
        }
        assertTrue(counted >= 3, "slots that vary: " + counted);
    }

    private static double correlation(final double[] one, final double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }

    /** Trials of one seat, each slot of them with mean 0 and length 1, or null if it hardly varies. */
    private static final class Played {
        private final OutcomeLayout layout;
        private final Playout playout;
        private final Outcome outcome;
        private final int trials;

        Played(final Seat seat, final int trials) {
            layout = seat.scenario().compiled().layout();
            playout = seat.scenario()
                    .compiled()
                    .newPlayout(seat.bot(), seat.scenario().bound());
            outcome = new Outcome(layout);
            this.trials = trials;
        }

        String name(final int slot) {
            return slot == 0 ? "decisions" : layout.slots().get(slot - 1).name();
        }

        double[][] under(final long seedBit, final long indexBit) {
            final double[][] values = new double[outcome.size() + 1][trials];
            final TrialKey key = new TrialKey();
            for (int trial = 0; trial < trials; trial++) {
                outcome.reset();
                // Far from each other, so that no index is another's neighbour.
                playout.play(key.set(SEED ^ seedBit, trial * 0x1_0001_0001L ^ indexBit), outcome);
                values[0][trial] = outcome.decisions();
                for (int slot = 0; slot < outcome.size(); slot++) {
                    final int value = outcome.get(slot);
                    values[slot + 1][trial] = value == Outcome.ABSENT ? 0 : value;
                }
            }
            for (int slot = 0; slot < values.length; slot++) {
                values[slot] = standardised(values[slot]);
            }
            return values;
        }

        private static double[] standardised(final double[] values) {
            final Map<Double, Integer> often = new HashMap<>();
            double mean = 0;
            for (final double value : values) {
                often.merge(value, 1, Integer::sum);
                mean += value / values.length;
            }
            if (values.length - often.values().stream().max(Integer::compare).orElseThrow() < ENOUGH) {
                return null;
            }
            double square = 0;
            for (final double value : values) {
                square += (value - mean) * (value - mean);
            }
            final double[] standard = new double[values.length];
            for (int i = 0; i < values.length; i++) {
                standard[i] = (values[i] - mean) / Math.sqrt(square);
            }
            return standard;
        }
    }
}
