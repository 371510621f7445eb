package org.sitrep.report.png;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.Drawing;
import org.sitrep.report.chart.SvgPictures;

/** Paints the marks of a chart as its SVG does, so that both look the same. The title stands above. */
record MarkPainter(Graphics2D g) {
    private static final double SCALE = (double) PngPictures.WIDTH / SvgPictures.WIDE;
    private static final int TITLE = 58;
    private static final int MARGIN = 12;

    static byte[] png(final Chart chart) throws IOException {
        final Drawing drawing = chart.draw(SvgPictures.WIDE);
        final int height = TITLE + MARGIN + (int) Math.ceil(SCALE * drawing.height());
        final BufferedImage image = new BufferedImage(PngPictures.WIDTH, height, BufferedImage.TYPE_INT_RGB);
        final Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, PngPictures.WIDTH, height);
            final MarkPainter painter = new MarkPainter(g);
            painter.title(chart.title());
            g.translate(0, TITLE);
            g.scale(SCALE, SCALE);
            for (final Drawing.Mark mark : drawing.marks()) {
                painter.paint(mark, Look.of(mark.style()));
            }
        } finally {
            g.dispose();
        }
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private void title(final String title) throws IOException {
        g.setColor(Look.of("label").fill());
        g.setFont(ReportFont.of(Font.BOLD, 21));
        String shown = title;
        while (shown.length() > 1 && g.getFontMetrics().stringWidth(shown) > PngPictures.WIDTH - 40) {
            shown = shown.substring(0, shown.length() - 2).stripTrailing() + "…";
        }
        g.drawString(shown, (PngPictures.WIDTH - g.getFontMetrics().stringWidth(shown)) / 2, 38);
    }

    private void paint(final Drawing.Mark mark, final Look look) throws IOException {
        final List<Double> at = mark.at();
        switch (mark.shape()) {
            case RECT -> fill(new Rectangle2D.Double(at.get(0), at.get(1), at.get(2), at.get(3)), look);
            case LINE -> line(new Line2D.Double(at.get(0), at.get(1), at.get(2), at.get(3)), look);
            case CIRCLE -> {
                final double r = at.get(2);
                fill(new Ellipse2D.Double(at.get(0) - r, at.get(1) - r, 2 * r, 2 * r), look);
            }
            case TEXT -> text(mark, look);
            case PATH -> line(path(at), look);
            case AREA -> fill(path(at), look);
        }
    }

    private void fill(final Shape shape, final Look look) {
        if (look.isFilled()) {
            g.setColor(look.fill());
            g.fill(shape);
        } else {
            line(shape, look);
        }
    }

    private void line(final Shape shape, final Look look) {
        g.setColor(look.line());
        g.setStroke(look.stroke());
        g.draw(shape);
    }

    private void text(final Drawing.Mark mark, final Look look) throws IOException {
        g.setFont(look.font());
        final double width = g.getFontMetrics().getStringBounds(mark.text(), g).getWidth();
        final double left = switch (mark.anchor()) {
            case "end" -> mark.at().get(0) - width;
            case "middle" -> mark.at().get(0) - width / 2;
            default -> mark.at().get(0);
        };
        final float baseline = mark.at().get(1).floatValue();
        if (look.hasEdge() && !mark.text().isEmpty()) {
            line(
                    g.getFont()
                            .createGlyphVector(g.getFontRenderContext(), mark.text())
                            .getOutline((float) left, baseline),
                    look);
        }
        g.setColor(look.fill());
        g.drawString(mark.text(), (float) left, baseline);
    }

    private static Path2D path(final List<Double> corners) {
        final Path2D path = new Path2D.Double();
        path.moveTo(corners.get(0), corners.get(1));
        for (int i = 2; i < corners.size(); i += 2) {
            path.lineTo(corners.get(i), corners.get(i + 1));
        }
        return path;
    }
}
