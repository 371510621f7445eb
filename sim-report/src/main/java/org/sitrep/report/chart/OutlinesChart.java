package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.List;

/**
 * The distributions of several sides over the same bins: the first filled, each as an outline of steps.
 *
 * @param axis the values, with their unit
 * @param trials name of the trials, in the plural
 * @param sides at least one, at most {@value #MAX_SIDES}
 */
public record OutlinesChart(String id, String title, String description, String axis, String trials, List<Side> sides)
        implements Chart {
    /** The number of outlines up to which each can be followed. */
    public static final int MAX_SIDES = 4;

    private static final double PLOT_HEIGHT = 100;
    private static final double LEFT = 46;

    /**
     * A side.
     *
     * @param label its name in the legend
     * @param bins from low to high, without gaps, at least one; those of all sides have the same values
     */
    public record Side(String label, List<HistogramChart.Bin> bins) {
        public Side {
            bins = List.copyOf(bins);
        }
    }

    /** Copies the list and checks that the bins of all sides agree. */
    public OutlinesChart {
        sides = List.copyOf(sides);
        final int bins = sides.get(0).bins().size();
        if (sides.size() > MAX_SIDES
                || sides.stream().anyMatch(side -> side.bins().size() != bins)) {
            throw new IllegalArgumentException(id + ": " + sides.size() + " sides");
        }
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private final class Layout extends Drawing {
        private final Legend legend = new Legend();
        private final BinAxis across;
        private final Scale y;

        Layout(final double width) {
            super(width);
            for (int i = 0; i < sides.size(); i++) {
                legend.line(sides.get(i).label(), "stair " + series(i));
            }
            final double top = 28 + 22 * legend.draw(this);
            final double bottom = top + PLOT_HEIGHT;
            final double right = width - 8;
            height(bottom + 44);
            y = Scale.of(0, 100 * greatest(), 4, bottom, top);
            across = new BinAxis(this, sides.get(0).bins(), LEFT, right, bottom);
            final Axes plot = new Axes(this, LEFT, right, across::middle, y);
            plot.grid("grid");
            plot.titleUp(top - 12, "% of " + trials);
            area("stairband " + series(0), steps(sides.get(0)));
            for (int i = 0; i < sides.size(); i++) {
                path("stair " + series(i), steps(sides.get(i)));
            }
            line("frame", LEFT, bottom, right, bottom);
            across.labels();
            plot.titleAcross(bottom + 38, axis);
        }

        private double greatest() {
            return sides.stream()
                    .flatMap(side -> side.bins().stream())
                    .mapToDouble(HistogramChart.Bin::share)
                    .max()
                    .orElse(1);
        }

        private List<Double> steps(final Side side) {
            final List<Double> corners = new ArrayList<>(List.of(LEFT, y.at(0)));
            for (int i = 0; i < side.bins().size(); i++) {
                final double height = y.at(100 * side.bins().get(i).share());
                corners.addAll(List.of(across.middle(i - 0.5), height, across.middle(i + 0.5), height));
            }
            corners.addAll(List.of(across.middle(side.bins().size() - 0.5), y.at(0)));
            return corners;
        }
    }
}
