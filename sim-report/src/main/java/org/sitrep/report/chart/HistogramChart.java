package org.sitrep.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sitrep.report.text.Numbers;

/**
 * The number of trials per value, with the mean as a dashed line that leaves room for the shares above the bars.
 *
 * @param axis the values, with their unit
 * @param trials name of the trials, in the plural
 * @param bins from low to high, without gaps, at least one
 * @param mean mean of the values; NaN if there are none
 */
public record HistogramChart(
        String id, String title, String description, String axis, String trials, List<Bin> bins, double mean)
        implements Chart {
    private static final double TOP = 30;
    private static final double PLOT_HEIGHT = 190;
    private static final double BOTTOM = TOP + PLOT_HEIGHT;
    private static final double LEFT = 46;
    /** Height of the space for a share above its bar; the baseline is 5 px above the bar. */
    private static final double ABOVE = 18;

    private static final double BELOW = 1;
    private static final double BESIDE = 4;

    /**
     * A bar of a histogram.
     *
     * @param label its value or values
     * @param low smallest value that belongs to it
     * @param high greatest value that belongs to it
     * @param trials number of trials
     * @param share share of all trials, 0 … 1
     * @param firstTrial smallest index of a trial in it, -1 if none
     */
    public record Bin(String label, double low, double high, long trials, double share, long firstTrial) {}

    public HistogramChart {
        bins = List.copyOf(bins);
    }

    /** Returns the title of the vertical axis. */
    public String heights() {
        return "% of " + trials;
    }

    @Override
    public Drawing draw(final double width) {
        return new Layout(width);
    }

    private final class Layout extends Drawing {
        private final double right = width - 8;
        private final BinAxis across = new BinAxis(this, bins, LEFT, right, BOTTOM);
        private final double slotWidth = across.slotWidth();
        private final Scale y =
                Scale.of(0, 100 * bins.stream().mapToDouble(Bin::share).max().orElse(1), 4, BOTTOM, TOP);

        Layout(final double width) {
            super(width);
            height(BOTTOM + 44);
            final Axes plot = new Axes(this, LEFT, right, this::middle, y);
            plot.grid("grid");
            plot.titleUp(TOP - 16, heights());
            bars();
            line("frame", LEFT, BOTTOM, right, BOTTOM);
            if (!Double.isNaN(mean)) {
                mean();
            }
            shares();
            across.labels();
            plot.titleAcross(BOTTOM + 38, axis);
        }

        private void bars() {
            final double barWidth = Math.min(64, slotWidth * (bins.size() > 14 ? 0.9 : 0.78));
            for (int i = 0; i < bins.size(); i++) {
                if (bins.get(i).trials() > 0) {
                    final double top = Math.min(y.at(100 * bins.get(i).share()), BOTTOM - 1);
                    rect("main", middle(i) - barWidth / 2, top, barWidth, BOTTOM - top);
                }
            }
        }

        private void shares() {
            for (int i = 0; i < bins.size(); i++) {
                if (hasShare(bins.get(i))) {
                    final double share = bins.get(i).share();
                    text("barvalue", "middle", middle(i), y.at(100 * share) - 5, Numbers.percent(share));
                }
            }
        }

        private boolean hasShare(final Bin bin) {
            return slotWidth >= Letters.GLYPH * 6 && bin.trials() > 0;
        }

        private void mean() {
            final double x = middle(0) + slotOf(mean) * slotWidth;
            upright(x);
            final String label = "mean " + Numbers.plain(mean, 2);
            // The title of the axis stands on the same line.
            final double free = 12 + Letters.GLYPH * heights().length();
            final boolean startsAt = x < (LEFT + right) / 2 || x - 5 - Letters.BOLD_GLYPH * label.length() < free;
            text("meanlabel", startsAt ? "start" : "end", startsAt ? Math.max(free, x + 5) : x - 5, TOP - 12, label);
        }

        /** Draws the line of the mean from the top down, ending above a share in its way. */
        private void upright(final double x) {
            final List<double[]> gaps = new ArrayList<>();
            for (int i = 0; i < bins.size(); i++) {
                final double share = bins.get(i).share();
                final double half = Letters.GLYPH * Numbers.percent(share).length() / 2 + BESIDE;
                if (hasShare(bins.get(i)) && Math.abs(x - middle(i)) < half) {
                    final double bar = y.at(100 * share);
                    gaps.add(new double[] {bar - ABOVE, bar - BELOW});
                }
            }
            gaps.sort(Comparator.comparingDouble(gap -> gap[0]));
            double from = TOP - 8;
            for (final double[] gap : gaps) {
                piece(x, from, gap[0]);
                from = Math.max(from, gap[1]);
            }
            piece(x, from, BOTTOM);
        }

        private void piece(final double x, final double from, final double to) {
            if (to > from) {
                line("halo", x, from, x, to);
                line("mean", x, from, x, to);
            }
        }

        private double middle(final double bin) {
            return across.middle(bin);
        }
    }

    /**
     * Returns the position of a value: the bins' middles stand for the middles of their values; the axis is linear
     * between them.
     */
    private double slotOf(final double value) {
        final Bin first = bins.get(0);
        final double halfSpan = (first.high() - first.low()) / 2;
        return bins.size() == 1
                ? 0
                : (value - first.low() - halfSpan) / (bins.get(1).low() - first.low());
    }
}
