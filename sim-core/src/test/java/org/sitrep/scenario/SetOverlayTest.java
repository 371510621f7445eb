package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetOverlayTest {
    @TempDir
    Path folder;

    private Written base() {
        return new Written(folder)
                .file("top.yaml", "ruleset: toy\nprovenance: {default: house}\na: {x: 1, y: [1, {p: 2, q: 3}]}\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "a.x=2; {\"a\":{\"x\":2,\"y\":[1,{\"p\":2,\"q\":3}]}}",
                "a.y.1.q=7; {\"a\":{\"x\":1,\"y\":[1,{\"p\":2,\"q\":7}]}}",
                "a.y.1={q: 7}; {\"a\":{\"x\":1,\"y\":[1,{\"p\":2,\"q\":7}]}}",
                "a.y.1.q=~; {\"a\":{\"x\":1,\"y\":[1,{\"p\":2}]}}",
                "a.y=[]; {\"a\":{\"x\":1,\"y\":[]}}",
                "a.y=~; {\"a\":{\"x\":1}}",
                "a={y: ~, z: {gone: ~}}; {\"a\":{\"x\":1,\"z\":{}}}",
                "a=5; {\"a\":5}",
                "a=~; {}",
                "never=~; {\"a\":{\"x\":1,\"y\":[1,{\"p\":2,\"q\":3}]}}",
                "b.c.d=true; {\"a\":{\"x\":1,\"y\":[1,{\"p\":2,\"q\":3}]},\"b\":{\"c\":{\"d\":true}}}",
                "a.x=a=b; {\"a\":{\"x\":\"a=b\",\"y\":[1,{\"p\":2,\"q\":3}]}}",
                "a.x=\"\"; {\"a\":{\"x\":\"\",\"y\":[1,{\"p\":2,\"q\":3}]}}",
                "a.y=[ 0.50, 'x' ]; {\"a\":{\"x\":1,\"y\":[0.5,\"x\"]}}"
            })
    void setLiesOverTheTree(final String set, final String content) {
        assertEquals(content, Written.content(base().set(set).load("top.yaml")));
    }

    @Test
    void laterSetsSeeEarlierOnes() {
        final ScenarioDocument document =
                base().set("a.y=[1, 2, 3]").set("a.y.2=4").load("top.yaml");
        assertEquals("{\"a\":{\"x\":1,\"y\":[1,2,4]}}", Written.content(document));
    }

    @Test
    void markTellsWhichSetAndWhereInIt() {
        final ScenarioDocument document = base().set("a.x=2").set("b={c: 3}").load("top.yaml");
        assertEquals("--set:2:7", document.markOf("b.c").toString());
        assertEquals("--set:1:5", document.markOf("a.x").toString());
        assertEquals("--set:2:1", document.markOf("b").toString());
    }

    @Test
    void setValuesAreChosenAndLeaveTheirNeighboursAlone() {
        final ScenarioDocument document = base().set("a.y.1.q=7").load("top.yaml");
        assertEquals(Provenance.CHOSEN, document.at("a.y.1.q").orElseThrow().provenance());
        assertEquals(Provenance.HOUSE, document.at("a.y.1.p").orElseThrow().provenance());
        assertEquals(Provenance.HOUSE, document.at("a.y.0").orElseThrow().provenance());
    }
}
