package org.sitrep.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.service.FileKind;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * Holds the schemas below {@code scenarios/schemas} to the generated ones, and the first line of every content file to
 * the schema of its kind. {@code -Dsitrep.golden=write} writes both.
 */
class SchemaFilesTest {
    private static final Path LIBRARY = Cli.REPOSITORY.resolve("scenarios");
    private static final Path SCHEMAS = LIBRARY.resolve(FileKind.SCHEMAS);
    private static final boolean WRITES = "write".equals(System.getProperty("sitrep.golden"));

    /** Returns all content files but those that are wrong on purpose: their first line says what must be found. */
    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(LIBRARY)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !file.getParent().endsWith("invalid"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theSchemasAreThoseThatAreGenerated() throws IOException {
        final Map<String, String> generated = new TreeMap<>();
        Ruleset.shipped().forEach(game -> generated.putAll(FileKind.schemas(game)));
        for (final Map.Entry<String, String> schema : generated.entrySet()) {
            final Path file = SCHEMAS.resolve(schema.getKey());
            if (WRITES) {
                Files.createDirectories(SCHEMAS);
                Files.writeString(file, schema.getValue());
            }
            assertEquals(schema.getValue(), Files.readString(file), () -> file + " is old");
        }
        try (Stream<Path> there = Files.list(SCHEMAS)) {
            assertEquals(
                    generated.keySet(),
                    there.map(file -> file.getFileName().toString()).collect(Collectors.toSet()));
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void theFirstLineNamesTheSchema(final Path file) throws IOException {
        final Findings findings = new Findings();
        final ScenarioDocument document = ScenarioLoader.load(new LoadRequest(file.toString(), LIBRARY), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted()));
        final Ruleset game = Ruleset.shipped().stream()
                .filter(one -> one.id().equals(document.ruleset()))
                .findFirst()
                .orElseThrow();
        final Path schema = SCHEMAS.resolve(FileKind.of(game, document).schemaName(game));
        final String line = FileKind.firstLine(file, schema);
        final String text = Files.readString(file);
        if (WRITES && !text.startsWith(line + "\n")) {
            Files.writeString(file, line + "\n" + text);
        }
        assertTrue(Files.readString(file).startsWith(line + "\n"), () -> file + " should begin with " + line);
        assertTrue(Files.isRegularFile(schema), schema::toString);
    }
}
