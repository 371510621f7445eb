package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/**
 * What heroes have against damage, in its order, and what comes through (RB-HP-1 to RB-HP-6, RB-DMG-1, RB-DMG-2,
 * RB-RES-1, RB-RES-3, RB-RES-4, RB-ARM-1, RB-VAL-3, RB-VAL-6).
 */
class DamageTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final int RED = 9;

    private static Layout layout() {
        return Layout.on("........", ".c......", "........", "........", "........", "........", "........", "........")
                .party("rambo", "trautman", "co-bao"); // not two, who have 2 more health
    }

    private static Table attacked(final Layout layout, final int x, final int y) {
        final Table table = layout.table();
        table.hero(RAMBO, x, y, RED).hero(TRAUTMAN, 7, 7, 0).hero(2, 6, 7, 0);
        return table;
    }

    private static void attack(final Table table, final int figure) {
        table.parts.enemyAttacks.attack(figure, Behaviour.Target.CLOSEST_VISIBLE);
    }

    @Test
    void WE_12_armorTakesOneOfTwo() {
        final Table table = attacked(layout(), 4, 4);
        final int scout = table.enemy(0, 5, 4);
        table.s.armor[RAMBO] = 1;
        attack(table, scout);
        assertEquals(0, table.s.armor[RAMBO]);
        assertEquals(1, table.s.damage[RAMBO]);
        table.assertUsed();
    }

    @Test
    void C_06_mitigationInOrder() {
        final Table table = attacked(layout().set("enemies.vietnamese-scout.damage=5"), 1, 1);
        final int scout = table.enemy(0, 3, 1);
        table.gear(RAMBO, "flak-vest");
        table.s.armor[RAMBO] = 2;
        table.s.valor[RAMBO] = 3;
        table.bot.answerOf(DecisionKind.BLOCK, 1, 0, 1); // RB-VAL-6: one damage is left to block, so one token at most
        attack(table, scout);
        assertEquals(0, table.s.armor[RAMBO]);
        assertEquals(2, table.s.valor[RAMBO]);
        assertEquals(0, table.s.damage[RAMBO]);
        table.assertUsed();
    }

    @Test
    void C_06_otherDamageKnowsValorOnly() { // RB-THREAT-7
        final Table table = attacked(layout(), 1, 1);
        table.gear(RAMBO, "flak-vest");
        table.s.armor[RAMBO] = 2;
        table.s.valor[RAMBO] = 3;
        table.bot.answerOf(DecisionKind.BLOCK, 1, 0, 1, 2, 3);
        table.parts.tracks.suffer(RAMBO, 5);
        assertEquals(2, table.s.armor[RAMBO]);
        assertEquals(2, table.s.valor[RAMBO]);
        assertEquals(4, table.s.damage[RAMBO]);
        table.assertUsed();
    }

    @Test
    void anAdjacentAttackerIgnoresCover() { // RB-RES-3, RB-RNG-4
        final Table table = attacked(layout(), 1, 1);
        attack(table, table.enemy(0, 2, 1));
        assertEquals(2, table.s.damage[RAMBO]);
    }

    @Test
    void coverTakesOneFromAfar() {
        final Table table = attacked(layout(), 1, 1);
        attack(table, table.enemy(0, 3, 1));
        assertEquals(1, table.s.damage[RAMBO]);
    }

    @Test
    void resistanceAboveTheDamageLeavesNone() { // RB-RES-4: and armor stays
        final Table table = attacked(layout().set("gear.flak-vest.resistance=3"), 4, 4);
        table.gear(RAMBO, "flak-vest");
        table.s.armor[RAMBO] = 1;
        attack(table, table.enemy(0, 5, 4));
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(1, table.s.armor[RAMBO]);
    }

    @Test
    void resistanceAddsUp() { // RB-RES-1
        final Table table = attacked(layout().set("enemies.vietnamese-scout.damage=4"), 4, 4);
        table.gear(RAMBO, "flak-vest");
        table.gear(RAMBO, "flak-vest");
        attack(table, table.enemy(0, 5, 4));
        assertEquals(2, table.s.damage[RAMBO]);
    }

    @Test
    void C_07_excessOverAFullTrackIsLost() { // RB-HP-1 to RB-HP-3
        final Table table = attacked(layout(), 4, 4);
        table.s.damage[RAMBO] = 4;
        table.bot.answerOf(DecisionKind.WOUND, 2, 0, 1, 2, 3);
        table.parts.tracks.take(RAMBO, 3);
        assertEquals(1, table.s.woundCount(RAMBO));
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(0b1011, HeroTurn.legalStances(table.s, RAMBO)); // RB-HP-2
        table.assertUsed();
    }

    @Test
    void oneBelowTheHealthIsNoWound() {
        final Table table = attacked(layout(), 4, 4);
        table.parts.tracks.take(RAMBO, 4);
        assertEquals(4, table.s.damage[RAMBO]);
        assertEquals(0, table.s.woundCount(RAMBO));
    }

    @Test
    void C_09_nobodyPaysForAnother() {
        final Table table = attacked(layout(), 4, 4);
        table.s.valor[TRAUTMAN] = 5;
        attack(table, table.enemy(0, 5, 4));
        assertEquals(2, table.s.damage[RAMBO]);
        assertEquals(5, table.s.valor[TRAUTMAN]);
        table.assertUsed();
    }

    @Test
    void aWoundOnTheStanceInUseEndsNothing() { // RB-HP-6
        final Table table = attacked(layout(), 4, 4).turn(RAMBO, 3, 2);
        table.s.damage[RAMBO] = 4;
        table.bot.answer(DecisionKind.WOUND, 0);
        table.parts.tracks.suffer(RAMBO, 1);
        assertEquals(3, table.s.movement);
        assertEquals(2, table.s.actions);
        table.assertUsed();
    }

    @Test
    void healingRemovesDamageAndNoWound() { // RB-HP-4
        final Table table = attacked(layout(), 4, 4);
        table.s.damage[RAMBO] = 2;
        table.s.wounds[RAMBO] = 0b10;
        table.parts.tracks.heal(RAMBO, 5);
        assertEquals(0, table.s.damage[RAMBO]);
        assertEquals(0b10, table.s.wounds[RAMBO]);
        table.parts.tracks.removeWound(RAMBO);
        assertEquals(0, table.s.wounds[RAMBO]);
        table.assertUsed();
    }

    @Test
    void armorThatIsLeftStaysForTheNextAttack() { // RB-ARM-1
        final Table table = attacked(layout(), 4, 4);
        table.s.armor[RAMBO] = 3;
        final int scout = table.enemy(0, 5, 4);
        attack(table, scout);
        assertEquals(1, table.s.armor[RAMBO]);
        attack(table, scout);
        assertEquals(0, table.s.armor[RAMBO]);
        assertEquals(1, table.s.damage[RAMBO]);
    }
}
