package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** Every bot plays what only the Missions and cards of owners say. */
class OwnersWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"random", "drill", "rifleman", "planner"})
    void everyBotPlaysThem(final String bot) {
        final Findings findings = new Findings();
        final CompiledScenario scenario = new PurpleHaze()
                .compile(Content.owners().document(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
        assertEquals(0, findings.sorted().size());
        final Playout playout = scenario.newPlayout(bot, 10_000);
        final Outcome outcome = new Outcome(scenario.layout());
        for (long trial = 0; trial < 200; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(1967, trial), outcome);
            assertFalse(outcome.aborted(), "trial " + trial);
        }
    }
}
