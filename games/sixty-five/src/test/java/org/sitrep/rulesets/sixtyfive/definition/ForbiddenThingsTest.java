package org.sitrep.rulesets.sixtyfive.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.scenario.Findings;

/** Forbidden things are not played, and everything that a battle has can be forbidden. */
class ForbiddenThingsTest {
    private static CompiledScenario without(final String battle, final String... things) {
        return new SixtyFive()
                .compile(
                        Content.load("battles/" + battle + ".yaml", "forbid=[" + String.join(", ", things) + "]")
                                .document(),
                        new Findings(),
                        List.of())
                .orElseThrow();
    }

    private static long played(final CompiledScenario scenario, final String bot, final String slots) {
        final Playout playout = scenario.newPlayout(bot, 100_000);
        final Outcome outcome = new Outcome(scenario.layout());
        long sum = 0;
        for (int trial = 0; trial < 2; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(65, trial), outcome);
            assertFalse(outcome.aborted(), scenario.setup().toString());
            for (int slot = 0; slot < scenario.layout().slots().size(); slot++) {
                final int value = outcome.get(slot);
                final boolean counts =
                        scenario.layout().slots().get(slot).name().matches(slots);
                sum += counts && value != Outcome.ABSENT ? value : 0;
            }
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(strings = {"01-village-assault", "07-death-from-above"})
    void nothingForbiddenIsPlayed(final String battle) {
        final List<String> things = without(battle).forbiddable();
        for (int nth = 0; nth < things.size(); nth += Deep.or(3, 1)) {
            final String thing = things.get(nth);
            final CompiledScenario scenario = without(battle, thing);
            final String id = thing.split(":")[1];
            final String slots = thing.startsWith("unit:") ? "unit\\." + id + "\\.units" : "card\\." + id + "\\..*";
            assertEquals(0, played(scenario, "random", slots), thing);
            assertFalse(scenario.forbiddable().contains(thing), thing);
        }
    }

    @Test
    void whatABattleHasCanBeForbidden() {
        final CompiledScenario village = without("01-village-assault", "card:rally");
        assertTrue(village.forbiddable().containsAll(List.of("card:fire", "power:leadership", "unit:us-riggs")));
        assertTrue(village.absentThings().containsAll(List.of("card:claymore", "unit:us-m48")));
        assertFalse(village.absentThings().contains("card:rally"), "forbidden already");
        assertTrue(played(without("01-village-assault"), "sergeant", "card\\.fire\\..*") > 0);
    }
}
