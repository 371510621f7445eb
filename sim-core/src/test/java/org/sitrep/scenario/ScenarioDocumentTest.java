package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioDocumentTest {
    @TempDir
    Path folder;

    static List<CorpusCase> valid() {
        return CorpusCase.all("valid");
    }

    private ScenarioDocument load(final String text) {
        return new Written(folder).file("top.yaml", text).load("top.yaml");
    }

    @Test
    void canonicalJsonIsSortedAndWithoutSpaces() {
        assertEquals(
                "{\"a\":[1,{\"c\":\"x\",\"d\":true}],\"b\":{},\"ruleset\":\"toy\",\"sitrep\":1}",
                load("ruleset: toy\nb: {}\na: [ 0x1, {d: TRUE, c: 'x'} ]\n").canonicalJson());
    }

    @Test
    void jsonIsAsListed() {
        final String text = "ruleset: toy\nb: {z: 0x1, y: [ {d: TRUE, c: 'x'} ]}\na: 2\n";
        assertEquals(
                "{\"sitrep\":1,\"ruleset\":\"toy\",\"b\":{\"z\":1,\"y\":[{\"d\":true,\"c\":\"x\"}]},\"a\":2}",
                load(text).json());
        final ScenarioDocument turned = load("a: 2.0\nruleset: toy\nb: {y: [ {c: x, d: true} ], z: 1}\n");
        assertEquals(load(text).sha256(), turned.sha256());
        assertNotEquals(load(text).json(), turned.json());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ruleset: toy\na: {x: 10, y: 0.5}\n",
                "title: Other\nruleset: \"toy\"\na:\n  y: .5 # half\n  x: 10.0\n",
                "a: {y: 5e-1, x: 0xA, provenance: {default: text}}\nruleset: toy\n",
                "a: {'y': 00.500, x: +1.0E1}\nruleset: toy\n"
            })
    void equalContentHasTheSameHash(final String text) {
        assertEquals(
                "{\"a\":{\"x\":10,\"y\":0.5},\"ruleset\":\"toy\",\"sitrep\":1}",
                load(text).canonicalJson());
    }

    @Test
    void hashIsThatOfTheText() {
        final ScenarioDocument document = load("ruleset: toy\na: 1\n");
        assertEquals("{\"a\":1,\"ruleset\":\"toy\",\"sitrep\":1}", document.canonicalJson());
        // printf '{"a":1,"ruleset":"toy","sitrep":1}' | sha256sum (GNU coreutils)
        assertEquals("e192750b2d9cdfc605d26e566985f936f4212e2353b57aec792993513973c567", document.sha256());
        assertNotEquals(document.sha256(), load("ruleset: toy\na: '1'\n").sha256());
    }

    @ParameterizedTest
    @MethodSource("valid")
    void resolvedYamlAndJsonAreScenariosThemselves(final CorpusCase file) throws IOException {
        final ScenarioDocument document =
                ScenarioLoader.load(file.request(), new Findings()).orElseThrow();
        for (final String text : List.of(document.resolvedYaml(false), document.resolvedYaml(true), document.json())) {
            final Path copy = Files.writeString(folder.resolve("copy.yaml"), text);
            final Findings findings = new Findings();
            final ScenarioDocument again = ScenarioLoader.load(new LoadRequest(copy.toString(), null), findings)
                    .orElseThrow(() -> new AssertionError(findings.sorted() + "\n" + text));
            assertEquals(document.json(), again.json());
            assertEquals(document.canonicalJson(), again.canonicalJson());
        }
    }

    @Test
    void resolvedYamlTellsWhereEachValueComesFrom() {
        final Written written = new Written(folder)
                .file("base.yaml", """
                        ruleset: toy
                        provenance: {default: house, text: [w.m.load], derived: [w.m.rows.0]}
                        w:
                          m: {load: 6, rows: [{f: 1, s: 2}, {f: 0, s: 1}], tags: [a, 'b c', "1"]}
                        """)
                .file("top.yaml", "extends: base.yaml\ntitle: 'A: test'\nw: {m: {n: 5}}\n")
                .set("w.m.rows.1.s=3");
        assertEquals(
                """
                sitrep: 1
                ruleset: toy
                title: "A: test"
                w:
                  m:
                    load: 6                                 # text
                    rows:
                      - {f: 1, s: 2}                        # derived
                      - f: 0                                # house
                        s: 3                                # chosen --set
                    tags: [a, b c, "1"]                     # house
                    n: 5                                    # chosen TOP:4
                """.replace("TOP", written.shown("top.yaml")),
                written.load("top.yaml").resolvedYaml(true));
    }

    @Test
    void longCollectionsTakeALineForEachElement() {
        final String word = "w".repeat(60);
        final String expected = """
                sitrep: 1
                ruleset: toy
                title: T
                a:
                  - [1, 2]
                  -
                    - {x: WORD}
                    - {x: WORD, y: []}
                b: {}
                """.replace("WORD", word);
        final String text = "ruleset: toy\ntitle: T\na: [[1, 2], [{x: WORD}, {x: WORD, y: []}]]\nb: {}\n";
        assertEquals(expected, load(text.replace("WORD", word)).resolvedYaml(false));
    }

    @Test
    void nodesAreFoundByPath() {
        final ScenarioDocument document = load("ruleset: toy\na: {l: [5, {x: y}]}\n");
        assertEquals("y", ((ScalarNode) document.at("a.l.1.x").orElseThrow()).text());
        assertEquals(document.root(), document.at("").orElseThrow());
        for (final String none :
                List.of("b", "a.l.2", "a.l.-1", "a.l.01", "a.l.1.x.z", "a.", ".a", "a.l.99999999999")) {
            assertTrue(document.at(none).isEmpty(), none);
        }
    }

    @Test
    void documentCannotBeChanged() {
        final Map<String, Node> entries = load("ruleset: toy\na: 1\n").root().entries();
        assertThrows(UnsupportedOperationException.class, entries::clear);
    }
}
