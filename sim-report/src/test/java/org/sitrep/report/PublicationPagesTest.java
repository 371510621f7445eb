package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.report.chart.Chart;
import org.sitrep.report.chart.HeatChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.chart.Role;
import org.sitrep.report.chart.ScatterChart;
import org.sitrep.report.chart.SvgPictures;
import org.sitrep.report.chart.TargetBand;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.text.Resources;
import org.sitrep.stats.Estimate;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What the pages of all kinds of publication have in common. */
final class PublicationPagesTest {
    private static final Map<String, Publication> ALL = SamplePublications.all();

    static Set<String> kinds() {
        return ALL.keySet();
    }

    private static ReportModel model(final String kind) {
        return ALL.get(kind).page().get();
    }

    private static Document page(final String kind) {
        return Xml.parse(HtmlReport.render(model(kind), ALL.get(kind).source(), false));
    }

    @Test
    void shouldHaveASampleOfEveryKind() {
        final Set<String> sources =
                ALL.values().stream().map(Publication::source).collect(Collectors.toSet());
        assertEquals(new TreeSet<>(Publications.files()), new TreeSet<>(sources));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldBeWholeWithoutAnythingFromElsewhere(final String kind) {
        final String html = HtmlReport.render(model(kind), "result.json", false);
        Xml.parse(html);
        assertFalse(Pattern.compile("(?i)https?:|src\\s*=|url\\(|@import|<link|<iframe|<object|<embed|\\son[a-z]+\\s*=")
                .matcher(html)
                .find());
        final String words = html.replace(Resources.text("page.js"), "");
        assertFalse(Pattern.compile("\\b(NaN|Infinity|null)\\b|-0\\.0+ ")
                .matcher(words)
                .find());
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldUseEachIdOnceAndLinkOnlyToIdsThatAreThere(final String kind) {
        final Set<String> ids = new HashSet<>();
        final Document page = page(kind);
        for (final Element e : Xml.all(page, "*")) {
            assertTrue(!e.hasAttribute("id") || ids.add(e.getAttribute("id")), e.getAttribute("id"));
        }
        for (final Element link : Xml.all(page, "a")) {
            assertTrue(ids.contains(link.getAttribute("href").substring(1)), link.getAttribute("href"));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldSayWhatToLookAtWhatWasPlayedAndWhatWouldMakeItWrong(final String kind) {
        final Document page = page(kind);
        final List<String> headings = new ArrayList<>();
        Xml.all(page, "h2").forEach(h -> headings.add(h.getTextContent()));
        assertTrue(headings.contains("Inputs"), headings.toString());
        assertTrue(
                headings.stream().anyMatch(h -> h.startsWith("Example ")) || headings.contains("Points of divergence"),
                headings.toString());
        final Element answer = Xml.all(page, "section").get(0);
        assertFalse(
                Xml.all(answer, "a").stream()
                        .filter(a -> a.getAttribute("href").matches("#.*-(examples|partings)"))
                        .toList()
                        .isEmpty(),
                "the answer leads to trials");
        assertTrue(page.getDocumentElement().getTextContent().contains("Limits of this result."));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldHaveAPictureThatSaysItsFinding(final String kind) {
        final List<Chart> charts = model(kind).charts();
        assertFalse(charts.isEmpty());
        for (final Chart chart : charts) {
            assertTrue(chart.description().matches("(?s).*\\d.*"), chart.id() + ": " + chart.description());
        }
        for (final Element caption : Xml.all(page(kind), "figcaption")) {
            assertTrue(caption.getTextContent().length() > 40, caption.getTextContent());
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void shouldGiveLinesToCopy(final String kind) {
        for (final Element command : Xml.all(page(kind), "pre")) {
            final Element box = (Element) command.getParentNode();
            assertEquals("command", box.getAttribute("class"));
            assertEquals(
                    List.of("p", "pre"),
                    Xml.children(box).stream().map(Element::getTagName).toList());
            assertTrue(command.getTextContent().startsWith("./sitrep "), command.getTextContent());
        }
    }

    static Stream<Chart> heats() {
        return ALL.values().stream()
                .flatMap(publication -> publication.page().get().charts().stream())
                .filter(HeatChart.class::isInstance);
    }

    @Test
    void shouldDrawSeveralLaddersAsAMapOfHeat() {
        final HeatChart heat = (HeatChart) model("ladders").charts().get(0);
        assertEquals(2, heat.rows().size());
        assertEquals(2, heat.columns().size());
        assertTrue(heats().count() >= 3, "ladders by two criteria, and the sweep of a grid");
    }

    private static String answerClass(final Publication publication) {
        final String html = HtmlReport.render(publication.page().get(), publication.source(), false);
        return Xml.all(Xml.parse(html), "section").get(0).getAttribute("class");
    }

    @Test
    void shouldNotShowAMovedCheckOrAFailedSolveAsGood() {
        assertEquals("answer bad", answerClass(ALL.get("check")));
        assertEquals("answer", answerClass(SamplePublications.edited("check", "\"moved\"", "\"undecided\"")));
        assertEquals(
                "answer good", answerClass(SamplePublications.edited("check", "\"(moved|undecided)\"", "\"same\"")));
        assertEquals("answer good", answerClass(ALL.get("solve")));
        assertEquals("answer bad", answerClass(SamplePublications.edited("solve", "=46%±12%", "=70%±1%")));
        assertEquals("answer", answerClass(ALL.get("comparison")));
    }

    private static List<Role> roles(final Publication publication, final String id) {
        final Chart chart = publication.page().get().charts().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
        return chart instanceof ScatterChart scatter
                ? scatter.dots().stream().map(ScatterChart.Dot::role).toList()
                : ((IntervalChart) chart)
                        .items().stream().map(IntervalChart.Item::role).toList();
    }

    @Test
    void shouldMarkThePresentAndTheChosenLoadout() {
        final List<Role> roles = roles(ALL.get("loadouts"), "front");
        assertEquals(1, roles.stream().filter(Role.CHOSEN::equals).count());
        assertTrue(roles.contains(Role.NOW), roles::toString);
        final Chart front = model("loadouts").charts().stream()
                .filter(ScatterChart.class::isInstance)
                .findFirst()
                .orElseThrow();
        final String picture = SvgPictures.standalone(front);
        assertTrue(picture.contains(">chosen") && picture.contains(">now"), picture);
    }

    /** The solve of the sample varies one value; two make a map with the target, the present values and the chosen. */
    @Test
    void shouldOutlineTheTargetInAMap() {
        final Estimate low = estimate(1);
        final Estimate high = estimate(3);
        final HeatChart heat = new HeatChart(
                "map",
                "Map",
                "1 or 3",
                "units",
                "across",
                "down",
                List.of("a", "b"),
                List.of("c", "d"),
                List.of(List.of(low, high), List.of(low, high)),
                new TargetBand(2, Double.POSITIVE_INFINITY),
                List.of(new HeatChart.Spot(0, 0, Role.NOW), new HeatChart.Spot(1, 1, Role.CHOSEN)));
        final String picture = SvgPictures.standalone(heat);
        final String edges = picture.replaceAll("(?s)<style>.*?</style>", "");
        assertEquals(6 + 1, edges.split("<line class=\"region\"", -1).length - 1, "six edges and the key");
        assertTrue(picture.contains(">target<") && picture.contains(">now<") && picture.contains(">chosen<"), picture);
    }

    private static Estimate estimate(final double value) {
        return new Estimate(value, value, value, 0.95, 100, "units", "exact");
    }

    @Test
    void shouldBeginACheckWithAMatrix() {
        final Block.Matrix matrix =
                (Block.Matrix) model("check").sections().get(0).blocks().get(0);
        final Block.Cell moved = matrix.rows().stream()
                .flatMap(row -> row.cells().stream())
                .filter(cell -> cell.tone() == Block.Tone.BAD)
                .findFirst()
                .orElseThrow();
        assertTrue(moved.words().startsWith("moved") && moved.mark().matches("[▲▼]"), moved::toString);
        assertTrue(model("check").sections().stream().anyMatch(s -> s.id().equals(moved.section())), moved::toString);
    }

    @Test
    void shouldDrawTheMarginsOfACheck() {
        final IntervalChart first = (IntervalChart) model("check").charts().get(0);
        first.items().forEach(item -> assertTrue(item.margin() > 0, item.label()));
        assertTrue(SvgPictures.standalone(first).contains("class=\"margin\""));
    }
}
