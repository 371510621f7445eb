package org.sitrep.rulesets.purplehaze.definition;

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
import org.sitrep.playbook.PlaybookSchema;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.scenario.AsAnEditorSeesIt;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The schema that {@code ./sitrep schema purple-haze --playbook} prints, as an editor uses it on the rifleman's book.
 */
class PlaybookSchemaTest {
    private static final Path FOLDER = Path.of("..", "..", "scenarios", "purple-haze", "playbooks");
    private static final PurpleHaze GAME = new PurpleHaze();
    private static final JsonNode TEXT = new JsonMapper()
            .readTree(PlaybookSchema.write(
                    GAME.playbookDefinition().orElseThrow(), GAME.id(), GAME.title(), GAME.playbookSections()));
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(TEXT);

    /** Each is one edit of the rifleman's book. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "otherwise: rifleman | otherways: rifleman",
                "ruleset: purple-haze | ruleset: coins",
                "placement: | place:",
                "do: pull-back | do: run",
                "do: pull-back | do: march",
                "eliminates: 1 | eliminate: 1",
                "eliminates: 1 | eliminates: much",
                "healing: 2 | healings: 2",
                "healing: 2 | enemies: 2",
                "when: inDanger, do: pull-back | when: inDanger",
                "when: inDanger | wenn: inDanger"
            })
    void refusesAMistake(final String right, final String wrong) throws IOException {
        final String text = Files.readString(FOLDER.resolve("rifleman-book.yaml"));
        assertTrue(text.contains(right), right);
        assertFalse(SCHEMA.validate(json(text.replace(right, wrong))).isEmpty());
    }

    /** What an editor shows beside a key, and the words that it offers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mean successes of a shot",
                "night-bivouac",
                "Distribution of hits",
                "Condition over facts of the question"
            })
    void explainsAndOffers(final String text) {
        assertTrue(TEXT.toString().contains(text), text);
    }

    private static JsonNode json(final String text) {
        return AsAnEditorSeesIt.json(text).orElseThrow();
    }
}
