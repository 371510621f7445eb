package org.sitrep.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.report.Xml;
import org.sitrep.stats.Estimate;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

final class SvgPicturesTest {
    private static final Estimate LOPSIDED = new Estimate(2, 1, 6, 0.95, 100, "%", "made up");
    private static final Chart RARE = new IntervalChart(
            "rare",
            "Rare",
            "One rate.",
            "% of trials",
            IntervalChart.Style.DOTS,
            List.of(new IntervalChart.Item(
                    "Squad lost to the last Marine, with nobody left to carry the radio or to call for support",
                    LOPSIDED,
                    Better.LOWER)));

    /** The whisker of an interval 1 to 6 around 2 must reach four times as far up as down. */
    @Test
    void shouldDrawLopsidedIntervalsAsTheyAre() {
        final Document svg = Xml.parse(SvgPictures.standalone(RARE));
        final Element whisker = line(svg, "whisker");
        final double dot = Double.parseDouble(Xml.all(svg, "circle").get(0).getAttribute("cx"));
        final double down = dot - Double.parseDouble(whisker.getAttribute("x1"));
        final double up = Double.parseDouble(whisker.getAttribute("x2")) - dot;
        assertEquals(4, up / down, 0.02);
    }

    /**
     * A target of at least 1.5: its band begins a tenth of the way from the least to the greatest limit of 1 to 6, and
     * goes to the edge.
     */
    @Test
    void shouldDrawTheTargetAsABand() {
        final IntervalChart rare = (IntervalChart) RARE;
        final Chart aimed = new IntervalChart(
                rare.id(),
                rare.title(),
                rare.description(),
                rare.axis(),
                rare.style(),
                rare.items(),
                new TargetBand(1.5, Double.POSITIVE_INFINITY));
        final Document svg = Xml.parse(SvgPictures.standalone(aimed));
        final Element whisker = line(svg, "whisker");
        final double least = Double.parseDouble(whisker.getAttribute("x1"));
        final double greatest = Double.parseDouble(whisker.getAttribute("x2"));
        final Element band = Xml.all(svg, "rect").stream()
                .filter(r -> r.getAttribute("class").equals("target"))
                .reduce((legend, drawn) -> drawn)
                .orElseThrow();
        final double start = Double.parseDouble(band.getAttribute("x"));
        assertEquals(0.1, (start - least) / (greatest - least), 0.01);
        assertTrue(start + Double.parseDouble(band.getAttribute("width")) >= greatest - 0.1);
        assertEquals(start, Double.parseDouble(line(svg, "zero").getAttribute("x1")), 0.11);
    }

    /** A target of at least 15, where all that was tried reaches 6: it is seen above. */
    @Test
    void shouldShowATargetThatNothingReaches() {
        final TargetBand target = new TargetBand(15, Double.POSITIVE_INFINITY);
        final Chart far = new ResponseChart(
                "far",
                "Far",
                "Two.",
                "Wounds",
                "threat",
                List.of(new Layer.Spot(1, LOPSIDED), new Layer.Spot(2, LOPSIDED)),
                Double.NaN,
                new ResponseChart.Aim(target, 1, Double.NaN));
        final Drawing.Mark band = far.draw(SvgPictures.WIDE).marks().stream()
                .filter(mark -> mark.style().equals("target") && mark.shape() == Drawing.Shape.AREA)
                .findFirst()
                .orElseThrow();
        final List<Double> at = band.at();
        assertTrue(at.get(5) - at.get(1) > 20, () -> "px high: " + at);
    }

    private static Element line(final Document svg, final String style) {
        return Xml.all(svg, "line").stream()
                .filter(l -> l.getAttribute("class").equals(style))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {SvgPictures.NARROW, SvgPictures.WIDE})
    void shouldKeepAllTextInsideThePicture(final int width) {
        final Document svg = Xml.parse(SvgPictures.inline(RARE, width));
        for (final Element text : Xml.all(svg, "text")) {
            final double x = Double.parseDouble(text.getAttribute("x"));
            // Average advance in running text of the widest of the fonts that the page asks for, at 13 px.
            final double letter = text.getAttribute("class").equals("value") ? 8.2 : 6.6;
            final double length = letter * text.getTextContent().length();
            final double start = switch (text.getAttribute("text-anchor")) {
                case "start" -> x;
                case "end" -> x - length;
                default -> x - length / 2;
            };
            assertTrue(start >= -1 && start + length <= width + 1, text.getTextContent());
        }
    }

    @Test
    void shouldNotStartBarsAnywhereButAtZero() {
        final Chart bars = new IntervalChart(
                "bars", "Bars", "Two.", "%", IntervalChart.Style.BARS, List.of(item("a", 40), item("b", 80)));
        final List<Element> rects = Xml.all(Xml.parse(SvgPictures.inline(bars, 720)), "rect");
        final double first = Double.parseDouble(rects.get(0).getAttribute("width"));
        final double second = Double.parseDouble(rects.get(1).getAttribute("width"));
        assertEquals(2, second / first, 0.01, "twice the value, twice the length");
    }

    /** Sizes cannot be negative: an interval of -2 to 1 is drawn from 0, and no tick is below it. */
    @Test
    void shouldCutBarsOffAtZero() {
        final Estimate unsure = new Estimate(-0.5, -2, 1, 0.95, 10, "Wounds", "sample");
        final Chart bars = new IntervalChart(
                "sizes",
                "Sizes",
                "One.",
                "Wounds",
                IntervalChart.Style.BARS,
                List.of(new IntervalChart.Item("a", unsure)));
        final Document svg = Xml.parse(SvgPictures.inline(bars, 720));
        final double zero = Xml.all(svg, "line").stream()
                .filter(line -> line.getAttribute("class").equals("grid"))
                .mapToDouble(line -> Double.parseDouble(line.getAttribute("x1")))
                .min()
                .orElseThrow();
        assertEquals(zero, Double.parseDouble(line(svg, "whisker").getAttribute("x1")), 0.2);
        assertEquals(
                List.of(),
                Xml.all(svg, "text").stream()
                        .filter(text -> text.getAttribute("class").equals("tick"))
                        .map(Element::getTextContent)
                        .filter(tick -> tick.startsWith("-"))
                        .toList());
    }

    @Test
    void shouldPutTheMeanWhereItIs() {
        final Chart histogram = new HistogramChart(
                "h", "H", "Two values.", "x", "trials", List.of(bin(0, 50), bin(1, 0), bin(2, 50)), 1.0);
        final Document svg = Xml.parse(SvgPictures.inline(histogram, 720));
        final Element mean = Xml.all(svg, "line").stream()
                .filter(l -> l.getAttribute("class").equals("mean"))
                .findFirst()
                .orElseThrow();
        final List<Element> rects = Xml.all(svg, "rect");
        final double middle = (centre(rects.get(0)) + centre(rects.get(1))) / 2;
        assertEquals(middle, Double.parseDouble(mean.getAttribute("x1")), 0.2);
    }

    /** Whatever the mean, its line leaves out the shares above the bars, and is there beside them. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.5, 1, 1.9, 2})
    void shouldNotDrawTheMeanThroughTheSharesOfBars(final double value) {
        final Chart histogram = new HistogramChart(
                "h", "H", "Three values.", "x", "trials", List.of(bin(0, 10), bin(1, 89), bin(2, 1)), value);
        for (final int width : List.of(SvgPictures.NARROW, SvgPictures.WIDE)) {
            final Document svg = Xml.parse(SvgPictures.inline(histogram, width));
            final List<Element> pieces = Xml.all(svg, "line").stream()
                    .filter(line -> line.getAttribute("class").equals("mean"))
                    .toList();
            assertTrue(!pieces.isEmpty());
            for (final Element text : Xml.all(svg, "text")) {
                if (text.getAttribute("class").equals("barvalue")) {
                    pieces.forEach(piece -> assertTrue(isClear(piece, text), text.getTextContent()));
                }
            }
        }
    }

    /** Letters of 12 px are some 7 px wide, rise 9 px above their baseline and reach 2 px below it. */
    private static boolean isClear(final Element line, final Element text) {
        final double half = 7.0 * text.getTextContent().length() / 2;
        final double baseline = number(text, "y");
        return Math.abs(number(line, "x1") - number(text, "x")) > half
                || number(line, "y2") <= baseline - 9
                || number(line, "y1") >= baseline + 2;
    }

    private static double number(final Element of, final String attribute) {
        return Double.parseDouble(of.getAttribute(attribute));
    }

    private static double centre(final Element rect) {
        return Double.parseDouble(rect.getAttribute("x")) + Double.parseDouble(rect.getAttribute("width")) / 2;
    }

    private static Drawing differences(final IntervalChart.Style style) {
        return new IntervalChart(
                        "d",
                        "D",
                        "Two.",
                        "Enemies",
                        style,
                        List.of(
                                new IntervalChart.Item("clear", new Estimate(2, 1, 3, 0.95, 9, "", "m")),
                                new IntervalChart.Item("open", new Estimate(0.5, -11, 12, 0.95, 9, "", "m"))))
                .draw(SvgPictures.WIDE);
    }

    /** Of 2 with the limits 1 and 3, and 0.5 with -11 and 12, the second may be 0: it sets no scale, and is grey. */
    @ParameterizedTest
    @EnumSource(
            value = IntervalChart.Style.class,
            names = {"DIFFERENCES", "TORNADO"})
    void shouldNotLetADifferenceThatMayBeZeroLookLargest(final IntervalChart.Style style) {
        final List<Drawing.Mark> marks = differences(style).marks();
        final List<String> ticks = marks.stream()
                .filter(mark -> mark.style().equals("tick"))
                .map(Drawing.Mark::text)
                .toList();
        assertTrue(ticks.contains("3") || ticks.contains("3.0"), ticks::toString);
        assertFalse(ticks.stream().anyMatch(tick -> tick.startsWith("1") && tick.length() == 2), ticks::toString);
        final List<Drawing.Mark> open = marks.stream()
                .filter(mark -> mark.style().equals("whisker unclear"))
                .toList();
        assertEquals(1, open.size(), "a whisker that goes on beyond the picture has no end marks");
        assertTrue(open.get(0).at().stream().allMatch(x -> x >= 0 && x <= SvgPictures.WIDE));
        assertEquals(
                3, marks.stream().filter(mark -> mark.style().equals("whisker")).count());
        final Drawing.Shape shape = style == IntervalChart.Style.TORNADO ? Drawing.Shape.RECT : Drawing.Shape.CIRCLE;
        assertEquals(
                List.of("main", "quiet"),
                marks.stream()
                        .filter(mark -> mark.shape() == shape)
                        .map(Drawing.Mark::style)
                        .filter(name -> !name.isEmpty())
                        .skip(style == IntervalChart.Style.TORNADO ? 1 : 0)
                        .toList());
    }

    private static IntervalChart.Item item(final String label, final double value) {
        return new IntervalChart.Item(
                label, new Estimate(value, value - 1, value + 1, 0.95, 9, "%", "m"), Better.NEUTRAL);
    }

    private static HistogramChart.Bin bin(final double value, final long trials) {
        return new HistogramChart.Bin(Double.toString(value), value, value, trials, trials / 100.0, 0);
    }
}
