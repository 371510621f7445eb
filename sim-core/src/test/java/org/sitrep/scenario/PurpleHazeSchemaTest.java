package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema that {@code ./sitrep schema purple-haze} prints: what it refuses and explains. That it accepts what ships is held for all games. */
class PurpleHazeSchemaTest {
    private static final Path FOLDER = Path.of("..", "scenarios", "purple-haze");
    private static final PurpleHaze GAME = new PurpleHaze();
    private static final JsonNode TEXT =
            new JsonMapper().readTree(SchemaWriter.write(GAME.definition(), GAME.id(), GAME.title()));
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(TEXT);

    /** Each is one edit of the template of a Mission. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "threat: 2 | threat: 10",
                "stamina: 12 | stamina: much",
                "number: 10 | nummer: 10",
                "general: 3 | general: 11",
                "eaz: [D4] | eaz: D4",
                "primary: true | primary: first",
                "ends: [base] | ends: [basis]",
                "who: random-1 | who: random-9",
                "trait: perception | trait: sight",
                "diff: 2, pass: seen | diff: 0, pass: seen",
                "damage: 1} | damage: 10}",
                "effects: [{minutes: 30}] | effects: {minutes: 30}",
                "stamina: -2 | stamnia: -2",
                "when: {with: [ford-watched]} | when: {with: ford-watched}",
                "won: end | won: 7",
                "drawn: round | draw: round",
                "experience: 4 | experience: -1"
            })
    void refusesAMistakeInAMission(final String right, final String wrong) throws IOException {
        final String text = Files.readString(FOLDER.resolve("templates/mission.yaml"));
        assertTrue(text.contains(right), right);
        assertFalse(SCHEMA.validate(json(text.replace(right, wrong))).isEmpty());
    }

    /** What an editor shows beside a key, and the words that it offers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Whom it concerns",
                "What only R&R knows",
                "other-stressed-3",
                "called-back",
                "base-instead",
                "Log entries that earlier Missions may have set and that this one reads",
                "What is counted"
            })
    void explainsAndOffers(final String text) {
        assertTrue(TEXT.toString().contains(text), text);
    }

    private static JsonNode json(final String text) {
        return AsAnEditorSeesIt.json(text).orElseThrow();
    }
}
