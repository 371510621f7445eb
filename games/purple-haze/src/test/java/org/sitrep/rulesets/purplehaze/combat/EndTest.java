package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;

/** How combats end (PH-CMB-3, PH-END-1, PH-VOC-5, AMB-45). */
class EndTest extends RulesTest {
    private static final String INITIATIVE = "combats.patrol.threat.low.initiative=";
    private static final String TWO_ROUNDS = "combats.patrol.rounds=2";
    private static final String AT_ONCE = "options.allDone=combat-ends";
    private static final String THREE_FIGHTERS = "combats.patrol.enemies={fighters: 3, specialists: []}";

    /** All six step aside for 3 Initiative each, or back; the last one is not chosen but left. */
    private static void round(final Firefight fight, final boolean there) {
        for (int id = 1; id <= 5; id++) {
            fight.bot.activates(id);
        }
        final List<String> spaces = there
                ? List.of("r1c1", "r1c2", "r1c3", "r1c4", "r3c1", "r3c4")
                : List.of("r2c1", "r2c2", "r2c3", "r2c4", "r3c2", "r3c3");
        spaces.forEach(space -> fight.bot.orders("move " + space, "idle"));
    }

    private static void assertEnds(final Firefight fight, final Outcome outcome, final End end) {
        for (final End other : End.values()) {
            assertEquals(other == end ? 1 : 0, fight.metric(outcome, "end." + other.id()), other.id());
        }
    }

    @Test
    void PH_CMB_3_allMarinesDoneOnTheirTurn() {
        final Firefight fight = skirmish(INITIATIVE + 18);
        round(fight, true);
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ALL_ACTIVATED);
        assertEquals(0, fight.metric(outcome, "initiative.final"), "Initiative 0 is the Marines' turn");
        assertEquals(6, fight.metric(outcome, "marine.activations"));
        assertEquals(0, fight.metric(outcome, "experience"));
    }

    @Test
    void AMB_45_theEnemyActsOnUntilItIsTheMarinesTurn() {
        final Firefight fight = skirmish(INITIATIVE + 17);
        round(fight, true);
        fight.rolls.noHitsAfter("CM02");
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ALL_ACTIVATED);
        assertEquals(1, fight.metric(outcome, "enemy.activations"));
        assertEquals(3, fight.metric(outcome, "initiative.final"));
    }

    @Test
    void AMB_45_orTheCombatEndsAtOnce() {
        final Firefight fight = skirmish(INITIATIVE + 17, AT_ONCE);
        round(fight, true);
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ALL_ACTIVATED);
        assertEquals(0, fight.metric(outcome, "enemy.activations"));
        assertEquals(-1, fight.metric(outcome, "initiative.final"));
    }

    @Test
    void PH_VOC_5_anotherRoundBeginsWhenAllAreDoneOnTheMarinesTurn() {
        final Firefight fight = skirmish(TWO_ROUNDS, INITIATIVE + 20);
        round(fight, true);
        round(fight, false); // 2, -1, 3, 0, -3, 1, -2, 2, -1, 3, 0
        for (int i = 0; i < 4; i++) {
            fight.rolls.noHitsAfter("CM02");
        }
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ALL_ACTIVATED);
        assertEquals(12, fight.metric(outcome, "marine.activations"));
        assertEquals(2, fight.state.round);
    }

    /** PH-ACT-1: who has activated once in each of two rounds has not activated twice in the second. */
    @Test
    void PH_VOC_5_aNewRoundForgetsWhoHasActivated() {
        final Firefight fight = skirmish(TWO_ROUNDS, INITIATIVE + 20);
        round(fight, true); // 2, and the second round begins
        fight.bot.activates(3).orders("move r2c3", "idle");
        fight.bot.activates(1).orders("skill go-again 3", "idle");
        fight.rolls.noHitsAfter("CM02").marineTest(20).by(3);
        fight.bot.activates(3).orders("fire M60 at r1c2", "idle");
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ELIMINATED);
        assertEquals(2, fight.state.actsThisRound[2]);
        assertEquals(3, fight.state.acts[2]);
    }

    /** The reading ends the round at once, and with it the combat only if that was the last one. */
    @Test
    void AMB_45_withRoundsLeftTheNextOneBegins() {
        final Firefight fight = skirmish(TWO_ROUNDS, INITIATIVE + 17, AT_ONCE);
        round(fight, true);
        round(fight, false); // -1, 6, 3, 0, -3, 4, 1, -2, 5, 2
        for (int i = 0; i < 3; i++) {
            fight.rolls.noHitsAfter("CM10");
        }
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ALL_ACTIVATED);
        assertEquals(12, fight.metric(outcome, "marine.activations"));
    }

    @Test
    void AMB_38_aNewRoundLetsHardCoverAbsorbAgain() {
        final Firefight fight = skirmish(
                TWO_ROUNDS,
                "options.hardCoverAbsorbs=once-a-round",
                "combats.patrol.marineHardCover=[r3c3]",
                INITIATIVE + -4);
        fight.rolls.combatMarker("CM02").enemyTest(0, 0, 0, 0, 0, 2); // 0; Hard absorbs 1, Soft the other
        fight.bot.activates(1).orders("move r1c1", "idle"); // -3
        fight.rolls.combatMarker("CM10").enemyTest(0, 0, 0, 0, 0, 1); // 4; nothing absorbs
        fight.bot.activates(2).orders("move r1c2", "idle"); // 1
        fight.bot.activates(3).orders("move r1c3", "idle"); // -2
        fight.rolls.noHitsAfter("CM10"); // 5
        fight.bot.activates(4).orders("move r1c4", "idle"); // 2
        fight.bot.activates(5).orders("move r3c1", "idle"); // -1
        fight.rolls.noHitsAfter("CM10"); // 6
        fight.bot.orders("cover 1", "idle"); // 3, and the second round begins
        fight.bot.activates(2).orders("move r2c2", "idle"); // 0
        fight.bot.activates(3).orders("move r2c3", "idle"); // -3
        fight.rolls.combatMarker("CM10").enemyTest(0, 0, 0, 0, 0, 1);
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
        assertEquals(1, fight.damage(6));
        assertEquals(1, fight.soft(6), "in the second round Hard Cover absorbs again");
    }

    @Test
    void PH_CMB_3_allEnemiesEliminated() {
        final Firefight fight = skirmish();
        fight.bot.activates(1).orders("fire M16 single at r1c2", "idle");
        fight.rolls.marineTest(6);
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ELIMINATED);
        assertEquals(1, fight.metric(outcome, "marine.1.kills"));
        assertEquals(2 * 6, fight.metric(outcome, "experience"));
        assertEquals(2, fight.metric(outcome, "boonCards"));
    }

    @Test
    void PH_FSP_2_theLastEnemyMayFallToFireSupportBeforeAnybodyActs() {
        final Firefight fight = skirmish("enemies.fighters.F12.hitPoints=3");
        fight.bot.activates(2).orders("skill artillery 1", "idle").strikesRow(1);
        fight.rolls.tableA(1).hardCoverDie(1).commonD3(1);
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.ELIMINATED);
        assertEquals(1, fight.metric(outcome, "marine.activations"));
        assertEquals(1, fight.metric(outcome, "kills.fireSupport"));
    }

    private Firefight threeFighters(final String... more) {
        final String[] sets = new String[more.length + 1];
        sets[0] = THREE_FIGHTERS;
        System.arraycopy(more, 0, sets, 1, more.length);
        final Firefight fight = emptyBox(sets);
        fight.rolls.fighter("F01").fighter("F02").fighter("F03"); // on r1c2, r1c3, r2c1
        fight.bot.places(Firefight.PLACES.toArray(String[]::new));
        return fight;
    }

    private static void shoot(final Firefight fight, final int id, final String target) {
        fight.bot.activates(id).orders("fire M16 single at " + target, "idle");
        fight.rolls.marineTest(5);
    }

    @Test
    void PH_RET_1_theEnemyRetreatsInsteadOfActivating() {
        final Firefight fight = threeFighters(INITIATIVE + 5);
        shoot(fight, 1, "r1c2");
        shoot(fight, 2, "r1c3");
        fight.rolls.retreat(2);
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.RETREAT);
        assertEquals(0, fight.metric(outcome, "enemy.activations"));
        assertEquals(-1, fight.metric(outcome, "initiative.final"));
        assertEquals(6, fight.metric(outcome, "experience"));
        assertEquals(1, fight.metric(outcome, "boonCards"));
    }

    @Test
    void PH_RET_1_aheadOfTacticsAndOnlyOnce() {
        final Firefight fight = threeFighters(INITIATIVE + 5, "combats.patrol.tacticsAtBottom=[fubar]");
        shoot(fight, 2, "r1c3");
        fight.bot.activates(6).orders("fire M14 at r1c2", "idle");
        fight.rolls.marineTest(5);
        fight.rolls.retreat(1).noHitsAfter("CM02"); // -1 + 4 + 1
        fight.bot.activates(3).orders("move r1c3", "idle"); // 1
        fight.bot.activates(4).orders("move r1c4", "idle"); // -2
        fight.rolls.noHitsAfter("CM02"); // 2, without another roll
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
    }

    @Test
    void PH_CBS_8_theBoxMayEndItAtSoManyEliminated() {
        final Firefight fight = threeFighters("combats.patrol.endsAtEliminated=1");
        shoot(fight, 1, "r1c2");
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.EVENT);
        assertEquals(0, fight.metric(outcome, "experience"), "1 of 3 is not more than half");
    }

    @Test
    void PH_CBS_8_orAfterSoManyEnemyActivations() {
        final Firefight fight = threeFighters("combats.patrol.endsAfterEnemyActivations=2", INITIATIVE + -8);
        fight.rolls.noHitsAfter("CM02").noHitsAfter("CM02");
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.EVENT);
        assertEquals(2, fight.metric(outcome, "enemy.activations"));
        assertEquals(0, fight.metric(outcome, "marine.activations"));
    }

    @Test
    void PH_CMB_3_eliminatingAllComesBeforeTheBoxesOwnEnd() {
        final Firefight fight = skirmish("combats.patrol.endsAtEliminated=1");
        fight.bot.activates(1).orders("fire M16 single at r1c2", "idle");
        fight.rolls.marineTest(6);
        assertEnds(fight, fight.play(), End.ELIMINATED);
    }

    @Test
    void PH_END_5_pullBack() {
        final Firefight fight = skirmish();
        fight.bot.activates(1).orders("skill pull-back 1");
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.PULL_BACK);
        assertEquals(0, fight.metric(outcome, "boonCards"));
    }

    /** IDs 1-3 fall to one attack; the Engineer's Wound would have him drop something if the Mission went on. */
    @Test
    void PH_END_1_threeMarinesLeftEndTheMissionBeforeAnythingElse() {
        final Firefight fight = skirmish(INITIATIVE + 2);
        fight.bot.watch(DecisionKind.ACTIVATE, view -> {
            fight.wound(1, "W01", 2).wound(2, "W02", 2).wound(3, "W03", 2).wound(5, "W11", 1);
        });
        fight.bot.activates(4).orders("move r1c4", "idle");
        fight.rolls.combatMarker("CM02").enemyTest(20, 20, 20, 0, 0, 0);
        fight.bot.passesIdTo(4).passesIdTo(5);
        fight.rolls
                .conditionCard("C01")
                .by(4)
                .conditionCard("C02")
                .by(5)
                .conditionCard("C03")
                .by(6);
        final Outcome outcome = fight.play();
        assertEnds(fight, outcome, End.SQUAD_LOST);
        assertEquals(3, fight.metric(outcome, "squad.survivors"));
        assertEquals(3, fight.metric(outcome, "kia"));
        assertEquals(1, fight.metric(outcome, "marine.2.killed"));
        assertEquals(0, fight.metric(outcome, "experience"));
        assertEquals(0, fight.metric(outcome, "boonCards"));
        assertEquals(0, fight.metric(outcome, "equipment.dropped"));
        assertTrue(Equipment.load(fight.state.squad, 4) > Equipment.capacity(fight.state.squad, 4));
    }

    @Test
    void PH_END_2_loadLossesAreSettledAfterTheCombat() {
        final Firefight fight = skirmish();
        fight.bot.watch(DecisionKind.ACTIVATE, view -> fight.wound(5, "W11", 1)); // carries 8, may carry 6
        fight.bot.activates(1).orders("skill pull-back 1").drops("claymore", 5);
        final Outcome outcome = fight.play();
        assertEquals(1, fight.metric(outcome, "equipment.dropped"));
        assertEquals(5, Equipment.load(fight.state.squad, 4));
    }
}
