package org.sitrep.contract;

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
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.AsAnEditorSeesIt;
import org.sitrep.scenario.SchemaWriter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema that {@code ./sitrep schema} prints for the scenarios of a game, as an editor reads it. */
public final class GameSchema {
    private final Path folder;
    private final JsonNode text;
    private final Schema schema;

    public GameSchema(final Ruleset game) {
        folder = Path.of("..", "..", "scenarios", game.id());
        text = new JsonMapper().readTree(SchemaWriter.write(game.definition(), game.id(), game.title()));
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text);
    }

    /** Fails unless it takes a file of the game. */
    public void accepts(final Path file) throws IOException {
        final String content = Files.readString(folder.resolve(file));
        assertEquals(List.of(), schema.validate(json(content)), file.toString());
    }

    /** Fails unless it refuses a file of the game in which something right has become wrong. */
    public void refuses(final String file, final String right, final String wrong) throws IOException {
        final String content = Files.readString(folder.resolve(file));
        assertTrue(content.contains(right), right);
        assertFalse(schema.validate(json(content.replace(right, wrong))).isEmpty());
    }

    /** Fails unless a text stands in it: what an editor shows beside a key, or a word that it offers. */
    public void offers(final String words) {
        assertTrue(text.toString().contains(words), words);
    }

    private static JsonNode json(final String content) {
        return AsAnEditorSeesIt.json(content).orElseThrow();
    }
}
