package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/**
 * Readings that no other test of this package turns: each changes what it should. Those of lines, areas and fog arrows
 * are tested with the map.
 */
class ReadingsInPlayTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;

    private static Layout layout() {
        return Layout.open(16, 8).party("rambo", "trautman", "co-bao");
    }

    private static Table table(final Layout layout) {
        return layout.table().hero(RAMBO, 4, 4, 9).hero(TRAUTMAN, 6, 4, 7).hero(2, 0, 7, 0);
    }

    @ParameterizedTest
    @CsvSource({"lost, 1, 0", "carries, 1, 2"})
    void excessOverAFullTrack(final String reading, final int wounds, final int damage) { // AMB-HP-1
        final Table table = table(layout().option("excessDamage=" + reading));
        table.s.damage[RAMBO] = 4;
        table.bot.answer(DecisionKind.WOUND, 0);
        table.parts.tracks.take(RAMBO, 3);
        assertEquals(wounds, table.s.woundCount(RAMBO));
        assertEquals(damage, table.s.damage[RAMBO]);
        table.assertUsed();
    }

    @Test
    void excessThatCarriesMayWoundTwice() { // AMB-HP-1
        final Table table = table(layout().option("excessDamage=carries"));
        table.bot.answer(DecisionKind.WOUND, 0);
        table.bot.answer(DecisionKind.WOUND, 1);
        table.parts.tracks.take(RAMBO, 11);
        assertEquals(2, table.s.woundCount(RAMBO));
        assertEquals(1, table.s.damage[RAMBO]);
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({"of-those-in-reach, 2", "of-all-visible, 0"})
    void theClosestBehindAWall(final String reading, final int damage) { // AMB-EN-8
        final Table table = Layout.on(
                        "................",
                        "................",
                        "......#.........",
                        "......#.........",
                        "......#.........",
                        "......#.........",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .option("closest=" + reading)
                .set("enemies.vietnamese-scout.range=4")
                .table();
        // Rambo is 4 steps away and out of sight, Trautman 5 and in sight.
        table.hero(RAMBO, 5, 3, 9).hero(TRAUTMAN, 12, 3, 7).hero(2, 0, 7, 0);
        final int scout = table.enemy(0, 7, 3);
        table.parts.enemyAttacks.attack(scout, Behaviour.Target.CLOSEST_VISIBLE);
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(damage, table.s.damage[TRAUTMAN]);
        table.assertUsed();
    }

    @Test
    void theLeaderByChance() { // RB-LEAD-1, RB-LEAD-2, AMB-LEAD-1
        final Table table = table(layout());
        table.rolls.expect("leader 1 of 2");
        assertEquals(TRAUTMAN, table.parts.enemyAttacks.highest(table.enemy(0, 5, 4), 0b11));
        table.assertUsed();
    }

    @Test
    void theLeaderInAFixedOrder() { // AMB-LEAD-1
        final Table table = table(layout().option("leader=first"));
        assertEquals(RAMBO, table.parts.enemyAttacks.highest(table.enemy(0, 5, 4), 0b11));
        table.assertUsed();
    }

    @Test
    void theLeaderIsAPlayer() { // AMB-LEAD-1
        final Table table = table(layout().option("leader=players"));
        table.bot.answerOf(DecisionKind.RULE_HERO, TRAUTMAN, RAMBO, TRAUTMAN);
        assertEquals(TRAUTMAN, table.parts.enemyAttacks.highest(table.enemy(0, 5, 4), 0b11));
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({
        "valor, 1, 0, 3, 0, 0",
        "armor, 0, 1, 3, 0, 0",
        "heal, 0, 0, 2, 0, 0",
        "action, 0, 0, 3, 1, 0",
        "movement, 0, 0, 3, 0, 1"
    })
    void everyIcon(
            final String icon,
            final int valor,
            final int armor,
            final int damage,
            final int actions,
            final int movement) { // AMB-ICON-2
        final Table table = table(layout());
        table.s.active = RAMBO;
        table.s.damage[RAMBO] = 3;
        table.parts.turn.bonus(RAMBO, Options.BonusIcon.valueOf(icon.toUpperCase(Locale.ROOT)), 1);
        assertEquals(valor, table.s.valor[RAMBO]);
        assertEquals(armor, table.s.armor[RAMBO]);
        assertEquals(damage, table.s.damage[RAMBO]);
        assertEquals(actions, table.s.actions);
        assertEquals(movement, table.s.movement);
    }

    @Test
    void whatHasNoTurnToBeForIsNothing() { // AMB-ICON-2: actions at the start of a round
        final Table table = table(layout());
        table.parts.turn.bonus(RAMBO, Options.BonusIcon.ACTION, 2);
        assertEquals(0, table.s.actions);
    }
}
