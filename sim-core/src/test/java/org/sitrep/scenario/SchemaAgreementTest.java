package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Holds the binder and the generated schema against each other: what one refuses the other refuses, so far as a schema
 * can.
 */
class SchemaAgreementTest {
    /**
     * Faults that lie within one value of one file, which a schema can see. S031 counts only inside lists; files say
     * so.
     */
    private static final Set<String> VISIBLE =
            Set.of("S012", "S013", "S014", "S015", "S018", "S030", "S031", "S032", "S033", "S034", "S035");

    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(new JsonMapper().readTree(SchemaWriter.write(Toy.class, "toy", "Toy scenarios")));

    static List<CorpusCase> valid() {
        return CorpusCase.all("valid");
    }

    static List<CorpusCase> invalid() {
        return CorpusCase.all("invalid");
    }

    @ParameterizedTest
    @MethodSource("valid")
    void schemaAcceptsWhatBinds(final CorpusCase file) throws IOException {
        assertEquals(List.of(), SCHEMA.validate(json(file).orElseThrow()));
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void schemaRefusesWhatItCanSee(final CorpusCase file) throws IOException {
        final Optional<JsonNode> json = json(file);
        if (json.isPresent()) {
            final boolean visible =
                    !file.beyondSchema() && file.codes().stream().anyMatch(VISIBLE::contains);
            assertEquals(
                    visible,
                    !SCHEMA.validate(json.get()).isEmpty(),
                    () -> SCHEMA.validate(json.get()).toString());
        }
    }

    /** Returns a file as an editor sees it, before anything is merged; nothing if it is no YAML that we read. */
    private static Optional<JsonNode> json(final CorpusCase file) throws IOException {
        final String text = new String(Files.readAllBytes(file.file()), StandardCharsets.UTF_8);
        return AsAnEditorSeesIt.json(text);
    }
}
