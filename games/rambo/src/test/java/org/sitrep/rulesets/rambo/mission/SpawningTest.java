package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Where enemies appear, and what if there is no room or no figure (RB-SPAWN-1 to RB-SPAWN-7). */
class SpawningTest {
    private static final int RAMBO = 0;
    private static final int A = 0;
    private static final int B = 1;

    private static Layout layout() {
        return Layout.open(16, 8)
                .party("rambo", "trautman", "co-bao")
                .set("enemies.vietnamese-scout.whenSpawned={within: 3, alert: 1}")
                .mission("deploymentZones={'2': {x: 12, y: 4}}");
    }

    private static Table table(final Layout layout) {
        return layout.table().hero(RAMBO, 4, 4, 0).hero(1, 0, 0, 0).hero(2, 0, 7, 0);
    }

    /**
     * Runs the effects of the dossier's battlefield entry of round 1, as if a hero did it, or the leader if none does.
     */
    private static void run(final Table table, final int hero) {
        table.parts.effects.run(
                table.tables.mission.battlefield[1],
                hero,
                MissionState.NONE,
                MissionRecord.BY_THREAT,
                MissionState.NONE);
    }

    private static Layout spawning(final String effect) {
        return layout().mission("battlefield=[{round: 1, effects: [{do: spawn, " + effect + "}]}]");
    }

    private static int[] around(final Table table, final int x, final int y) {
        final List<Integer> spaces = new ArrayList<>();
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (dx != 0 || dy != 0) {
                    spaces.add(table.at(x + dx, y + dy));
                }
            }
        }
        return spaces.stream().mapToInt(Integer::intValue).toArray();
    }

    @Test
    void WE_19_onTheDeploymentZone() { // RB-SPAWN-2
        final Table table = table(spawning("enemy: a, place: deployment-zone, at: '2'"));
        run(table, MissionState.NONE);
        table.assertSpace(0, 12, 4);
        table.assertUsed();
    }

    @Test
    void WE_19_besideIfTheZoneIsTaken() { // RB-SPAWN-4, RB-SPAWN-5: in phase 4 the leader chooses
        final Table table = table(spawning("enemy: a, place: deployment-zone, at: '2'"));
        table.enemy(B, 12, 4);
        table.rolls.expect("leader 7 of 8");
        run(table, MissionState.NONE);
        table.assertSpace(1, 13, 5);
        table.assertUsed();
    }

    @Test
    void WE_19_inATurnTheHeroChooses() {
        final Table table = table(spawning("enemy: a, place: deployment-zone, at: '2'"));
        table.enemy(B, 12, 4);
        table.bot.answerOf(DecisionKind.SPAWN_SPACE, table.at(11, 3), around(table, 12, 4));
        run(table, RAMBO);
        table.assertSpace(1, 11, 3);
        table.assertUsed();
    }

    @Test
    void WE_20_besideYou() { // RB-SPAWN-3
        final Table table = table(layout());
        table.bot.answerOf(
                DecisionKind.SPAWN_SPACE, table.at(5, 5), 52, 53, 69, 85, 84, 83, 67, 51); // clockwise from above
        table.parts.spawning.beside(A, table.at(4, 4), RAMBO);
        table.assertSpace(0, 5, 5);
        assertEquals(1, table.s.alert[RAMBO]); // RB-SPAWN-7
        table.assertUsed();
    }

    @Test
    void inYourArea() {
        final Table table = table(spawning("enemy: a, place: hero-area"));
        table.bot.answer(DecisionKind.SPAWN_SPACE, table.at(7, 7));
        run(table, RAMBO);
        table.assertSpace(0, 7, 7);
        table.assertUsed();
    }

    @Test
    void inAnAreaBesideYours() { // the house cards' own place: not across a corner, by a draw
        final Table table = table(spawning("n: 2, enemy: a, place: next-area"));
        table.rolls.expect(
                "nextArea 0 of 3", "nextArea 2 of 3"); // of (0,1), (2,1) and (1,0): in reading order (1,0) first
        table.bot.answer(DecisionKind.SPAWN_SPACE, table.at(4, 0));
        table.bot.answer(DecisionKind.SPAWN_SPACE, table.at(8, 4));
        run(table, RAMBO);
        table.assertUsed();
    }

    @Test
    void aFullAreaOverflowsToTheNearest() {
        final Table table =
                table(layout().set("enemies.vietnamese-officer.figures=10").set("enemies.vietnamese-scout.figures=10"));
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 4; x++) {
                if (table.s.free(table.at(12 + x, y))) {
                    table.s.occupant[table.at(12 + x, y)] = 1;
                }
            }
        }
        table.rolls.expect("leader 0 of 9"); // column 11 from the top down to row 4, and row 4
        table.parts.spawning.inArea(A, 3, MissionState.NONE);
        table.assertSpace(0, 11, 0);
        table.assertUsed();
    }

    /** Two Scouts fill a dead end; its only way out leads up to (2,1), (3,1) and (4,1). */
    @ParameterizedTest
    @CsvSource({"by-steps, leader 2 of 3, 4, 1", "plain, leader 15 of 16, 5, 5"})
    void nearestDoesNotCrossRedLines(final String reading, final String roll, final int x, final int y) { // RB-SPAWN-4
        final Table table = Layout.on(
                        "................",
                        "................",
                        "..#.#...........",
                        "..#.#...........",
                        "..###...........",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .option("nearestSpace=" + reading)
                .table()
                .hero(RAMBO, 15, 7, 0)
                .hero(1, 14, 7, 0)
                .hero(2, 13, 7, 0);
        table.enemy(A, 3, 3);
        table.enemy(A, 3, 2);
        table.rolls.expect(roll);
        table.parts.spawning.at(A, table.at(3, 3), MissionState.NONE); // AMB-SPAWN-1
        table.assertSpace(2, x, y);
        table.assertUsed();
    }

    @Test
    void outOfAnImpassableSpaceThePlainDistanceCounts() { // AMB-SPAWN-1
        final Table table = Layout.on(
                        "................",
                        ".####...........",
                        ".####...........",
                        ".####...........",
                        "................",
                        "................",
                        "................",
                        "................")
                .party("rambo", "trautman", "co-bao")
                .table()
                .hero(RAMBO, 15, 7, 0)
                .hero(1, 14, 7, 0)
                .hero(2, 13, 7, 0);
        table.rolls.expect("leader 1 of 3");
        table.parts.spawning.at(
                A, table.at(3, 1), MissionState.NONE); // impassable: (2,0) to (4,0) are 1 away, (5,1) is 2
        table.assertSpace(0, 3, 0);
        table.assertUsed();
    }

    @Test
    void C_08_theNextLetterIfNoFigureIsLeft() { // RB-SPAWN-6
        final Table table = table(layout().set("enemies.vietnamese-scout.figures=1"));
        table.enemy(A, 9, 1);
        table.parts.spawning.at(A, table.at(12, 4), MissionState.NONE);
        assertEquals(B, table.s.type[1]);
    }

    @Test
    void C_08_theRowWraps() {
        final Table table = table(layout().set("enemies.vietnamese-officer.figures=1"));
        table.enemy(B, 9, 1);
        table.parts.spawning.at(B, table.at(12, 4), MissionState.NONE);
        assertEquals(A, table.s.type[1]);
    }

    @Test
    void C_08_withoutAnyFigureEveryHeroIsNoticed() {
        final Table table =
                table(layout().set("enemies.vietnamese-scout.figures=1").set("enemies.vietnamese-officer.figures=1"));
        table.enemy(A, 9, 1);
        table.enemy(B, 9, 2);
        table.parts.spawning.at(A, table.at(12, 4), MissionState.NONE);
        assertEquals(2, table.s.enemies());
        for (int hero = 0; hero < 3; hero++) {
            assertEquals(1, table.s.alert[hero]);
        }
        assertEquals(1, table.s.record.of(Count.SPAWNS_WITHOUT_FIGURE));
    }

    @Test
    void aKilledFigureCanComeAgain() { // RB-KILL-1
        final Table table = table(layout().set("enemies.vietnamese-scout.figures=1"));
        final int scout = table.enemy(A, 9, 1);
        table.parts.spawning.hurt(scout, 3, RAMBO);
        table.parts.spawning.at(A, table.at(12, 4), MissionState.NONE);
        assertEquals(A, table.s.type[0]);
        assertEquals(0, table.s.figureDamage[0]);
    }

    @Test
    void whoSpawnsFarAwayNoticesNobody() { // RB-SPAWN-7: within 3 spaces, of any height of walls
        final Table table = table(layout());
        table.parts.spawning.at(A, table.at(8, 4), MissionState.NONE);
        assertEquals(0, table.s.alert[RAMBO]);
        table.parts.spawning.at(A, table.at(7, 4), MissionState.NONE);
        assertEquals(1, table.s.alert[RAMBO]);
    }

    @Test
    void beforeHeroesAreThereNobodyIsNoticed() { // RB-SETUP-6, AMB-EN-14
        final Table table = layout().table();
        table.parts.spawning.at(A, table.at(1, 7), MissionState.NONE);
        assertEquals(0, table.s.alert[RAMBO]);
        assertEquals(1, table.s.record.spawned[A]);
    }

    @Test
    void byTheEnemyFarthestFromEverybody() {
        final Table table = table(spawning("enemy: b, place: by-farthest-enemy"));
        table.enemy(A, 8, 4);
        table.enemy(A, 14, 4);
        table.rolls.expect("leader 0 of 8");
        run(table, MissionState.NONE);
        table.assertSpace(2, 14, 3);
        table.assertUsed();
    }

    @Test
    void besideAPoi() { // RB-M1-1: round 4
        final Table table = table(spawning("enemy: b, place: at-poi, at: camp")
                .mission("pois={camp: {number: 1, name: Camp, at: {x: 12, y: 3}}}"));
        table.rolls.expect("leader 0 of 8");
        run(table, MissionState.NONE);
        table.assertSpace(0, 12, 2);
        assertEquals(B, table.s.type[0]);
        table.assertUsed();
    }
}
