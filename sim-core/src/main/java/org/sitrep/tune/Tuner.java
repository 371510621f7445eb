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
 * self-adaptation in evolution strategies"), as commons-math3 has it: generation after generation it tries a population
 * of points around a mean and learns from their order in which directions to go on. It asks for nothing but a worth,
 * which may be noisy.
 *
 * <p>Against the noise: within a generation all points are tried on the same trials, so that they differ by their
 * weights and not by their luck, and each generation gets fresh trials, so that nothing is learned by heart. No point
 * that was tried is the answer, since the best of many has been lucky; the answer is a mean of the population, and only
 * if it does better than the start on trials that no generation has played. Below {@value #GENERATIONS_A_WEIGHT}
 * generations a weight it learns how far to step along each weight, but not how weights go together (Ros and Hansen
 * 2008, "A simple modification in CMA-ES achieving linear time and space complexity"): there is too little to learn
 * that from.
 *
 * <p>Nothing it finds is proven better: that has to be tried on further trials. Deterministic in its seed. Thread-safe,
 * no state.
 */
public final class Tuner {
    /** No weight goes further than so many steps from its start. */
    private static final double FARTHEST_STEPS = 20;

    /** From so many generations a weight the full covariance is worth learning. */
    private static final int GENERATIONS_A_WEIGHT = 10;

    /** What weights are worth. */
    public interface Worth {
        /**
         * Returns the worth, the greater the better; finite.
         *
         * @param values in the order of the weights
         * @param round which trials to try them on: the same round, the same trials; another round, others
         */
        double of(double[] values, int round);
    }

    /**
     * What was found.
     *
     * @param values the weights found, in the order asked for; the starting ones if none did better
     * @param worth theirs in the last round
     * @param startWorth that of the starting weights in the last round
     * @param tried how many sets of weights were tried in all
     */
    public record Result(List<Double> values, double worth, double startWorth, int tried) {
        public Result {
            values = List.copyOf(values);
        }
    }

    private Tuner() {}

    /**
     * Looks for weights of greater worth. Round {@code g} of the worth is generation {@code g}; round
     * {@code generations} is the last one, in which the finalists meet: the start, the mean of the last generation and
     * the mean of the latter half of all.
     *
     * @param weights at least one
     * @param worth called {@code population * generations + 3} times at most, round after round, always by this thread
     * @param population tries a generation, at least 2; {@code 4 + 3 ln n} is usual for {@code n} weights, more helps
     *     against noise
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
        final Trials trials = new Trials(weights, worth, population);
        final int diagonalOnly = generations < GENERATIONS_A_WEIGHT * weights.size() ? 1 : 0;
        final CMAESOptimizer optimizer = new CMAESOptimizer(
                generations, 0, true, diagonalOnly, 1, new Well19937c(seed), false, (generation, before, now) -> false);
        optimizer.optimize(
                new MaxEval(Integer.MAX_VALUE),
                new ObjectiveFunction(trials),
                GoalType.MAXIMIZE,
                new InitialGuess(new double[weights.size()]),
                bounds(weights.size()),
                new CMAESOptimizer.Sigma(filled(weights.size(), 1)),
                new CMAESOptimizer.PopulationSize(population));
        return trials.best(generations);
    }

    private static SimpleBounds bounds(final int count) {
        return new SimpleBounds(filled(count, -FARTHEST_STEPS), filled(count, FARTHEST_STEPS));
    }

    private static double[] filled(final int count, final double value) {
        final double[] values = new double[count];
        Arrays.fill(values, value);
        return values;
    }

    private record Tried(double[] steps, double worth) {}

    /** Tries points and follows the mean of the population. */
    private static final class Trials implements MultivariateFunction {
        private final List<Weight> weights;
        private final Worth worth;
        private final int population;
        private final List<Tried> generation = new ArrayList<>();
        private final List<double[]> means = new ArrayList<>();
        private boolean begun;
        private int tried;

        Trials(final List<Weight> weights, final Worth worth, final int population) {
            this.weights = weights;
            this.worth = worth;
            this.population = population;
        }

        @Override
        public double value(final double[] steps) {
            if (!begun) {
                // The optimizer looks at its guess first, and only to remember it.
                begun = true;
                return 0;
            }
            final double reached = tried(steps, means.size());
            generation.add(new Tried(steps.clone(), reached));
            if (generation.size() == population) {
                means.add(meanOfTheBetterHalf());
                generation.clear();
            }
            return reached;
        }

        private double tried(final double[] steps, final int round) {
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

        /** The mean of the next generation, weighted as the optimizer does: it does not tell. */
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

        /** Plays the last round and returns its winner; the start must be beaten. */
        Result best(final int lastRound) {
            double[] best = new double[weights.size()];
            final double startWorth = tried(best, lastRound);
            double bestWorth = startWorth;
            if (!means.isEmpty()) {
                for (final double[] finalist : List.of(meanOfTheLatterHalf(), means.get(means.size() - 1))) {
                    final double reached = tried(finalist, lastRound);
                    if (reached > bestWorth) {
                        best = finalist;
                        bestWorth = reached;
                    }
                }
            }
            return new Result(Arrays.stream(values(best)).boxed().toList(), bestWorth, startWorth, tried);
        }
    }
}
