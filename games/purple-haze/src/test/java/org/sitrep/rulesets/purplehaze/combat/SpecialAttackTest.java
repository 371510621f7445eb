package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.Equipment;

/** Grenades, the flamethrower and the Claymore (PH-EQ-8, PH-FLM-1, PH-CLY-1). */
class SpecialAttackTest extends RulesTest {
    private static final String GRENADES = "loadout=smoke-and-frags";
    private static final String FLAMES = "squad=veterans";
    private static final String ALLOWED = "combats.patrol.claymore=true";

    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order));
    }

    @Test
    void PH_EQ_8_aFragGrenadeIsFiredLikeAWeapon() {
        final Firefight fight =
                fight(GRENADES).marine(1, "r1c1").enemy("r1c1", "F12", 6, 3).enemy("r1c2", "F01", 3, 0);
        fight.rolls.marineTest(5).pool(2, 4, 2).by(1);
        fight.bot.shares(0, 2);
        fight.activate(1, "fire Frag Grenade at r1c1", "idle");
        assertEquals(-3, fight.state.initiative);
        assertEquals(1, fight.steps(1, "frag"));
        assertEquals(5, fight.hitPoints("r1c1"), "1 Soft stripped, 2 absorb 2 of 3 hits");
        assertEquals(1, fight.hitPoints("r1c2"));
    }

    @Test
    void PH_EQ_8_twoRowsFarAndOverEverybody() {
        final Firefight fight = fight(GRENADES)
                .marine(1, "r1c1")
                .enemy("r2c1", "F12")
                .enemy("r1c1", "F11")
                .enemy("r3c1", "F10");
        assertFalse(offers(fight, 1, "fire Frag Grenade at r3c1"));
        fight.rolls.marineTest(0).pool(1, 4, 2).by(1);
        fight.activate(1, "fire Frag Grenade at r2c1", "idle");
    }

    @Test
    void PH_EQ_8_oneUseOnTheLowSide() {
        final Firefight fight = fight(GRENADES).marine(3, "r1c3").enemy("r1c3", "F12");
        fight.rolls.marineTest(0).by(3);
        fight.activate(3, "fire Frag Grenade at r1c3", "idle");
        assertFalse(offers(fight, 3, "fire Frag Grenade"));
    }

    private Firefight burningRow(final String... sets) {
        final String[] all = new String[sets.length + 1];
        all[0] = FLAMES;
        System.arraycopy(sets, 0, all, 1, sets.length);
        return fight(all)
                .marine(5, "r1c2")
                .enemy("r1c1", "F12", 6, 5)
                .enemy("r1c2", "F11", 5, 2)
                .enemy("r1c4", "F10", 5, 0)
                .enemy("r2c1", "F01")
                .enemyHard("r1c2", "r1c4");
    }

    @Test
    void PH_FLM_1_everyEnemyOfTheFrontRowThreeSoftOffHardIgnoredLeftoversAsThePlayerLikes() {
        final Firefight fight = burningRow();
        fight.rolls.marineTest(8).pool(2, 6, 2).by(5);
        fight.bot.leftoverTo("r1c4").leftoverTo("r1c1");
        fight.activate(5, "fire M2 flamethrower at row", "idle");
        assertEquals(5, fight.hitPoints("r1c1"), "5 - 3 Soft absorb 2 of 3");
        assertEquals(3, fight.hitPoints("r1c2"), "2 hits, nothing absorbs");
        assertEquals(2, fight.hitPoints("r1c4"));
        assertEquals(3, fight.hitPoints("r2c1"));
        assertEquals(-6, fight.state.initiative);
        assertEquals(0, fight.steps(5, "m2-ammo"));
        assertFalse(offers(fight, 5, "fire M2 flamethrower"), "no ammo left");
    }

    @Test
    void PH_FLM_1_eachLeftoverGoesToAnotherEnemy() {
        final Firefight fight = burningRow();
        fight.rolls.marineTest(5);
        fight.bot.leftoverTo("r1c2").leftoverTo("r1c1");
        fight.activate(5, "fire M2 flamethrower at row", "idle");
        assertEquals(
                List.of(Firefight.at("r1c1"), Firefight.at("r1c4")),
                fight.bot.offered(DecisionKind.LEFTOVER_HIT),
                "who has had one is not on offer again");
    }

    @Test
    void AMB_43_aCriticalTakesAllSoftOfTheRow() {
        final Firefight fight = burningRow();
        fight.rolls.marineTest(3).critical();
        fight.activate(5, "fire M2 flamethrower at row", "idle");
        assertEquals(5, fight.hitPoints("r1c1"));
        assertEquals(0, fight.enemySoft("r1c1"));
    }

    @Test
    void AMB_43_withinTheRangeOfTheCardAndWithoutLinesOfSight() {
        final Firefight fight = burningRow().marine(5, "r3c1");
        assertFalse(offers(fight, 5, "fire M2 flamethrower"), "3 rows from Enemy row 1");
        fight.marine(1, "r1c1").marine(5, "r2c1");
        fight.rolls.marineTest(0).pool(2, 6, 2).by(5);
        fight.activate(5, "fire M2 flamethrower at row", "idle");
    }

    /** PH-MAR-6 holds for a weapon without a target too. */
    @Test
    void PH_FLM_1_theFlamethrowerOfHimWhoStandsAndFires() {
        final Firefight fight = fight(
                        "squads.reference.members.infantryman.level=2",
                        "loadouts.reference.kits.infantryman={weapons: [flamethrower], gear: {m2-ammo: [2]}}")
                .marine(3, "r1c3")
                .enemy("r1c1", "F12", 6, 5);
        assertEquals(
                List.of("fire M2 flamethrower at row = 6", "fire M2 flamethrower at row standing = 6"),
                fight.firstOrders(3).stream()
                        .filter(order -> order.contains("flame"))
                        .toList());
        fight.rolls.marineTest(1).pool(2, 8, 2).by(3);
        fight.activate(3, "fire M2 flamethrower at row standing", "idle");
    }

    @Test
    void PH_FLM_1_anEmptyFrontRowIsNoTarget() {
        final Firefight fight = fight(FLAMES).marine(5, "r1c2").enemy("r2c1", "F01");
        assertFalse(offers(fight, 5, "fire M2 flamethrower"));
    }

    private Firefight mined(final String... sets) {
        final String[] all = new String[sets.length + 1];
        all[0] = ALLOWED;
        System.arraycopy(sets, 0, all, 1, sets.length);
        return fight(all)
                .enemy("r1c2", "F12", 6, 3)
                .enemy("r1c3", "F11", 5, 2)
                .enemy("r3c1", "F01")
                .enemyHard("r1c2");
    }

    @Test
    void PH_CLY_1_hitsSplitOverTheFrontRowAllSoftGoneHardIgnored() {
        final Firefight fight = mined();
        fight.bot.setsOffClaymore(1).leftoverTo("r1c3");
        fight.rolls.claymoreDud(5).claymoreTest(7).pool(3, 8, 2);
        fight.offerClaymore();
        assertEquals(List.of(0, 1), fight.bot.offered(DecisionKind.CLAYMORE));
        assertEquals(3, fight.hitPoints("r1c2"));
        assertEquals(1, fight.hitPoints("r1c3"));
        assertEquals(0, fight.enemySoft("r1c2"));
        assertEquals(3, fight.hitPoints("r3c1"));
        assertEquals(0, fight.steps(5, "claymore"), "discarded when used");
        assertEquals(0, fight.state.initiative, "before the first activation, for nothing");
    }

    @Test
    void PH_CLY_1_aSixIsADudAndTheCardIsGoneAllTheSame() {
        final Firefight fight = mined();
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(6);
        fight.offerClaymore();
        assertEquals(3, fight.enemySoft("r1c2"));
        assertEquals(0, fight.steps(5, "claymore"));
    }

    @Test
    void PH_CLY_1_itNeedNotBeUsed() {
        final Firefight fight = mined();
        fight.bot.setsOffClaymore(0);
        fight.offerClaymore();
        assertEquals(1, fight.steps(5, "claymore"));
    }

    @Test
    void PH_DICE_4_nightDoesNotTouchTheClaymore() {
        final Firefight fight = mined("start.night=true");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(1).claymoreTest(0).pool(3, 8, 2);
        fight.offerClaymore();
        assertEquals(0, fight.enemySoft("r1c2"), "its Soft Cover goes without a hit");
    }

    @Test
    void AMB_44_aCriticalMakesNoDifference() {
        final Firefight fight = mined();
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(1).claymoreTest(4).critical();
        fight.offerClaymore();
        assertEquals(4, fight.hitPoints("r1c2"));
        assertEquals(3, fight.hitPoints("r1c3"));
    }

    @Test
    void PH_CLY_1_anyRowWithAnEnemyFromLevelThree() {
        final Firefight fight = mined("squads.reference.members.engineer.level=3");
        fight.bot.setsOffClaymore(3);
        fight.rolls.claymoreDud(2).claymoreTest(2);
        fight.offerClaymore();
        assertEquals(List.of(0, 1, 3), fight.bot.offered(DecisionKind.CLAYMORE));
        assertEquals(1, fight.hitPoints("r3c1"));
    }

    @Test
    void GAP_07_neverADudAndMoreFocusAtLevelFour() {
        final Firefight fight = mined("squads.reference.members.engineer.level=4");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreTest(0).pool(4, 8, 2);
        fight.offerClaymore();
    }

    @Test
    void PH_CLY_1_onlyIfTheBoxAllowsItAndTheEngineerCarriesIt() {
        fight().enemy("r1c2", "F12").offerClaymore();
        final Firefight without = mined();
        Equipment.spend(without.state.squad, 4, without.tables.gear.claymore);
        without.offerClaymore();
        assertEquals(List.of(), without.bot.offered(DecisionKind.CLAYMORE));
    }

    @Test
    void PH_CLY_1_noQuestionWithoutAnEnemyInFront() {
        final Firefight fight = fight(ALLOWED).enemy("r2c2", "F12");
        fight.offerClaymore();
        assertTrue(fight.bot.offered(DecisionKind.CLAYMORE).isEmpty());
        assertEquals(1, fight.steps(5, "claymore"));
    }
}
