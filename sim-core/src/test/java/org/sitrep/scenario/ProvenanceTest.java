package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvenanceTest {
    @TempDir
    Path folder;

    private ScenarioDocument load(final String text) {
        return new Written(folder).file("top.yaml", "ruleset: toy\n" + text).load("top.yaml");
    }

    private static void assertProvenance(final String expected, final ScenarioDocument document, final String path) {
        assertEquals(expected, document.at(path).orElseThrow().provenance().id(), path);
    }

    @Test
    void valuesAreChosenUnlessSaidOtherwise() {
        assertProvenance("chosen", load("a: {x: 1}\n"), "a.x");
    }

    @Test
    void aPathCoversEverythingBelowIt() {
        final ScenarioDocument document =
                load("provenance: {default: house, text: [a.l]}\na: {x: 1, l: [1, {y: [2]}]}\n");
        assertProvenance("house", document, "a.x");
        assertProvenance("text", document, "a.l.0");
        assertProvenance("text", document, "a.l.1.y.0");
    }

    @Test
    void anAsteriskStandsForOneStep() {
        final ScenarioDocument document = load(
                "provenance: {text: [\"w.*.load\", \"w.*.rows.*.f\"]}\nw: {m: {load: 1, load2: 1, rows: [{f: 1, s: 2}]}}\n");
        assertProvenance("text", document, "w.m.load");
        assertProvenance("chosen", document, "w.m.load2");
        assertProvenance("text", document, "w.m.rows.0.f");
        assertProvenance("chosen", document, "w.m.rows.0.s");
    }

    @Test
    void theLongerPatternWinsWhereverItStands() {
        final ScenarioDocument document =
                load("provenance: {derived: [\"a.*.y\"], text: [a], house: [a.b]}\na: {b: {x: 1, y: 2}, c: 3}\n");
        assertProvenance("text", document, "a.c");
        assertProvenance("house", document, "a.b.x");
        assertProvenance("derived", document, "a.b.y");
    }

    @Test
    void amongEquallyLongPatternsFewerAsterisksWinThenTheLast() {
        final ScenarioDocument document = load(
                "provenance: {text: [a.b, \"c.*\"], house: [\"a.*\"], derived: [\"*.d\"]}\na: {b: 1}\nc: {d: 1}\n");
        assertProvenance("text", document, "a.b");
        assertProvenance("derived", document, "c.d");
    }

    @Test
    void theDeeperMapWinsEvenWithItsDefault() {
        final ScenarioDocument document = load(
                "provenance: {text: [a.b.x]}\na: {provenance: {default: house}, b: {provenance: {derived: [y]}, x: 1, y: 2, z: 3}}\n");
        assertProvenance("derived", document, "a.b.y");
        assertProvenance("house", document, "a.b.x");
        assertProvenance("house", document, "a.b.z");
    }

    @Test
    void itWorksInsideLists() {
        final ScenarioDocument document = load("l: [{provenance: {text: [x]}, x: 1, y: 2}, {x: 3}]\n");
        assertProvenance("text", document, "l.0.x");
        assertProvenance("chosen", document, "l.0.y");
        assertProvenance("chosen", document, "l.1.x");
        assertEquals("{\"l\":[{\"x\":1,\"y\":2},{\"x\":3}]}", Written.content(document), "the key itself is gone");
    }

    @Test
    void eachFileSpeaksForItsOwnValuesOnly() {
        final Written written = new Written(folder)
                .file("base.yaml", "ruleset: toy\nprovenance: {default: text}\na: {x: 1, y: 2}\n")
                .file("top.yaml", "extends: base.yaml\na: {y: 3}\n");
        final ScenarioDocument document = written.load("top.yaml");
        assertProvenance("text", document, "a.x");
        assertProvenance("chosen", document, "a.y");
    }

    @Test
    void countsAreOfValuesNotOfKeysAndEachOnce() {
        final ScenarioDocument document = load(
                "provenance: {default: house, text: [a.x, l], derived: [t]}\na: {x: 1, y: true}\nl: [1, ~, {n: two}]\nt: ''\n");
        final Map<Provenance, Integer> all = document.provenanceCounts();
        assertEquals(Map.of(Provenance.TEXT, 3, Provenance.DERIVED, 1, Provenance.HOUSE, 1, Provenance.CHOSEN, 0), all);
        assertEquals(List.of(Provenance.values()), List.copyOf(all.keySet()));
        assertEquals(
                Map.of(Provenance.TEXT, 1, Provenance.DERIVED, 0, Provenance.HOUSE, 1, Provenance.CHOSEN, 0),
                document.provenanceCounts(List.of("a.x", "a", "a.y", "none", "a")));
    }
}
