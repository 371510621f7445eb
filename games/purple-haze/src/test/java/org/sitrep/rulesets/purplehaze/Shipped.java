package org.sitrep.rulesets.purplehaze;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/** The kept table of the reference squad under the drill, row by row, and the scenarios it was made from. */
final class DrillTable {
    /** Made by the command that stands in its first lines. */
    static final Path FILE = Path.of("..", "..", "docs", "golden", "purple-haze-drill.csv");

    private DrillTable() {}

    /** Returns each row as a map from column to cell. */
    static List<Map<String, String>> rows() throws IOException {
        final List<String> lines = Files.readAllLines(FILE, StandardCharsets.UTF_8).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        final String[] columns = lines.get(0).split(",");
        final List<Map<String, String>> rows = new ArrayList<>();
        for (final String line : lines.subList(1, lines.size())) {
            final String[] cells = line.split(",", -1);
            final Map<String, String> row = new LinkedHashMap<>();
            for (int i = 0; i < columns.length; i++) {
                row.put(columns[i], cells[i]);
            }
            rows.add(row);
        }
        return rows;
    }

    /** Compiles a shipped combat with {@code path=value} texts laid over. */
    static CompiledScenario compile(final String file, final String... sets) {
        final Findings findings = new Findings();
        final LoadRequest request =
                new LoadRequest(Content.FOLDER.resolve(file).toString(), Content.LIBRARY, List.of(), List.of(sets));
        final Optional<ScenarioDocument> document = ScenarioLoader.load(request, findings);
        return document.flatMap(loaded -> new PurpleHaze().compile(loaded, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }
}
