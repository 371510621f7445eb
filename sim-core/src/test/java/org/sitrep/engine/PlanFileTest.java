package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.scenario.AsAnEditorSeesIt;
import org.sitrep.scenario.SchemaWriter;
import tools.jackson.databind.json.JsonMapper;

/** The schema of plan files takes what is written, and refuses what reading refuses. */
class PlanFileTest {
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(JsonMapper.shared().readTree(SchemaWriter.write(PlanFile.Plan.class, "toy", "Plans of a toy")));

    private static final String TEXT = new PlanFile(
                    "toy",
                    "A \"toy\"",
                    new PlanFile.Plan(
                            "toy.yaml",
                            "ab",
                            List.of("--overlay=mine.yaml", "a.b=3"),
                            "us=random,com=dice",
                            "us",
                            1967,
                            3,
                            List.of(new PlanFile.Entry("bid", 2, 4, "a card"))))
            .text();

    private static List<?> faults(final String text) {
        return SCHEMA.validate(AsAnEditorSeesIt.json(text).orElseThrow());
    }

    @Test
    void theSchemaTakesAWrittenPlan() {
        assertEquals(List.of(), faults(TEXT));
    }

    @ParameterizedTest
    @CsvSource({
        "option: 2, option: 0",
        "of: 4, of: 1",
        "trial: 3, trial: -1",
        "seed:, sed:",
        "ruleset: toy, ruleset: go"
    })
    void theSchemaRefusesWhatIsWrong(final String right, final String wrong) {
        assertFalse(faults(TEXT.replace(right, wrong)).isEmpty());
    }
}
