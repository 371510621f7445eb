package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** The optional rule Hidden Enemies (PH-OPT-1); HardMove of hidden ones stands with HardMove. */
class HiddenEnemiesTest extends RulesTest {
    private static final String HIDDEN = "options.hiddenEnemies=true";

    @Test
    void WE_92_twoElitesAndAnRpdLieFaceDownWithTheirReminders() {
        final Firefight fight =
                emptyBox(HIDDEN, "combats.patrol.enemies={fighters: 1, specialists: [elite, elite, rpd]}");
        fight.rolls
                .fighter("F12")
                .specialist("S1")
                .specialist("S2")
                .specialist("S3")
                .hiddenShuffle(0)
                .of(4)
                .hiddenShuffle(2)
                .of(3)
                .hiddenShuffle(0)
                .of(2);
        fight.bot.places(Firefight.PLACES.toArray(String[]::new));
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, HiddenEnemiesTest::assertFaceDown);
        fight.play();
        // r1c2 and r2c2 change places, r1c3 and r2c1 stay, r1c2 and r1c3 change places: F12, S1, S2, S3 -> S1, S3, S2,
        // F12
        final int[] spaces = fight.setUp.enemySpace;
        final List<String> ids = fight.tables.enemies.ids;
        assertEquals("S1", ids.get(fight.state.unit[spaces[0]]));
        assertEquals("S3", ids.get(fight.state.unit[spaces[1]]));
        assertEquals("S2", ids.get(fight.state.unit[spaces[2]]));
        assertEquals("F12", ids.get(fight.state.unit[spaces[3]]));
        assertEquals(6, fight.state.hitPoints[spaces[3]], "the Hit Points went with the markers");
        assertEquals(5, fight.state.hitPoints[spaces[0]]);
    }

    private static void assertFaceDown(final GameView view) {
        assertEquals(2, view.combat.enemiesOnBoard(EnemyTypes.ELITE));
        assertEquals(1, view.combat.enemiesOnBoard(EnemyTypes.RPD));
        for (int rest = view.combat.enemySpaces(); rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            assertTrue(view.combat.hidden(space));
            assertEquals(-1, view.combat.enemyType(space));
            assertEquals(-1, view.combat.hitPoints(space));
            assertEquals(-1, view.combat.hitsToEliminate(space, 1));
            assertEquals(0, view.combat.enemySoft(space));
        }
    }

    @Test
    void PH_OPT_1_hitsRevealFirstThenSoftCoverThenTheHits() {
        final Firefight fight = fight(HIDDEN).enemy("r1c1", "F04").enemy("r1c2", "F01");
        fight.rolls.marineTest(3);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(2, fight.hitPoints("r1c1"), "3 Soft Cover, 1 stripped, 2 absorb");
        assertEquals(0, fight.state.hiddenMask & Firefight.mask("r1c1"));
        assertTrue((fight.state.hiddenMask & Firefight.mask("r1c2")) != 0);
    }

    @Test
    void PH_OPT_1_aMissRevealsNobody() {
        final Firefight fight = fight(HIDDEN).enemy("r1c1", "F04");
        fight.rolls.marineTest(0);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertTrue((fight.state.hiddenMask & Firefight.mask("r1c1")) != 0);
        fight.enemyHits.reveal(Firefight.at("r1c1"));
        assertEquals(3, fight.enemySoft("r1c1"), "it had no Soft Cover yet to be stripped");
    }

    @Test
    void PH_OPT_1_aBurstRevealsTheNeighboursItIsSharedWith() {
        final Firefight fight =
                fight(HIDDEN).marine(1, "r1c2").enemy("r2c2", "F12").enemy("r2c3", "F01");
        fight.rolls.marineTest(4);
        fight.bot.shares(0, 1);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        assertEquals(0, fight.state.hiddenMask);
        assertEquals(0, fight.enemySoft("r2c3"));
        assertEquals(3, fight.hitPoints("r2c3"));
    }

    @Test
    void PH_OPT_1_oneOfChoiceIsRevealedAtTheEndOfEachEnemyActivation() {
        final Firefight fight =
                fight(HIDDEN).enemy("r1c1", "F04").enemy("r1c2", "F01").enemy("r1c3", "F02");
        fight.rolls.noHitsAfter("CM02");
        fight.bot.reveals("r1c2");
        fight.enemyActivates();
        assertEquals(
                List.of(Firefight.at("r1c1"), Firefight.at("r1c2"), Firefight.at("r1c3"), DecisionKind.KEEP_HIDDEN),
                fight.bot.offered(DecisionKind.REVEAL));
        assertEquals(Firefight.mask("r1c1", "r1c3"), fight.state.hiddenMask);
        assertEquals(1, fight.enemySoft("r1c2"));
        fight.rolls.noHitsAfter("CM02");
        fight.bot.reveals("r1c1");
        fight.enemyActivates();
        fight.rolls.noHitsAfter("CM02");
        fight.bot.revealsNone();
        fight.enemyActivates();
        assertEquals(Firefight.mask("r1c3"), fight.state.hiddenMask, "the player may leave it face down");
    }

    @Test
    void PH_OPT_1_specialistEffectsCountFromTheReminders() {
        final Firefight fight =
                fight(HIDDEN).enemy("r1c1", "S1").enemy("r1c2", "S3").enemy("r1c3", "S5");
        fight.rolls.combatMarker("CM02").noHits().pool(3, 4, 1);
        fight.bot.reveals("r1c1");
        fight.enemyActivates();
    }

    @Test
    void PH_OPT_1_supportArrivesHidden() {
        final Firefight fight = fight(HIDDEN).enemy("r1c1", "F01").tactics("support");
        fight.rolls.supportFighter("F04").supportSpace(0).of(4).noHitsAfter("CM02");
        fight.bot.reveals("r1c1");
        fight.enemyActivates();
        assertTrue((fight.state.hiddenMask & Firefight.mask("r3c1")) != 0);
        assertEquals(0, fight.enemySoft("r3c1"));
    }

    @Test
    void PH_OPT_1_shellsRevealToo() {
        final Firefight fight = fight(HIDDEN).enemy("r2c1", "F04").enemy("r1c1", "F01");
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls.tableA(1).hardCoverDie(1).commonD3(1);
        fight.bot.strikesRow(2);
        fight.arrivals();
        assertEquals(1, fight.hitPoints("r2c1"), "3 Soft placed, 2 stripped, 1 absorbs 1 of 3");
        assertEquals(Firefight.mask("r1c1"), fight.state.hiddenMask);
    }

    @Test
    void PH_OPT_1_offByDefault() {
        final Firefight fight = skirmish();
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.bot.watch(DecisionKind.ACTIVATE, view -> assertFalse(view.combat.hidden(Firefight.at("r1c2"))));
        fight.play();
    }

    /**
     * What a share of a Burst would cost a hidden neighbour cannot be known, so it must not show in what is legal
     * (AMB-39).
     */
    @Test
    void PH_OPT_1_whichSharesAreLegalDoesNotTellWhoLiesFaceDown() {
        assertEquals(sharesWithHidden("F04", "F12"), sharesWithHidden("F12", "F04"));
    }

    private List<Integer> sharesWithHidden(final String target, final String neighbour) {
        final Firefight fight = fight(HIDDEN, "options.burstLimit=losses")
                .marine(1, "r1c2")
                .enemy("r2c2", target)
                .enemy("r2c3", neighbour);
        fight.rolls.marineTest(8);
        fight.bot.shares(0, 0);
        fight.activate(1, "fire M16 auto at r2c2", "idle");
        return fight.bot.offered(DecisionKind.BURST);
    }
}
