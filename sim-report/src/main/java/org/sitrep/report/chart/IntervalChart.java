package org.sitrep.report.chart;

import java.util.List;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/**
 * A list of estimates from top to bottom: bars from zero, or dots, each with a whisker for its interval and its number
 * written out. An interval that says nothing, as that of a difference which contains 0, is grey and widens the scale no
 * further than the others reach: a whisker that leaves the picture has no end mark.
 *
 * @param axis the numbers, with their unit
 * @param style drawing style
 * @param items from top to bottom
 * @param target range of desired values
 */
public record IntervalChart(
        String id, String title, String description, String axis, Style style, List<Item> items, TargetBand target)
        implements Chart {
    private static final double AXIS_HEIGHT = 42;

    /** The drawing style of estimates. */
    public enum Style {
        /** Bars with whiskers on an axis that begins at zero, for shares and sizes; what lies below zero is cut off. */
        BARS,
        /** Dots with whiskers, for comparing. */
        DOTS,
        /** Dots with whiskers next to a line at 0, for differences. */
        DIFFERENCES,
        /** Bars to either side of a line at 0 with whiskers, for the change that each of several things causes. */
        TORNADO;

        private boolean hasBars() {
            return this == BARS || this == TORNADO;
        }

        private boolean isAroundZero() {
            return this == DIFFERENCES || this == TORNADO;
        }
    }

    /**
     * One estimate.
     *
     * @param label name of the estimated thing
     * @param estimate in the units of the axis
     * @param better colours a bar; {@link Slot.Better#NEUTRAL} where direction does not matter
     * @param margin largest difference that counts as none: a band on both sides of 0; NaN for none
     * @param role marks a dot
     * @param wide whether the interval is too wide to say anything, as few trials differ
     * @param origin value from which a difference is drawn; NaN if it is no difference from a value of the axis
     */
    public record Item(
            String label,
            Estimate estimate,
            Slot.Better better,
            double margin,
            Role role,
            boolean wide,
            double origin) {
        /** Creates an item without direction or margin. */
        public Item(final String label, final Estimate estimate) {
            this(label, estimate, Slot.Better.NEUTRAL);
        }

        /** Creates an item without a margin. */
        public Item(final String label, final Estimate estimate, final Slot.Better better) {
            this(label, estimate, better, Double.NaN, Role.PLAIN, false);
        }

        /** Creates an item on the axis. */
        public Item(
                final String label,
                final Estimate estimate,
                final Slot.Better better,
                final double margin,
                final Role role,
                final boolean wide) {
            this(label, estimate, better, margin, role, wide, Double.NaN);
        }

        /** Returns a difference that is drawn from a value. */
        public static Item difference(final String label, final Estimate estimate, final double from) {
            return new Item(label, estimate, Slot.Better.NEUTRAL, Double.NaN, Role.PLAIN, false, from);
        }

        /** Returns the same item with an interval that says nothing. */
        public Item withWideInterval() {
            return new Item(label, estimate, better, margin, role, true, origin);
        }

        /** Returns whether the sign of the value is known. */
        private boolean excludesZero() {
            return estimate.low() > 0 || estimate.high() < 0;
        }

        private boolean isDifference() {
            return !Double.isNaN(origin);
        }

        private String value() {
            return Numbers.withUnit(estimate, "%".equals(estimate.unit()) ? "%" : "");
        }
    }

    public IntervalChart {
        items = List.copyOf(items);
    }

    /** Creates a chart without a target. */
    public IntervalChart(
            final String id,
            final String title,
            final String description,
            final String axis,
            final Style style,
            final List<Item> items) {
        this(id, title, description, axis, style, items, TargetBand.NONE);
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    /** Returns where a number of an item is drawn. */
    private double drawn(final Item item, final double value) {
        final double shifted = item.isDifference() ? item.origin() + value : value;
        return style == Style.BARS ? Math.max(0, shifted) : shifted;
    }

    /** Returns whether the interval says anything: of a difference, that it is not 0. */
    private boolean isClear(final Item item) {
        return style.isAroundZero() || item.isDifference() ? item.excludesZero() : !item.wide();
    }

    private boolean isDirected() {
        return style.hasBars() && items.stream().anyMatch(i -> i.better() != Slot.Better.NEUTRAL);
    }

    /** Returns how far from 0 an interval that says nothing may widen the scale: as far as the others reach. */
    private double reach() {
        return items.stream()
                .filter(this::isClear)
                .map(Item::estimate)
                .mapToDouble(e -> Math.max(Math.abs(Bounds.low(e)), Math.abs(Bounds.high(e))))
                .max()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private Scale scale(final int ticks, final double left, final double right) {
        final Bounds bounds = new Bounds();
        final double reach = reach();
        for (final Item item : items) {
            final double low = drawn(item, Bounds.low(item.estimate()));
            final double high = drawn(item, Bounds.high(item.estimate()));
            bounds.add(drawn(item, item.estimate().value())).add(-item.margin()).add(item.margin());
            bounds.add(isClear(item) ? low : Math.max(-reach, low));
            bounds.add(isClear(item) ? high : Math.min(reach, high));
        }
        target.addTo(bounds);
        if (bounds.isEmpty()) {
            // Without values any scale will do.
            return Scale.of(0, 1, 1, left, right);
        }
        // A bar's length is its message, so bars begin at zero. Dots may zoom in, unless zero is near anyway.
        final boolean near = bounds.low() >= 0 && bounds.low() < 0.6 * bounds.high();
        if (style.hasBars() || style.isAroundZero() || near) {
            bounds.add(0);
        }
        return bounds.scale(ticks, left, right);
    }

    private final class Layout extends Drawing {
        private final boolean bars = style.hasBars();
        private final boolean narrow = isNarrow();
        private final Legend legend = legend();
        private final double top = legend.isEmpty() ? 8 : 10 + 20 * legend.lines(width);
        private final double left = narrow
                ? 6
                : Math.min(0.45 * width, 22 + Letters.widest(items.stream().map(Item::label)));
        private final double right = width - (narrow ? 12 : 16 + Letters.BOLD_GLYPH * longestValue());
        /** True if labels need lines of their own. */
        private final boolean tall =
                narrow && items.stream().anyMatch(item -> Letters.width(item.label()) > labelRoom(item));

        private final double rowHeight = tall ? 62 : narrow ? 44 : 32;
        private final double bottom = top + rowHeight * items.size();
        private final Scale scale = scale(narrow ? 4 : 6, left, right);

        Layout(final double width) {
            super(width);
            height(bottom + AXIS_HEIGHT);
            legend.draw(this);
            if (!target.isAny()) {
                target();
            }
            for (int i = 0; i < items.size(); i++) {
                margin(items.get(i).margin(), top + i * rowHeight);
            }
            for (final double tick : scale.ticks()) {
                upright("grid", tick);
                text("tick", anchor(tick), scale.at(tick), bottom + 17, scale.label(tick));
            }
            target.limits().forEach(limit -> upright("zero", limit));
            text("axis", "middle", (left + right) / 2, bottom + 36, axis);
            if (style.isAroundZero()) {
                upright("zero", 0);
            }
            items.stream().filter(Item::isDifference).limit(1).forEach(item -> upright("zero", item.origin()));
            for (int i = 0; i < items.size(); i++) {
                final double y = top + i * rowHeight;
                final double middle = narrow ? y + rowHeight - 13 : y + rowHeight / 2;
                words(items.get(i), y, middle);
                estimate(items.get(i), middle);
            }
        }

        private void upright(final String style, final double value) {
            line(style, scale.at(value), top, scale.at(value), bottom);
        }

        private void words(final Item item, final double y, final double middle) {
            if (narrow) {
                final String label = Letters.fitted(item.label(), tall ? right - left : labelRoom(item));
                text("label", "start", left, y + 15, label);
                text(value(item), "end", right, y + rowHeight - 29, item.value());
            } else {
                text("label", "end", left - 10, middle + 4.5, Letters.fitted(item.label(), left - 10));
                text(value(item), "start", right + 12, middle + 4.5, item.value());
            }
        }

        private String value(final Item item) {
            return isClear(item) ? "value" : "value soft";
        }

        private void estimate(final Item item, final double middle) {
            final Estimate e = item.estimate();
            final double x = scale.at(drawn(item, e.value()));
            final boolean known = !Double.isNaN(x);
            if (!bars) {
                line("grid", left, middle, right, middle);
            } else if (known) {
                final double thickness = narrow ? 14 : 18;
                final double from = Math.min(x, scale.at(0));
                final double length = Math.max(1, Math.abs(x - scale.at(0)));
                rect(style(item), from, middle - thickness / 2, length, thickness);
            }
            if (known && !Double.isNaN(e.low()) && !Double.isNaN(e.high())) {
                final String kind = isClear(item) ? "whisker" : "whisker unclear";
                whisker(kind, scale.at(drawn(item, e.low())), scale.at(drawn(item, e.high())), middle);
            }
            if (known && !bars) {
                circle(style(item), x, middle, item.role() == Role.CHOSEN ? Role.RADIUS : 5.5);
            }
        }

        private String style(final Item item) {
            if ((style.isAroundZero() || item.isDifference()) && !isClear(item)) {
                return "quiet";
            }
            return bars
                    ? Drawing.colour(item.better(), isDirected() ? "quiet" : "main")
                    : item.role().style();
        }

        private void whisker(final String style, final double low, final double high, final double y) {
            line(style, Math.max(left, low), y, Math.min(right, high), y);
            for (final double end : new double[] {low, high}) {
                if (end >= left - 0.5 && end <= right + 0.5) {
                    line(style, end, y - 5, end, y + 5);
                }
            }
        }

        /** Draws the range of desired values, as a band behind all rows. */
        private void target() {
            final double from = Double.isFinite(target.low()) ? scale.at(target.low()) : left;
            final double to = Double.isFinite(target.high()) ? scale.at(target.high()) : right;
            rect("target", from, top, Math.max(1, to - from), bottom - top);
        }

        /** Draws the margin within which a difference counts as none, as a band around 0. */
        private void margin(final double margin, final double y) {
            if (!Double.isNaN(margin)) {
                final double from = Math.max(left, scale.at(-margin));
                final double to = Math.min(right, scale.at(margin));
                final double above = narrow ? rowHeight - 24 : 4;
                rect("margin", from, y + above, Math.max(1, to - from), narrow ? 22 : rowHeight - 8);
            }
        }

        private Legend legend() {
            final Legend legend = new Legend();
            if (isDirected()) {
                legend.band("good", "good").band("bad", "bad").band("quiet", "neither");
            }
            if (!target.isAny()) {
                legend.band("target", "target");
            }
            for (final Role role : Role.values()) {
                if (role != Role.PLAIN && items.stream().anyMatch(item -> item.role() == role)) {
                    legend.role(role);
                }
            }
            if (!items.stream().allMatch(IntervalChart.this::isClear)) {
                final boolean few = !style.isAroundZero() && items.stream().anyMatch(Item::wide);
                legend.band("quiet", few ? "too few differ" : "interval contains 0");
            }
            return legend;
        }

        private String anchor(final double tick) {
            if (!narrow) {
                return "middle";
            }
            return tick == scale.low() ? "start" : tick >= scale.high() * (1 - 1e-9) ? "end" : "middle";
        }

        private int longestValue() {
            return items.stream().mapToInt(i -> i.value().length()).max().orElse(0);
        }

        /** Returns the room that a narrow picture has for a label next to its value. */
        private double labelRoom(final Item item) {
            return right - left - Letters.BOLD_GLYPH * item.value().length();
        }
    }
}
