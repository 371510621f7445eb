package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.contract.GamePages;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.checks.Checks;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Shape;
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
        for (final RecordType.Component option : RecordType.of(Options.class).components()) {
            final String row = rows.stream()
                    .filter(line -> line.startsWith("| `" + option.key() + "` | "))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(option.key() + " has no row"));
            assertTrue(row.contains("**`" + option.orElse() + "`**"), row);
            assertTrue(
                    row.contains(option.meaning().substring(0, option.meaning().indexOf(':'))), row);
            if (option.shape() instanceof Shape.Choice choice && choice.type() != Trait.class) {
                Words.all(choice.type()).forEach(word -> assertTrue(row.contains("`" + word + "`"), row));
            }
        }
    }
}
