package org.sitrep.report.png;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.report.model.Chart;
import org.sitrep.report.svg.Drawing;
import org.sitrep.report.svg.SvgPictures;
import org.sitrep.stats.Estimate;

final class PngPicturesTest {
    private static final Chart CHART = new Chart.Intervals(
            "c", "Kill rate", "Two.", "%", Chart.Intervals.Style.BARS, List.of(item("Fighter", 69), item("Elite", 53)));

    @Test
    void shouldDrawOnWhiteInTheStatedSizeAndColour() throws IOException {
        final BufferedImage picture = ImageIO.read(new ByteArrayInputStream(PngPictures.png(CHART)));
        assertEquals(PngPictures.WIDTH, picture.getWidth());
        assertEquals(0xFFFFFF, picture.getRGB(2, 2) & 0xFFFFFF);
        int blue = 0;
        for (int x = 0; x < picture.getWidth(); x++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                blue += (picture.getRGB(x, y) & 0xFFFFFF) == 0x0072B2 ? 1 : 0;
            }
        }
        assertTrue(blue > 10_000, "two bars of blue, found " + blue + " px");
    }

    @Test
    void shouldGiveTheSameBytesTwice() throws IOException {
        assertArrayEquals(PngPictures.png(CHART), PngPictures.png(CHART));
    }

    @Test
    void shouldWriteWithTheFontThatIsShipped() throws IOException {
        final Font font = ReportFont.of(Font.PLAIN, 15);
        assertEquals("Liberation Sans", font.getFamily());
        assertEquals(-1, font.canDisplayUpTo("± % – … é 0123"));
    }

    /** Of 53 with the limits 51 and 54: a whisker, drawn in ink, that reaches twice as far to the left of the bar's end as to the right. */
    @Test
    void shouldDrawALopsidedIntervalLopsided() throws IOException {
        final Drawing drawing = SvgPictures.drawing(CHART);
        final List<Drawing.Mark> bars = drawing.marks().stream()
                .filter(m -> m.kind() == Drawing.Kind.RECT && m.style().equals("main"))
                .toList();
        final List<Drawing.Mark> whiskers = drawing.marks().stream()
                .filter(m -> m.style().equals("whisker") && m.y() == m.h())
                .toList();
        assertEquals(2, bars.size());
        assertEquals(2, whiskers.size());
        for (int i = 0; i < 2; i++) {
            final double end = bars.get(i).x() + bars.get(i).w();
            assertEquals(2 * (whiskers.get(i).w() - end), end - whiskers.get(i).x(), 1e-6);
        }
        final BufferedImage picture = ImageIO.read(new ByteArrayInputStream(PngPictures.png(CHART)));
        final double scale = (double) PngPictures.WIDTH / SvgPictures.WIDE;
        final int x = (int) (scale * (whiskers.get(0).w() - 1));
        final int y = (int) (58 + scale * whiskers.get(0).y());
        assertTrue((picture.getRGB(x, y) & 0xFF) < 0x60, "ink at the upper limit");
    }

    private static Chart.Item item(final String label, final double value) {
        return new Chart.Item(label, new Estimate(value, value - 2, value + 1, 0.95, 9, "%", "m"), Better.NEUTRAL);
    }
}
