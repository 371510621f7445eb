package org.sitrep.rulesets.rambo.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.rambo.Rambo;
import org.sitrep.scenario.Findings;

/**
 * The overlays that ship with Rambo are what their first lines say, and are played, over every mission that they are
 * for.
 */
class OverlaysOfRamboTest {
    private static final String PROOF = "missions/01-proof.yaml";
    private static final int BOUND = 100_000;

    /** Every overlay over every mission. */
    static Stream<Arguments> laid() {
        final List<String> overlays = Content.filesIn("overlays");
        assertEquals(5, overlays.size());
        return overlays.stream()
                .flatMap(
                        overlay -> Content.filesIn("missions").stream().map(mission -> Arguments.of(overlay, mission)));
    }

    @ParameterizedTest(name = "{0} over {1}")
    @MethodSource("laid")
    void eachIsSoundOverItsMissionsAndChangesThem(final String overlay, final String mission) {
        final Content laid = Content.load(mission, List.of(overlay), List.of());
        assertEquals(List.of(), laid.findings());
        assertNotEquals(Content.load(mission).game(), laid.game());
    }

    @ParameterizedTest(name = "{0} over {1}")
    @MethodSource("laid")
    void eachIsPlayedToItsEndByEveryBot(final String overlay, final String mission) {
        final Rambo rambo = new Rambo();
        final CompiledScenario scenario = rambo.compile(
                        Content.load(mission, List.of(overlay), List.of()).document(), new Findings())
                .orElseThrow();
        final Outcome outcome = new Outcome(scenario.layout());
        for (final Ruleset.Listing bot : rambo.bots()) {
            final Playout playout = scenario.newPlayout(bot.id(), BOUND);
            for (int trial = 0; trial < 5; trial++) {
                outcome.reset();
                playout.play(new TrialKey().set(1967, trial), outcome);
                assertFalse(outcome.aborted(), bot.id() + ", mission " + trial);
            }
        }
    }

    @Test
    void healthAndDamageOfEveryEnemyGoUpOrDownByOne() {
        final GameData plain = Content.load(PROOF).game();
        final GameData tougher = over("overlays/tougher-enemies.yaml");
        final GameData weaker = over("overlays/weaker-enemies.yaml");
        final GameData harder = over("overlays/harder-hits.yaml");
        plain.enemies().forEach((id, enemy) -> {
            assertEquals(enemy.health() + 1, tougher.enemies().get(id).health(), id);
            assertEquals(enemy.health() - 1, weaker.enemies().get(id).health(), id);
            assertEquals(enemy.damage() + 1, harder.enemies().get(id).damage(), id);
        });
    }

    @Test
    void noAlertEffectRaisesAlertByOneAndNoOtherCardIsChanged() {
        final GameData plain = Content.load(PROOF).game();
        final GameData calm = over("overlays/calm-threats.yaml");
        plain.threats().forEach((id, card) -> {
            final ThreatCard laid = calm.threats().get(id);
            if (raisesAlertByOne(card)) {
                assertEquals(List.of(), laid.alertEffect(), id);
                assertEquals(card.threatEffect(), laid.threatEffect(), id);
            } else {
                assertEquals(card, laid, id);
            }
        });
        assertFalse(calm.threats().values().stream().anyMatch(OverlaysOfRamboTest::raisesAlertByOne));
        assertEquals(
                8,
                plain.threats().values().stream()
                        .filter(OverlaysOfRamboTest::raisesAlertByOne)
                        .count());
    }

    private static boolean raisesAlertByOne(final ThreatCard card) {
        return card.alertEffect().stream().anyMatch(effect -> effect.kind() == EffectKind.ALERT && effect.n() == 1);
    }

    private static GameData over(final String overlay) {
        return Content.load(PROOF, List.of(overlay), List.of()).game();
    }
}
