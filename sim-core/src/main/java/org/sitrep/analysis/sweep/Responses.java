package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * The values of one metric at the points of a design, trial by trial, restricted to the trials in which all played
 * points have a value. Immutable. Memory: four bytes per point and trial.
 */
final class Responses {
    private final Slot slot;
    private final int trials;
    /** One row per point; null for a point that was not played. */
    private final int[][] values;

    private Responses(final Slot slot, final int trials, final int[][] values) {
        this.slot = slot;
        this.trials = trials;
        this.values = values;
    }

    /**
     * Returns the responses of points.
     *
     * @param points values, one per point, empty for one that was not played; all of the same trials and slots
     * @param metric the slot's number
     */
    static Responses of(final Slot slot, final List<Optional<TrialValues>> points, final int metric) {
        final List<TrialValues> played =
                points.stream().flatMap(Optional::stream).toList();
        final int all = played.isEmpty() ? 0 : played.get(0).trials();
        final int[] common = new int[all];
        int trials = 0;
        for (int m = 0; m < all; m++) {
            final int trial = m;
            if (played.stream().allMatch(point -> point.get(metric, trial) != Outcome.ABSENT)) {
                common[trials++] = m;
            }
        }
        final int[][] values = new int[points.size()][];
        for (int p = 0; p < values.length; p++) {
            if (points.get(p).isPresent()) {
                values[p] = new int[trials];
                for (int m = 0; m < trials; m++) {
                    values[p][m] = points.get(p).get().get(metric, common[m]);
                }
            }
        }
        return new Responses(slot, trials, values);
    }

    Slot slot() {
        return slot;
    }

    int trials() {
        return trials;
    }

    boolean isPlayed(final int point) {
        return values[point] != null;
    }

    List<Integer> played() {
        final List<Integer> played = new ArrayList<>();
        for (int p = 0; p < values.length; p++) {
            if (isPlayed(p)) {
                played.add(p);
            }
        }
        return played;
    }

    /** Returns the width of the metric's possible range, in its unit. */
    double range() {
        return ((double) slot.max() - slot.min()) / slot.divisor();
    }

    double least() {
        return (double) slot.min() / slot.divisor();
    }

    double greatest() {
        return (double) slot.max() / slot.divisor();
    }

    /** Returns the mean over some points of each trial's value, in the slot's unit. */
    double[] meanOver(final List<Integer> points) {
        final double[] mean = new double[trials];
        // Integers up to the division, so that equal trials give equal numbers.
        for (final int point : points) {
            for (int m = 0; m < trials; m++) {
                mean[m] += values[point][m];
            }
        }
        for (int m = 0; m < trials; m++) {
            mean[m] /= (double) points.size() * slot.divisor();
        }
        return mean;
    }

    /** Adds a point's value of each trial, in the slot's unit, times a weight. */
    void add(final double[] into, final int point, final double weight) {
        final double times = weight / slot.divisor();
        final int[] row = values[point];
        for (int m = 0; m < trials; m++) {
            into[m] += times * row[m];
        }
    }

    /**
     * Returns the mean of each block of trials for each point, in the slot's unit; null for a point that was not
     * played. A trial belongs to the block of its number modulo the blocks.
     */
    double[][] blockMeans(final int blocks) {
        final double[][] means = new double[values.length][];
        for (int p = 0; p < values.length; p++) {
            if (values[p] != null) {
                means[p] = new double[blocks];
                final int[] counts = new int[blocks];
                for (int m = 0; m < trials; m++) {
                    means[p][m % blocks] += (double) values[p][m] / slot.divisor();
                    counts[m % blocks]++;
                }
                for (int k = 0; k < blocks; k++) {
                    means[p][k] /= counts[k];
                }
            }
        }
        return means;
    }

    /** Returns the mean of a point, in the slot's unit. */
    double mean(final int point) {
        long sum = 0;
        for (final int value : values[point]) {
            sum += value;
        }
        return (double) sum / trials / slot.divisor();
    }
}
