package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import org.apache.commons.statistics.distribution.TDistribution;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.design.MorrisWalks;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Jackknife;
import org.sitrep.stats.TrialMean;

/**
 * Computes elementary effects of walks: their mean, their mean size and their spread, as {@link Effect.Elementary}
 * defines them.
 *
 * <p>A response is the mean of trials and has their noise, which would make zero effects appear to have sizes and
 * spreads. So the sign of an effect in one half of the trials is taken from the other half: an effect of 0 then has a
 * size of 0 on average. The variance due to the trials alone is subtracted from the variance of the effects.
 */
final class MorrisEffects {
    private final Design design;
    private final Responses responses;
    private final double[][] means;
    private final int blocks;

    /** A share of the metric's range below which a spread is due to rounding. */
    private static final double ROUNDING = 1e-9;

    /** A step of a walk that changes the factor; a number rises from the first point to the second. */
    private record Step(int from, int to) {}

    MorrisEffects(final Design design, final Responses responses, final int blocks) {
        this.design = design;
        this.responses = responses;
        this.blocks = blocks;
        means = responses.blockMeans(blocks);
    }

    /** Returns the elementary effects of a factor; empty if there are too few. */
    Optional<Effect.Elementary> of(final int f, final double level) {
        final Factor factor = design.factors().get(f);
        final double[][] effects = effects(steps(f));
        if (effects.length < Jackknife.MIN_GROUPS || blocks < Jackknife.MIN_GROUPS) {
            return Optional.empty();
        }
        final Estimate variance = estimate(effects, MorrisEffects::variance, level);
        // Two tests for any effect at all: each gets half of the error probability.
        final double half = 1 - (1 - level) / 2;
        final Estimate mean = estimate(effects, MorrisEffects::mean, half);
        final boolean numeric = factor.isNumeric();
        return Optional.of(new Effect.Elementary(
                MorrisWalks.step(factor),
                numeric ? Optional.of(mean) : Optional.empty(),
                estimate(effects, MorrisEffects::size, level),
                new Estimate(
                        root(variance.value()),
                        root(variance.low()),
                        root(variance.high()),
                        level,
                        variance.n(),
                        variance.unit(),
                        variance.method()),
                effects.length,
                shows(effects, half) || numeric && (mean.low() > 0 || mean.high() < 0)));
    }

    private double root(final double square) {
        final double root = Math.sqrt(Math.max(0, square));
        return root < ROUNDING * responses.range() ? 0 : root;
    }

    private List<Step> steps(final int f) {
        final Factor factor = design.factors().get(f);
        final List<Step> steps = new ArrayList<>();
        for (final List<Integer> walk : design.rows()) {
            for (int i = 1; i < walk.size(); i++) {
                final int from = walk.get(i - 1);
                final int to = walk.get(i);
                final String before = design.points().get(from).get(f);
                final String after = design.points().get(to).get(f);
                if (!before.equals(after) && responses.isPlayed(from) && responses.isPlayed(to)) {
                    steps.add(
                            factor.isNumeric() && number(after) < number(before)
                                    ? new Step(to, from)
                                    : new Step(from, to));
                }
            }
        }
        return steps;
    }

    private static double number(final String value) {
        return Double.parseDouble(value);
    }

    /** Returns the effects, one row per walk, in each block of trials. */
    private double[][] effects(final List<Step> steps) {
        return steps.stream()
                .map(step -> IntStream.range(0, blocks)
                        .mapToDouble(k -> means[step.to][k] - means[step.from][k])
                        .toArray())
                .toArray(double[][]::new);
    }

    /** A statistic of effects without one row and one block; -1 leaves none out. */
    private interface Statistic {
        double of(double[][] effects, int withoutRow, int withoutBlock);
    }

    private Estimate estimate(final double[][] effects, final Statistic statistic, final double level) {
        return Jackknife.estimate(
                (row, block) -> statistic.of(effects, row, block),
                effects.length,
                blocks,
                level,
                responses.trials(),
                responses.slot().unit());
    }

    private static double mean(final double[][] effects, final int withoutRow, final int withoutBlock) {
        double sum = 0;
        for (int r = 0; r < effects.length; r++) {
            sum += r == withoutRow ? 0 : Jackknife.mean(effects[r], withoutBlock);
        }
        return sum / rows(effects, withoutRow);
    }

    private static int rows(final double[][] effects, final int withoutRow) {
        return effects.length - (withoutRow < 0 ? 0 : 1);
    }

    private static double size(final double[][] effects, final int withoutRow, final int withoutBlock) {
        double sum = 0;
        for (int r = 0; r < effects.length; r++) {
            if (r != withoutRow) {
                sum += size(effects[r], withoutBlock);
            }
        }
        return sum / rows(effects, withoutRow);
    }

    private static double size(final double[] effect, final int withoutBlock) {
        final double even = half(effect, 0);
        final double odd = half(effect, 1);
        if (withoutBlock >= 0) {
            // The sign is fixed: a possible change of sign is not part of the noise of the size.
            return Math.signum(even + odd) * Jackknife.mean(effect, withoutBlock);
        }
        return (Math.signum(even) * odd + Math.signum(odd) * even) / 2;
    }

    private static double half(final double[] effect, final int from) {
        double sum = 0;
        int blocks = 0;
        for (int k = from; k < effect.length; k += 2) {
            sum += effect[k];
            blocks++;
        }
        return sum / blocks;
    }

    /**
     * Returns whether there is any effect at these places. The signs come from one half of the trials; with them, the
     * mean in the other half exceeds 0 by more than the noise of the trials. Nothing is assumed about the places.
     */
    private boolean shows(final double[][] effects, final double level) {
        final double[] signed = new double[blocks / 2];
        for (final double[] effect : effects) {
            final double sign = Math.signum(half(effect, 0));
            for (int k = 0; k < signed.length; k++) {
                signed[k] += sign * effect[2 * k + 1] / effects.length;
            }
        }
        // A mean over a block of trials is nearly normal, even if the trials are not.
        final int n = signed.length;
        final double error = new StandardDeviation().evaluate(signed) / Math.sqrt(n);
        final double mean = TrialMean.mean(signed);
        return mean > 0
                && (error == 0 || TDistribution.of(n - 1.0).survivalProbability(mean / error) < (1 - level) / 2);
    }

    private static double variance(final double[][] effects, final int withoutRow, final int withoutBlock) {
        final double mean = mean(effects, withoutRow, withoutBlock);
        final double[] meanOfBlock = new double[effects[0].length];
        for (int r = 0; r < effects.length; r++) {
            for (int k = 0; k < meanOfBlock.length && r != withoutRow; k++) {
                meanOfBlock[k] += effects[r][k] / rows(effects, withoutRow);
            }
        }
        double squares = 0;
        for (int r = 0; r < effects.length; r++) {
            if (r != withoutRow) {
                final double deviation = Jackknife.mean(effects[r], withoutBlock) - mean;
                squares += deviation * deviation - noiseVariance(effects[r], meanOfBlock, deviation, withoutBlock);
            }
        }
        return squares / (rows(effects, withoutRow) - 1);
    }

    /** Returns the variance that the trials alone give to a deviation from the mean of all rows. */
    private static double noiseVariance(
            final double[] effect, final double[] meanOfBlock, final double deviation, final int withoutBlock) {
        double squares = 0;
        int blocks = 0;
        for (int k = 0; k < effect.length; k++) {
            if (k != withoutBlock) {
                final double off = effect[k] - meanOfBlock[k] - deviation;
                squares += off * off;
                blocks++;
            }
        }
        return squares / blocks / (blocks - 1);
    }
}
