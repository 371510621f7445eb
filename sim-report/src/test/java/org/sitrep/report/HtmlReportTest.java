package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunResult;
import org.sitrep.report.text.Resources;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What every page must keep: well-formed, self-contained, and readable without seeing it. */
final class HtmlReportTest {
    private static final String PAGE = Rendered.html(SampleResults.of(300));

    private final Document page = Xml.parse(PAGE);

    @Test
    void shouldLoadNothingFromElsewhere() {
        assertFalse(
                Pattern.compile("(?i)https?:|//\\w|src\\s*=|url\\(|@import|<script .*src|<link|<iframe|<object|<embed")
                        .matcher(PAGE)
                        .find());
    }

    @Test
    void shouldLetRunItsOwnScriptAndNothingElse() throws Exception {
        final List<Element> scripts = Xml.all(page, "script");
        assertEquals(1, scripts.size());
        final String script = scripts.get(0).getTextContent();
        assertEquals(Resources.text("page.js"), script);
        assertFalse(Pattern.compile("[<&]").matcher(script).find(), "HTML and XML must read the same script");
        assertFalse(
                Pattern.compile("eval|innerHTML|Function\\(").matcher(script).find());
        final String hash = Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8)));
        final Element policy = Xml.all(page, "meta").stream()
                .filter(meta -> meta.getAttribute("http-equiv").equals("Content-Security-Policy"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; script-src 'sha256-"
                        + hash + "'",
                policy.getAttribute("content"));
    }

    @Test
    void shouldHaveNoButtonWithoutItsScript() {
        assertTrue(Xml.all(page, "button").isEmpty());
    }

    @Test
    void shouldSayWhatItsFiguresAreSortedBy() {
        final List<Element> cells = Xml.all(page, "td").stream()
                .filter(cell -> cell.hasAttribute("data-v"))
                .toList();
        assertTrue(cells.size() > 50, cells.size() + " cells");
        for (final Element cell : cells) {
            assertEquals("number", cell.getAttribute("class"));
            assertEquals(
                    SortKey.of(cell.getTextContent().replace('\u00a0', ' ')).orElseThrow(),
                    Double.parseDouble(cell.getAttribute("data-v")));
        }
    }

    @Test
    void shouldGiveEveryPictureARoleATitleAndADescription() {
        final List<Element> pictures = Xml.all(page, "svg");
        assertEquals(26, pictures.size(), "13 pictures, each for wide and narrow screens");
        for (final Element svg : pictures) {
            assertEquals("img", svg.getAttribute("role"));
            final Element title = Xml.children(svg).get(0);
            final Element description = Xml.children(svg).get(1);
            assertEquals("title", title.getTagName());
            assertEquals("desc", description.getTagName());
            assertFalse(title.getTextContent().isBlank());
            assertTrue(description.getTextContent().matches("(?s).*\\d.*"), "a description quotes numbers");
            assertEquals(
                    title.getAttribute("id") + " " + description.getAttribute("id"),
                    svg.getAttribute("aria-labelledby"));
        }
    }

    @Test
    void shouldCaptionEveryPictureWithItsNumber() {
        final List<Element> captions = Xml.all(page, "figcaption");
        assertEquals(13, captions.size());
        for (int i = 0; i < captions.size(); i++) {
            assertTrue(captions.get(i).getTextContent().startsWith("Figure " + (i + 1) + ". "));
            assertTrue(captions.get(i).getTextContent().length() > 20, "it says what to see");
        }
    }

    @Test
    void shouldCaptionEveryTableAndScopeItsHeaders() {
        final List<Element> tables = Xml.all(page, "table");
        assertFalse(tables.isEmpty());
        for (final Element table : tables) {
            assertEquals("caption", Xml.children(table).get(0).getTagName());
            for (final Element header : Xml.all(table, "th")) {
                assertTrue(Set.of("col", "row").contains(header.getAttribute("scope")));
            }
            final Element box = (Element) table.getParentNode();
            assertEquals("scroll", box.getAttribute("class"));
            assertEquals("0", box.getAttribute("tabindex"), "a box that scrolls can be reached by keyboard");
        }
    }

    @Test
    void shouldHaveOneMainTitleAndLandmarks() {
        assertEquals(1, Xml.all(page, "h1").size());
        assertEquals(1, Xml.all(page, "main").size());
        assertEquals(1, Xml.all(page, "nav").size());
        assertEquals(1, Xml.all(page, "header").size());
        assertEquals(1, Xml.all(page, "footer").size());
        assertEquals("en", page.getDocumentElement().getAttribute("lang"));
        for (final Element section : Xml.all(page, "section")) {
            final Element heading = Xml.all(section, "h2").get(0);
            assertEquals(heading.getAttribute("id"), section.getAttribute("aria-labelledby"));
        }
    }

    @Test
    void shouldUseEachIdOnceAndLinkOnlyToIdsThatAreThere() {
        final Set<String> ids = new HashSet<>();
        for (final Element e : Xml.all(page, "*")) {
            if (e.hasAttribute("id")) {
                assertTrue(ids.add(e.getAttribute("id")), e.getAttribute("id"));
            }
        }
        for (final Element link : Xml.all(page, "a")) {
            assertTrue(link.getAttribute("href").startsWith("#"));
            assertTrue(ids.contains(link.getAttribute("href").substring(1)), link.getAttribute("href"));
        }
    }

    @Test
    void shouldFoldOutcomesAfterTheFirstSixAndWhatIsOnlyForReference() {
        final List<String> folded = Xml.all(page, "summary").stream()
                .flatMap(summary -> Xml.all(summary, "h2").stream())
                .map(Element::getTextContent)
                .toList();
        assertEquals(
                List.of(
                        "Contents",
                        "Damage to each Marine",
                        "How combats end",
                        "Length",
                        "Initiative at the end",
                        "Initiative over time",
                        "Inputs",
                        "Trials played",
                        "Method",
                        "All metrics",
                        "Reproduction"),
                folded);
    }

    @Test
    void shouldPutTheTableOfAPictureBehindItsTab() {
        for (final Element panel : byClass("div", "panel")) {
            final List<Element> tabs = Xml.all(panel, "input");
            assertEquals(Xml.all(panel, "table").isEmpty() ? 0 : 2, tabs.size());
            tabs.forEach(tab -> assertEquals("radio", tab.getAttribute("type")));
        }
        assertEquals(13, byClass("div", "panel").size());
    }

    @Test
    void shouldLinkAPictureFileOnlyIfItIsThere() {
        final String with = HtmlReport.render(Rendered.model(SampleResults.of(300)), "result.json", true);
        assertTrue(with.contains("<a href=\"marines.png\" aria-label=\"PNG of figure "));
        assertFalse(PAGE.contains(".png"));
    }

    /** Two sections of one picture next to each other share a row, and none is left alone in half of one. */
    @Test
    void shouldPairSectionsOfOnePicture() {
        final List<String> halves = Xml.all(page, "section").stream()
                .filter(section -> section.getAttribute("class").endsWith(" half"))
                .map(section -> section.getAttribute("id"))
                .toList();
        assertFalse(halves.isEmpty());
        assertEquals(0, halves.size() % 2, halves::toString);
    }

    private List<Element> byClass(final String element, final String name) {
        return Xml.all(page, element).stream()
                .filter(each -> each.getAttribute("class").equals(name))
                .toList();
    }

    @Test
    void shouldTellTheAnswerFirstWithItsInterval() {
        final Element answer =
                (Element) Xml.all(page, "main").get(0).getFirstChild().getNextSibling();
        assertEquals("answer", answer.getAttribute("id"));
        assertTrue(
                Xml.all(answer, "p")
                        .get(0)
                        .getTextContent()
                        .matches(
                                "Surviving Marines: 5\\.\\d+ \\[5\\.\\d+, 5\\.\\d+] of 6 on average, over 300 trials of "
                                        + "Patrol played by the bot drill \\(95\u00a0% interval\\)\\."),
                Xml.all(answer, "p").get(0).getTextContent());
    }

    @Test
    void shouldFollowTheLayoutsOrderThenTellAboutTheRun() {
        final List<String> headings = new ArrayList<>();
        Xml.all(page, "h2").forEach(h -> headings.add(h.getTextContent()));
        assertEquals(
                List.of(
                        "Contents",
                        "Summary",
                        "Survival of the squad",
                        "Who is killed",
                        "Experience",
                        "Enemies eliminated",
                        "Kill rate by Enemy type",
                        "Wounds",
                        "Damage to each Marine",
                        "How combats end",
                        "Length",
                        "Initiative at the end",
                        "Initiative over time",
                        "Example trials",
                        "Inputs",
                        "Trials played",
                        "Method",
                        "All metrics",
                        "Reproduction"),
                headings);
    }

    @Test
    void shouldGiveReplayLinesForTrialsOfTheRun() {
        final RunResult result = SampleResults.of(300);
        final List<Element> lines = Xml.all(page, "pre");
        assertEquals(3, lines.size(), "best and median (the same), worst, and the line that repeats the run");
        for (final Element line : lines.subList(0, 2)) {
            final String text = line.getTextContent();
            assertTrue(text.startsWith("./sitrep replay scenarios/purple-haze/combats/patrol.yaml --bot drill "), text);
            final long trial = Long.parseLong(text.replaceAll(".* --seed 1 --trial ", ""));
            assertTrue(trial >= 0 && trial < result.requested());
        }
    }
}
