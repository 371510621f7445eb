package org.sitrep.report.chart;

import java.util.List;

/**
 * The axis of a histogram: one slot per bin, of equal width.
 *
 * @param bins bins from low to high
 * @param left px of the left edge
 * @param right px of the right edge
 * @param bottom px of the baseline
 */
record BinAxis(Drawing out, List<HistogramChart.Bin> bins, double left, double right, double bottom) {
    double slotWidth() {
        return (right - left) / bins.size();
    }

    double middle(final double bin) {
        return left + (bin + 0.5) * slotWidth();
    }

    /** Writes as many of the bins' labels as fit, evenly spaced. */
    void labels() {
        final int longest =
                bins.stream().mapToInt(b -> b.label().length()).max().orElse(1);
        final int every = (int) Math.max(1, Math.ceil((Letters.GLYPH * longest + 10) / slotWidth()));
        for (int i = 0; i < bins.size(); i += every) {
            final String label = bins.get(i).label();
            final boolean beyond = middle(i) + Letters.GLYPH * label.length() / 2 > out.width;
            out.text("tick", beyond ? "end" : "middle", beyond ? out.width - 2 : middle(i), bottom + 17, label);
        }
    }
}
