package org.sitrep.rulesets.rambo.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.rulesets.rambo.Told;

/** A mission is played to succeed, a campaign to be completed: no saving of wounds makes up for less of that. */
class CriteriaTest {
    @ParameterizedTest
    @CsvSource({"missions/01-proof.yaml, success", "campaign.yaml, completed"})
    void successLeads(final String file, final String leading) {
        final CompiledScenario scenario = Told.compiled(file);
        assertEquals(
                List.of(leading),
                scenario.layout().slots().stream()
                        .filter(Slot::leads)
                        .map(Slot::name)
                        .toList());
        assertEquals(leading, scenario.criteria().get(0));
    }
}
