package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.rambo.Rambo;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema that {@code ./sitrep schema rambo} prints, held against the files that an editor would open with it. */
class RamboSchemaTest {
    private static final Path FOLDER = Path.of("..", "scenarios", "rambo");
    private static final Rambo GAME = new Rambo();
    private static final JsonNode TEXT =
            new JsonMapper().readTree(SchemaWriter.write(GAME.definition(), GAME.id(), GAME.title()));
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(TEXT);

    static List<Path> shipped() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !FOLDER.relativize(file).startsWith("invalid"))
                    // A playbook is no scenario: its own reference says what may be written there.
                    .filter(file -> !FOLDER.relativize(file).startsWith("playbooks"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void acceptsEveryShippedFile(final Path file) throws IOException {
        assertEquals(List.of(), SCHEMA.validate(json(Files.readString(file))));
    }

    /** Each is one edit of the first Mission. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rounds: 5 | rounds: 21",
                "rounds: 5 | round: 5",
                "slots: 2 | slots: two",
                "{from: 1, to: 6} | {from: 1, to: 25}",
                "startArea: {column: 0, row: 3} | startArea: [0, 3]",
                "{x: 2, y: 14}] | {x: 2, y: 14}, {x: 3, y: 14}]",
                "if: [{is: no-enemies}] | if: {is: no-enemies}",
                "is: no-enemies | is: no-enemy",
                "do: look-at-any-fog | do: look-at-fog-card",
                "{do: success} | {effect: success}",
                "enemy: b, x: 2, y: 1 | enemy: g, x: 2, y: 1",
                "enemy: b, x: 2, y: 1 | enemy: b, x: 4, y: 1",
                "lasts: next-round | lasts: round",
                "place: at-poi | place: poi",
                "redAtStartOfTurn: true | redAtStartOfTurn: red",
                "wounds: 3 | wounds: 5",
                "actions: 1 | actions: 5"
            })
    void refusesAMistakeInAMission(final String right, final String wrong) throws IOException {
        final String text = Files.readString(FOLDER.resolve("missions/01-proof.yaml"));
        assertTrue(text.contains(right), right);
        assertFalse(SCHEMA.validate(json(text.replace(right, wrong))).isEmpty());
    }

    /** What an editor shows beside a key, and the words that it offers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "To which heroes",
                "Levels that the Alert Effect hits",
                "self-or-adjacent",
                "by-farthest-enemy",
                "highest-alert-not-attacked",
                "AMB-FOG-2: where the arrow of a fog card points"
            })
    void explainsAndOffers(final String text) {
        assertTrue(TEXT.toString().contains(text), text);
    }

    private static JsonNode json(final String text) {
        return AsAnEditorSeesIt.json(text).orElseThrow();
    }
}
