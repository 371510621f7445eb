package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoredDataTest {
    private static final String BEFORE = """
            things:
              a: {load: 6, rows: [{focus: 1}, {focus: 2}], sides: [x, y]}
              b: {load: 1.50, text: The first of some sentences that only people read in the story.}
            start: {threat: 5}
            squad: reference
            """;

    @TempDir
    private Path folder;

    private ScenarioDocument document(final String data) throws IOException {
        final Path file = Files.writeString(folder.resolve("data.yaml"), "sitrep: 1\nruleset: toy\n" + data);
        final Findings findings = new Findings();
        return ScenarioLoader.load(new LoadRequest(file.toString(), null), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted()));
    }

    private List<String> changes(final String after) throws IOException {
        final StoredData before = StoredData.of(document(BEFORE));
        final ScenarioDocument now = document(after);
        final List<DataChange> changes = before.changesTo(now);
        final Findings findings = new Findings();
        final ScenarioDocument undone =
                now.with(changes.stream().map(DataChange::undone).toList(), findings);
        assertEquals(List.of(), findings.sorted());
        assertEquals(List.of(), before.changesTo(undone), "all changes undone");
        return changes.stream().map(DataChange::toString).toList();
    }

    @Test
    void equalDataHaveNoChangesInWhateverOrder() throws IOException {
        assertEquals(List.of(), changes(BEFORE));
        assertEquals(
                List.of(),
                changes(BEFORE.replace(
                                "load: 6, rows: [{focus: 1}, {focus: 2}]", "rows: [{focus: 1}, {focus: 2}], load: 6")
                        .replace("1.50", "1.5")));
    }

    @Test
    void aChangedValueIsNamedByItsPath() throws IOException {
        assertEquals(List.of("things.a.load: 6 -> 7"), changes(BEFORE.replace("load: 6", "load: 7")));
        assertEquals(List.of("things.a.rows.1.focus: 2 -> 3"), changes(BEFORE.replace("{focus: 2}", "{focus: 3}")));
        assertEquals(
                List.of("squad: \"reference\" -> \"veterans\"", "start.threat: 5 -> 4"),
                changes(BEFORE.replace("reference", "veterans").replace("threat: 5", "threat: 4")));
    }

    @Test
    void whatCameOrWentIsOneChange() throws IOException {
        assertEquals(List.of("things.a.sides: [\"x\",\"y\"] -> [\"x\"]"), changes(BEFORE.replace("[x, y]", "[x]")));
        assertEquals(
                List.of("start.night: absent -> true"),
                changes(BEFORE.replace("{threat: 5}", "{threat: 5, night: true}")));
        final List<String> renamed = changes(BEFORE.replace("  a: {", "  c: {"));
        assertEquals(2, renamed.size());
        assertTrue(renamed.get(0).startsWith("things.a: {\"load\":6,"), renamed.get(0));
        assertTrue(renamed.get(0).endsWith(" -> absent"), renamed.get(0));
    }

    @Test
    void storiesAreStoredShortAndTheirChangesStillSeen() throws IOException {
        assertFalse(StoredData.of(document(BEFORE)).parts().get("things.b").contains("sentences"));
        assertEquals(
                1, changes(BEFORE.replace("only people read", "people read")).size());
    }
}
