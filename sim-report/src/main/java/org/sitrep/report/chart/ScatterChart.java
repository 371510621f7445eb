package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.sitrep.stats.Estimate;

/**
 * Things with two qualities as dots. Marked dots have intervals and labels. The present and the chosen one are labelled
 * as such, marked or not.
 *
 * @param across the numbers from left to right, with their unit
 * @param up the numbers from bottom to top, with their unit
 * @param marked meaning of the marked dots
 * @param others meaning of the other dots
 * @param dots in order
 */
public record ScatterChart(
        String id,
        String title,
        String description,
        String across,
        String up,
        String marked,
        String others,
        List<Dot> dots)
        implements Chart {
    private static final double TOP = 34;
    private static final double LABEL_ROW = 14;

    /**
     * A dot.
     *
     * @param label its label if it is marked
     * @param across from left to right
     * @param up from bottom to top
     * @param marked whether it is highlighted
     * @param role begins its label if it has one
     */
    public record Dot(String label, Estimate across, Estimate up, boolean marked, Role role) {
        private String text() {
            final String own = marked ? label : "";
            return role == Role.PLAIN ? own : role.word() + (own.isEmpty() ? "" : ", " + own);
        }
    }

    public ScatterChart {
        dots = List.copyOf(dots);
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private Bounds bounds(final Function<Dot, Estimate> quality) {
        final Bounds bounds = new Bounds();
        for (final Dot dot : dots) {
            final Estimate e = quality.apply(dot);
            if (dot.marked()) {
                bounds.add(e);
            } else {
                bounds.add(e.value());
            }
        }
        return bounds;
    }

    private final class Layout extends Drawing {
        private final boolean narrow = isNarrow();
        private final double bottom = TOP + (narrow ? 260 : 360);
        private final double left = narrow ? 52 : 64;
        private final double right = width - (narrow ? 14 : 40);
        private final Scale x = bounds(Dot::across).scale(narrow ? 4 : 6, left, right);
        private final Scale y = bounds(Dot::up).scale(narrow ? 4 : 6, bottom, TOP + 8);

        Layout(final double width) {
            super(width);
            height(bottom + 46);
            final Axes plot = new Axes(this, left, right, x::at, y);
            plot.titleUp(14, up);
            plot.titleAcross(bottom + 38, across);
            for (final double tick : x.ticks()) {
                line("grid", x.at(tick), TOP, x.at(tick), bottom);
                text("tick", "middle", x.at(tick), bottom + 17, x.label(tick));
            }
            plot.grid("grid");
            key();
            final List<Dot> order = dots.stream()
                    .sorted(Comparator.comparing(Dot::marked).thenComparing(Dot::role))
                    .toList();
            order.stream().filter(Dot::marked).forEach(this::whiskers);
            order.forEach(this::dot);
            final List<double[]> taken = new ArrayList<>();
            dots.stream()
                    .filter(dot -> !dot.text().isEmpty())
                    .sorted(Comparator.comparing(Dot::role, Comparator.reverseOrder()))
                    .forEach(dot -> label(dot, taken));
        }

        private void key() {
            circle("main", left + 6, TOP - 8, 5);
            text("tick", "start", left + 16, TOP - 4, marked);
            final double next = left + 30 + Letters.GLYPH * marked.length();
            circle("quiet", next, TOP - 8, 4);
            text("tick", "start", next + 10, TOP - 4, others);
        }

        private void dot(final Dot dot) {
            final boolean plain = dot.role() == Role.PLAIN;
            final String style = plain && !dot.marked() ? "quiet" : dot.role().style();
            final double radius = !plain ? Role.RADIUS : dot.marked() ? 5.5 : 4;
            circle(style, x.at(dot.across().value()), y.at(dot.up().value()), radius);
        }

        private void whiskers(final Dot dot) {
            final double middle = x.at(dot.across().value());
            final double height = y.at(dot.up().value());
            final Estimate across = dot.across();
            if (!Double.isNaN(across.low())) {
                line("whisker", x.at(across.low()), height, x.at(across.high()), height);
            }
            final Estimate up = dot.up();
            if (!Double.isNaN(up.low())) {
                line("whisker", middle, y.at(up.low()), middle, y.at(up.high()));
            }
        }

        /**
         * Writes a label next to its dot if no other label is in the way. A label without room is left out: the table
         * has it.
         */
        private void label(final Dot dot, final List<double[]> taken) {
            final double middle = x.at(dot.across().value());
            final double height = y.at(dot.up().value());
            final double length = Letters.GLYPH * dot.text().length();
            for (final double start : new double[] {middle + 9, middle - 9 - length}) {
                for (final double baseline : new double[] {height - 6, height + 15}) {
                    final double[] at = {start, baseline, length};
                    if (start > left
                            && start + length < width
                            && taken.stream().noneMatch(other -> overlap(other, at))) {
                        taken.add(at);
                        text("barvalue", "start", start, baseline, dot.text());
                        return;
                    }
                }
            }
        }
    }

    private static boolean overlap(final double[] other, final double[] at) {
        return at[0] < other[0] + other[2] && other[0] < at[0] + at[2] && Math.abs(at[1] - other[1]) < LABEL_ROW;
    }
}
