package org.sitrep.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.analysis.MultivariateFunction;
import org.apache.commons.math3.optim.InitialGuess;
import org.apache.commons.math3.optim.MaxEval;
import org.apache.commons.math3.optim.SimpleBounds;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.optim.nonlinear.scalar.ObjectiveFunction;
import org.apache.commons.math3.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.apache.commons.math3.random.Well19937c;

/**
 * Improves weights by the evolution strategy CMA-ES (Hansen and Ostermeier 2001, "Completely derandomized
 * self-adaptation in evolution strategies"), as implemented in commons-math3. Each generation evaluates a population of
 * points around a mean and learns the direction of the next from their ranking. It requires only an objective value,
 * which may be noisy.
 *
 * <p>Measures against the noise: within a generation all points are evaluated on the same trials, so that they differ
 * by their weights and not by luck. Each generation gets fresh trials, so that the search does not overfit. No
 * evaluated point is returned, since the best of many is biased by luck. The result is a mean of the population, and
 * only if it beats the start on trials that no generation has played. With fewer than {@value #GENERATIONS_PER_WEIGHT}
 * generations per weight the search learns a step size for each weight but no correlations (Ros and Hansen 2008, "A
 * simple modification in CMA-ES achieving linear time and space complexity"): the data are too few for those.
 *
 * <p>The result is not proven to be better; that requires a test on further trials. Deterministic in its seed.
 * Thread-safe, stateless.
 */
public final class Tuner {
    /** Maximum distance of a weight from its start, in steps. */
    private static final double FARTHEST_STEPS = 20;

    /** Number of generations per weight from which the full covariance is learned. */
    private static final int GENERATIONS_PER_WEIGHT = 10;

    /** The objective of a search: the worth of weights. */
    public interface Worth {
        /**
         * Returns the worth, a finite number; greater is better.
         *
         * @param values in the order of the weights
         * @param round selects the trials: the same round stands for the same trials, another round for other trials
         */
        double of(double[] values, int round);
    }

    /**
     * The result of a search.
     *
     * @param values the weights found, in the order of the weights given; the starting ones if none did better
     * @param worth their worth in the last round
     * @param startWorth worth of the starting weights in the last round
     * @param tried number of sets of weights evaluated in total
     */
    public record Result(List<Double> values, double worth, double startWorth, int tried) {
        public Result {
            values = List.copyOf(values);
        }
    }

    private Tuner() {}

    /**
     * Searches for weights of greater worth. Round {@code g} of the worth is generation {@code g}. Round
     * {@code generations} is the last one and compares the finalists: the start, the mean of the last generation and
     * the mean of the latter half of all.
     *
     * @param weights at least one
     * @param worth called at most {@code population * generations + 3} times, round after round, always by this thread
     * @param population evaluations per generation, at least 2; {@code 4 + 3 ln n} is usual for {@code n} weights, more
     *     helps against noise
     * @param generations at least 1
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Result maximize(
            final List<Weight> weights,
            final Worth worth,
            final int population,
            final int generations,
            final long seed) {
        if (weights.isEmpty() || population < 2 || generations < 1) {
            throw new IllegalArgumentException(
                    weights.size() + " weights, population " + population + ", generations " + generations);
        }
        final Population points = new Population(weights, worth, population);
        final int diagonalOnly = generations < GENERATIONS_PER_WEIGHT * weights.size() ? 1 : 0;
        final CMAESOptimizer optimizer = new CMAESOptimizer(
                generations, 0, true, diagonalOnly, 1, new Well19937c(seed), false, (generation, before, now) -> false);
        optimizer.optimize(
                new MaxEval(Integer.MAX_VALUE),
                new ObjectiveFunction(points),
                GoalType.MAXIMIZE,
                new InitialGuess(new double[weights.size()]),
                bounds(weights.size()),
                new CMAESOptimizer.Sigma(filled(weights.size(), 1)),
                new CMAESOptimizer.PopulationSize(population));
        return points.best(generations);
    }

    private static SimpleBounds bounds(final int count) {
        return new SimpleBounds(filled(count, -FARTHEST_STEPS), filled(count, FARTHEST_STEPS));
    }

    private static double[] filled(final int count, final double value) {
        final double[] values = new double[count];
        Arrays.fill(values, value);
        return values;
    }

    private record Evaluated(double[] steps, double worth) {}

    /** Evaluates points and tracks the mean of the population. */
    private static final class Population implements MultivariateFunction {
        private final List<Weight> weights;
        private final Worth worth;
        private final int population;
        private final List<Evaluated> generation = new ArrayList<>();
        private final List<double[]> means = new ArrayList<>();
        private boolean begun;
        private int tried;

        Population(final List<Weight> weights, final Worth worth, final int population) {
            this.weights = weights;
            this.worth = worth;
            this.population = population;
        }

        @Override
        public double value(final double[] steps) {
            if (!begun) {
                // The optimizer evaluates its initial guess first and only stores the value.
                begun = true;
                return 0;
            }
            final double value = evaluate(steps, means.size());
            generation.add(new Evaluated(steps.clone(), value));
            if (generation.size() == population) {
                means.add(meanOfTheBetterHalf());
                generation.clear();
            }
            return value;
        }

        private double evaluate(final double[] steps, final int round) {
            tried++;
            return worth.of(values(steps), round);
        }

        private double[] values(final double[] steps) {
            final double[] values = new double[steps.length];
            for (int i = 0; i < steps.length; i++) {
                values[i] = weights.get(i).start() + steps[i] * weights.get(i).step();
            }
            return values;
        }

        /** Returns the mean of the next generation, with the weights of the optimizer, which does not expose it. */
        private double[] meanOfTheBetterHalf() {
            generation.sort(Comparator.comparingDouble(point -> -point.worth));
            final double[] mean = new double[weights.size()];
            double sum = 0;
            for (int rank = 0; rank < population / 2; rank++) {
                final double weight = Math.log(population / 2 + 0.5) - Math.log(rank + 1);
                add(mean, generation.get(rank).steps, weight);
                sum += weight;
            }
            return scaled(mean, 1 / sum);
        }

        private static void add(final double[] into, final double[] steps, final double weight) {
            for (int i = 0; i < into.length; i++) {
                into[i] += weight * steps[i];
            }
        }

        private static double[] scaled(final double[] steps, final double factor) {
            return Arrays.stream(steps).map(step -> step * factor).toArray();
        }

        private double[] meanOfTheLatterHalf() {
            final List<double[]> latter = means.subList(means.size() / 2, means.size());
            final double[] mean = new double[weights.size()];
            latter.forEach(steps -> add(mean, steps, 1));
            return scaled(mean, 1.0 / latter.size());
        }

        /** Plays the last round and returns its winner, or the start unless a finalist beats it. */
        Result best(final int lastRound) {
            double[] best = new double[weights.size()];
            final double startWorth = evaluate(best, lastRound);
            double bestWorth = startWorth;
            if (!means.isEmpty()) {
                for (final double[] finalist : List.of(meanOfTheLatterHalf(), means.get(means.size() - 1))) {
                    final double value = evaluate(finalist, lastRound);
                    if (value > bestWorth) {
                        best = finalist;
                        bestWorth = value;
                    }
                }
            }
            return new Result(Arrays.stream(values(best)).boxed().toList(), bestWorth, startWorth, tried);
        }
    }
}
