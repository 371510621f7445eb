package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BinderTest {
    @TempDir
    Path folder;

    private ScenarioDocument load(final String text) {
        return new Written(folder).file("top.yaml", "ruleset: toy\n" + text).load("top.yaml");
    }

    private <R extends Record> R bind(final Class<R> type, final String text) {
        final Findings findings = new Findings();
        return Binder.bind(load(text), type, findings).orElseThrow(() -> new AssertionError(findings.sorted()));
    }

    private String finding(final Class<? extends Record> type, final String text) {
        final Findings findings = new Findings();
        Binder.bind(load(text), type, findings);
        assertEquals(1, findings.sorted().size(), () -> findings.sorted().toString());
        return findings.sorted().get(0).toString().replace(folder + "/", "");
    }

    @Test
    void everyShapeIsBoundAndDefaultsFillTheRest() {
        final Toy toy = bind(Toy.class, """
                weapons:
                  m60: {load: 12}
                  m16: {load: 6, carry: one-handed, rows: [{focus: 1, strike: 4}]}
                units: {alice: {name: Alice, carries: [m16, m60], deputy: bob}, bob: {name: Bob}}
                spares: {m16: 7}
                start: {night: true, marched: 5000000000, clouds: 1}
                """);
        assertEquals(List.of("m60", "m16"), List.copyOf(toy.weapons().keySet()), "in the order of the file");
        assertEquals(
                new Toy.Weapon("m60", 12, Toy.Carry.TWO_HANDED, List.of()),
                toy.weapons().get("m60"));
        assertEquals(
                new Toy.Weapon("m16", 6, Toy.Carry.ONE_HANDED, List.of(new Toy.Row(1, 4))),
                toy.weapons().get("m16"));
        assertEquals(
                new Toy.Unit("alice", "Alice", List.of("m16", "m60"), Optional.of("bob")),
                toy.units().get("alice"));
        assertEquals(
                new Toy.Unit("bob", "Bob", List.of(), Optional.empty()),
                toy.units().get("bob"));
        assertEquals(Map.of("m16", 7), toy.spares());
        assertEquals(new Toy.Start(true, 6, 5_000_000_000L, 1.0), toy.start());
    }

    @Test
    void collectionsCannotBeChanged() {
        final Toy toy = bind(Toy.class, "weapons: {m16: {load: 6}}\n");
        assertThrows(UnsupportedOperationException.class, () -> toy.weapons().clear());
        assertThrows(
                UnsupportedOperationException.class,
                () -> toy.weapons().get("m16").rows().add(null));
    }

    record Nested(
            @Field(value = "Lists of lists.", orElse = "[]") List<List<Integer>> grid,
            @Field(value = "Gaps in a list.", orElse = "[]") List<Optional<String>> gaps,
            @Field(value = "Lists by name.", orElse = "{}") Map<String, List<Double>> lists,

            @Field(value = "Perhaps more of the same.", orElse = "~")
            Optional<Nested> inner,

            @Field(value = "A record without a word.", orElse = "{}")
            Toy.Start start) {}

    @Test
    void shapesNest() {
        final Nested nested = bind(
                Nested.class,
                "grid: [[1, 2], []]\ngaps: [a, ~]\nlists: {x: [1, 2.5]}\ninner: {inner: {grid: [[3]]}}\n");
        assertEquals(List.of(List.of(1, 2), List.of()), nested.grid());
        assertEquals(List.of(Optional.of("a"), Optional.empty()), nested.gaps());
        assertEquals(Map.of("x", List.of(1.0, 2.5)), nested.lists());
        assertEquals(
                List.of(List.of(3)),
                nested.inner().orElseThrow().inner().orElseThrow().grid());
        assertEquals(new Toy.Start(false, 6, 0, 0.5), nested.start());
    }

    @Test
    void messagesSayWhatIsWrongAndWhatToDo() {
        assertEquals(
                "S030 top.yaml:3:17 weapons.m16.laod: unknown key \"laod\"; did you mean \"load\"?",
                finding(Toy.class, "weapons: {m16: {laod: 6}}\n"));
        assertEquals(
                "S031 top.yaml:3:11 weapons.m16.load: the key \"load\" is missing (What it weighs.); add it",
                finding(Toy.class, "weapons: {m16: {carry: one-handed}}\n"));
        assertEquals(
                "S032 top.yaml:4:19 units.a.name: should be text, is a whole number (17); put it in quotes",
                finding(Toy.class, "weapons: {m16: {load: 6}}\nunits: {a: {name: 17}}\n"));
        assertEquals(
                "S032 top.yaml:3:23 weapons.m16.load: should be a whole number, is text (6); remove the quotes",
                finding(Toy.class, "weapons: {m16: {load: \"6\"}}\n"));
        assertEquals(
                "S032 top.yaml:3:1 weapons: should be a map, is a list; write key: value, each on its own line, or { }",
                finding(Toy.class, "weapons: [m16]\n"));
        assertEquals(
                "S033 top.yaml:3:23 weapons.m16.load: 25 is out of range; the range is 1 to 20 kilograms",
                finding(Toy.class, "weapons: {m16: {load: 25}}\n"));
        assertEquals(
                "S034 top.yaml:3:1 weapons: has 0 entries, should have at least 1",
                finding(Toy.class, "weapons: {}\n"));
        assertEquals(
                "S035 top.yaml:3:33 weapons.m16.carry: \"onehanded\" is not one of one-handed, two-handed; "
                        + "did you mean \"one-handed\"?",
                finding(Toy.class, "weapons: {m16: {load: 6, carry: onehanded}}\n"));
        assertEquals(
                "S036 top.yaml:4:10 spares.m61: there is no \"m61\" in weapons; did you mean \"m16\"?",
                finding(Toy.class, "weapons: {m16: {load: 6}}\nspares: {m61: 1}\n"));
        assertEquals(
                "S037 top.yaml:3:33 weapons.m16.rows.0: focus 3 is more than strike 2",
                finding(Toy.class, "weapons: {m16: {load: 6, rows: [{focus: 3, strike: 2}]}}\n"));
    }

    @Test
    void aSetThatMakesAnUnfinishedEntryIsTakenForATypingError() {
        final Written written = new Written(folder)
                .file("top.yaml", "ruleset: toy\nweapons: {m16: {load: 6}}\nunits: {alice: {name: A}}\n")
                .set("units.alcie.deputy=alice");
        final Findings findings = written.findings;
        assertTrue(Binder.bind(written.load("top.yaml"), Toy.class, findings).isEmpty());
        assertEquals(
                "[S031 --set:1:1 units.alcie: \"alcie\" is new and has no name; did you mean \"alice\"?]",
                findings.sorted().toString());
    }

    @Test
    void aSetMayCompleteAnEntry() {
        final Written written = new Written(folder)
                .file("top.yaml", "ruleset: toy\nweapons: {m16: {load: 6}}\n")
                .set("weapons.m60={load: 12}");
        final Toy toy = Binder.bind(written.load("top.yaml"), Toy.class, written.findings)
                .orElseThrow();
        assertEquals(12, toy.weapons().get("m60").load());
    }

    @Test
    void earlierFindingsForbidARecord() {
        final ScenarioDocument document = load("weapons: {m16: {load: 6}}\n");
        final Findings findings = new Findings();
        findings.add(Codes.DUPLICATE_KEY, new Mark("top.yaml", 1, 1), "a", "twice", "");
        assertTrue(Binder.bind(document, Toy.class, findings).isEmpty());
    }

    record Undescribed(int x) {}

    record BadDefault(@Field(value = "Text.", orElse = "[") String x) {}

    @Test
    void wronglyDescribedRecordsAreOurFault() { // the compiler reports other faults: RecordTableTest
        final ScenarioDocument document = load("");
        for (final Class<? extends Record> type : List.of(Undescribed.class, BadDefault.class)) {
            final Exception fault = assertThrows(
                    IllegalArgumentException.class, () -> Binder.bind(document, type, new Findings()), type.getName());
            assertTrue(fault.getMessage().contains(type == BadDefault.class ? "x" : "@Field"), fault.getMessage());
        }
    }
}
