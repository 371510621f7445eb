package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.definition.EffectKind;

/** Alert and visibility (RB-ALERT-1 to RB-ALERT-6, RB-VIS-1 to RB-VIS-3), and cover (RB-TERR-1). */
class SightTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final int SCOUT = 0;

    private static Table table() {
        return Layout.on(
                        "................",
                        ".c...c..........",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .table()
                .hero(RAMBO, 1, 1, 0)
                .hero(TRAUTMAN, 0, 7, 0)
                .hero(2, 1, 7, 0);
    }

    @Test
    void C_03_alertStaysOnItsTrack() { // RB-ALERT-2
        final Table table = table();
        table.parts.tracks.alert(RAMBO, -3, MissionRecord.BY_STANCE);
        assertEquals(0, table.s.alert[RAMBO]);
        table.s.alert[RAMBO] = 9;
        table.parts.tracks.alert(RAMBO, 4, MissionRecord.BY_STANCE);
        assertEquals(9, table.s.alert[RAMBO]);
        assertEquals(0, table.s.record.alertGained[MissionRecord.BY_STANCE]);
    }

    @Test
    void WE_13_levelsAreComparedAndNotNumbers() { // RB-ALERT-3, RB-ALERT-4
        final Table table = table();
        table.s.alert[RAMBO] = 2;
        table.s.alert[TRAUTMAN] = 2;
        assertEquals(0, table.s.level(RAMBO));
        assertEquals(1, table.s.level(TRAUTMAN));
        final int scout = table.enemy(SCOUT, 8, 4);
        assertEquals(TRAUTMAN, table.parts.enemyAttacks.highest(scout, 0b11));
        table.assertUsed();
    }

    /** Level, hero at (x,1), figure at (ex,1); (1,1) and (5,1) are cover, areas end after columns 3 and 7. */
    @ParameterizedTest
    @CsvSource({
        "0, 2, 3, false", // WE-14: green, in the open, adjacent
        "4, 1, 2, false", // WE-14: yellow, in cover, adjacent in the same area
        "7, 1, 4, false", // WE-14: orange, in cover, other area
        "7, 1, 3, true", // WE-14: orange, in cover, same area
        "9, 1, 15, true", // WE-14: red, in cover, far side of the map
        "4, 2, 15, true", // yellow, in the open
        "7, 5, 3, false", // orange, in cover, the area beside
        "9, 5, 3, true", // red, in cover
        "3, 2, 15, false" // green, in the open
    })
    void WE_14_visibility(final int alert, final int x, final int ex, final boolean visible) { // RB-VIS-1
        final Table table = table().hero(RAMBO, x, 1, alert);
        assertEquals(visible, Sight.visible(table.s, RAMBO, table.enemy(SCOUT, ex, 1)));
    }

    @Test
    void WE_14_orangeAdjacentAcrossABorderOfAreas() { // by area, not by adjacency
        final Table table = Layout.on(
                        "...c............",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .table()
                .hero(RAMBO, 3, 0, 7)
                .hero(TRAUTMAN, 0, 7, 0)
                .hero(2, 1, 7, 0);
        assertFalse(Sight.visible(table.s, RAMBO, table.enemy(SCOUT, 4, 0)));
        assertTrue(Sight.visible(table.s, RAMBO, table.enemy(SCOUT, 2, 3)));
    }

    @Test
    void WE_15_ofEnemies() { // RB-RNG-5: the same for both
        final Table table = table().hero(RAMBO, 4, 0, 9);
        final int scout = table.enemy(SCOUT, 3, 0);
        assertTrue(Sight.inReach(table.s, table.s.figureSpace[scout], table.s.heroSpace[RAMBO], 0));
        table.hero(RAMBO, 4, 3, 9);
        assertFalse(Sight.inReach(table.s, table.s.figureSpace[scout], table.s.heroSpace[RAMBO], 1));
    }

    private static void lasting(final Table table, final EffectKind kind, final int heroes) {
        table.s.lasting.add(kind.ordinal(), 1, heroes, TRAUTMAN, Lasting.WITH_CARD);
    }

    @Test
    void aCardCanBeCover() {
        final Table table = table().hero(RAMBO, 2, 2, 4);
        final int scout = table.enemy(SCOUT, 3, 2);
        assertTrue(Sight.visible(table.s, RAMBO, scout));
        lasting(table, EffectKind.COUNT_AS_COVER, 0b001);
        assertFalse(Sight.visible(table.s, RAMBO, scout));
    }

    @Test
    void aCardCanTakeTheHidingFromCover() {
        final Table table = table().hero(RAMBO, 1, 1, 4);
        final int scout = table.enemy(SCOUT, 3, 2);
        lasting(table, EffectKind.NO_HIDING_IN_COVER, 0);
        assertTrue(Sight.visible(table.s, RAMBO, scout));
        table.s.alert[RAMBO] = 0;
        assertFalse(Sight.visible(table.s, RAMBO, scout)); // green is hidden in the open too
    }

    @Test
    void aDogSeesWhoIsAdjacentAboveGreen() {
        final Table table = Layout.on(
                        "................",
                        ".c..............",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .set("enemies.vietnamese-scout.seesAdjacent=true")
                .table()
                .hero(RAMBO, 1, 1, 4)
                .hero(TRAUTMAN, 0, 7, 0)
                .hero(2, 1, 7, 0);
        final int beside = table.enemy(SCOUT, 2, 2);
        final int far = table.enemy(SCOUT, 3, 3);
        assertTrue(Sight.visible(table.s, RAMBO, beside));
        assertFalse(Sight.visible(table.s, RAMBO, far));
        table.s.alert[RAMBO] = 3;
        assertFalse(Sight.visible(table.s, RAMBO, beside));
        table.s.alert[RAMBO] = 9;
        lasting(table, EffectKind.HIDDEN, 0b001);
        assertFalse(Sight.visible(table.s, RAMBO, beside));
    }
}
