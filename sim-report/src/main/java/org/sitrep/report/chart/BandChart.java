package org.sitrep.report.chart;

import java.util.List;
import org.sitrep.stats.Estimate;

/**
 * A quantity over time: the mean with its interval and the band of nine trials in ten. Below it stands the share of
 * trials that still run, unless all run to the end.
 *
 * @param axis the values, with their unit
 * @param step name of one step, in the singular
 * @param trials name of the trials, in the plural
 * @param points in order, without steps that no trial reached
 */
public record BandChart(
        String id, String title, String description, String axis, String step, String trials, List<Point> points)
        implements Chart {
    private static final double LEFT = 46;
    private static final double PLOT_HEIGHT = 210;
    private static final double RUNNING_HEIGHT = 60;
    /** The step width below which a step has no dot and whisker: the line and its bands show it. */
    private static final double DOT = 9;

    private static final double RADIUS = 3.2;

    /**
     * A step.
     *
     * @param step from 1
     * @param label its number, or a time
     * @param mean with its interval
     * @param p05 5 % of the trials that reached this step are below
     * @param p50 median
     * @param p95 5 % of them are above
     * @param running share of all completed trials that reached this step, 0 … 1
     */
    public record Point(int step, String label, Estimate mean, double p05, double p50, double p95, double running) {
        private Layer.Spot spot() {
            return new Layer.Spot(step, mean);
        }

        private Layer.Spot nineInTen() {
            return new Layer.Spot(step, new Estimate(p50, p05, p95, 0.9, mean.n(), mean.unit(), "quantiles"));
        }
    }

    public BandChart {
        points = List.copyOf(points);
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private final class Layout extends Drawing {
        private final Legend legend = new Legend()
                .curve("mean with its interval", RADIUS)
                .band("band", "nine " + trials + " in ten (5 to 95 %)");
        private final int last = points.get(points.size() - 1).step();
        private final double right = width - 12;
        private final double top = 42 + 16 * legend.lines(width);
        private final double bottom = top + PLOT_HEIGHT;
        /** True if some trials end before the last step. */
        private final boolean thinning = points.stream().anyMatch(p -> p.running() < 1);

        private final double runningTop = bottom + 40;
        private final double runningBottom = thinning ? runningTop + RUNNING_HEIGHT : bottom;

        Layout(final double width) {
            super(width);
            height(runningBottom + 44);
            legend.draw(this);
            final Axes plot = quantity();
            if (thinning) {
                running();
            }
            labels();
            plot.titleAcross(runningBottom + 38, capitalised(step));
        }

        private Axes quantity() {
            final Bounds bounds = new Bounds();
            points.forEach(p -> bounds.add(p.mean()).add(p.p05()).add(p.p95()));
            final Axes plot = new Axes(this, LEFT, right, this::x, bounds.scale(5, bottom, top));
            plot.titleUp(top - 12, axis);
            plot.grid("frame");
            layer(
                    plot,
                    Layer.Shape.BAND,
                    "band",
                    points.stream().map(Point::nineInTen).toList());
            final List<Layer.Spot> means = points.stream().map(Point::spot).toList();
            // The interval ends where too few trials are left to compute one; otherwise it would narrow to a point
            // there.
            final List<Layer.Spot> known =
                    means.stream().filter(Layer.Spot::hasInterval).toList();
            if (known.size() > 1) {
                layer(plot, Layer.Shape.BAND, "interval", known);
            }
            layer(plot, Layer.Shape.LINE, "curve", means);
            if (stepWidth() >= DOT) {
                layer(plot, Layer.Shape.DOTS, "main", means);
            }
            return plot;
        }

        private void layer(final Axes plot, final Layer.Shape shape, final String style, final List<Layer.Spot> spots) {
            plot.draw(new Layer(shape, style, "", spots), RADIUS);
        }

        private void running() {
            final Scale scale = Scale.of(0, 100, 2, runningBottom, runningTop);
            final Axes plot = new Axes(this, LEFT, right, this::x, scale);
            plot.titleUp(runningTop - 10, "% of " + trials + " still running");
            plot.grid("frame");
            final double barWidth = Math.max(2, 0.62 * stepWidth());
            for (final Point p : points) {
                final double y = Math.min(scale.at(100 * p.running()), runningBottom - 0.5);
                rect("quiet", x(p.step()) - barWidth / 2, y, barWidth, runningBottom - y);
            }
        }

        /**
         * Writes the labels. A label stops at the edge of the picture; it is left out where the one before overlaps.
         */
        private void labels() {
            final boolean counted = points.stream().allMatch(p -> p.label().equals(Integer.toString(p.step())));
            final int every = stepsBetweenLabels(counted);
            // Counted steps have labels at round numbers, others from the first step on.
            final int first = counted ? 0 : points.get(0).step();
            double end = 0;
            for (final Point p : points) {
                final double x = x(p.step());
                final double half = Letters.GLYPH * p.label().length() / 2;
                final boolean beyond = x + half > width - 2;
                if ((p.step() - first) % every == 0 && !(beyond && width - 2 - 2 * half < end + 4)) {
                    text("tick", beyond ? "end" : "middle", beyond ? width - 2 : x, runningBottom + 17, p.label());
                    end = x + half;
                }
            }
        }

        private int stepsBetweenLabels(final boolean counted) {
            final int longest =
                    points.stream().mapToInt(p -> p.label().length()).max().orElse(1);
            final double fitting = Math.max(30, Letters.GLYPH * longest + 8) / stepWidth();
            for (final int every : counted ? new int[] {1, 2, 5, 10, 20, 50} : new int[] {1, 2, 3, 4, 6, 8, 12, 24}) {
                if (every >= fitting) {
                    return every;
                }
            }
            return 100;
        }

        private double x(final double step) {
            return LEFT + (step - 0.5) / last * (right - LEFT);
        }

        private double stepWidth() {
            return (right - LEFT) / last;
        }
    }

    private static String capitalised(final String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
