package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** Missions given up in the middle, in a combat or on the map. */
class MissionRunTest {
    private static CompiledScenario compiled(final String mission) {
        final Findings findings = new Findings();
        return new PurpleHaze()
                .compile(Content.load(mission).document(), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** A bound on decisions gives a Mission up cleanly, and the next one is as if nothing had been. */
    @Test
    void aMissionGivenUpLeavesNoTrace() {
        final CompiledScenario scenario = compiled("missions/01-crash.yaml");
        final Playout bounded = scenario.newPlayout("random", 60);
        final Playout free = scenario.newPlayout("random", 100_000);
        final Outcome ofBounded = new Outcome(scenario.layout());
        final Outcome ofFree = new Outcome(scenario.layout());
        int givenUp = 0;
        for (long mission = 0; mission < 100; mission++) {
            ofBounded.reset();
            ofFree.reset();
            bounded.play(new TrialKey().set(3, mission), ofBounded);
            free.play(new TrialKey().set(3, mission), ofFree);
            if (ofBounded.aborted()) {
                givenUp++;
            } else {
                assertEquals(ofFree.hash(mission), ofBounded.hash(mission));
            }
        }
        assertTrue(givenUp > 0 && givenUp < 100, givenUp + " of 100");
    }
}
