package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReferenceWriterTest {
    private static final String PAGE = ReferenceWriter.write(Toy.class, "toy", "Toy scenarios");

    @Test
    void eachRecordHasASectionWithItsPlaces() {
        final List<String> heads =
                PAGE.lines().filter(line -> line.startsWith("#")).toList();
        assertEquals(
                List.of("# Toy scenarios", "## Every file", "## Toy", "## Weapon", "## Row", "## Unit", "## Start"),
                heads);
        assertTrue(PAGE.contains("## Row\n\nAt `weapons.*.rows.*`.\n"), PAGE);
    }

    @Test
    void eachFieldHasARow() {
        for (final String row : List.of(
                "| `load` | whole number | kilograms | 1 to 20 | required | What it weighs. |",
                "| `carry` | `one-handed`, `two-handed` |  |  | `two-handed` | How it is carried. |",
                "| `rows` | list of [Row](#row) |  | size at most 3 | `[]` | What may be fired from it, by range. |",
                "| `deputy` | name in `units` or `~` |  |  | `~` | Who takes over. |",
                "| `marched` | whole number | metres | at least 0 | `0` | Distance marched so far. |")) {
            assertTrue(PAGE.lines().anyMatch(row::equals), row);
        }
    }

    record Chain(@Field(value = "More.", orElse = "[]") List<Chain> links) {}

    @Test
    void recordsMayContainThemselves() {
        assertTrue(ReferenceWriter.write(Chain.class, "toy", "Chain").contains("list of [Chain](#chain)"));
        assertTrue(SchemaWriter.write(Chain.class, "toy", "Chain").contains("#/$defs/Chain.whole"));
    }
}
