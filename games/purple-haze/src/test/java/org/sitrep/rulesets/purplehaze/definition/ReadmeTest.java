package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.contract.GamePages;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.checks.Checks;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.Records;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Words;

/** Checks the examples of scenarios/README.md, and the page of options. */
class ReadmeTest {
    private static String readme() throws IOException {
        return Files.readString(Content.LIBRARY.resolve("README.md"), StandardCharsets.UTF_8);
    }

    /** The file lies elsewhere here, so it extends the shipped combat as README says for that case. */
    @Test
    void theExampleOfAFileIsSound(@TempDir final Path folder) throws IOException {
        final String example = readme().split("```yaml\n")[1].split("```")[0];
        final Path file = folder.resolve("example.yaml");
        Files.writeString(file, example.replace("../combats/", "purple-haze:combats/"), StandardCharsets.UTF_8);
        final Findings findings = new Findings();
        ScenarioLoader.load(new LoadRequest(file.toString(), Content.LIBRARY), findings)
                .ifPresent(document -> Binder.bind(document, GameData.class, findings)
                        .ifPresent(game -> Checks.ALL.run(game, document, findings)));
        assertEquals(List.of(), findings.sorted());
    }

    @Test
    void theFoldersOfTheListingAreThoseThatAreThere() throws IOException {
        final String listing = readme().split("```text\n")[1].split("```\n")[0];
        try (var entries = Files.list(Content.FOLDER)) {
            final List<String> names = entries.map(entry -> entry.getFileName().toString())
                    .sorted()
                    .toList();
            for (final String name : names) {
                assertTrue(listing.contains("  " + name), name + " is not listed");
            }
            assertEquals(
                    names.size(),
                    listing.lines().filter(line -> line.startsWith("  ")).count());
        }
    }

    /** The page of options has a row for each, with the words of all its readings. */
    @Test
    void everyOptionHasItsRow() {
        final List<String> rows =
                GamePages.titled(PurpleHaze.class, "Options").lines().toList();
        for (final RecordComponent option : Options.class.getRecordComponents()) {
            final String row = rows.stream()
                    .filter(line -> line.startsWith("| `" + option.getName() + "` | "))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(option.getName() + " has no row"));
            final Field field = option.getAnnotation(Field.class);
            assertTrue(row.contains("**`" + Records.orElse(option) + "`**"), row);
            assertTrue(row.contains(field.value().substring(0, field.value().indexOf(':'))), row);
            if (option.getType().isEnum() && option.getType() != Trait.class) {
                Arrays.stream(option.getType().getEnumConstants())
                        .map(reading -> Words.of((Enum<?>) reading))
                        .forEach(word -> assertTrue(row.contains("`" + word + "`"), row));
            }
        }
    }
}
