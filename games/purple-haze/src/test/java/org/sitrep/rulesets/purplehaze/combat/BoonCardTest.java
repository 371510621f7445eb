package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;

/** Boon cards in a combat (PH-BOON-1 to PH-BOON-3, GAP-09). */
class BoonCardTest extends RulesTest {
    private static boolean holds(final Firefight fight, final int id) {
        return fight.state.squad.boonCard[id - 1] != CombatState.NONE;
    }

    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order));
    }

    private static void spend(final Firefight fight, final int id, final String gear) {
        Equipment.spend(fight.state.squad, id - 1, fight.tables.gear.index.of(gear));
    }

    @Test
    void PH_BOON_3_aCardPlayedIsOutOfTheGame() {
        final Firefight fight = fight().boon(1, "BN04");
        fight.bot.plays("BN04");
        fight.offerPlays();
        assertFalse(holds(fight, 1));
        assertEquals(1 << fight.tables.boons.index.of("BN04"), fight.state.squad.boonUsed);
        fight.offerPlays();
    }

    @Test
    void GAP_09_initiativeBeforeTheFirstActivation() {
        final Firefight fight = fight().boon(1, "BN04");
        fight.state.initiative = -2;
        fight.bot.plays("BN04");
        fight.offerPlays();
        assertEquals(1, fight.state.initiative);
    }

    @Test
    void GAP_09_noInitiativeOnceAnybodyHasActivated() {
        final Firefight marines = fight().boon(1, "BN04");
        marines.activate(6, "move r3c4", "idle").offerPlays();
        final Firefight enemy = fight().boon(1, "BN04").enemy("r1c1", "F01");
        enemy.rolls.noHitsAfter("CM02");
        enemy.enemyActivates().offerPlays();
    }

    @Test
    void GAP_09_norOnceBothSidesHave() {
        final Firefight fight = fight().boon(1, "BN04").enemy("r1c1", "F01");
        fight.activate(6, "move r3c4", "idle");
        fight.rolls.noHitsAfter("CM02");
        fight.enemyActivates().offerPlays();
    }

    @Test
    void GAP_09_oneCardAfterTheOther() {
        final Firefight fight =
                fight().boon(1, "BN04").boon(2, "BN08").enemy("r1c1", "F12").enemyHard("r1c1");
        fight.state.squad.skillUsed[MarineCards.at(1, SkillId.ARTILLERY)] = 1;
        fight.bot.plays("BN04").plays("BN08");
        fight.offerPlays();
        assertEquals(0, fight.state.squad.skillUsed[MarineCards.at(1, SkillId.ARTILLERY)]);
    }

    @Test
    void PH_BOON_1_theCardOfADeadManIsNotPlayed() {
        fight().boon(1, "BN04").onlyOnBoard(2, 3, 4, 5).offerPlays();
    }

    @Test
    void GAP_09_aCardMayBeKept() {
        final Firefight fight = fight().boon(1, "BN04");
        fight.bot.playsNothing();
        fight.offerPlays();
        assertTrue(holds(fight, 1));
    }

    /** The player may play before either side's turn; here the card turns the first turn over to the Marines. */
    @Test
    void GAP_09_inAWholeCombatTheCardComesFirst() {
        final Firefight fight = emptyBox(
                "combats.patrol.threat.low.initiative=-1", "squads.reference.members.squad-leader.boonCard=BN04");
        fight.rolls.fighter("F01");
        fight.bot.places(Firefight.PLACES.toArray(String[]::new)).plays("BN04").activates(1);
        fight.bot.orders("fire M16 single at r1c2", "idle");
        fight.rolls.marineTest(6).by(1);
        assertEquals(1, fight.metric(fight.play(), "end.eliminated"));
    }

    @Test
    void GAP_09_fireSupportAgain() {
        final Firefight fight = fight().boon(2, "BN08").enemy("r1c1", "F12");
        fight.offerPlays();
        fight.activate(2, "skill artillery 1", "idle");
        assertFalse(offers(fight, 2, "skill artillery"));
        fight.bot.plays("BN08");
        fight.offerPlays();
        assertTrue(offers(fight, 2, "skill artillery"));
    }

    @Test
    void GAP_09_whichFireSupportIsAsked() {
        final Firefight fight = fight("squads.reference.members.radio-operator.level=4")
                .boon(2, "BN08")
                .enemy("r1c1", "F12");
        fight.activate(2, "skill artillery 1", "idle");
        fight.state.readyIds |= 1 << 1;
        fight.activate(2, "skill air-strike 1", "idle");
        fight.bot.plays("BN08").playsFor(SkillId.AIR_STRIKE);
        fight.offerPlays();
        assertTrue(offers(fight, 2, "skill air-strike"));
    }

    @Test
    void GAP_09_twoStrikeOnAFireOrderOfTheHolder() {
        final Firefight fight = fight().boon(3, "BN10").enemy("r1c3", "F12");
        fight.bot.helpedBy("BN10");
        fight.rolls.marineTest(0).pool(3, 9, 2).by(3);
        fight.activate(3, "fire M60 at r1c3", "idle");
        assertFalse(holds(fight, 3));
    }

    @Test
    void GAP_09_notOnAFireOrderOfAnother() {
        final Firefight fight = fight().boon(3, "BN10").enemy("r1c1", "F12");
        fight.rolls.marineTest(0).pool(3, 4, 1).by(1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void GAP_09_smokeIsNoTest() {
        final Firefight fight = fight("loadouts.reference.kits.infantryman={weapons: [m16], gear: {smoke: [1]}}")
                .boon(3, "BN10");
        fight.activate(3, "smoke", "idle");
        assertTrue(holds(fight, 3));
    }

    @Test
    void GAP_09_theCardOfThreeFocusIsForTraitTests() {
        final Firefight fight = fight("squads.reference.members.engineer.level=1")
                .boon(5, "BN15")
                .enemy("r1c1", "F12");
        fight.rolls.marineTest(0);
        fight.activate(5, "fire M79 at r1c1", "idle");
        final Firefight medic = fight("squads.reference.members.corpsman.level=3")
                .boon(6, "BN15")
                .damage(3, 3);
        medic.bot.helpedBy("BN15");
        medic.rolls.patchUpTest(1).pool(4, 2, 0);
        medic.activate(6, "skill patch-up 3", "idle");
    }

    @Test
    void GAP_09_theLeadersCardThrowsAnyMarinesTestAgain() {
        final Firefight fight = fight().boon(1, "BN06").enemy("r1c3", "F12", 6, 0);
        fight.rolls.marineTest(0).by(3);
        fight.bot.throwsAgain("BN06");
        fight.rolls.marineTestAgain(2).by(3);
        fight.activate(3, "fire M60 at r1c3", "idle");
        assertEquals(4, fight.hitPoints("r1c3"));
        assertFalse(holds(fight, 1));
    }

    @Test
    void GAP_09_everyMeansThrowsOnceAndTheLastThrowStands() {
        final Firefight fight =
                fight().boon(1, "BN06").profile(3, "MP10").charm(3, "LC1").enemy("r1c3", "F12", 6, 0);
        fight.rolls.marineTest(5);
        fight.bot.throwsAgain("ability").throwsAgain("charm").throwsAgain("BN06");
        fight.rolls.marineTestAgain(1, 4).marineTestAgain(2, 0).marineTestAgain(3, 1);
        fight.activate(3, "fire M60 at r1c3", "idle");
        assertEquals(5, fight.hitPoints("r1c3"));
    }

    @Test
    void GAP_09_patchUpAndClaymoreAreTestsToo() {
        final Firefight medic = fight("squads.reference.members.corpsman.level=3")
                .boon(1, "BN06")
                .damage(3, 3);
        medic.rolls.patchUpTest(0);
        medic.bot.throwsAgain("BN06");
        medic.rolls.patchUpTestAgain(2);
        medic.activate(6, "skill patch-up 3", "idle");
        assertEquals(1, medic.damage(3));
        final Firefight engineer =
                fight("combats.patrol.claymore=true").boon(1, "BN06").enemy("r1c1", "F12", 6, 0);
        engineer.bot.setsOffClaymore(1).throwsAgain("BN06");
        engineer.rolls.claymoreDud(1).claymoreTest(0).claymoreTestAgain(2);
        engineer.offerClaymore();
        assertEquals(4, engineer.hitPoints("r1c1"));
    }

    @Test
    void GAP_09_anAmmoStepComesBack() {
        final Firefight fight = fight().boon(3, "BN11");
        fight.bot.plays("BN11");
        fight.offerPlays();
        assertEquals(2, fight.steps(3, "mg-ammo"), "the marker is turned to its fuller side");
        final Firefight spent = fight().boon(3, "BN11");
        spend(spent, 3, "mg-ammo");
        spent.bot.plays("BN11");
        spent.offerPlays();
        assertEquals(1, spent.steps(3, "mg-ammo"), "a marker comes out of the supply");
    }

    /** M60 8 and ammo 2 are the whole Load Capacity of MP03. */
    @Test
    void PH_EQ_1_noAmmoBeyondTheLoadCapacity() {
        fight("loadouts.reference.kits.infantryman={weapons: [m60], gear: {mg-ammo: [2]}}")
                .boon(3, "BN11")
                .offerPlays();
    }

    @Test
    void PH_COM_14_noAmmoThatTheSupplyHasNot() {
        final Firefight fight = fight(
                        "gear.mg-ammo.count=1",
                        "loadouts.reference.kits.infantryman={weapons: [m60], gear: {mg-ammo: [1]}}")
                .boon(3, "BN11");
        spend(fight, 3, "mg-ammo");
        fight.state.squad.kits.put(0, fight.tables.gear.index.of("mg-ammo"), 0, 1);
        fight.offerPlays();
    }

    @Test
    void GAP_09_ammoForAWeaponThatHeHolds() {
        final Firefight fight =
                fight("loadouts.reference.kits.infantryman={weapons: [m14]}").boon(3, "BN11");
        fight.offerPlays();
        assertTrue(holds(fight, 3));
    }

    @Test
    void GAP_09_theClaymoreThoughTheBoxDoesNotAllowIt() {
        final Firefight fight = fight().boon(5, "BN13").enemy("r1c1", "F12");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(6);
        fight.offerClaymore();
        assertFalse(holds(fight, 5));
        assertEquals(0, fight.steps(5, "claymore"));
    }

    @Test
    void GAP_09_theCardStaysWhereTheBoxAllowsTheClaymoreOrItIsKept() {
        final Firefight allowed =
                fight("combats.patrol.claymore=true").boon(5, "BN13").enemy("r1c1", "F12");
        allowed.bot.setsOffClaymore(1);
        allowed.rolls.claymoreDud(6);
        allowed.offerClaymore();
        assertTrue(holds(allowed, 5));
        final Firefight kept = fight().boon(5, "BN13").enemy("r1c1", "F12");
        kept.bot.setsOffClaymore(0);
        kept.offerClaymore();
        assertTrue(holds(kept, 5));
    }

    @Test
    void GAP_09_hardCoverOffAnEnemySpace() {
        final Firefight fight = fight().boon(5, "BN14").enemyHard("r1c1", "r2c3");
        fight.bot.plays("BN14").playsOn("r2c3");
        fight.offerPlays();
        assertEquals(Firefight.mask("r1c1"), fight.state.enemyHardCover);
    }

    @Test
    void GAP_09_noHardCoverNoCard() {
        fight().boon(5, "BN14").offerPlays();
    }

    @Test
    void GAP_09_oneStressOffEachOfTwoMarines() {
        final Firefight fight =
                fight().boon(1, "BN05").stress(2, 3).stress(4, 1).stress(6, 2);
        fight.bot.plays("BN05").playsFor(6).playsFor(2);
        fight.offerPlays();
        assertEquals(List.of(2, 1, 1), List.of(fight.stress(2), fight.stress(4), fight.stress(6)));
    }

    @Test
    void GAP_09_ofOneMarineIfNobodyElseHasAny() {
        final Firefight fight = fight().boon(1, "BN05").stress(2, 3);
        fight.bot.plays("BN05");
        fight.offerPlays();
        assertEquals(2, fight.stress(2));
    }

    @Test
    void GAP_09_threeDamageOffAMarine() {
        final Firefight fight = fight().boon(6, "BN17").damage(2, 2).damage(4, 5);
        fight.bot.plays("BN17").playsFor(4);
        fight.offerPlays();
        assertEquals(2, fight.damage(4));
    }

    @Test
    void GAP_09_twoStressOffAMarineButNotBelowNone() {
        final Firefight fight = fight().boon(6, "BN18").stress(3, 1);
        fight.bot.plays("BN18");
        fight.offerPlays();
        assertEquals(0, fight.stress(3));
    }

    @Test
    void GAP_09_onlyCardsThatCanDoSomethingAreOffered() {
        fight().boon(1, "BN05").boon(2, "BN08").boon(5, "BN14").boon(6, "BN17").offerPlays();
        final Firefight fight =
                fight().boon(1, "BN05").boon(5, "BN14").boon(6, "BN17").damage(1, 1);
        fight.bot.playsNothing();
        fight.offerPlays();
        assertEquals(
                List.of(HeldCards.NOTHING, HeldCards.CARD + fight.tables.boons.index.of("BN17")),
                fight.bot.offered(DecisionKind.PLAY));
    }

    /** Cards of marches, Evacs and tests are for other times. */
    @Test
    void GAP_09_cardsOfTheMapAreNotForCombats() {
        fight().boon(4, "BN01").boon(2, "BN07").boon(3, "BN12").boon(6, "BN16").offerPlays();
    }
}
