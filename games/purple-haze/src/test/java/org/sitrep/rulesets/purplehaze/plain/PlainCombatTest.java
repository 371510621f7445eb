package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;
import org.sitrep.rulesets.purplehaze.plain.PlainOutcome.End;

class PlainCombatTest {

    private static final int COMBATS = 300;

    @ParameterizedTest
    @CsvSource({
        "PATROL, 6, 8, 9, 1, 1, 2",
        "AMBUSHED, 7, 9, 10, 2, 2, 3",
        "WE_AMBUSH, 6, 8, 10, 0, 1, 2",
        "BUNKER, 7, 8, 9, 1, 2, 3",
        "RANDOM, 7, 7, 7, 1, 1, 1"
    })
    void theBoxSetsUpItsNumbers_GAP_13(
            PlainBox box, int low, int medium, int high, int lowTactics, int mediumTactics, int highTactics) {
        assertEquals(
                List.of(low, medium, high),
                List.of(Threat.values()).stream()
                        .map(threat -> board(box, threat).enemies.size())
                        .toList());
        assertEquals(
                List.of(lowTactics, mediumTactics, highTactics),
                List.of(Threat.values()).stream()
                        .map(threat -> board(box, threat).tacticsQueue.size())
                        .toList());
    }

    @Test
    void blackThenYellowThenRedFillTheRunningListOfSpaces() {
        PlainBoard board = board(PlainBox.PATROL, Threat.HIGH);
        assertEquals(
                List.of("FIGHTER", "FIGHTER", "FIGHTER", "FIGHTER", "FIGHTER", "ELITE", "FIGHTER", "RPD", "SNIPER"),
                board.enemies.stream().map(enemy -> enemy.type().name()).toList());
        assertEquals(
                PlainContent.ENEMY_SPACES.subList(0, 9),
                board.enemies.stream().map(enemy -> enemy.space).toList());
    }

    @ParameterizedTest
    @EnumSource(PlainBox.class)
    void outcomesAddUp(PlainBox box) {
        Random random = new Random(8);
        for (int combat = 0; combat < COMBATS; combat++) {
            check(PlainLeader.DRILL.play(box, Threat.HIGH, combat % 2 == 0, PlainChance.of(random)));
        }
    }

    private static void check(PlainOutcome outcome) {
        assertEquals(6, outcome.survivors() + outcome.kia());
        assertTrue(outcome.nonfatalWounds() >= 0 && outcome.nonfatalWounds() <= 2 * 6);
        assertEquals(
                outcome.eliminated(),
                outcome.eliminatedByType().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum());
        assertEquals(outcome.end() == End.ELIMINATED, outcome.eliminated() == outcome.enemiesPlaced());
        assertTrue(outcome.marineActivations() <= 6, "each of the six markers is turned once at most");
        switch (outcome.end()) {
            case RETREAT -> assertTrue(outcome.initiative() < 0);
            case ALL_ACTIVATED -> assertTrue(outcome.initiative() >= 0 && outcome.survivors() > 3);
            case SQUAD_LOST -> assertTrue(outcome.initiative() >= 0 && outcome.survivors() <= 3);
            case ELIMINATED -> assertTrue(outcome.survivors() > 3);
            case PULL_BACK -> fail("the drill never pulls back");
        }
        if (outcome.end() == End.SQUAD_LOST) {
            assertEquals(0, outcome.experience());
        }
        if (outcome.end() == End.ALL_ACTIVATED && outcome.kia() == 0) {
            assertEquals(6, outcome.marineActivations());
        }
    }

    @Test
    void theSameSeedPlaysTheSameCombat() {
        Map<String, Double> first = play(5);
        assertEquals(first, play(5));
        assertTrue(!first.equals(play(6)));
    }

    /** PH-END-1: with 3 Marines left on the Marines' turn the Mission is over before anybody activates. */
    @Test
    void threeMarinesLeftEndTheMissionWithoutReward_PH_END_1() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW);
        board.squad.subList(0, 3).forEach(man -> man.killed = true);
        while (board.enemies.size() > 1) {
            board.eliminate(board.enemies.get(0));
        }
        PlainOutcome outcome = new PlainCombat(board, new PlainDrill(board)).play();
        assertEquals(End.SQUAD_LOST, outcome.end());
        assertEquals(0, outcome.marineActivations());
        assertEquals(0, outcome.experience());
    }

    /** PH-END-4: one Experience for more than half, for each Marine present; five of six make 5/6. */
    @Test
    void theRewardGoesToTheMarinesPresent_PH_END_4() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW);
        board.squad.get(5).killed = true;
        for (int enemy = 0; enemy < 3; enemy++) {
            board.eliminate(board.enemies.get(0));
        }
        assertEquals(
                0, PlainOutcome.of(board, End.ALL_ACTIVATED, 6, 6).experience(), "half of 6 is not more than half");
        board.eliminate(board.enemies.get(0));
        assertEquals(5 / 6.0, PlainOutcome.of(board, End.ALL_ACTIVATED, 6, 6).experience());
        assertEquals(10 / 6.0, PlainOutcome.of(board, End.ELIMINATED, 6, 6).experience());
    }

    private static Map<String, Double> play(long seed) {
        return PlainLeader.DRILL
                .play(PlainBox.PATROL, Threat.HIGH, false, PlainChance.of(new Random(seed)))
                .metrics();
    }

    private static PlainBoard board(PlainBox box, Threat threat) {
        return new PlainBoard(box, threat, false, PlainChance.of(new Random(3)));
    }
}
