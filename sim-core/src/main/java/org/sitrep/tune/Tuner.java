package org.sitrep.tune;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.analysis.MultivariateFunction;
import org.apache.commons.math3.optim.InitialGuess;
import org.apache.commons.math3.optim.MaxEval;
import org.apache.commons.math3.optim.PointValuePair;
import org.apache.commons.math3.optim.SimpleBounds;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.optim.nonlinear.scalar.ObjectiveFunction;
import org.apache.commons.math3.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.apache.commons.math3.random.Well19937c;

/**
 * Improves weights by the evolution strategy CMA-ES (Hansen and Ostermeier 2001, "Completely derandomized self-adaptation in evolution strategies"), as commons-math3 has it: generation after
 * generation it tries a population of points around a mean and learns from their order in which directions to go on. It asks for nothing but a worth, which may be noisy; the same weights must always
 * get the same worth, so try them on the same missions.
 *
 * <p>Nothing it finds is proven better: the best point of many has been lucky too, and has to be tried again on missions it never saw. Deterministic in its seed. Thread-safe, no state.
 */
public final class Tuner {
    /** No weight goes further than so many steps from its start. */
    private static final double FARTHEST_STEPS = 20;

    /**
     * What was found.
     *
     * @param values the best weights, in the order asked for; the starting ones if none were better
     * @param worth theirs, on what they were tried on
     * @param startWorth that of the starting weights
     * @param tried how many sets of weights were tried
     */
    public record Result(List<Double> values, double worth, double startWorth, int tried) {
        /** Copies the list. */
        public Result {
            values = List.copyOf(values);
        }
    }

    private Tuner() {}

    /**
     * Looks for weights of greater worth.
     *
     * @param weights at least one
     * @param worth of weights in their order, the greater the better; finite; called {@code 1 + population * generations} times at most, always by this thread
     * @param population tries a generation, at least 2; {@code 4 + 3 ln n} is usual for {@code n} weights
     * @param generations at least 1
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Result maximize(
            final List<Weight> weights,
            final ToDoubleFunction<double[]> worth,
            final int population,
            final int generations,
            final long seed) {
        if (weights.isEmpty() || population < 2 || generations < 1) {
            throw new IllegalArgumentException(
                    weights.size() + " weights, population " + population + ", generations " + generations);
        }
        final Trials trials = new Trials(weights, worth);
        final CMAESOptimizer optimizer =
                new CMAESOptimizer(generations, 0, true, 0, 1, new Well19937c(seed), false, Tuner::neverDone);
        optimizer.optimize(
                new MaxEval(Integer.MAX_VALUE),
                new ObjectiveFunction(trials),
                GoalType.MAXIMIZE,
                new InitialGuess(new double[weights.size()]),
                bounds(weights.size()),
                new CMAESOptimizer.Sigma(filled(weights.size(), 1)),
                new CMAESOptimizer.PopulationSize(population));
        return new Result(trials.best(), trials.bestWorth, trials.startWorth, trials.tried);
    }

    private static boolean neverDone(final int generation, final PointValuePair before, final PointValuePair now) {
        return false;
    }

    private static SimpleBounds bounds(final int count) {
        return new SimpleBounds(filled(count, -FARTHEST_STEPS), filled(count, FARTHEST_STEPS));
    }

    private static double[] filled(final int count, final double value) {
        final double[] values = new double[count];
        Arrays.fill(values, value);
        return values;
    }

    /** Tries points, given in steps from the start, and keeps the best. */
    private static final class Trials implements MultivariateFunction {
        private final List<Weight> weights;
        private final ToDoubleFunction<double[]> worth;
        private double[] best;
        private double bestWorth = Double.NEGATIVE_INFINITY;
        private double startWorth;
        private int tried;

        Trials(final List<Weight> weights, final ToDoubleFunction<double[]> worth) {
            this.weights = weights;
            this.worth = worth;
        }

        @Override
        public double value(final double[] steps) {
            final double[] values = new double[steps.length];
            for (int i = 0; i < steps.length; i++) {
                values[i] = weights.get(i).start() + steps[i] * weights.get(i).step();
            }
            final double reached = worth.applyAsDouble(values.clone());
            if (tried++ == 0) {
                startWorth = reached; // the optimizer begins at its guess
            }
            if (reached > bestWorth) {
                bestWorth = reached;
                best = values;
            }
            return reached;
        }

        List<Double> best() {
            return Arrays.stream(best).boxed().toList();
        }
    }
}
