package org.sitrep.report.png;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.NamedColour;
import org.sitrep.report.model.Numbers;

/** Draws a bar a subject, cut into parts. XChart has no stacked bars that lie, so this one is drawn by hand; it is as high as its list is long. */
final class StackedPng {
    private static final int MARGIN = 24;
    private static final int TITLE = 44;
    private static final int LEGEND = 34;
    private static final int ROW = 28;
    private static final int BAR = 20;
    private static final int AXIS = 64;
    private static final int MAX_LABEL = 380;
    private static final int TICKS = 5;
    /** Parts that are narrower than this have no number in them. */
    private static final int NUMBER = 44;

    private final Chart.Stacked chart;
    private final Graphics2D g;
    private final Font font;
    private final int top = MARGIN + TITLE + LEGEND;
    private final int bottom;
    private final int left;
    private final int right = PngPictures.WIDTH - MARGIN - 16;

    private StackedPng(final Chart.Stacked chart, final Graphics2D g, final int height) throws IOException {
        this.chart = chart;
        this.g = g;
        font = ReportFont.of(Font.PLAIN, 15);
        bottom = height - AXIS;
        g.setFont(font);
        int longest = 0;
        for (final Chart.Row row : chart.rows()) {
            longest = Math.max(longest, g.getFontMetrics().stringWidth(row.label()));
        }
        left = MARGIN + Math.min(MAX_LABEL, longest) + 12;
    }

    static byte[] draw(final Chart.Stacked chart) throws IOException {
        final int height = MARGIN + TITLE + LEGEND + ROW * chart.rows().size() + AXIS;
        final BufferedImage image = new BufferedImage(PngPictures.WIDTH, height, BufferedImage.TYPE_INT_RGB);
        final Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, PngPictures.WIDTH, height);
            new StackedPng(chart, g, height).draw();
        } finally {
            g.dispose();
        }
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private void draw() throws IOException {
        g.setColor(PngPictures.INK);
        g.setFont(ReportFont.of(Font.BOLD, 21));
        centred(chart.title(), PngPictures.WIDTH / 2, MARGIN + 20);
        g.setFont(font);
        legend();
        for (int i = 0; i <= TICKS; i++) {
            final int x = x((double) i / TICKS);
            g.setColor(PngPictures.RULE);
            g.drawLine(x, top, x, bottom + 4);
            g.setColor(PngPictures.SOFT);
            centred(Integer.toString(100 * i / TICKS), x, bottom + 22);
        }
        centred(chart.axis(), (left + right) / 2, bottom + 46);
        for (int i = 0; i < chart.rows().size(); i++) {
            row(chart.rows().get(i), top + ROW * i);
        }
    }

    private void legend() {
        int x = left;
        for (int p = 0; p < chart.parts().size(); p++) {
            g.setColor(colour(p));
            g.fillRect(x, MARGIN + TITLE, 13, 13);
            g.setColor(PngPictures.SOFT);
            final String label = chart.parts().get(p).label();
            g.drawString(label, x + 19, MARGIN + TITLE + 12);
            x += 43 + g.getFontMetrics().stringWidth(label);
        }
    }

    private void row(final Chart.Row row, final int y) {
        final int barTop = y + (ROW - BAR) / 2;
        final int base = barTop + 15;
        g.setColor(PngPictures.INK);
        final String label = fitted(row.label());
        g.drawString(label, left - 12 - g.getFontMetrics().stringWidth(label), base);
        double before = 0;
        for (int p = 0; p < row.shares().size(); p++) {
            final double share = row.shares().get(p);
            if (Double.isNaN(share)) {
                g.setColor(PngPictures.SOFT);
                g.drawString("no data", left + 6, base);
                return;
            }
            final int from = x(before);
            final int to = x(before + share);
            g.setColor(colour(p));
            g.fillRect(from, barTop, Math.max(0, to - from - 1), BAR);
            if (to - from >= NUMBER) {
                final boolean dark = chart.coloured() || colour(p).equals(PngPictures.GREY);
                g.setColor(dark ? PngPictures.INK : Color.WHITE);
                centred(Numbers.fixed(100 * share, 0) + " %", (from + to) / 2, base);
            }
            before += share;
        }
    }

    private Color colour(final int part) {
        if (chart.coloured()) {
            return new Color(NamedColour.of(chart.parts().get(part).label())
                    .orElseThrow()
                    .rgb());
        }
        if (!chart.directed()) {
            return PngPictures.series(part);
        }
        return switch (chart.parts().get(part).better()) {
            case HIGHER -> PngPictures.GREEN;
            case LOWER -> PngPictures.VERMILION;
            case NEUTRAL -> PngPictures.GREY;
        };
    }

    private int x(final double share) {
        return (int) Math.round(left + share * (right - left));
    }

    private void centred(final String text, final int x, final int y) {
        g.drawString(text, x - g.getFontMetrics().stringWidth(text) / 2, y);
    }

    private String fitted(final String label) {
        String shown = label;
        while (shown.length() > 1 && g.getFontMetrics().stringWidth(shown) > MAX_LABEL) {
            shown = shown.substring(0, shown.length() - 2).stripTrailing() + "…";
        }
        return shown;
    }
}
