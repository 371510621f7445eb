package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.SobolPairs;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Jackknife;

/**
 * Computes shares of variance from pairs of points: of each factor alone (Saltelli and others, Comput. Phys. Commun.
 * 181 (2010), 259-270, table 2 (b)) and in total (Jansen, Comput. Phys. Commun. 117 (1999), 35-43).
 *
 * <p>A share is a ratio of two sums over all pairs. Its interval leaves out each of the independent sequences of pairs
 * in turn. The mean of the sequences' own ratios would be biased: a short sequence knows the variance poorly.
 *
 * <p>A response is the mean of trials and has their noise, which would add to every square. The contribution of the
 * trials to each square and product is estimated from blocks of them and subtracted. Sums of squares are then unbiased,
 * however few trials there are.
 */
final class SobolShares {
    private static final int A = 0;
    private static final int B = 1;
    private static final int EXCHANGED = 2;
    /** Level at which the metric must be shown to vary at all. */
    private static final double SURE = 0.95;

    private final Responses responses;
    private final List<List<Integer>> rows = new ArrayList<>();
    /** The number of each row's sequence, among those of which a row was played. */
    private final List<Integer> sequenceOf = new ArrayList<>();

    private final int sequences;
    private final double[][] means;
    private final int blocks;

    SobolShares(final Design design, final Responses responses, final int blocks) {
        this.responses = responses;
        this.blocks = blocks;
        means = responses.blockMeans(blocks);
        // A row with an unplayed point lacks some factors; it is left out for all of them alike.
        final int length = design.rows().size() / SobolPairs.SEQUENCES;
        int met = 0;
        for (int s = 0; s < SobolPairs.SEQUENCES; s++) {
            for (final List<Integer> row : design.rows().subList(s * length, (s + 1) * length)) {
                if (row.stream().allMatch(responses::isPlayed)) {
                    rows.add(row);
                    sequenceOf.add(met);
                }
            }
            met += sequenceOf.contains(met) ? 1 : 0;
        }
        sequences = met;
    }

    /**
     * Returns the shares of a factor; empty if there are too few pairs, or the metric is not shown to vary over the
     * space at all.
     */
    Optional<Effect.Shares> of(final int f, final double level) {
        if (sequences < Jackknife.MIN_GROUPS || blocks < Jackknife.MIN_GROUPS) {
            return Optional.empty();
        }
        final Terms all = new Terms(f, -1);
        final Terms[] without =
                IntStream.range(0, blocks).mapToObj(k -> new Terms(f, k)).toArray(Terms[]::new);
        if (!(estimate(all, without, Terms::variance, SURE).low() > 0)) {
            return Optional.empty();
        }
        return Optional.of(new Effect.Shares(
                estimate(all, without, Terms::first, level), estimate(all, without, Terms::total, level), rows.size()));
    }

    /** A statistic without one sequence; -1 leaves none out. */
    private interface Statistic {
        double of(Terms terms, int withoutSequence);
    }

    private Estimate estimate(
            final Terms all, final Terms[] withoutBlock, final Statistic statistic, final double level) {
        return Jackknife.estimate(
                (sequence, block) -> statistic.of(block < 0 ? all : withoutBlock[block], sequence),
                sequences,
                blocks,
                level,
                responses.trials(),
                "share");
    }

    /** The contribution of each row to the sums, without one block of trials. */
    private final class Terms {
        private final double[] a = new double[rows.size()];
        private final double[] b = new double[rows.size()];
        private final double[] exchanged = new double[rows.size()];
        /** Contribution of the trials alone to the squares of a and b about the mean of all. */
        private final double[] squareNoise = new double[rows.size()];
        /** Contribution of the trials alone to the product of b with the change. */
        private final double[] productNoise = new double[rows.size()];
        /** Contribution of the trials alone to the square of the change. */
        private final double[] changeNoise = new double[rows.size()];

        private final int without;

        private Terms(final int f, final int without) {
            this.without = without;
            final double[] middle = new double[blocks];
            for (final List<Integer> row : rows) {
                for (int k = 0; k < blocks; k++) {
                    middle[k] += (means[row.get(A)][k] + means[row.get(B)][k]) / (2 * rows.size());
                }
            }
            for (int r = 0; r < a.length; r++) {
                final double[] ofA = means[rows.get(r).get(A)];
                final double[] ofB = means[rows.get(r).get(B)];
                final double[] ofExchanged = means[rows.get(r).get(EXCHANGED + f)];
                a[r] = mean(ofA);
                b[r] = mean(ofB);
                exchanged[r] = mean(ofExchanged);
                final double[] fromMiddle = difference(ofB, middle);
                final double[] change = difference(ofExchanged, ofA);
                squareNoise[r] = noiseCovariance(difference(ofA, middle), difference(ofA, middle))
                        + noiseCovariance(fromMiddle, fromMiddle);
                productNoise[r] = noiseCovariance(fromMiddle, change);
                changeNoise[r] = noiseCovariance(change, change);
            }
        }

        private double mean(final double[] of) {
            return Jackknife.mean(of, without);
        }

        private int left() {
            return blocks - (without < 0 ? 0 : 1);
        }

        private double[] difference(final double[] first, final double[] second) {
            return IntStream.range(0, blocks)
                    .mapToDouble(k -> first[k] - second[k])
                    .toArray();
        }

        /** Returns the covariance of two means over trials, estimated from their differences between blocks. */
        private double noiseCovariance(final double[] first, final double[] second) {
            final double firstMean = mean(first);
            final double secondMean = mean(second);
            double sum = 0;
            for (int k = 0; k < blocks; k++) {
                sum += k == without ? 0 : (first[k] - firstMean) * (second[k] - secondMean);
            }
            return sum / left() / (left() - 1);
        }

        /** Returns the mean of a term over all rows but those of one sequence. */
        private double meanOver(final int withoutSequence, final IntToDoubleFunction term) {
            return IntStream.range(0, a.length)
                    .filter(r -> sequenceOf.get(r) != withoutSequence)
                    .mapToDouble(term)
                    .average()
                    .orElse(Double.NaN);
        }

        private double middle(final int withoutSequence) {
            return meanOver(withoutSequence, r -> (a[r] + b[r]) / 2);
        }

        private double variance(final int withoutSequence) {
            final double middle = middle(withoutSequence);
            final double values =
                    2 * sequenceOf.stream().filter(s -> s != withoutSequence).count();
            return values
                    / (values - 1)
                    * meanOver(
                            withoutSequence, r -> (square(a[r] - middle) + square(b[r] - middle) - squareNoise[r]) / 2);
        }

        private double first(final int withoutSequence) {
            final double middle = middle(withoutSequence);
            return meanOver(withoutSequence, r -> (b[r] - middle) * (exchanged[r] - a[r]) - productNoise[r])
                    / variance(withoutSequence);
        }

        private double total(final int withoutSequence) {
            return meanOver(withoutSequence, r -> (square(exchanged[r] - a[r]) - changeNoise[r]) / 2)
                    / variance(withoutSequence);
        }

        private double square(final double x) {
            return x * x;
        }
    }
}
