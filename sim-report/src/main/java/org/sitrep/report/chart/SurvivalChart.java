package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.sitrep.portable.Portable;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/**
 * Survival curves as falling staircases with bands, each labelled at its end. Where there is room, the number at risk
 * is shown too.
 *
 * @param axis the shares, with their unit
 * @param step name of one step, in the singular
 * @param curves in order; at least one has a value at its first step
 */
public record SurvivalChart(
        String id, String title, String description, String axis, String step, List<SurvivalCurve> curves)
        implements Layered {
    private static final double LEFT = 46;
    private static final double TOP = 30;
    private static final double PLOT_HEIGHT = 250;
    private static final double BOTTOM = TOP + PLOT_HEIGHT;
    private static final double LABEL_LINE = 16;
    /** Space between the ends of the curves and their labels, for the lines that connect them. */
    private static final double LEAD = 26;
    /** Width of a number at risk. */
    private static final double NUMBER = 42;

    public SurvivalChart {
        curves = List.copyOf(curves);
    }

    /** Returns the points of a curve that have a value: all up to the step in which none was left at risk. */
    public static List<SurvivalCurve.Point> drawn(final SurvivalCurve curve) {
        return curve.points().stream()
                .takeWhile(p -> !Double.isNaN(p.surviving().value()))
                .toList();
    }

    @Override
    public String across() {
        return "After " + step;
    }

    @Override
    public List<Layer> layers() {
        final List<Drawn> drawn = drawn();
        return Stream.concat(
                        drawn.stream().map(c -> new Layer(Layer.Shape.BAND, "stairband " + c.style(), "", c.stair())),
                        drawn.stream()
                                .map(c -> new Layer(
                                        Layer.Shape.LINE,
                                        "stair " + c.style(),
                                        c.label() + " " + Numbers.percent(c.end()),
                                        c.stair())))
                .toList();
    }

    /** Begins at 0 if a curve comes near it; otherwise shows only the range of the curves. */
    @Override
    public Scale up(final double bottom, final double top) {
        final Bounds bounds = new Bounds().add(1);
        drawn().forEach(curve -> curve.points().forEach(p -> bounds.add(Bounds.low(p.surviving()))));
        return Scale.of(bounds.low() < 0.5 ? 0 : 100 * bounds.low(), 100, 5, bottom, top);
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    /** Returns the curves that have points to draw; a curve without points still occupies its colour. */
    List<Drawn> drawn() {
        final List<Drawn> drawn = new ArrayList<>();
        for (int i = 0; i < curves.size(); i++) {
            final List<SurvivalCurve.Point> points = drawn(curves.get(i));
            if (!points.isEmpty()) {
                drawn.add(new Drawn(Drawing.series(i), curves.get(i).label(), points));
            }
        }
        return drawn;
    }

    /**
     * A curve that has points to draw.
     *
     * @param style class of its colour
     */
    record Drawn(String style, String label, List<SurvivalCurve.Point> points) {
        double end() {
            return points.get(points.size() - 1).surviving().value();
        }

        /**
         * Returns the staircase from the start, where the share is whole, through the value after each step, in
         * percent.
         */
        List<Layer.Spot> stair() {
            final List<Layer.Spot> corners = new ArrayList<>();
            Estimate before = new Estimate(100, 100, 100, 0, 0, "%", "all");
            corners.add(new Layer.Spot(0, before));
            for (int k = 1; k <= points.size(); k++) {
                corners.add(new Layer.Spot(k, before));
                before = Numbers.inPercent(points.get(k - 1).surviving());
                corners.add(new Layer.Spot(k, before));
            }
            corners.add(new Layer.Spot(points.size() + 0.5, before));
            return corners;
        }
    }

    private final class Layout extends Drawing {
        private final List<Drawn> drawn = SurvivalChart.this.drawn();
        private final int steps =
                drawn.stream().mapToInt(c -> c.points().size()).max().orElse(1);
        private final boolean narrow = isNarrow();
        private final double right = width
                - LEAD
                - Math.min(
                        (narrow ? 0.3 : 0.34) * width,
                        10 + Letters.widest(drawn.stream().map(this::label)));
        private final Scale y = up(BOTTOM, TOP);

        Layout(final double width) {
            super(width);
            final boolean atRisk = !narrow;
            height(BOTTOM + 46 + (atRisk ? 26 + LABEL_LINE * drawn.size() : 0));
            final Axes plot = new Axes(this, LEFT, right, this::x, y);
            plot.titleUp(TOP - 16, axis);
            plot.grid("frame");
            line("frame", LEFT, BOTTOM, right, BOTTOM);
            for (int k = 1; k <= steps; k += everyStep()) {
                text("tick", "middle", x(k), BOTTOM + 17, Integer.toString(k));
            }
            plot.titleAcross(BOTTOM + 38, across());
            layers().forEach(layer -> plot.draw(layer, 0));
            labels();
            if (atRisk) {
                atRisk();
            }
        }

        /** Writes each curve's name next to its end, moving overlapping names apart. */
        private void labels() {
            final List<Drawn> order = new ArrayList<>(drawn);
            order.sort(Comparator.comparingDouble(c -> -c.end()));
            final double[] middle = new double[order.size()];
            for (int i = 0; i < middle.length; i++) {
                final double wanted = y.at(100 * order.get(i).end());
                middle[i] = Math.max(i == 0 ? TOP : middle[i - 1] + LABEL_LINE, wanted);
            }
            double lowest = BOTTOM - 2;
            for (int i = middle.length - 1; i >= 0; i--) {
                middle[i] = Math.min(middle[i], lowest);
                lowest = middle[i] - LABEL_LINE;
            }
            for (int i = 0; i < middle.length; i++) {
                final Drawn curve = order.get(i);
                final double end = x(curve.points().size() + 0.5);
                line("lead " + curve.style(), end + 1, y.at(100 * curve.end()), right + LEAD - 5, middle[i]);
                label(label(curve), middle[i] + 4);
            }
        }

        private void label(final String text, final double baseline) {
            final String fitted = Letters.fitted(text, width - right - LEAD);
            text("curvelabel", "start", right + LEAD - 2, baseline, fitted);
        }

        private String label(final Drawn curve) {
            return narrow ? curve.label() : curve.label() + "  " + Numbers.percent(curve.end());
        }

        private void atRisk() {
            double baseline = BOTTOM + 62;
            text("axis", "start", 4, baseline, "At risk");
            for (final Drawn curve : drawn) {
                baseline += LABEL_LINE;
                for (int k = 1; k <= curve.points().size(); k += everyStep()) {
                    final String atRisk = rounded(curve.points().get(k - 1).atRisk());
                    text("tick", "middle", x(k), baseline, atRisk);
                }
                line("stair " + curve.style(), 6, baseline - 4, 26, baseline - 4);
                label(curve.label(), baseline);
            }
        }

        private double x(final double step) {
            return LEFT + step / (steps + 0.5) * (right - LEFT);
        }

        private int everyStep() {
            return (int) Math.max(1, Math.ceil((narrow ? NUMBER / 2 : NUMBER) / (x(1) - x(0))));
        }
    }

    /** Returns a count in five characters at most: {@code 9,812}, {@code 98.1k}, {@code 1.2M}. */
    private static String rounded(final long n) {
        if (n < 10_000) {
            return Numbers.count(n);
        }
        final boolean thousands = n < 999_950;
        final double shown = n / (thousands ? 1e3 : 1e6);
        return Portable.format(shown < 99.95 ? "%.1f" : "%.0f", shown) + (thousands ? "k" : "M");
    }
}
