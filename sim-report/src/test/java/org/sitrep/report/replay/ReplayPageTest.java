package org.sitrep.report.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.report.Xml;
import org.sitrep.report.text.Markup;
import org.sitrep.report.text.Resources;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * What every page of a replay keeps: well-formed, self-contained, one script that its policy names, and all of the tale
 * in words.
 */
class ReplayPageTest {
    private static final String HOSTILE = "</script><img src=x onerror=alert(1)>\"'&]]>\u202e";

    private final String text = ReplayPage.of(SampleReplay.model(true));
    private final Document page = Xml.parse(text);

    /**
     * To renew it after a change that is meant: read the difference from {@code target/golden-replay.html}, and copy
     * that over it.
     */
    @Test
    void shouldLayOutTheStepsAsAgreed() throws IOException {
        final String steps = text.substring(text.indexOf("<header"), text.lastIndexOf("<script>"));
        Files.writeString(Path.of("target", "golden-replay.html"), steps);
        assertEquals(Resources.text("golden-replay.html"), steps, "see target/golden-replay.html");
    }

    @Test
    void shouldLoadNothingAndRunOnlyItsOwnScript() {
        final String body = text.substring(text.indexOf("<body>"));
        assertFalse(Pattern.compile("(?i)https?:|src\\s*=|@import|<link|<iframe|<object|<embed|\\son[a-z]+=|\\sstyle=")
                .matcher(body)
                .find());
        assertEquals(1, Xml.all(page, "script").size());
        final String policy = Xml.all(page, "meta").stream()
                .filter(meta -> meta.getAttribute("http-equiv").equals("Content-Security-Policy"))
                .findFirst()
                .orElseThrow()
                .getAttribute("content");
        assertTrue(policy.contains("script-src '" + Markup.hash(content("script")) + "'"), policy);
        assertTrue(policy.contains("style-src '" + Markup.hash(content("style")) + "'"), policy);
        assertTrue(policy.startsWith("default-src 'none'"), policy);
    }

    private String content(final String element) {
        final Matcher found = Pattern.compile("<" + element + ">(.*)</" + element + ">", Pattern.DOTALL)
                .matcher(text);
        assertTrue(found.find());
        return found.group(1);
    }

    @Test
    void shouldShowOnlyDrawingsThatItHas() {
        final Set<String> ids = new HashSet<>();
        for (final Element element : Xml.all(page, "*")) {
            final String id = element.getAttribute("id");
            assertTrue(id.isEmpty() || ids.add(id), () -> "twice: " + id);
        }
        for (final Element use : Xml.all(page, "use")) {
            assertTrue(ids.contains(use.getAttribute("href").substring(1)), use.getAttribute("href"));
        }
        final Matcher pattern = Pattern.compile("url\\(#([^)]+)\\)").matcher(text);
        while (pattern.find()) {
            assertTrue(ids.contains(pattern.group(1)), pattern.group());
        }
    }

    @Test
    void shouldSayInWordsWhatItDraws() {
        final List<Element> scenes = Xml.all(page, "svg").stream()
                .filter(svg -> svg.getAttribute("role").equals("img"))
                .toList();
        assertEquals(3, scenes.size(), "two maps and a board, each as its step leaves it");
        assertEquals("Map. A1: the patrol, 4 men.", scenes.get(0).getAttribute("aria-label"));
        final List<String> changes = Xml.all(page, "ul").stream()
                .filter(list -> list.getAttribute("class").equals("changes"))
                .flatMap(list -> Xml.children(list).stream())
                .map(Element::getTextContent)
                .toList();
        assertEquals(
                List.of(
                        "the patrol: moves from A1 to B1",
                        "Enemy A: 4.0 left \u2192 1.0 left",
                        "Enemy C appears on b",
                        "Enemy B disappears from a"),
                changes);
    }

    @Test
    void shouldFrameEveryCounterThatHasChanged() {
        assertEquals("changed", frame("ready", 0.5, "", 0.5), "by its state alone");
        assertEquals("changed", frame("", 0.5, "", 0.75), "healed");
        assertEquals("hurt", frame("", 0.5, "1 Wound", 0.4));
        assertEquals("hurt", frame("hidden", Double.NaN, "", 0.75), "shown and hit at once");
        assertEquals("changed", frame("hidden", Double.NaN, "", 1));
    }

    private static String frame(
            final String before, final double healthBefore, final String after, final double health) {
        final List<Scene> scenes = Stream.of(counter(before, healthBefore), counter(after, health))
                .map(token -> new Scene.Cell(0, 0, "a", Scene.Ground.PLAIN, "", List.of(), List.of(token)))
                .map(cell -> new Scene("board", "Board", List.of("1"), List.of("1"), List.of(cell)))
                .toList();
        return SceneChanges.between(scenes.get(0), scenes.get(1))
                .changes()
                .get(0)
                .frame()
                .orElseThrow();
    }

    private static Scene.Token counter(final String state, final double health) {
        return new Scene.Token("m", Scene.Side.OWN, "1", "the first", List.of(state), health);
    }

    @Test
    void shouldLeaveOutBoardsInTextAndWhatTheirSignsMean() {
        assertFalse(text.contains("in text"));
        assertFalse(text.contains("@ is the patrol"));
        assertTrue(text.contains("a  b\n1  2"), "a table is no board");
    }

    @Test
    void shouldRankRollsOnlyWhereAskedTo() {
        assertTrue(text.contains("unluckier than 88"));
        final String plain = ReplayPage.of(SampleReplay.model(false));
        assertFalse(plain.contains("luckier than") || plain.contains("id=\"luck\""));
    }

    @Test
    void shouldShowTextFromDataAsText() {
        final TranscriptRecorder to = new TranscriptRecorder(true);
        to.heading(HOSTILE);
        to.line(HOSTILE);
        to.table(HOSTILE);
        to.choice(new Choice(
                HOSTILE,
                HOSTILE,
                List.of(new Choice.Option(HOSTILE, Double.NaN), new Choice.Option(HOSTILE, Double.NaN)),
                1,
                true,
                HOSTILE));
        to.roll(new Roll(
                HOSTILE,
                HOSTILE,
                HOSTILE,
                List.of(new Roll.Pool(HOSTILE, List.of(1))),
                1,
                HOSTILE,
                Optional.empty(),
                0));
        to.gauges(List.of(new TrackState(HOSTILE, HOSTILE, 1, 0, 2)));
        for (int health = 2; health > 0; health--) {
            final Scene.Token token = new Scene.Token(
                    HOSTILE, Scene.Side.OWN, HOSTILE, HOSTILE, List.of(HOSTILE, "x" + health), health / 2.0);
            to.scene(new Scene(
                    HOSTILE,
                    HOSTILE,
                    List.of(HOSTILE),
                    List.of(HOSTILE),
                    List.of(new Scene.Cell(
                            0, 0, HOSTILE, Scene.Ground.HILL, HOSTILE, List.of(HOSTILE, HOSTILE), List.of(token)))));
        }
        final ReplayModel hostile = new ReplayModel(
                HOSTILE,
                HOSTILE,
                List.of(HOSTILE, HOSTILE + 2),
                List.of(new ReplayModel.Frame(
                        List.of(Optional.of(to.transcript().steps().get(0)), Optional.empty()))),
                Optional.of(new ReplayModel.Parting(0, List.of(1, 0))),
                List.of(HOSTILE),
                List.of(new ReplayModel.Result(HOSTILE, List.of(HOSTILE, "0"))),
                true,
                List.of(),
                HOSTILE,
                List.of(new ReplayModel.Chapter(HOSTILE, "x.html"), new ReplayModel.Chapter(HOSTILE, "")),
                List.of(new ReplayModel.Series(HOSTILE, List.of(0.5), 0, 1)));
        final String made = ReplayPage.of(hostile);
        final Document parsed = Xml.parse(made);
        assertEquals(0, Xml.all(parsed, "img").size());
        assertEquals(1, Xml.all(parsed, "script").size());
        assertFalse(made.contains("\u202e"));
        assertFalse(Xml.all(parsed, "*").stream().anyMatch(element -> element.hasAttribute("onerror")));
    }

    @Test
    void shouldMarkWhereTwoTrialsPart() {
        final ReplayModel one = SampleReplay.model(false);
        final List<ReplayModel.Frame> frames = List.of(
                one.frames().get(0),
                new ReplayModel.Frame(List.of(
                        one.frames().get(1).steps().get(0),
                        one.frames().get(2).steps().get(0))),
                new ReplayModel.Frame(List.of(one.frames().get(3).steps().get(0), Optional.empty())));
        final Document parsed = Xml.parse(ReplayPage.of(new ReplayModel(
                one.title(),
                one.subtitle(),
                List.of("one", "other"),
                frames,
                Optional.of(new ReplayModel.Parting(1, List.of(1, 0))),
                List.of("They part."),
                List.of(
                        new ReplayModel.Result("Home", List.of("yes", "no")),
                        new ReplayModel.Result("Rounds", List.of("3", "3"))),
                false,
                List.of(),
                one.command(),
                List.of(),
                List.of())));
        final List<Element> sections = Xml.all(parsed, "section");
        assertEquals("frame", sections.get(0).getAttribute("class"));
        assertEquals("frame parts beside", sections.get(1).getAttribute("class"));
        final List<String> marks = Xml.all(parsed, "p").stream()
                .filter(p -> p.getAttribute("class").equals("parting"))
                .map(Element::getTextContent)
                .toList();
        assertEquals(List.of(">>> First difference", ">>> First difference"), marks);
        assertTrue(sections.get(2).getTextContent().contains("has ended"));
        assertEquals(
                1,
                Xml.all(parsed, "tr").stream()
                        .filter(row -> row.getAttribute("class").equals("differs"))
                        .count());
        final List<Element> folded = same(parsed, "details");
        assertEquals(1, folded.size());
        assertTrue(folded.get(0).getTextContent().startsWith("The same in both: 1 metric"));
        assertTrue(folded.get(0).getTextContent().contains("Rounds"));
        assertEquals("It is early.", same(parsed, "div").get(0).getTextContent().strip(), "the shared step");
    }

    private static List<Element> same(final Document parsed, final String tag) {
        return Xml.all(parsed, tag).stream()
                .filter(element -> element.getAttribute("class").equals("same"))
                .toList();
    }

    /** Two logs of one step, a b c d and b x d: only what neither shares stands open. */
    @Test
    void shouldFoldWhatTwoTrialsShare() {
        final List<BitSet> alike = Alike.in(lines("a", "b", "c", "d"), lines("b", "x", "d"));
        assertEquals("[{1, 3}, {0, 2}]", alike.toString());
        assertEquals("[{}, {}]", Alike.in(lines("a"), lines()).toString());
        final ReplayModel one = SampleReplay.model(false);
        final List<Optional<Transcript.Step>> steps = Stream.of(lines("a", "b", "c"), lines("a", "b", "x"))
                .map(entries -> Optional.of(new Transcript.Step("March", entries)))
                .toList();
        final Document parsed = Xml.parse(ReplayPage.of(new ReplayModel(
                one.title(),
                one.subtitle(),
                List.of("one", "other"),
                List.of(new ReplayModel.Frame(steps)),
                Optional.of(new ReplayModel.Parting(0, List.of(2, 2))),
                List.of(),
                List.of(),
                false,
                List.of(),
                one.command(),
                List.of(),
                List.of())));
        final List<Element> folded = same(parsed, "details");
        assertEquals(2, folded.size(), "in each lane");
        for (final Element fold : folded) {
            assertEquals(
                    "The same in both: 2 entries\na\nb", fold.getTextContent().strip());
        }
    }

    /** Two trials that are the same for two steps, then differ, then are the same for one: only the two are folded. */
    @Test
    void shouldFoldRunsOfEqualSteps() {
        final ReplayModel one = SampleReplay.model(false);
        final Optional<Transcript.Step> a = Optional.of(new Transcript.Step("A", lines("a")));
        final Optional<Transcript.Step> b = Optional.of(new Transcript.Step("B", lines("b")));
        final Document parsed = Xml.parse(ReplayPage.of(new ReplayModel(
                one.title(),
                one.subtitle(),
                List.of("one", "other"),
                List.of(
                        new ReplayModel.Frame(List.of(a)),
                        new ReplayModel.Frame(List.of(b, b)),
                        new ReplayModel.Frame(List.of(a, b)),
                        new ReplayModel.Frame(List.of(b, b))),
                Optional.of(new ReplayModel.Parting(2, List.of(0, 0))),
                List.of(),
                List.of(),
                false,
                List.of(),
                one.command(),
                List.of(),
                List.of())));
        final List<Element> folds = Xml.all(parsed, "details").stream()
                .filter(fold -> fold.getAttribute("class").equals("equal"))
                .toList();
        assertEquals(1, folds.size());
        assertEquals("2 equal steps", Xml.all(folds.get(0), "summary").get(0).getTextContent());
        assertEquals(2, Xml.all(folds.get(0), "section").size());
        assertEquals(4, Xml.all(parsed, "section").size());
        assertEquals(
                List.of(
                        "Before the first board, equal in both",
                        "Before the first board",
                        "Before the first board, equal in both"),
                Xml.all(parsed, "optgroup").stream()
                        .map(group -> group.getAttribute("label"))
                        .toList());
    }

    /** The strength of the board's enemies: two whole ones, then one at a quarter and a new one; one is lost. */
    @Test
    void shouldDrawAGraphOfStrengthTracksAndLosses() {
        final List<Element> groups = Xml.all(page, "svg").stream()
                .filter(svg -> svg.getAttribute("class").equals("graph"))
                .flatMap(svg -> Xml.children(svg).stream())
                .toList();
        final List<String> plots = Xml.all(page, "option").stream()
                .filter(option -> !option.hasAttribute("value"))
                .map(Element::getTextContent)
                .toList();
        assertEquals(List.of("Water", "Luck"), plots, "the strength never changes: it is known after one board alone");
        assertEquals("on", groups.get(0).getAttribute("class"));
        assertEquals(
                "M0 15L333 24L667 24L1000 24",
                Xml.all(groups.get(0), "path").get(0).getAttribute("d"),
                "9 and 8 of 10, 6 to 94 from top to bottom");
        final Element losses = groups.get(groups.size() - 1);
        assertEquals("loss opposing", losses.getAttribute("class"));
        assertEquals("M667 88V100", losses.getAttribute("d"), "in the third of four steps");
    }

    private static String withSeries(final ReplayModel.Series series) {
        final ReplayModel one = SampleReplay.model(false);
        return ReplayPage.of(new ReplayModel(
                one.title(),
                one.subtitle(),
                one.lanes(),
                one.frames(),
                one.parting(),
                one.notice(),
                one.outcome(),
                false,
                List.of(),
                one.command(),
                List.of(),
                List.of(series)));
    }

    @Test
    void shouldBeginTheGraphWithAGivenSeries() {
        final String made =
                withSeries(new ReplayModel.Series("Chance to win", List.of(0.5, Double.NaN, 1.0, 0.0), 0, 1));
        assertTrue(made.contains("<option>Chance to win</option><option>Water</option>"), made);
        assertTrue(made.contains("<g class=\"on\"><path class=\"plot track\" d=\"M0 50M667 6L1000 94\"/>"), made);
    }

    @Test
    void shouldDrawTheIntervalsOfASeriesAsABand() {
        final String made = withSeries(new ReplayModel.Series(
                "Chance to win",
                List.of(Double.NaN, 0.5, 0.75, 1.0),
                List.of(Double.NaN, 0.25, 0.5, 1.0),
                List.of(Double.NaN, 0.75, 1.0, 1.0),
                0,
                1));
        assertTrue(
                made.contains("<path class=\"band\" d=\"M333 72L667 50L1000 6L1000 6L667 6L333 28Z\"/>"
                        + "<path class=\"plot track\" d=\"M333 50L667 28L1000 6\"/>"),
                made);
    }

    private static List<Transcript.Entry> lines(final String... texts) {
        return Stream.of(texts).<Transcript.Entry>map(Transcript.Line::new).toList();
    }
}
