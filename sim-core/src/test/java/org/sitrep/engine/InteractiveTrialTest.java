package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.Intervention;

/** A scenario in whose trials nothing can intervene says so, and is refused where a person would decide. */
class InteractiveTrialTest {
    private static final CompiledScenario TOY = new ToyScenario();
    private static final DecisionPlan NONE = new DecisionPlan(0, 1, 0, List.of());

    @Test
    void nothingIntervenesInTrialsThatAreNotNarrated() {
        assertEquals(Optional.empty(), TOY.newPlayout(ToyScenario.BOT, 1, Intervention.none()));
        final InteractiveTrial trial = new InteractiveTrial(TOY, ToyScenario.BOT, 1, -1);
        final Exception refused = assertThrows(IllegalArgumentException.class, () -> trial.after(NONE));
        assertEquals("nothing can intervene in its trials", refused.getMessage());
        final DecisionAnalysis.Request request = new DecisionAnalysis.Request(
                TOY, ToyScenario.BOT, Optional.empty(), 1, 1, 0, 0, -1, false, 10, 0.95, 1);
        assertThrows(IllegalArgumentException.class, () -> DecisionAnalysis.of(request));
    }
}
