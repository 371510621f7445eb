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
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.Drawing;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.stats.Estimate;

final class PngPicturesTest {
    private static final Chart CHART = new IntervalChart(
            "c", "Kill rate", "Two.", "%", IntervalChart.Style.BARS, List.of(item("Fighter", 69), item("Elite", 53)));

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

    /**
     * Of 53 with the limits 51 and 54: a whisker, drawn in ink, that reaches twice as far to the left of the bar's end
     * as to the right.
     */
    @Test
    void shouldDrawALopsidedIntervalLopsided() throws IOException {
        final Drawing drawing = CHART.draw(SvgPictures.WIDE);
        final List<Drawing.Mark> bars = drawing.marks().stream()
                .filter(m -> m.shape() == Drawing.Shape.RECT && m.style().equals("main"))
                .toList();
        final List<Drawing.Mark> whiskers = drawing.marks().stream()
                .filter(m -> m.style().equals("whisker") && m.at().get(1).equals(m.at().get(3)))
                .toList();
        assertEquals(2, bars.size());
        assertEquals(2, whiskers.size());
        for (int i = 0; i < 2; i++) {
            final double end = bars.get(i).at().get(0) + bars.get(i).at().get(2);
            assertEquals(
                    2 * (whiskers.get(i).at().get(2) - end),
                    end - whiskers.get(i).at().get(0),
                    1e-6);
        }
        final BufferedImage picture = ImageIO.read(new ByteArrayInputStream(PngPictures.png(CHART)));
        final double scale = (double) PngPictures.WIDTH / SvgPictures.WIDE;
        final int x = (int) (scale * (whiskers.get(0).at().get(2) - 1));
        final int y = (int) (58 + scale * whiskers.get(0).at().get(1));
        assertTrue((picture.getRGB(x, y) & 0xFF) < 0x60, "ink at the upper limit");
    }

    /** XChart refuses a heat map without any value; the marks of the SVG show its empty cells. */
    @Test
    void shouldDrawAHeatMapWithoutValues() throws IOException {
        final Estimate none = new Estimate(Double.NaN, Double.NaN, Double.NaN, 0.95, 0, "%", "m");
        final Chart heat = new HeatChart(
                "h", "Heat", "None.", "%", "across", "down", List.of("1"), List.of("2"), List.of(List.of(none)));
        assertTrue(PngPictures.png(heat).length > 1000);
    }

    private static IntervalChart.Item item(final String label, final double value) {
        return new IntervalChart.Item(
                label, new Estimate(value, value - 2, value + 1, 0.95, 9, "%", "m"), Better.NEUTRAL);
    }
}
