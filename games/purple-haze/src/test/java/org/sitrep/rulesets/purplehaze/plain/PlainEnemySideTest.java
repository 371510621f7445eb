package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.CombatMarker;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.EnemyType;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Tactic;
import org.sitrep.rulesets.purplehaze.plain.PlainEnemySide.Pool;

class PlainEnemySideTest {

    private static final CombatMarker CM02 = PlainContent.COMBAT_MARKERS.get(1);
    private static final CombatMarker CM09 = PlainContent.COMBAT_MARKERS.get(8);
    private static final int CM01_POSITION = 0;
    private static final int CM02_POSITION = 1;

    @Test
    void eightEnemiesWithOneEliteRollThreeNineTwo_WE06() {
        PlainBoard board = board(PlainBox.WE_AMBUSH, Threat.MEDIUM, false); // 7 Fighters and an Elite
        assertEquals(8, board.enemies.size());
        assertEquals(new Pool(3, 9, 2), side(board).pool(CM09));
    }

    @Test
    void rpdAndSniperAddTheirDiceAndNightTakesAFocus_PH_ENM_3() {
        PlainBoard board = board(PlainBox.PATROL, Threat.HIGH, true); // 6 Fighters, Elite, RPD, Sniper
        assertEquals(new Pool(2, 10, 1), side(board).pool(CM02));
    }

    /** The roll of WE-07 on a squad that stands as the example says. */
    @Test
    void theAttackOfTheExampleIsTakenThroughCover_WE14() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW, false);
        Space hard = Space.at(1, 2);
        marine(board, 1).space = hard;
        marine(board, 4).space = Space.at(2, 3);
        marine(board, 3).space = Space.at(3, 1);
        marine(board, 6).softCover = 2;
        PlainThrow roll = new PlainThrow(List.of(3, 4, 6), List.of(1, 1, 2, 2, 3, 4, 5, 6, 6), List.of(4, 4));
        side(board).strike(roll, 0, false);
        assertEquals(
                List.of(2, 0, 1, 0, 1, 0),
                board.squad.stream().map(man -> man.softCover).toList());
        assertEquals(
                List.of(0, 0, 0, 5, 0, 0),
                board.squad.stream().map(man -> man.damage).toList());
        assertEquals(2, marine(board, 4).damageThreshold() - marine(board, 4).damage, "two more would wound the Scout");
    }

    @Test
    void flankingIgnoresHardCover_PH_TAC_4() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW, false);
        marine(board, 1).space = Space.at(1, 2);
        side(board).strike(new PlainThrow(List.of(1), List.of(1), List.of()), 0, true);
        assertEquals(1, marine(board, 1).softCover);
    }

    @Test
    void aDeadMansIdAndReadyMarkerGoToTheLowestFreeId_WE84() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW, false);
        kill(board, 2);
        PlainMarine leader = marine(board, 1);
        assertEquals(List.of(1, 2), leader.ids());
        assertEquals(Optional.of(leader), board.holderOf(2));
        leader.flipMarker();
        assertTrue(leader.canActivate(), "he activates a second time");
        leader.flipMarker();
        assertFalse(leader.canActivate());
        assertEquals(6 - 3, leader.stressTaken, "6 less his Willpower (PH-KIA-1)");
    }

    @Test
    void aMarkerThatWasDoneComesOverAsDone_PH_KIA_4() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW, false);
        marine(board, 2).flipMarker();
        kill(board, 2);
        marine(board, 1).flipMarker();
        assertFalse(marine(board, 1).canActivate());
    }

    @Test
    void theIdsOfALostHolderGoToTwoOthers_PH_KIA_3() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW, false);
        kill(board, 2);
        kill(board, 1);
        assertEquals(List.of(3, 1), marine(board, 3).ids());
        assertEquals(List.of(4, 2), marine(board, 4).ids());
    }

    @Test
    void aManWithTwoIdsAddsTheHitsOfBoth_AMB_40() {
        PlainBoard board = board(PlainBox.PATROL, Threat.LOW, false);
        kill(board, 2);
        PlainThrow roll = new PlainThrow(List.of(1, 2), List.of(1, 1, 2, 2), List.of());
        side(board).strike(roll, 0, false);
        assertEquals(0, marine(board, 1).softCover);
        assertEquals(2, marine(board, 1).damage);
    }

    @Test
    void theRetreatRollIsMadeOnceAndMustExceedTheEnemiesLeft_PH_RET_1() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.WE_AMBUSH, chance); // 6 Fighters
        eliminate(board, 3);
        PlainEnemySide side = side(board);
        assertFalse(side.retreats(), "half is not more than half");
        eliminate(board, 1);
        chance.dice(2);
        assertFalse(side.retreats(), "2 does not exceed 2");
        assertFalse(side.retreats(), "never rolled twice");
        chance.dice(3);
        assertTrue(side(board).retreats());
        chance.assertUsedUp();
    }

    @Test
    void theCostCountsEliminatedLeaderAndFubarAndIsThreeAtLeast_PH_ENM_6() {
        PlainBoard board = board(PlainBox.BUNKER, Threat.LOW, false); // with a Leader
        PlainEnemySide side = side(board);
        assertEquals(3, side.cost(CM02, false));
        assertEquals(4, side.cost(CM02, true));
        assertEquals(3, side.cost(PlainContent.COMBAT_MARKERS.get(CM01_POSITION), false));
        eliminate(board, 3);
        assertEquals(4, side.cost(CM02, false));
        eliminate(board, 1);
        assertEquals(5, side.cost(CM02, false));
        eliminate(board, 1); // the fifth and last Fighter
        assertEquals(6, side.cost(CM02, false));
        eliminate(board, 2); // RPD and Leader: the Leader's discount goes, the bonus stays 3
        assertEquals(7, side.cost(CM02, false));
    }

    /** RANDOM at Low: Hard Cover on (1,2) (2,3) (3,1); F01 and F05 stand on the first two, the Elite on (1,1). */
    @Test
    void hardMoveShiftsSpecialistsFirst_PH_ENM_2() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        chance.draw(CM01_POSITION).draw(0).draw(0).draw(0).draw(0).draw(0); // marker, order of the 5 movers
        chance.draw(0).draw(0); // the one free space, the Tactics marker added
        assertEquals(3, side(board).activate());
        assertEquals(EnemyType.ELITE, at(board, 3, 1).type());
        assertFalse(board.enemyAt(Space.at(1, 1)));
        assertEquals(1, board.tacticsQueue.size(), "the marker added now waits for the next activation");
        chance.assertUsedUp();
    }

    @Test
    void hardMoveShiftsTheWeakestFighterNext_PH_ENM_2() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        board.eliminate(at(board, 1, 1)); // the Elite
        at(board, 2, 4).hitPoints = 1;
        chance.draw(CM01_POSITION).draw(0).draw(0).draw(0).draw(0).draw(0).draw(0);
        side(board).activate();
        assertEquals("F06", at(board, 3, 1).marker.code());
        chance.assertUsedUp();
    }

    @Test
    void supportTakesHardCoverInTheRearmostFreeRowAndStaysOutsideN0_PH_TAC_8() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        board.tacticsQueue.add(Tactic.SUPPORT);
        chance.draw(0).draw(0); // the Hard Cover space of row 3, the next Fighter of the pool
        chance.draw(CM01_POSITION).draw(0).draw(0).draw(0).draw(0).draw(0).draw(0); // no free Hard Cover is left
        side(board).activate();
        assertEquals("F07", at(board, 3, 1).marker.code());
        assertEquals(8, board.enemies.size());
        assertEquals(8, board.enemiesPlaced);
        assertEquals(7, board.setUpEnemies);
        chance.assertUsedUp();
    }

    @Test
    void aimShootHitsTheManOfTheIdThrown_PH_TAC_1() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        board.tacticsQueue.add(Tactic.AIM_SHOOT);
        chance.dice(4).dice(1, 2).dice(1, 1, 2, 6).dice(1); // ID 4; 2 Focus, 4 Strike, 1 Crit: 4 + 1 hits
        noAttack(chance);
        side(board).activate();
        assertEquals(
                List.of(2, 1, 2, 0, 1, 1),
                board.squad.stream().map(man -> man.softCover).toList());
        assertEquals(3, marine(board, 4).damage);
        chance.assertUsedUp();
    }

    @Test
    void hardCoverServesAgainstAimShootToo_PH_HIT_1() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        marine(board, 4).space = Space.at(1, 3);
        board.tacticsQueue.clear();
        board.tacticsQueue.add(Tactic.AIM_SHOOT);
        chance.dice(4).dice(1, 2).dice(1, 1, 2, 6).dice(1);
        noAttack(chance);
        side(board).activate();
        assertEquals(2, marine(board, 4).damage);
        chance.assertUsedUp();
    }

    /** One man dies of the Tactics attack, and his ID is with another before the Combat marker's attack. */
    @Test
    void anIdIsHandedOnBetweenTheTacticsAndTheCombatAttack() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        board.tacticsQueue.add(Tactic.AIM_SHOOT);
        marine(board, 4).woundCubes = 2;
        marine(board, 4).damage = 6;
        chance.dice(4).dice(1, 2).dice(1, 1, 2, 6).dice(1).draw(CM02_POSITION);
        chance.dice(4, 6).dice(4, 4, 4, 3, 3, 2, 2, 5); // 2 Focus; 7 Enemies and an Elite: 3 + 1 + 1 hits
        side(board).activate();
        assertTrue(marine(board, 4).killed);
        assertEquals(List.of(1, 4), marine(board, 1).ids());
        assertEquals(1, marine(board, 1).damage);
        assertEquals(0, marine(board, 1).softCover);
        chance.assertUsedUp();
    }

    @Test
    void grenadesStripOneSoftCoverOfEachMarineHit_PH_TAC_5() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        board.tacticsQueue.add(Tactic.GRENADES);
        chance.dice(1, 2).dice(1, 5, 5, 3, 4, 6).dice(3, 4); // 1 hit on ID 1, 1 on ID 5, 2 on ID 3, 2 on ID 4
        noAttack(chance);
        side(board).activate();
        assertEquals(
                List.of(0, 1, 0, 0, 0, 1),
                board.squad.stream().map(man -> man.softCover).toList());
        assertEquals(
                List.of(0, 0, 1, 1, 1, 0),
                board.squad.stream().map(man -> man.damage).toList());
        chance.assertUsedUp();
    }

    @Test
    void regroupMovesInitiativeAtOnce_PH_TAC_7() {
        ScriptedChance chance = new ScriptedChance();
        PlainBoard board = scripted(PlainBox.RANDOM, chance);
        board.tacticsQueue.clear();
        board.tacticsQueue.add(Tactic.REGROUP);
        board.initiative = -1;
        chance.dice(5);
        noAttack(chance);
        side(board).activate();
        assertEquals(-6, board.initiative);
        chance.assertUsedUp();
    }

    /** Script of the marker without an attack in RANDOM at Low, where the Elite takes the free Hard Cover space. */
    private static void noAttack(ScriptedChance chance) {
        chance.draw(CM01_POSITION)
                .draw(0)
                .draw(0)
                .draw(0)
                .draw(0)
                .draw(0)
                .draw(0)
                .draw(0);
    }

    private static PlainEnemySide side(PlainBoard board) {
        return new PlainEnemySide(board, new PlainDrill(board));
    }

    private static PlainEnemy at(PlainBoard board, int row, int column) {
        return board.enemies.stream()
                .filter(enemy -> enemy.space.equals(Space.at(row, column)))
                .findFirst()
                .orElseThrow();
    }

    static PlainMarine marine(PlainBoard board, int id) {
        return board.squad.get(id - 1);
    }

    private static void kill(PlainBoard board, int id) {
        PlainMarine man = marine(board, id);
        man.woundCubes = 2;
        man.damage = man.damageThreshold();
        side(board).strike(new PlainThrow(List.of(), List.of(), List.of()), 0, false);
        assertTrue(man.killed);
    }

    private static void eliminate(PlainBoard board, int count) {
        for (int enemy = 0; enemy < count; enemy++) {
            board.eliminate(board.enemies.get(0));
        }
    }

    private static PlainBoard board(PlainBox box, Threat threat, boolean night) {
        return new PlainBoard(box, threat, night, PlainChance.of(new Random(1)));
    }

    /** Low Threat by day; every draw of the set-up takes the first marker that lies there. */
    private static PlainBoard scripted(PlainBox box, ScriptedChance chance) {
        int draws = box.colours(Threat.LOW).stream()
                .mapToInt(colour -> colour.fighters() + colour.specialists().size() + colour.tactics())
                .sum();
        for (int draw = 0; draw < draws; draw++) {
            chance.draw(0);
        }
        return new PlainBoard(box, Threat.LOW, false, chance);
    }
}
