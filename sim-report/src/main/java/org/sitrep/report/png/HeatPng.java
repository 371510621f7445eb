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

/** Draws a cell for each pair of two values, the darker the more, with its value in it. XChart's heat maps have neither words beside their rows nor legible numbers, so this one is drawn by hand. */
final class HeatPng {
    private static final int MARGIN = 24;
    private static final int HEAD = 96;
    private static final int ROW = 40;
    private static final int FOOT = 52;
    private static final int MAX_LABEL = 300;
    private static final int MAX_CELL = 150;
    private static final int STRONG = 5;
    private static final Color[] STEPS = {
        Color.WHITE,
        new Color(0xEEF5FA),
        new Color(0xD3E5F2),
        new Color(0xB0D0E8),
        new Color(0x82B5D9),
        new Color(0x3F88BD),
        new Color(0x1C6AA5),
        new Color(0x0B4A7E)
    };

    private final Chart.Heat chart;
    private final Graphics2D g;
    private final Font font;
    private final int left;
    private final int cell;

    private HeatPng(final Chart.Heat chart, final Graphics2D g) throws IOException {
        this.chart = chart;
        this.g = g;
        font = ReportFont.of(Font.PLAIN, 15);
        g.setFont(font);
        int longest = 0;
        for (final String row : chart.rows()) {
            longest = Math.max(longest, g.getFontMetrics().stringWidth(row));
        }
        left = MARGIN + Math.min(MAX_LABEL, longest) + 12;
        cell = Math.min(
                MAX_CELL, (PngPictures.WIDTH - MARGIN - left) / chart.columns().size());
    }

    static byte[] draw(final Chart.Heat chart) throws IOException {
        final int height = MARGIN + HEAD + ROW * chart.rows().size() + FOOT;
        final BufferedImage image = new BufferedImage(PngPictures.WIDTH, height, BufferedImage.TYPE_INT_RGB);
        final Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, PngPictures.WIDTH, height);
            new HeatPng(chart, g).draw();
        } finally {
            g.dispose();
        }
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private void draw() throws IOException {
        final int top = MARGIN + HEAD;
        g.setColor(PngPictures.INK);
        g.setFont(ReportFont.of(Font.BOLD, 21));
        centred(chart.title(), PngPictures.WIDTH / 2, MARGIN + 20);
        g.setFont(font);
        g.setColor(PngPictures.SOFT);
        g.drawString("down " + chart.down() + ", across " + chart.across(), MARGIN, MARGIN + 56);
        for (int c = 0; c < chart.columns().size(); c++) {
            centred(chart.columns().get(c), left + cell * c + cell / 2, top - 12);
        }
        for (int r = 0; r < chart.rows().size(); r++) {
            g.setColor(PngPictures.INK);
            final String label = chart.rows().get(r);
            g.drawString(label, left - 12 - g.getFontMetrics().stringWidth(label), top + ROW * r + 25);
            for (int c = 0; c < chart.columns().size(); c++) {
                cell(r, c, left + cell * c, top + ROW * r);
            }
        }
        g.setColor(PngPictures.SOFT);
        g.drawString(chart.axis(), MARGIN, top + ROW * chart.rows().size() + 32);
    }

    private void cell(final int row, final int column, final int x, final int y) {
        final double value = chart.cells().get(row).get(column).value();
        final int step = chart.step(value);
        g.setColor(STEPS[step]);
        g.fillRect(x + 1, y + 1, cell - 2, ROW - 2);
        g.setColor(step >= STRONG ? Color.WHITE : PngPictures.INK);
        final String shown = chart.shown(value);
        if (g.getFontMetrics().stringWidth(shown) <= cell - 4) {
            centred(shown, x + cell / 2, y + 25);
        }
    }

    private void centred(final String text, final int x, final int y) {
        g.drawString(text, x - g.getFontMetrics().stringWidth(text) / 2, y);
    }
}
