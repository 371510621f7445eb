package org.sitrep.report.png;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import org.sitrep.report.model.Chart;
import org.sitrep.report.svg.Drawing;
import org.sitrep.report.svg.SvgPictures;

/**
 * Paints the same marks as the SVG of a chart, so that both show the same, lopsided intervals among it: XChart's error bars are symmetric. The title stands
 * above.
 */
final class DrawingPng {
    private static final double SCALE = (double) PngPictures.WIDTH / SvgPictures.WIDE;
    private static final int TITLE = 58;
    private static final int MARGIN = 12;

    /** Colour, width of the line, opacity: the light half of the style sheet of the pictures. */
    private record Look(Color colour, float line, float opacity, float[] dash) {
        static Look fill(final Color colour, final float opacity) {
            return new Look(colour, 1, opacity, null);
        }

        static Look line(final Color colour, final float width, final float... dash) {
            return new Look(colour, width, 1, dash.length == 0 ? null : dash);
        }
    }

    private static final Map<String, Look> LOOKS = Map.ofEntries(
            Map.entry("main", Look.fill(PngPictures.BLUE, 1)),
            Map.entry("good", Look.fill(PngPictures.GREEN, 1)),
            Map.entry("bad", Look.fill(PngPictures.VERMILION, 1)),
            Map.entry("quiet", Look.fill(PngPictures.GREY, 1)),
            Map.entry("margin", Look.fill(PngPictures.GREY, 0.35f)),
            Map.entry("band", Look.fill(PngPictures.SKY, 0.25f)),
            Map.entry("interval", Look.fill(PngPictures.BLUE, 0.45f)),
            Map.entry("grid", Look.line(PngPictures.RULE, 1)),
            Map.entry("frame", Look.line(PngPictures.SOFT, 1)),
            Map.entry("zero", Look.line(PngPictures.INK, 1, 4, 3)),
            Map.entry("whisker", Look.line(PngPictures.INK, 1.5f)),
            Map.entry("mean", Look.line(PngPictures.VERMILION, 1.75f, 5, 4)),
            Map.entry("curve", Look.line(PngPictures.BLUE, 2.25f)),
            Map.entry("tick", Look.fill(PngPictures.SOFT, 1)),
            Map.entry("axis", Look.fill(PngPictures.SOFT, 1)),
            Map.entry("label", Look.fill(PngPictures.INK, 1)),
            Map.entry("value", Look.fill(PngPictures.INK, 1)),
            Map.entry("barvalue", Look.fill(PngPictures.INK, 1)));

    private final Graphics2D g;

    private DrawingPng(final Graphics2D g) {
        this.g = g;
    }

    static byte[] draw(final Chart chart) throws IOException {
        final Drawing drawing = SvgPictures.drawing(chart);
        final int height = TITLE + MARGIN + (int) Math.ceil(SCALE * drawing.height());
        final BufferedImage image = new BufferedImage(PngPictures.WIDTH, height, BufferedImage.TYPE_INT_RGB);
        final Graphics2D g = image.createGraphics();
        try {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.setColor(Color.WHITE);
            g.fillRect(0, 0, PngPictures.WIDTH, height);
            title(g, chart.title());
            g.translate(0, TITLE);
            g.scale(SCALE, SCALE);
            final DrawingPng painter = new DrawingPng(g);
            for (final Drawing.Mark mark : drawing.marks()) {
                painter.paint(mark);
            }
        } finally {
            g.dispose();
        }
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private static void title(final Graphics2D g, final String title) throws IOException {
        g.setColor(PngPictures.INK);
        g.setFont(ReportFont.of(Font.BOLD, 21));
        String shown = title;
        while (shown.length() > 1 && g.getFontMetrics().stringWidth(shown) > PngPictures.WIDTH - 40) {
            shown = shown.substring(0, shown.length() - 2).stripTrailing() + "…";
        }
        g.drawString(shown, (PngPictures.WIDTH - g.getFontMetrics().stringWidth(shown)) / 2, 38);
    }

    private void paint(final Drawing.Mark mark) throws IOException {
        final Look look = LOOKS.get(mark.style());
        if (look == null) {
            throw new IllegalArgumentException("no look for " + mark.style());
        }
        g.setColor(look.colour());
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, look.opacity()));
        g.setStroke(new BasicStroke(look.line(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, look.dash(), 0));
        switch (mark.kind()) {
            case RECT -> g.fill(new Rectangle2D.Double(mark.x(), mark.y(), mark.w(), mark.h()));
            case LINE -> g.draw(new Line2D.Double(mark.x(), mark.y(), mark.w(), mark.h()));
            case CIRCLE ->
                g.fill(new Ellipse2D.Double(mark.x() - mark.w(), mark.y() - mark.w(), 2 * mark.w(), 2 * mark.w()));
            case TEXT -> text(mark);
            case PATH -> {
                if (mark.text().endsWith("Z")) {
                    g.fill(path(mark.text()));
                } else {
                    g.draw(path(mark.text()));
                }
            }
        }
    }

    private void text(final Drawing.Mark mark) throws IOException {
        final boolean small = !"label".equals(mark.style()) && !"value".equals(mark.style());
        g.setFont(ReportFont.of("value".equals(mark.style()) ? Font.BOLD : Font.PLAIN, small ? 12 : 13));
        final double width = g.getFontMetrics().getStringBounds(mark.text(), g).getWidth();
        final double left = switch (mark.anchor()) {
            case "end" -> mark.x() - width;
            case "middle" -> mark.x() - width / 2;
            default -> mark.x();
        };
        g.drawString(mark.text(), (float) left, (float) mark.y());
    }

    /** Reads corners as the SVG pictures write them: {@code M1 2L3 4L5 6Z}. */
    private static Path2D path(final String corners) {
        final Path2D path = new Path2D.Double();
        boolean first = true;
        for (final String corner : corners.replaceAll("[MZ]", "").split("L")) {
            final String[] at = corner.split(" ");
            final double x = Double.parseDouble(at[0]);
            final double y = Double.parseDouble(at[1]);
            if (first) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
            first = false;
        }
        if (corners.endsWith("Z")) {
            path.closePath();
        }
        return path;
    }
}
