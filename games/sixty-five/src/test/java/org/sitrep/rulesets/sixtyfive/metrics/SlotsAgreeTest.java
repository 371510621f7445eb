package org.sitrep.rulesets.sixtyfive.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.scenario.Findings;

/** Slots that count the same things add up to one another. */
class SlotsAgreeTest {
    private static final int BATTLES = 40;

    static Stream<String> battles() {
        return SixtyFiveListed.BATTLES.stream();
    }

    private static CompiledScenario compiled(final String battle) {
        return new SixtyFive()
                .compile(Content.load("battles/" + battle + ".yaml").document(), new Findings(), List.of())
                .orElseThrow();
    }

    private static void play(final String battle, final BiConsumer<OutcomeLayout, Outcome> look) {
        final CompiledScenario scenario = compiled(battle);
        final Playout playout = scenario.newPlayout("random", 100_000);
        final Outcome outcome = new Outcome(scenario.layout());
        for (int trial = 0; trial < BATTLES; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(65, trial), outcome);
            look.accept(scenario.layout(), outcome);
        }
    }

    private static int of(final OutcomeLayout layout, final Outcome outcome, final String slot) {
        return outcome.get(layout.index(slot));
    }

    /** Returns the sum of the slots of some names, absent ones left out. */
    private static int sum(final OutcomeLayout layout, final Outcome outcome, final Predicate<String> names) {
        return layout.slots().stream()
                .map(Slot::name)
                .filter(names)
                .mapToInt(name -> of(layout, outcome, name))
                .filter(value -> value != Outcome.ABSENT)
                .sum();
    }

    private static Predicate<String> like(final String pattern) {
        return name -> name.matches(pattern);
    }

    @ParameterizedTest
    @MethodSource("battles")
    void lossesAddUp(final String battle) {
        play(battle, (layout, outcome) -> {
            for (final String side : List.of("us", "com")) {
                final int lost = of(layout, outcome, side + ".lost");
                final String causes = side + "\\.lost\\.(fire|opportunityFire|strike|assault|other)";
                assertEquals(lost, sum(layout, outcome, like(causes)), side);
                assertEquals(lost, sum(layout, outcome, like("turn\\.\\d+\\." + side + "\\.lost")), side);
                final String types = side.equals("us") ? "unit\\.us-.*\\.lost" : "unit\\.(vc|nva)-.*\\.lost";
                assertEquals(lost, sum(layout, outcome, like(types)), side);
            }
            final int all = sum(layout, outcome, like("(us|com)\\.lost"));
            assertTrue(sum(layout, outcome, like("unit\\..*\\.kills")) <= all);
        });
    }

    @ParameterizedTest
    @MethodSource("battles")
    void someoneWinsAndCardsAddUp(final String battle) {
        play(battle, (layout, outcome) -> {
            assertEquals(1, sum(layout, outcome, Set.of("us.wins", "com.wins", "draw")::contains));
            assertEquals(1, sum(layout, outcome, like("end\\..*")));
            for (final String side : List.of("us", "com")) {
                assertEquals(of(layout, outcome, side + ".cards"), sum(layout, outcome, like("card\\..*\\." + side)));
            }
        });
    }

    /** The margin says who wins, where one condition at the end alone decides. */
    @Test
    void theMarginDecides() {
        for (final String battle : List.of("01-village-assault", "02-by-the-belt-buckle", "05-tanks-in-the-wire")) {
            play(
                    battle,
                    (layout, outcome) -> assertEquals(
                            of(layout, outcome, "margin") >= 0 ? 1 : 0, of(layout, outcome, "us.wins"), battle));
        }
    }

    @Test
    void whatAScenarioLacksIsImpossible() {
        final Set<String> village = compiled("01-village-assault").layout().impossible();
        assertTrue(village.containsAll(
                List.of("draw", "end.atOnce", "us.lost.helicopters", "us.relics", "card.air-strike.us")));
        assertFalse(village.contains("turn.1.us.held"));
        final Set<String> clear = compiled("04-clear").layout().impossible();
        assertTrue(clear.containsAll(List.of("us.bonus", "turn.1.us.held")));
        assertFalse(clear.contains("end.atOnce"));
    }

    /** Scenarios can be compared with one another. */
    @Test
    void allBattlesHaveOneLayout() {
        assertEquals(
                compiled("01-village-assault").layout(),
                compiled("07-death-from-above").layout());
    }
}
