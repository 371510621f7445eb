package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioLoaderTest {
    @TempDir
    Path folder;

    private Written written;

    private Written written() {
        written = written == null ? new Written(folder) : written;
        return written;
    }

    @Test
    void mapsMergeDeeplyListsAndScalarsReplace() {
        written()
                .file("base.yaml", "ruleset: toy\na: {x: 1, y: {p: 1, q: 2}, l: [1, 2]}\nb: 7\n")
                .file("top.yaml", "extends: base.yaml\na: {y: {q: 3}, l: [9], z: 4}\n");
        final ScenarioDocument document = written.load("top.yaml");
        assertEquals("{\"a\":{\"l\":[9],\"x\":1,\"y\":{\"p\":1,\"q\":3},\"z\":4},\"b\":7}", Written.content(document));
        final MapNode a = (MapNode) document.at("a").orElseThrow();
        assertEquals(List.of("x", "y", "l", "z"), List.copyOf(a.entries().keySet()), "old keys keep their order");
    }

    @Test
    void aMapThatReplacesLeavesNothingOfTheLowerOne() {
        written()
                .file("base.yaml", "ruleset: toy\na: {x: 1, y: {p: 1, q: 2}}\nb: {c: {d: 1}, e: 2}\n")
                .file(
                        "top.yaml",
                        "extends: base.yaml\na: {replaces: true, y: {q: 3}, z: ~}\nb: {c: {replaces: true, f: 4}}\n")
                .file("alone.yaml", "ruleset: toy\na: {replaces: true, y: 5}\n");
        assertEquals(
                "{\"a\":{\"y\":{\"q\":3}},\"b\":{\"c\":{\"f\":4},\"e\":2}}", Written.content(written.load("top.yaml")));
        assertEquals("{\"a\":{\"y\":5}}", Written.content(written.load("alone.yaml")));
    }

    @Test
    void aMapReplacesAScalarAndAScalarAMap() {
        written()
                .file("base.yaml", "ruleset: toy\na: {x: 1}\nb: 7\n")
                .file("top.yaml", "extends: base.yaml\na: 3\nb: {y: 2}\n");
        assertEquals("{\"a\":3,\"b\":{\"y\":2}}", Written.content(written.load("top.yaml")));
    }

    @Test
    void emptyValueDeletesItsKeyAndNothingElse() {
        written()
                .file("base.yaml", "ruleset: toy\na: {x: 1, y: 2}\nb: 7\nl: [~, 1]\n")
                .file("top.yaml", "extends: base.yaml\na: {x: ~, never: ~}\nb:\nnew: {gone: null, kept: 1}\n");
        assertEquals(
                "{\"a\":{\"y\":2},\"l\":[null,1],\"new\":{\"kept\":1}}", Written.content(written.load("top.yaml")));
    }

    @Test
    void laterParentsAndOverlaysWin() {
        written()
                .file("one.yaml", "ruleset: toy\na: 1\nb: 1\nc: 1\nd: 1\ne: 1\n")
                .file("two.yaml", "b: 2\nc: 2\nd: 2\ne: 2\n")
                .file("top.yaml", "extends: [one.yaml, two.yaml]\nc: 3\nd: 3\ne: 3\n")
                .file("over.yaml", "d: 4\ne: 4\n")
                .overlay("over.yaml")
                .set("e=5");
        final ScenarioDocument document = written.load("top.yaml");
        assertEquals("{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5}", Written.content(document));
        final List<String> order = List.of("one.yaml", "two.yaml", "top.yaml", "over.yaml");
        assertEquals(order.stream().map(written::shown).toList(), document.files());
        assertEquals(List.of("e=5"), document.sets());
    }

    @Test
    void aFileReachedTwiceCountsOnceWhereItWasFirstReached() {
        written()
                .file("game.yaml", "ruleset: toy\na: 0\n")
                .file("left.yaml", "extends: game.yaml\na: 1\n")
                .file("right.yaml", "extends: game.yaml\nb: 2\n")
                .file("top.yaml", "extends: [left.yaml, right.yaml]\n");
        assertEquals("{\"a\":1,\"b\":2}", Written.content(written.load("top.yaml")));
    }

    @Test
    void rulesetAndTitleAreInherited() {
        written()
                .file("base.yaml", "ruleset: toy\ntitle: Base\na: 1\n")
                .file("middle.yaml", "extends: base.yaml\ntitle: Middle\n")
                .file("top.yaml", "extends: middle.yaml\n")
                .file("over.yaml", "title: Overlay\n")
                .overlay("over.yaml");
        final ScenarioDocument document = written.load("top.yaml");
        assertEquals("toy", document.ruleset());
        assertEquals("Middle", document.title(), "an overlay does not rename the scenario");
        assertEquals(written.shown("top.yaml"), document.file());
    }

    @Test
    void titleIsTheFileIfNobodyGivesOne() {
        written().file("top.yaml", "ruleset: toy\n");
        assertEquals(written.shown("top.yaml"), written.load("top.yaml").title());
    }

    @Test
    void ownFilesAnywhereExtendShippedContent() {
        written()
                .file("library/toy/game.yaml", "ruleset: toy\na: 1\n")
                .file("library/toy/squads/one.yaml", "extends: ../game.yaml\nb: 2\n")
                .file("elsewhere/mine.yaml", "extends: toy:squads/one.yaml\nc: 3\n");
        final ScenarioDocument document = written.load("elsewhere/mine.yaml");
        assertEquals("{\"a\":1,\"b\":2,\"c\":3}", Written.content(document));
        assertEquals(
                written.shown("library/toy/squads/one.yaml"),
                document.markOf("b").file());
    }

    @Test
    void rootIsTheNearestFolderWithAGameFile() {
        written()
                .file("mine/game.yaml", "ruleset: toy\n")
                .file("mine/deep/er/top.yaml", "ruleset: toy\nextends: ../../parts/x.yaml\n")
                .file("mine/parts/x.yaml", "a: 1\n");
        assertEquals("{\"a\":1}", Written.content(written.load("mine/deep/er/top.yaml")));
    }

    @Test
    void linksOutOfTheRootAreRefused() throws IOException {
        written().file("secret/x.yaml", "ruleset: toy\n").file("mine/top.yaml", "ruleset: toy\nextends: link.yaml\n");
        Files.createSymbolicLink(folder.resolve("mine/link.yaml"), folder.resolve("secret/x.yaml"));
        final LoadRequest request = new LoadRequest(written.shown("mine/top.yaml"), null);
        assertTrue(ScenarioLoader.load(request, written.findings).isEmpty());
        assertEquals(List.of("S017"), codes(written.findings));
    }

    @Test
    void marksShowWhereEachValueStands() {
        written()
                .file("base.yaml", "ruleset: toy\na:\n  x: 1\n  y: [5,\n    6]\n")
                .file("top.yaml", "extends: base.yaml\na: {z: 3}\n");
        final ScenarioDocument document = written.load("top.yaml");
        final String base = written.shown("base.yaml");
        assertEquals(new Mark(base, 4, 6), document.markOf("a.x"));
        assertEquals(new Mark(base, 4, 3), document.at("a.x").orElseThrow().keyMark());
        assertEquals(new Mark(base, 6, 5), document.markOf("a.y.1"));
        assertEquals(new Mark(base, 5, 3), document.markOf("a.y.7"), "the list, since there is no such element");
        assertEquals(new Mark(written.shown("top.yaml"), 3, 8), document.markOf("a.z"));
        assertEquals(new Mark(base, 3, 1), document.markOf("a.none.such"));
    }

    /** The text counts, even if there is a file of its name, and it may read no file beside it. */
    @Test
    void anOverlayInNoFileIsLaidOverInItsPlace() {
        written()
                .file("base.yaml", "ruleset: toy\na: {x: 1, y: 1, z: 1}\n")
                .file("over.yaml", "a: {x: 5, y: 5, z: 5}\n");
        final LoadRequest request = new LoadRequest(written.shown("base.yaml"), null)
                .overlay(List.of(written.shown("over.yaml")))
                .overlay("own.yaml", "sitrep: 1\na: {y: 6, z: 6}\n")
                .set(List.of("a.z=7"));
        final ScenarioDocument document =
                ScenarioLoader.load(request, written.findings).orElseThrow();
        assertEquals("{\"a\":{\"x\":5,\"y\":6,\"z\":7}}", Written.content(document));
        assertEquals(new Mark("own.yaml", 2, 8), document.markOf("a.y"));
        assertEquals("own.yaml", document.files().get(2));
        final LoadRequest reading = new LoadRequest(written.shown("base.yaml"), null)
                .overlay("own.yaml", "sitrep: 1\nextends: over.yaml\n");
        assertTrue(ScenarioLoader.load(reading, written.findings).isEmpty());
        assertEquals(List.of("S017"), codes(written.findings));
    }

    @Test
    void byteOrderMarkAndWindowsLinesAreRead() throws IOException {
        final Path file = folder.resolve("windows.yaml");
        Files.writeString(file, "\ufeffsitrep: 1\r\nruleset: toy\r\na: 1\r\n");
        final ScenarioDocument document = ScenarioLoader.load(new LoadRequest(file.toString(), null), new Findings())
                .orElseThrow();
        assertEquals("{\"a\":1}", Written.content(document));
        assertEquals(3, document.markOf("a").line());
    }

    @Test
    void aFolderIsNoFile() {
        final Findings findings = new Findings();
        assertTrue(ScenarioLoader.load(new LoadRequest(folder.toString(), null), findings)
                .isEmpty());
        assertEquals(List.of("S001"), codes(findings));
    }

    private static List<String> codes(final Findings findings) {
        return findings.sorted().stream().map(Finding::code).toList();
    }
}
