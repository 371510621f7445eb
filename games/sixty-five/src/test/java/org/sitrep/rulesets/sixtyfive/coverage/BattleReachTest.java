package org.sitrep.rulesets.sixtyfive.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Probe;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.scenario.Findings;

/** A probe plays as a playout does, and its counts are those of the slots. */
class BattleReachTest {
    private static final int BATTLES = 30;

    static Stream<String> battles() {
        return SixtyFiveListed.BATTLES.stream();
    }

    private static long times(final List<Probe.Count> counts, final String group) {
        return counts.stream()
                .filter(count -> count.group().equals(group))
                .mapToLong(Probe.Count::times)
                .sum();
    }

    @ParameterizedTest
    @MethodSource("battles")
    void countsAreThoseOfTheSlots(final String battle) {
        final CompiledScenario scenario = new SixtyFive()
                .compile(Content.load("battles/" + battle + ".yaml").document(), new Findings(), List.of())
                .orElseThrow();
        final Probe probe = scenario.newProbe("random", 100_000).orElseThrow();
        final Playout playout = scenario.newPlayout("random", 100_000);
        final Outcome probed = new Outcome(scenario.layout());
        final Outcome played = new Outcome(scenario.layout());
        long cards = 0;
        long losses = 0;
        for (int trial = 0; trial < BATTLES; trial++) {
            final TrialKey key = new TrialKey().set(3, trial);
            probed.reset();
            played.reset();
            probe.play(key, probed);
            playout.play(key, played);
            assertEquals(played.hash(trial), probed.hash(trial));
            cards += sum(scenario, played, "us.cards", "com.cards");
            losses += sum(scenario, played, "us.lost", "com.lost");
        }
        final List<Probe.Count> counts = probe.counts();
        assertEquals(cards, times(counts, "cards played"));
        assertEquals(cards, times(counts, "uses of cards"));
        assertEquals(losses, times(counts, "units eliminated"));
        assertEquals(BATTLES, times(counts, "winners"));
        assertTrue(
                counts.stream().noneMatch(count -> count.name().endsWith("card-50")), "an End Turn card is not played");
    }

    private static long sum(final CompiledScenario scenario, final Outcome outcome, final String... slots) {
        return Stream.of(slots)
                .mapToLong(slot -> outcome.get(scenario.layout().index(slot)))
                .sum();
    }
}
