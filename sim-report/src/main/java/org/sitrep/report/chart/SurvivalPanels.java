package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.report.text.Numbers;

/**
 * Survival curves that would hide each other in one plot: a small plot for each, on common scales, with its band. The
 * others are thin grey lines in it, for comparison.
 *
 * @param whole the curves
 */
public record SurvivalPanels(SurvivalChart whole) implements Chart {
    private static final double LEFT = 34;
    private static final double GAP = 14;
    private static final double HEADING = 26;
    private static final double PLOT_HEIGHT = 110;
    private static final double NUMBERS = 28;
    /** The space that a number of a step needs, px. */
    private static final double NUMBER = 16;

    /** The number of curves up to which one plot shows them all with their bands. */
    private static final int FEW = 2;

    /** Returns the picture of the curves: one plot for a few of them, otherwise one for each. */
    public static Chart of(final SurvivalChart curves) {
        return curves.drawn().size() > FEW ? new SurvivalPanels(curves) : curves;
    }

    @Override
    public String id() {
        return whole.id();
    }

    @Override
    public String title() {
        return whole.title();
    }

    @Override
    public String description() {
        return whole.description();
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private final class Layout extends Drawing {
        private final List<SurvivalChart.Drawn> curves = whole.drawn();
        private final int columns = isNarrow() ? 2 : 3;
        private final double panel = (width - LEFT - GAP * columns) / columns;
        private final int steps =
                curves.stream().mapToInt(c -> c.points().size()).max().orElseThrow();
        private final int every = (int) Math.ceil(NUMBER / (panel / (steps + 0.5)));

        Layout(final double width) {
            super(width);
            final double row = HEADING + PLOT_HEIGHT + NUMBERS;
            final int rows = (curves.size() + columns - 1) / columns;
            height(20 + row * rows + 18);
            text("axis", "start", 4, 14, whole.axis());
            for (int i = 0; i < curves.size(); i++) {
                final double left = LEFT + (panel + GAP) * (i % columns);
                panel(curves.get(i), left, 20 + row * (i / columns) + HEADING, i % columns == 0);
            }
            text("axis", "middle", width / 2, height() - 6, whole.across());
        }

        private void panel(final SurvivalChart.Drawn curve, final double left, final double top, final boolean first) {
            final double bottom = top + PLOT_HEIGHT;
            final double right = left + panel;
            final Axes plot =
                    new Axes(this, left, right, step -> left + step / (steps + 0.5) * panel, whole.up(bottom, top));
            final String end = Numbers.percent(curve.end());
            final double room = panel - Letters.BOLD_GLYPH * end.length() - 6;
            text("label", "start", left, top - 8, Letters.fitted(curve.label(), room));
            text("value", "end", right, top - 8, end);
            for (final double tick : plot.up().ticks()) {
                line("grid", left, plot.up().at(tick), right, plot.up().at(tick));
                if (first) {
                    text(
                            "tick",
                            "end",
                            left - 6,
                            plot.up().at(tick) + 4,
                            plot.up().label(tick));
                }
            }
            line("frame", left, bottom, right, bottom);
            for (int step = every; step <= steps; step += every) {
                text("tick", "middle", plot.across().applyAsDouble(step), bottom + 16, Integer.toString(step));
            }
            final List<SurvivalChart.Drawn> others = new ArrayList<>(curves);
            others.remove(curve);
            others.forEach(other -> plot.draw(new Layer(Layer.Shape.LINE, "other", "", other.stair()), 0));
            plot.draw(new Layer(Layer.Shape.BAND, "band", "", curve.stair()), 0);
            plot.draw(new Layer(Layer.Shape.LINE, "curve", "", curve.stair()), 0);
        }
    }
}
