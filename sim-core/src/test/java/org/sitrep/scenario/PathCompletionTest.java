package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathCompletionTest {
    @TempDir
    Path folder;

    private List<String> after(final String typed) {
        final ScenarioDocument document =
                new Written(folder).file("top.yaml", """
                        ruleset: toy
                        weapons:
                          m60: {load: 12}
                          m16: {load: 6, rows: [{focus: 1, strike: 4}]}
                        units: {alice: {name: Alice, carries: [m16, m60]}}
                        spares: {}
                        """).load("top.yaml");
        return PathCompletion.of(document, Toy.class, typed);
    }

    @Test
    void keysOfTheDocumentComeBeforeThoseItMayHave() {
        assertEquals(List.of("weapons.", "units.", "spares=", "start."), after(""));
        assertEquals(List.of("weapons.m60.", "weapons.m16."), after("weapons."));
        assertEquals(List.of("weapons.m60.load=", "weapons.m60.carry=", "weapons.m60.rows="), after("weapons.m60."));
        assertEquals(List.of("weapons.m79.load=", "weapons.m79.carry=", "weapons.m79.rows="), after("weapons.m79."));
        assertEquals(List.of("spares=", "start."), after("s"));
        assertEquals(List.of("start.night="), after("start.n"));
    }

    @Test
    void elementsOfListsAreNumbered() {
        assertEquals(List.of("weapons.m16.rows."), after("weapons.m16.r"));
        assertEquals(List.of("weapons.m16.rows.0."), after("weapons.m16.rows."));
        assertEquals(List.of("weapons.m16.rows.0.strike="), after("weapons.m16.rows.0.s"));
        assertEquals(List.of("units.alice.carries="), after("units.alice.c"));
    }

    @Test
    void onlyClosedSetsHaveValues() {
        assertEquals(List.of("start.night=true", "start.night=false"), after("start.night="));
        assertEquals(List.of("weapons.m60.carry=two-handed"), after("weapons.m60.carry=t"));
        assertEquals(List.of("units.alice.deputy=alice"), after("units.alice.deputy="));
        assertEquals(List.of(), after("weapons.m60.load="));
        assertEquals(List.of(), after("units.alice.name="));
    }

    @Test
    void nothingFitsWhatIsNotThere() {
        assertEquals(List.of(), after("x"));
        assertEquals(List.of(), after("weapons.m60.load.deep."));
        assertEquals(List.of(), after("weapons..load="));
        assertEquals(List.of(), after("."));
        assertEquals(List.of(), after("="));
    }
}
