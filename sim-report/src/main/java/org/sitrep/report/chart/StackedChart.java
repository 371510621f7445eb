package org.sitrep.report.chart;

import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.text.Numbers;

/**
 * Shares of a whole for each of several subjects: one thin bar per subject, cut into parts. It suits long lists.
 *
 * @param axis the whole, with its unit
 * @param parts of each bar, from left to right
 * @param rows from top to bottom
 */
public record StackedChart(String id, String title, String description, String axis, List<Part> parts, List<Row> rows)
        implements Chart {
    /** Size of legend letters relative to label letters. */
    private static final double LEGEND_SIZE = 12.0 / 13;

    private static final double LEGEND_LINE = 20;
    /** The width below which a part has no number in it. */
    private static final double NUMBER = 34;
    /** The number of rows above which the scale also stands above them. */
    private static final int MANY_ROWS = 20;

    /**
     * A part of each bar.
     *
     * @param label its name
     * @param better whether more of it is good for the side that the bot plays
     */
    public record Part(String label, Slot.Better better) {}

    /**
     * A bar.
     *
     * @param label name of its subject
     * @param shares shares of the whole, 0 … 1, one per part; NaN where there are no data
     */
    public record Row(String label, List<Double> shares) {
        public Row {
            shares = List.copyOf(shares);
        }
    }

    /** Copies the lists and checks that every row has all parts. */
    public StackedChart {
        parts = List.copyOf(parts);
        rows = List.copyOf(rows);
        for (final Row row : rows) {
            if (row.shares().size() != parts.size()) {
                throw new IllegalArgumentException(id + ": " + row);
            }
        }
    }

    /** Returns whether good, bad and neutral suffice to distinguish the parts; otherwise each needs its own colour. */
    public boolean directed() {
        return parts.stream().map(Part::better).filter(Streams.unseen()).count() == parts.size();
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private final class Layout extends Drawing {
        /** True if the parts are named after colours. They then have these colours, whether good or bad. */
        private final boolean coloured =
                NamedColour.all(parts.stream().map(Part::label).toList());

        private final boolean narrow = isNarrow();
        private final double rowHeight = narrow ? 38 : 23;
        private final double thickness = narrow ? 15 : 17;
        private final double left = narrow
                ? 6
                : Math.min(0.4 * width, 16 + Letters.widest(rows.stream().map(Row::label)));
        private final double right = width - (narrow ? 12 : 20);
        private final double top = LEGEND_LINE * legend(new Drawing(width)) + 10 + (rows.size() > MANY_ROWS ? 18 : 0);
        private final double bottom = top + rowHeight * rows.size();
        private final Scale scale = Scale.of(0, 100, narrow ? 4 : 5, left, right);

        Layout(final double width) {
            super(width);
            height(bottom + 44);
            legend(this);
            for (final double tick : scale.ticks()) {
                final String anchor = !narrow ? "middle" : tick == 0 ? "start" : tick > 99 ? "end" : "middle";
                line("grid", scale.at(tick), top, scale.at(tick), bottom + 3);
                text("tick", anchor, scale.at(tick), bottom + 18, scale.label(tick));
                if (rows.size() > MANY_ROWS) {
                    text("tick", anchor, scale.at(tick), top - 6, scale.label(tick));
                }
            }
            text("axis", "middle", (left + right) / 2, bottom + 37, axis);
            for (int i = 0; i < rows.size(); i++) {
                row(rows.get(i), top + i * rowHeight);
            }
        }

        /** Draws the legend of the parts and returns its number of lines. */
        private int legend(final Drawing on) {
            double x = left;
            int line = 0;
            for (int p = 0; p < parts.size(); p++) {
                final String label = Letters.fitted(parts.get(p).label(), right - left - 18);
                final double room = 18 + LEGEND_SIZE * Letters.width(label);
                if (x > left && x + room > right) {
                    x = left;
                    line++;
                }
                on.rect(colour(p), x, 5 + LEGEND_LINE * line, 11, 11);
                on.text("tick", "start", x + 16, 15 + LEGEND_LINE * line, label);
                x += room + 16;
            }
            return line + 1;
        }

        private void row(final Row row, final double y) {
            final double barTop = narrow ? y + 19 : y + (rowHeight - thickness) / 2;
            if (narrow) {
                text("label", "start", left, y + 14, Letters.fitted(row.label(), right - left));
            } else {
                text("label", "end", left - 10, barTop + thickness - 4, Letters.fitted(row.label(), left - 10));
            }
            double before = 0;
            for (int p = 0; p < row.shares().size(); p++) {
                final double share = row.shares().get(p);
                if (Double.isNaN(share)) {
                    text("tick", "start", left + 6, barTop + thickness - 4, "no data");
                    return;
                }
                part(p, before, share, barTop);
                before += share;
            }
        }

        private void part(final int part, final double before, final double share, final double y) {
            final double from = scale.at(100 * before);
            final double to = scale.at(100 * (before + share));
            if (to - from < 0.05) {
                return;
            }
            // A narrow gap between the parts separates them without relying on colour.
            rect(colour(part), from, y, Math.max(0.4, to - from - 1), thickness);
            if (to - from >= NUMBER) {
                final String number = Numbers.fixed(100 * share, 0) + " %";
                text(number(part), "middle", (from + to) / 2, y + thickness - 4.5, number);
            }
        }

        private String number(final int part) {
            return coloured ? "incolour" : colour(part).equals("quiet") ? "inquiet" : "inpart";
        }

        private String colour(final int part) {
            if (coloured) {
                return NamedColour.of(parts.get(part).label()).orElseThrow().style();
            }
            return directed() ? Drawing.colour(parts.get(part).better(), "quiet") : "key " + Drawing.series(part);
        }
    }
}
