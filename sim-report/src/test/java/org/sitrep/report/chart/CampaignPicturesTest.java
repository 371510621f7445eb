package org.sitrep.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.report.Xml;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

final class CampaignPicturesTest {
    private static SurvivalCurve curve(final String label, final double... shares) {
        return new SurvivalCurve(
                label,
                Arrays.stream(shares)
                        .mapToObj(s -> new SurvivalCurve.Point(
                                98_100, 1, new Estimate(s, s - 0.05, s + 0.02, 0.95, 98_100, "share", "m")))
                        .toList());
    }

    private static Chart survival(final SurvivalCurve... curves) {
        return new SurvivalChart("s", "S", "0.5 outlast it.", "% not lost", "trial", List.of(curves));
    }

    private static List<double[]> corners(final Element path) {
        return Arrays.stream(path.getAttribute("d").replaceAll("[MZ]", "").split("L"))
                .map(p -> Arrays.stream(p.split(" "))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }

    private static List<Element> ofClass(final Document svg, final String tag, final String style) {
        return Xml.all(svg, tag).stream()
                .filter(e -> List.of(e.getAttribute("class").split(" ")).contains(style))
                .toList();
    }

    /**
     * From all to 80 % at the first step and to 50 % at the second: only to the right and down, in the ratio 20 to 30.
     */
    @Test
    void shouldFallAtEachStepByWhatIsLost() {
        final Document svg = Xml.parse(SvgPictures.inline(survival(curve("A", 0.8, 0.5)), 720));
        final List<double[]> stair = corners(ofClass(svg, "path", "stair").get(0));
        assertEquals(6, stair.size());
        final double[] falls = new double[2];
        for (int i = 1; i < stair.size(); i++) {
            final double right = stair.get(i)[0] - stair.get(i - 1)[0];
            final double down = stair.get(i)[1] - stair.get(i - 1)[1];
            assertTrue(i % 2 == 1 ? right > 0 && down == 0 : right == 0 && down > 0, "corner " + i);
            if (i % 2 == 0) {
                falls[i / 2 - 1] = down;
            }
        }
        assertEquals(1.5, falls[1] / falls[0], 0.01);
    }

    @ParameterizedTest
    @ValueSource(ints = {SvgPictures.NARROW, SvgPictures.WIDE})
    void shouldKeepTheLabelsOfCurvesThatEndTogetherApart(final int width) {
        final SurvivalCurve[] curves = IntStream.range(0, 6)
                .mapToObj(i -> curve("Curve with a long name " + i, 0.9, 0.601 - 0.0001 * i))
                .toArray(SurvivalCurve[]::new);
        final Document svg = Xml.parse(SvgPictures.inline(survival(curves), width));
        final double[] y = ofClass(svg, "text", "curvelabel").stream()
                .limit(6)
                .mapToDouble(e -> Double.parseDouble(e.getAttribute("y")))
                .sorted()
                .toArray();
        for (int i = 1; i < y.length; i++) {
            assertTrue(y[i] - y[i - 1] >= 14, "labels " + y[i - 1] + " and " + y[i]);
        }
        for (final Element text : Xml.all(svg, "text")) {
            assertInside(text, width);
        }
        assertEquals(6, ofClass(svg, "line", "lead").size());
    }

    /** The left, upper, right and lower end of a shape. */
    private static double[] box(final Element path) {
        final double[] box = {1e9, 1e9, -1e9, -1e9};
        for (final double[] corner : corners(path)) {
            for (int i = 0; i < 2; i++) {
                box[i] = Math.min(box[i], corner[i]);
                box[2 + i] = Math.max(box[2 + i], corner[i]);
            }
        }
        return box;
    }

    /** Of six curves each has a plot of its own, so that no band covers another. */
    @ParameterizedTest
    @ValueSource(ints = {SvgPictures.NARROW, SvgPictures.WIDE})
    void shouldNotLayManyBandsOverEachOther(final int width) {
        final SurvivalCurve[] curves = IntStream.range(0, 6)
                .mapToObj(i -> curve("Curve with a long name " + i, 0.9, 0.601 - 0.0001 * i))
                .toArray(SurvivalCurve[]::new);
        final Chart chart = SurvivalPanels.of((SurvivalChart) survival(curves));
        final Document svg = Xml.parse(SvgPictures.inline(chart, width));
        final List<double[]> bands = ofClass(svg, "path", "band").stream()
                .map(CampaignPicturesTest::box)
                .toList();
        assertEquals(6, bands.size());
        for (final double[] a : bands) {
            for (final double[] b : bands) {
                assertTrue(a == b || a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]);
            }
        }
        assertEquals(6, ofClass(svg, "path", "curve").size());
        assertEquals(6 * 5, ofClass(svg, "path", "other").size(), "the others in each, for comparison");
        Xml.all(svg, "text").forEach(text -> assertInside(text, width));
    }

    @Test
    void shouldLeaveTwoCurvesInOnePlot() {
        final SurvivalChart two = (SurvivalChart) survival(curve("A", 0.8), curve("B", 0.7));
        assertEquals(two, SurvivalPanels.of(two));
    }

    private static void assertInside(final Element text, final int width) {
        final double x = Double.parseDouble(text.getAttribute("x"));
        final double length = 6.9 * text.getTextContent().length();
        final double start = switch (text.getAttribute("text-anchor")) {
            case "start" -> x;
            case "end" -> x - length;
            default -> x - length / 2;
        };
        assertTrue(start >= -1 && start + length <= width + 1, text.getTextContent());
    }

    @Test
    void shouldNotDrawWhereNobodyWasAtRisk() {
        final SurvivalCurve.Point none = new SurvivalCurve.Point(
                0, 0, new Estimate(Double.NaN, Double.NaN, Double.NaN, 0.95, 0, "share", "no data"));
        final SurvivalCurve ends =
                new SurvivalCurve("Ends", List.of(curve("", 0.9).points().get(0), none));
        final SurvivalCurve never = new SurvivalCurve("Never", List.of(none, none));
        final Document svg = Xml.parse(SvgPictures.standalone(survival(curve("A", 0.8, 0.5), never, ends)));
        final List<Element> stairs = ofClass(svg, "path", "stair");
        assertEquals(2, stairs.size());
        assertEquals(4, corners(stairs.get(1)).size());
        assertEquals("stair s3", stairs.get(1).getAttribute("class"), "a curve that is left out keeps its colour");
    }

    private static Chart stacked(final Better... better) {
        final List<StackedChart.Part> parts = Arrays.stream(better)
                .map(b -> new StackedChart.Part("Part with a name", b))
                .toList();
        return new StackedChart(
                "s",
                "S",
                "1 row.",
                "% of campaigns",
                parts,
                List.of(
                        new StackedChart.Row(
                                "An Encounter with a name that goes on for ever and ever and on",
                                List.of(0.5, 0.25, 0.0)),
                        new StackedChart.Row("Nothing", List.of(Double.NaN, Double.NaN, Double.NaN))));
    }

    private static List<String> colours(final String... labels) {
        final List<StackedChart.Part> parts = Arrays.stream(labels)
                .map(label -> new StackedChart.Part(label, Better.NEUTRAL))
                .toList();
        final List<Double> shares = Arrays.stream(labels).map(label -> 0.25).toList();
        final Document svg = Xml.parse(SvgPictures.inline(
                new StackedChart("l", "L", "1 row.", "%", parts, List.of(new StackedChart.Row("Start", shares))),
                SvgPictures.WIDE));
        return Xml.all(svg, "rect").stream()
                .filter(r -> Double.parseDouble(r.getAttribute("height")) > 11)
                .map(r -> r.getAttribute("class"))
                .toList();
    }

    @Test
    void shouldGiveAPartTheColourThatItIsCalledBy() {
        assertEquals(List.of("green", "yellow", "orange", "red"), colours("Green", "Yellow", "Orange", "Red"));
        assertEquals(List.of("green", "red"), colours("Green", "Red"), "one that is left out shifts nobody's");
        assertEquals(List.of("key s1", "key s2"), colours("Green", "Redder"), "a word that is no colour");
        assertEquals(List.of("key s1", "key s2"), colours("Red", "red"), "two of one colour");
    }

    @ParameterizedTest
    @ValueSource(ints = {SvgPictures.NARROW, SvgPictures.WIDE})
    void shouldCutABarByItsShares(final int width) {
        final Document svg = Xml.parse(SvgPictures.inline(stacked(Better.HIGHER, Better.LOWER, Better.NEUTRAL), width));
        final List<Element> bars = Xml.all(svg, "rect").stream()
                .filter(r -> Double.parseDouble(r.getAttribute("height")) > 11)
                .toList();
        assertEquals(2, bars.size(), "a share of nothing has no part, nor has what there are no data of");
        final double first = 1 + Double.parseDouble(bars.get(0).getAttribute("width"));
        final double second = 1 + Double.parseDouble(bars.get(1).getAttribute("width"));
        assertEquals(2, first / second, 0.01);
        assertEquals("good", bars.get(0).getAttribute("class"));
        assertEquals("bad", bars.get(1).getAttribute("class"));
        Xml.all(svg, "text").forEach(t -> assertInside(t, width));
        assertTrue(
                Xml.all(svg, "text").stream().anyMatch(t -> t.getTextContent().equals("50 %")));
    }

    @Test
    void shouldGivePartsOfOneDirectionColoursOfTheirOwn() {
        final Document svg = Xml.parse(SvgPictures.inline(stacked(Better.NEUTRAL, Better.NEUTRAL, Better.LOWER), 720));
        assertEquals("key s1", Xml.all(svg, "rect").get(0).getAttribute("class"));
        assertEquals("key s2", Xml.all(svg, "rect").get(1).getAttribute("class"));
    }
}
