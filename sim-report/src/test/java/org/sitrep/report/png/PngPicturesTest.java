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
import org.sitrep.stats.Estimate;

final class PngPicturesTest {
    private static final Chart CHART = new Chart.Intervals(
            "c", "Kill rate", "Two.", "%", Chart.Intervals.Style.BARS, List.of(item("Fighter", 69), item("Elite", 53)));

    @Test
    void shouldDrawOnWhiteInTheStatedSizeAndColour() throws IOException {
        final BufferedImage picture = ImageIO.read(new ByteArrayInputStream(PngPictures.png(CHART)));
        assertEquals(PngPictures.WIDTH, picture.getWidth());
        assertEquals(PngPictures.HEIGHT, picture.getHeight());
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

    @Test
    void shouldNeverPromiseMoreThanALopsidedInterval() {
        assertEquals(4, IntervalPng.longerSide(new Estimate(2, 1, 6, 0.95, 9, "%", "m")));
        assertEquals(0, IntervalPng.longerSide(new Estimate(2, Double.NaN, Double.NaN, 0.95, 1, "%", "m")));
    }

    private static Chart.Item item(final String label, final double value) {
        return new Chart.Item(label, new Estimate(value, value - 2, value + 1, 0.95, 9, "%", "m"), Better.NEUTRAL);
    }
}
