package org.sitrep.rulesets.rambo.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The overlays that ship with Rambo are what their first lines say, over every mission. */
class OverlaysOfRamboTest {
    private static final String PROOF = "missions/01-proof.yaml";

    @TestFactory
    Stream<DynamicTest> eachIsSoundOverEachMissionAndChangesIt() {
        final List<String> overlays = Content.filesIn("overlays");
        assertEquals(5, overlays.size());
        return overlays.stream()
                .flatMap(overlay -> Content.filesIn("missions").stream()
                        .map(mission -> DynamicTest.dynamicTest(overlay + " over " + mission, () -> {
                            final Content laid = Content.load(mission, List.of(overlay), List.of());
                            assertEquals(List.of(), laid.findings());
                            assertNotEquals(Content.load(mission).game(), laid.game());
                        })));
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
