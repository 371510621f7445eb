package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Fog of war cards (RB-FOG-1 to RB-FOG-9, AMB-FOG-1 to AMB-FOG-7). */
class FogTest {
    private static final int RAMBO = 0;
    private static final int TRAUTMAN = 1;
    private static final String AREA_1_0 =
            "fog=[{number: 3, area: {column: 1, row: 0}, spawns: [{enemy: a, x: 1, y: 1}, {enemy: a, x: 2, y: 0}]}]";

    private static Layout layout() {
        return Layout.open(16, 8)
                .party("rambo", "trautman", "co-bao")
                .set("enemies.vietnamese-scout.whenSpawned={within: 3, alert: 1}");
    }

    private static Table table(final Layout layout, final int x, final int y) {
        final Table table = layout.table();
        table.hero(RAMBO, x, y, 0).hero(TRAUTMAN, 0, 7, 0).hero(2, 1, 7, 0).turn(RAMBO, 4, 1);
        table.parts.fog.setUp();
        return table;
    }

    @Test
    void WE_01_theNumberIsThePosition() { // RB-SETUP-3
        final Table table = table(layout().mission(AREA_1_0), 0, 0);
        assertEquals(3, table.tables.mission.fog[table.s.fogCard[0]].number());
        assertEquals(0, table.s.fogPlace[1]);
        assertEquals(MissionState.NONE, table.s.fogPlace[0]);
    }

    @Test
    void WE_09_twoScoutsUnderACard() { // RB-FOG-2, RB-FOG-4, RB-SPAWN-7
        final Table table = table(layout().mission(AREA_1_0), 2, 2);
        table.hero(TRAUTMAN, 3, 6, 0);
        table.parts.steps.step(RAMBO, MapTable.EAST);
        // From the west: one quarter turn, (1,1) to (2,1) and (2,0) to (3,2) of the area.
        table.assertSpace(0, 6, 1);
        table.assertSpace(1, 7, 2);
        assertEquals(1, table.s.alert[RAMBO]); // 3 spaces from the first, 4 from the second
        assertEquals(0, table.s.alert[TRAUTMAN]);
        assertEquals(3, table.s.movement); // movement goes on
        assertEquals(MissionState.NONE, table.s.fogPlace[1]);
        assertEquals(1, table.s.record.fogRound[0]);
        table.assertUsed();
    }

    @Test
    void C_05_fromTheWest() {
        final Table table = table(layout().mission(AREA_1_0), 2, 3);
        table.parts.steps.step(RAMBO, 1); // to (3,2)
        assertEquals(2, table.s.enemies());
        table.assertUsed();
    }

    @ParameterizedTest
    @CsvSource({"0, 5, 1", "1, 6, 1"})
    void C_05_acrossTheCornerTheHeroChooses(final int side, final int x, final int y) { // RB-FOG-3
        final Table table = table(layout().mission(AREA_1_0), 2, 5);
        table.bot.answerOf(DecisionKind.FOG_SIDE, side, MapTable.SOUTH_SIDE, MapTable.WEST_SIDE);
        table.parts.steps.step(RAMBO, 1); // to (3,4)
        table.assertSpace(0, x, y);
        table.assertUsed();
    }

    @Test
    void C_05_twoSpacesAwayNothing() {
        final Table table = table(layout().mission(AREA_1_0), 1, 2);
        table.parts.steps.step(RAMBO, MapTable.EAST); // to (2,2)
        assertEquals(0, table.s.enemies());
        assertEquals(0, table.s.fogPlace[1]);
    }

    @Test
    void C_05_enemiesRevealNothing() { // RB-FOG-5
        final Table table = table(layout().mission(AREA_1_0), 0, 0);
        final int scout = table.enemy(0, 2, 2);
        table.parts.spawning.move(scout, table.at(3, 2));
        assertEquals(0, table.s.fogPlace[1]);
        assertEquals(1, table.s.enemies());
    }

    @Test
    void whereASpawnHasNoRoomTheHeroChoosesTheNearest() { // RB-SPAWN-4
        final Table table = table(layout().mission(AREA_1_0), 2, 2);
        table.enemy(0, 6, 1);
        final int[] around = {
            table.at(5, 0),
            table.at(6, 0),
            table.at(7, 0),
            table.at(5, 1),
            table.at(7, 1),
            table.at(5, 2),
            table.at(6, 2),
            table.at(7, 2)
        };
        table.bot.answerOf(DecisionKind.SPAWN_SPACE, table.at(6, 2), around);
        table.parts.steps.step(RAMBO, MapTable.EAST);
        table.assertSpace(1, 6, 2);
        table.assertUsed();
    }

    @Test
    void ofTwoCardsTheHeroChooses() { // RB-FOG-8, AMB-FOG-1
        final Table table = table(
                layout().mission("fog=[{number: 1, area: {column: 1, row: 0}, effects: [{do: alert, n: 2}]}, "
                        + "{number: 2, area: {column: 1, row: 1}, effects: [{do: alert, n: -1}]}]"),
                2,
                3);
        table.s.alert[RAMBO] = 0;
        table.bot.answerOf(DecisionKind.FOG_FIRST, 5, 1, 5);
        table.bot.answerOf(DecisionKind.FOG_SIDE, MapTable.WEST_SIDE, MapTable.WEST_SIDE, MapTable.NORTH_SIDE);
        table.parts.steps.step(RAMBO, MapTable.EAST); // to (3,3), beside (1,0) and diagonally beside (1,1)
        assertEquals(2, table.s.alert[RAMBO]); // first 0 - 1, clamped, then + 2: the other way it were 1
        table.assertUsed();
    }

    @Test
    void redLinesStopNoFog() { // RB-FOG-8, AMB-FOG-5
        final Table table = table(
                Layout.on(
                                "...#............",
                                "...#............",
                                "...#............",
                                "...#............",
                                "...#............",
                                "...#............",
                                "...#............",
                                "...#............")
                        .party("rambo", "trautman", "co-bao")
                        .mission("fog=[{number: 1, area: {column: 0, row: 1}, gear: recurve-bow}]"),
                2,
                2);
        table.hero(TRAUTMAN, 9, 7, 0).hero(2, 10, 7, 0);
        table.bot.answer(DecisionKind.FOUND, RAMBO);
        table.parts.steps.step(RAMBO, MapTable.SOUTH);
        assertEquals(table.card("recurve-bow"), table.s.gear(RAMBO, 0));
        table.assertUsed();
    }

    @Test
    void startingBesideFogRevealsNothing() { // RB-FOG-8, AMB-FOG-3
        final Table table = table(layout().mission(AREA_1_0), 3, 2);
        assertEquals(0, table.s.fogPlace[1]);
    }

    @Test
    void aPoiIsPutDownAsTheCardIsTurned() { // RB-FOG-4, RB-FOG-7
        final Table table = table(
                layout().mission("pois={hole: {number: 3, name: Hole}}")
                        .mission("fog=[{number: 1, area: {column: 1, row: 0}, poi: {id: hole, x: 0, y: 3}}]"),
                2,
                2);
        assertEquals(MissionState.NONE, table.s.poiSpace[0]); // RB-SETUP-4
        table.parts.steps.step(RAMBO, MapTable.EAST);
        assertEquals(table.at(4, 0), table.s.poiSpace[0]); // (0,3) to (0,0)
    }

    @Test
    void aLookShowsACardToEverybodyAndLeavesIt() { // AMB-FOG-6
        final Table table = table(layout().mission(AREA_1_0), 0, 0);
        final MissionView view = new MissionView(table.s);
        assertEquals(DecisionKind.NOBODY, view.fogCard(1));
        table.parts.fog.look(RAMBO, false);
        assertEquals(0, view.fogCard(1));
        assertTrue(view.fogged(1));
    }

    @Test
    void aLookReachesTheNextAreas() {
        final Table table = table(
                layout().mission(
                                "fog=[{number: 1, area: {column: 2, row: 0}}, {number: 2, area: {column: 1, row: 1}}]"),
                0,
                0);
        table.parts.fog.look(RAMBO, false);
        assertEquals(0b10, table.s.fogKnown);
        table.parts.fog.look(RAMBO, true); // what is known is not looked at again
        assertEquals(0b11, table.s.fogKnown);
        table.assertUsed();
    }

    @Test
    void contentsMayBeShuffled() { // AMB-FOG-7
        final Table table = layout().option("fogPlaces=shuffled")
                .mission("fog=[{number: 1, area: {column: 2, row: 0}}, {number: 2, area: {column: 1, row: 1}}]")
                .table();
        table.rolls.expect("fogContent 1 of 2", "fogContent 0 of 1");
        table.parts.fog.setUp();
        assertArrayEquals(new int[] {1, 0}, table.s.fogCard);
        table.assertUsed();
    }
}
