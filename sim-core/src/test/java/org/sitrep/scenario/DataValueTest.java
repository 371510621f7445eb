package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataValueTest {
    @TempDir
    Path folder;

    private List<DataValue> values(final String... sets) {
        final Written files = new Written(folder).file("base.yaml", """
                        ruleset: toy
                        provenance: {default: house}
                        weapons:
                          m60: {load: 12, carry: two-handed}
                          m16: {load: 6, rows: [{focus: 1, strike: 4}]}
                        units: {alice: {name: Alice, carries: [m16, m60], deputy: bob}, bob: {name: Bob}}
                        """).file("top.yaml", """
                        extends: base.yaml
                        start: {night: true}
                        """);
        return DataValue.of(files.load("top.yaml").with(List.of(sets), new Findings()), Toy.class);
    }

    @Test
    void eachPlainValueIsThereOnce() {
        assertEquals(
                List.of(
                        "weapons.m60.load",
                        "weapons.m60.carry",
                        "weapons.m16.load",
                        "weapons.m16.rows.0.focus",
                        "weapons.m16.rows.0.strike",
                        "units.alice.name",
                        "units.alice.carries.0",
                        "units.alice.carries.1",
                        "units.alice.deputy",
                        "units.bob.name",
                        "start.night"),
                values().stream().map(DataValue::path).toList());
    }

    @Test
    void aValueSaysWhatMayStandInItsPlace() {
        final var byPath = values().stream().collect(Collectors.toMap(DataValue::path, Function.identity()));
        final DataValue load = byPath.get("weapons.m60.load");
        assertEquals(DataValue.Kind.WHOLE, load.kind());
        assertEquals("12", load.text());
        assertEquals(OptionalLong.of(1), load.min());
        assertEquals(Provenance.HOUSE, load.provenance());
        assertEquals(DataValue.Kind.WORD, byPath.get("weapons.m60.carry").kind());
        assertEquals(List.of("alice", "bob"), byPath.get("units.alice.deputy").words());
        assertEquals(DataValue.Kind.TEXT, byPath.get("units.bob.name").kind());
        assertEquals(List.of("true", "false"), byPath.get("start.night").words());
        assertEquals(DataValue.Kind.FLAG, byPath.get("start.night").kind());
    }

    @Test
    void theScenariosOwnFileIsToldFromOthers() {
        assertEquals(
                List.of("start.night"),
                values().stream().filter(DataValue::own).map(DataValue::path).toList());
        assertEquals(
                List.of(),
                values("start.night=false").stream()
                        .filter(DataValue::own)
                        .map(DataValue::path)
                        .toList());
    }
}
