package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.result.RunResultJson;
import org.w3c.dom.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every kind of report says what it was made from: content, whose the values are, bots, options, seed and build. A kind
 * that leaves some of it out fails here.
 */
final class InputOnPagesTest {
    private static final String SOURCES = "Where the values come from";

    private record Made(ReportModel page, String json) {}

    private static final Map<String, Made> ALL = all();

    private static Map<String, Made> all() {
        final Map<String, Made> all = new LinkedHashMap<>();
        SamplePublications.all()
                .forEach((kind, made) ->
                        all.put(kind, new Made(made.page().get(), made.json().get())));
        for (final RunResult run : List.of(SampleResults.of(100), SampleCampaign.of(50))) {
            all.put("run of a " + run.trial(), new Made(Rendered.model(run), RunResultJson.write(run)));
        }
        return all;
    }

    static Set<String> kinds() {
        return ALL.keySet();
    }

    @Test
    void noKindIsLeftOut() {
        final Set<String> sources = SamplePublications.all().values().stream()
                .map(Publication::source)
                .collect(Collectors.toSet());
        assertEquals(new TreeSet<>(Publications.files()), new TreeSet<>(sources));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void thePageSaysAllOfIt(final String kind) {
        final Element page = Xml.parse(
                        HtmlReport.render(ALL.get(kind).page(), "result.json").replace('\u00a0', ' '))
                .getDocumentElement();
        final Element section = Xml.all(page, "section").stream()
                .filter(one -> one.getAttribute("id").matches(".*-(input|setup)"))
                .findFirst()
                .orElseThrow();
        assertTrue(fact(section, "Ruleset").matches("[a-z-]+"), kind);
        assertTrue(
                terms(section).stream()
                        .filter(term -> term.startsWith(SOURCES))
                        .map(term -> fact(section, term))
                        .allMatch(text -> text.matches("(?s)\\d.* % of the values used are house values, .*")),
                section.getTextContent());
        assertTrue(terms(section).stream().anyMatch(term -> term.startsWith(SOURCES)), section.getTextContent());
        assertTrue(section.getTextContent().matches("(?s).*(Content hash|content hash )[0-9a-f]{64}.*"), kind);
        assertTrue(section.getTextContent().matches("(?s).*(Bot|Bots|, bot ).*"), kind);
        final Element options = Xml.all(section, "table").stream()
                .filter(table -> Xml.all(table, "th").get(0).getTextContent().contains("Option"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no options in " + section.getTextContent()));
        assertTrue(Xml.all(options, "tr").size() > 1, kind);
        if (!fact(page, "Seed").isEmpty()) {
            assertTrue(fact(page, "Seed").matches("-?\\d+"), kind);
        } else {
            assertTrue(section.getTextContent().matches("(?s).*, seed -?\\d+;.*"), kind);
        }
        assertTrue(fact(page, "Made by").matches("(?s)Sitrep .+ \\(commit .+\\).*"), kind);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void soDoesTheMarkdown(final String kind) {
        final String text = MarkdownReport.render(ALL.get(kind).page(), true)
                .replace("\\", "")
                .replace('\u00a0', ' ');
        for (final String term : List.of("Ruleset", SOURCES, "Made by")) {
            assertTrue(text.contains("\n| " + term), kind + " lacks " + term);
        }
        assertTrue(text.matches("(?s).*\\d.* %\\W*of the values used are house values.*"), kind);
        assertTrue(text.contains("| Option"), kind);
    }

    /** The same keys hold it in every kind of file. */
    @ParameterizedTest
    @MethodSource("kinds")
    void soDoesTheFile(final String kind) {
        final JsonNode json = JsonMapper.shared().readTree(ALL.get(kind).json());
        final List<JsonNode> sources = json.findValues("provenance");
        assertFalse(sources.isEmpty(), kind);
        for (final JsonNode counts : sources) {
            assertEquals(List.of("text", "derived", "house", "chosen"), List.copyOf(counts.propertyNames()), kind);
            assertTrue(counts.get("house").asInt() > 0, kind);
        }
        for (final String key : List.of("ruleset", "options", "files", "seed", "commit")) {
            assertFalse(json.findValues(key).isEmpty(), kind + " lacks " + key);
        }
        assertTrue(json.findValues("options").stream().noneMatch(JsonNode::isEmpty), kind);
    }

    private static List<String> terms(final Element within) {
        return Xml.all(within, "dt").stream().map(Element::getTextContent).toList();
    }

    /** Returns what is said of a term, empty if nothing is. */
    private static String fact(final Element within, final String term) {
        return Xml.all(within, "dt").stream()
                .filter(dt -> dt.getTextContent().equals(term))
                .map(dt -> Xml.all(dt.getParentNode(), "dd").get(0).getTextContent())
                .findFirst()
                .orElse("");
    }
}
