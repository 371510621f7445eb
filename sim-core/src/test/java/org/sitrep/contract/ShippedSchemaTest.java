package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.playbook.PlaybookSchema;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.AsAnEditorSeesIt;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import tools.jackson.databind.json.JsonMapper;

/**
 * The files of every game that ships, held against the schema that an editor would open them with, and against what the
 * game says of them.
 */
@Tag("contract")
class ShippedSchemaTest {
    private static final Path LIBRARY = Path.of("..", "..", "scenarios");

    static List<Ruleset> games() {
        return Ruleset.shipped();
    }

    static List<Ruleset> gamesWithPlaybooks() {
        return games().stream()
                .filter(game -> !game.playbookSections().isEmpty())
                .toList();
    }

    /** A playbook is no scenario: its own reference says what may be written there. */
    @ParameterizedTest
    @MethodSource("games")
    void theSchemaAcceptsEveryFile(final Ruleset game) throws IOException {
        final GameSchema schema = new GameSchema(game);
        final List<Path> files = files(game).stream()
                .filter(file -> !file.startsWith("invalid") && !file.startsWith("playbooks"))
                .toList();
        assertTrue(files.size() > 1, game.id());
        for (final Path file : files) {
            schema.accepts(file);
        }
    }

    @ParameterizedTest
    @MethodSource("gamesWithPlaybooks")
    void theSchemaAcceptsEveryPlaybook(final Ruleset game) throws IOException {
        final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(new JsonMapper()
                        .readTree(PlaybookSchema.write(
                                game.playbookDefinition().orElseThrow(),
                                game.id(),
                                game.title(),
                                game.playbookSections())));
        final List<String> books = ShippedBooks.names(game);
        assertFalse(books.isEmpty(), game.id());
        for (final String book : books) {
            final String text = Files.readString(ShippedBooks.folder(game).resolve(book + ".yaml"));
            assertEquals(List.of(), schema.validate(AsAnEditorSeesIt.json(text).orElseThrow()), book);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatShowsAGameCanBePlayed(final Ruleset game) throws IOException {
        final List<Path> playable = files(game).stream()
                .filter(file -> game.playable().stream()
                        .anyMatch(glob -> FileSystems.getDefault()
                                .getPathMatcher("glob:" + glob)
                                .matches(file)))
                .toList();
        assertTrue(!playable.isEmpty(), game.id());
        for (final String example : game.examples()) {
            assertTrue(playable.contains(Path.of(example)), example);
        }
        for (final Path file : playable) {
            final Findings findings = new Findings();
            ScenarioLoader.load(new LoadRequest(folder(game).resolve(file).toString(), LIBRARY), findings)
                    .ifPresent(document -> game.compile(document, findings));
            assertEquals(List.of(), findings.sorted(), file.toString());
        }
    }

    private static Path folder(final Ruleset game) {
        return LIBRARY.resolve(game.id());
    }

    private static List<Path> files(final Ruleset game) throws IOException {
        try (Stream<Path> files = Files.walk(folder(game))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .map(folder(game)::relativize)
                    .sorted()
                    .toList();
        }
    }
}
