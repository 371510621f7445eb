package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;

/** The Fire order: range, dice, lines of sight, ammo (PH-FIRE, PH-LOS, PH-EQ-12). */
class FireTest extends RulesTest {
    private static final String NIGHT = "start.night=true";

    private static int mode(final Firefight fight, final String name) {
        return fight.tables.modes.names.indexOf(name);
    }

    private static int focus(final Firefight fight, final String mode, final int range, final int penalty) {
        return Aim.focus(fight.state, 0, mode(fight, mode), range, false, penalty);
    }

    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order + " = "));
    }

    @Test
    void WE_20_theM16OnAutomaticRowByRow() {
        final Firefight fight = fight();
        final ModeTable modes = fight.tables.modes;
        final int auto = mode(fight, "M16 auto");
        final int[] focus = {1, 1, 0, 0};
        final boolean[] burst = {false, true, true, false};
        for (int range = 1; range <= 4; range++) {
            assertEquals(focus[range - 1], modes.cellFocus[ModeTable.cell(auto, range)], "range " + range);
            assertEquals(burst[range - 1], modes.cellBurst[ModeTable.cell(auto, range)], "range " + range);
        }
        assertEquals(4, modes.range[auto]);
        fight.marine(1, "r3c1").enemy("r3c1", "F01");
        assertFalse(offers(fight, 1, "fire M16 auto at r3c1"), "5 rows away is out of range");
    }

    @Test
    void WE_21_rangesThreeAndFiveAndFourAfterAMove() {
        final Firefight fight = fight("loadouts.reference.kits.corpsman={weapons: [m16], gear: {auto-ammo: [1]}}")
                .onlyOnBoard(1, 6)
                .marine(6, "r1c2")
                .marine(1, "r3c3")
                .enemy("r3c2", "F12");
        assertTrue(offers(fight, 6, "fire M16 auto at r3c2"));
        assertFalse(offers(fight, 1, "fire M16 auto at r3c2"));
        fight.rolls.marineTest(0).pool(2, 6, 2).by(1);
        fight.activate(1, "move r2c3", "fire M16 auto at r3c2");
        fight.rolls.marineTest(0).pool(2, 6, 2).by(6);
        fight.activate(6, "fire M16 auto at r3c2", "idle");
    }

    @Test
    void WE_22_oneMarineAndOneEnemyInTheLineLeaveOneFocus() {
        assertEquals(1, focus(fight(), "M16 single", 3, 2));
    }

    @Test
    void WE_23_rangeFourWithOneEnemyInTheLine() {
        assertEquals(1, focus(fight(), "M16 single", 4, 1));
    }

    @Test
    void WE_24_rangeThreeAndClear() {
        assertEquals(3, focus(fight(), "M16 single", 3, 0));
    }

    @Test
    void WE_25_anOverheadWeaponHasNoPenalty() {
        final Firefight fight = fight();
        assertEquals(focus(fight, "M79", 3, 0), focus(fight, "M79", 3, 2));
    }

    @Test
    void WE_26_anAimedShotAddsOneFocusAndIgnoresOnePenaltyForOneInitiative() {
        final Firefight fight = fight();
        final int single = mode(fight, "M16 single");
        assertEquals(3, Aim.focus(fight.state, 0, single, 3, true, 2));
        assertEquals(1, Aim.cost(fight.state, 0, single, Order.AIMED) - Aim.cost(fight.state, 0, single, 0));
    }

    @Test
    void WE_22_to_26_onTheBoard() {
        final Firefight fight = fight().onlyOnBoard(1, 2)
                .marine(1, "r2c4")
                .marine(2, "r1c3")
                .enemy("r2c1", "F12")
                .enemy("r3c3", "F02")
                .enemy("r2c3", "F03")
                .enemy("r1c2", "F04");
        fight.rolls.marineTest(0).pool(1, 4, 1).by(1);
        fight.activate(1, "fire M16 single at r2c1", "idle");
        assertEquals(-3, fight.state.initiative);
        fight.state.readyIds |= 1;
        fight.rolls.marineTest(0).pool(3, 4, 1).by(1);
        fight.activate(1, "fire M16 single at r2c1 aimed", "idle");
        assertEquals(-3 - 4, fight.state.initiative);
    }

    @Test
    void WE_27_theM16StripsOneSoftAtTheRowsWithMoreFocus() {
        final Firefight fight = fight();
        final int[] auto = {1, 1, 0, 0};
        final int[] single = {1, 1, 1, 0};
        for (int range = 1; range <= 4; range++) {
            assertEquals(auto[range - 1], fight.tables.modes.strip(mode(fight, "M16 auto"), range, false));
            assertEquals(single[range - 1], fight.tables.modes.strip(mode(fight, "M16 single"), range, false));
        }
    }

    @Test
    void PH_FIRE_6_theSpecialEffectWorksWithoutAHit() {
        final Firefight fight = fight().enemy("r1c1", "F04");
        fight.rolls.marineTest(0);
        fight.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(2, fight.enemySoft("r1c1"));
    }

    @Test
    void WE_28_standAndFireAddsTwoStrikeAndForbidsTheMove() {
        final Firefight fight = fight("squads.reference.members.infantryman.level=2")
                .enemy("r1c3", "F12", 6, 0)
                .soft(3, 0);
        fight.rolls.marineTest(1).pool(3, 7 + 2, 2).by(3);
        fight.activate(3, "fire M60 at r1c3 standing", "idle");
        assertTrue(fight.bot.offered(DecisionKind.SECOND_ORDER).stream()
                .noneMatch(order -> Order.kind(order) == Order.MOVE));
    }

    @Test
    void WE_28_standAndFireIsNotOnOfferAfterAMove() {
        final Firefight fight =
                fight("squads.reference.members.infantryman.level=2").enemy("r1c3", "F12", 6, 0);
        fight.rolls.marineTest(1).pool(2, 7, 2).by(3);
        fight.activate(3, "move r1c3", "fire M60 at r1c3");
        assertTrue(fight.bot.offered(DecisionKind.SECOND_ORDER).stream()
                .noneMatch(order -> Order.kind(order) == Order.FIRE && Order.has(order, Order.STANDING)));
    }

    @Test
    void WE_28_withoutStandingTheMoveIsOpen() {
        final Firefight fight =
                fight("squads.reference.members.infantryman.level=2").enemy("r1c3", "F12", 6, 0);
        fight.rolls.marineTest(1).pool(3, 7, 2).by(3);
        fight.activate(3, "fire M60 at r1c3", "move r1c3");
    }

    @Test
    void WE_29_aCriticalWoundTakesOneCritDie() {
        final Firefight fight = fight().wound(1, "W09", 1).enemy("r1c1", "F12");
        fight.rolls.marineTest(0).pool(3, 6, 1).by(1);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
    }

    /** PH-WND-1: a card may take Focus and Strike dice; where no Focus is left the shot is not on offer. */
    @Test
    void PH_WND_1_aWoundCanTakeFocusAndStrike() {
        final Firefight fight = fight("wounds.W09.focus=-1", "wounds.W09.strike=-4")
                .wound(1, "W09", 1)
                .enemy("r1c1", "F12");
        fight.rolls.marineTest(0).pool(2, 2, 1).by(1);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
        final Firefight blind = fight("wounds.W09.focus=-3").wound(1, "W09", 1).enemy("r1c1", "F12");
        assertFalse(offers(blind, 1, "fire M16 auto at r1c1"));
    }

    /** PH-FIRE-5, PH-FIRE-6: an Aimed Shot strips more, and a range may ignore Hard Cover. */
    @Test
    void PH_FIRE_6_specialEffectsByAimAndByRange() {
        final String[] sets = {"weapons.m16.aimedStripSoft=2", "weapons.m16.modes.single.rows.0.ignoreHard=1"};
        final Firefight plain = fight(sets).enemy("r1c1", "F12", 6, 3);
        plain.rolls.marineTest(4);
        plain.activate(1, "fire M16 single at r1c1", "idle");
        assertEquals(4, plain.hitPoints("r1c1"), "Hard Cover is ignored, 1 Soft stripped, 2 absorb");
        final Firefight aimed = fight(sets).enemy("r1c1", "F12", 6, 3);
        aimed.rolls.marineTest(4);
        aimed.activate(1, "fire M16 single at r1c1 aimed", "idle");
        assertEquals(2, aimed.hitPoints("r1c1"), "3 Soft stripped");
    }

    @Test
    void AMB_60_orAllCriticalHits() {
        final Firefight fight =
                fight("options.criticalWound=critical-hits").wound(1, "W09", 1).enemy("r1c1", "F12", 6, 3);
        fight.rolls.marineTest(3).critical().pool(3, 6, 2).by(1);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
        assertEquals(5, fight.hitPoints("r1c1"), "1 Soft stripped, 2 absorb: not critical");
    }

    @Test
    void AMB_60_otherWoundsTakeNeither() {
        final Firefight fight =
                fight("options.criticalWound=critical-hits").wound(1, "W08", 1).enemy("r1c1", "F12", 6, 3);
        fight.rolls.marineTest(3).critical().pool(3, 6, 2).by(1);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
        assertEquals(3, fight.hitPoints("r1c1"));
    }

    @Test
    void WE_30_theBipodCostsOneAndTurnsTwoStrikeIntoTwoCrit() {
        final Firefight fight = fight("loadout=smoke-and-frags").enemy("r1c3", "F12");
        fight.rolls.marineTest(0).pool(3, 5, 4).by(3);
        fight.activate(3, "fire M60 at r1c3 bipod", "idle");
        assertEquals(-6, fight.state.initiative);
    }

    @Test
    void PH_EQ_12_noBipodNoSuchOrder() {
        assertTrue(fight().enemy("r1c3", "F12").firstOrders(3).stream().noneMatch(order -> order.contains("bipod")));
    }

    @Test
    void PH_FIRE_4_nightTakesOneFocus() {
        final Firefight fight = fight(NIGHT).enemy("r1c1", "F12");
        fight.rolls.marineTest(0).pool(2, 4, 1);
        fight.activate(1, "fire M16 single at r1c1", "idle");
    }

    @Test
    void PH_FIRE_5_noAimedShotAtNightFromSmokeOrWithAForbiddingWound() {
        final String aimed = "fire M16 single at r1c1 aimed";
        assertTrue(offers(fight().enemy("r1c1", "F12"), 1, aimed));
        assertFalse(offers(fight(NIGHT).enemy("r1c1", "F12"), 1, aimed));
        final Firefight smoke = fight().enemy("r1c1", "F12").smoke(1, 1);
        assertTrue(offers(smoke, 1, "fire M16 single at r1c1"));
        assertFalse(offers(smoke, 1, aimed));
        assertFalse(offers(fight().enemy("r1c1", "F12").wound(1, "W05", 1), 1, aimed));
        assertTrue(offers(fight().enemy("r1c1", "F12").wound(1, "W06", 1), 1, aimed));
    }

    @Test
    void PH_FIRE_5_onlyModesThatShowIt() {
        final Firefight fight = fight().enemy("r1c1", "F12");
        assertFalse(offers(fight, 1, "fire M16 auto at r1c1 aimed"));
        assertFalse(offers(fight, 5, "fire M79 at r1c1 aimed"));
        assertTrue(offers(fight, 6, "fire M14 at r1c1 aimed"));
    }

    @Test
    void PH_LOS_3_aimingIgnoresNoMoreThanThereIs() {
        final Firefight fight = fight();
        assertEquals(4, Aim.focus(fight.state, 0, mode(fight, "M16 single"), 3, true, 0));
    }

    @Test
    void PH_LOS_4_theScoutsAimedM40IgnoresAll() {
        final Firefight fight = fight();
        final int m40 = mode(fight, "M40 sniper rifle");
        assertEquals(4, Aim.focus(fight.state, 3, m40, 3, true, 5));
        assertEquals(0, Aim.focus(fight.state, 3, m40, 3, false, 3));
        assertEquals(4 - 4, Aim.focus(fight.state, 0, m40, 3, true, 5), "in other hands it ignores one");
    }

    @Test
    void PH_LOS_4_theAimedM40IgnoresOneHardCover() {
        final Firefight fight = fight().enemy("r2c4", "F12", 6, 0).enemyHard("r2c4");
        fight.rolls.marineTest(2).pool(4, 4, 1).by(4);
        fight.activate(4, "fire M40 sniper rifle at r2c4 aimed", "idle");
        assertEquals(4, fight.hitPoints("r2c4"));
        fight.state.readyIds |= 1 << 3;
        fight.rolls.marineTest(2).pool(3, 4, 1).by(4);
        fight.activate(4, "fire M40 sniper rifle at r2c4", "idle");
        assertEquals(3, fight.hitPoints("r2c4"));
    }

    @Test
    void PH_LOS_8_aTargetWithoutFocusCannotBeChosen() {
        // The M40 has one Focus less one row away, and at night one less again; a third loss leaves nothing.
        final Firefight fight = fight(NIGHT).marine(4, "r1c4").enemy("r1c4", "F12");
        assertFalse(offers(fight, 4, "fire M40 sniper rifle at r1c4"));
        final Firefight day = fight().marine(4, "r1c4").enemy("r1c4", "F12");
        assertTrue(offers(day, 4, "fire M40 sniper rifle at r1c4"));
    }

    @Test
    void PH_LOS_8_aimingMayWinTheFocusThatIsMissing() {
        // Range 4 with a Marine and an Enemy in the line: 2 + 0 - 2 = 0, aimed 2 + 0 + 1 - 1 = 2.
        final Firefight fight = fight().onlyOnBoard(1, 2)
                .marine(2, "r1c1")
                .marine(1, "r3c1")
                .enemy("r1c1", "F11")
                .enemy("r2c1", "F12");
        assertFalse(offers(fight, 1, "fire M16 single at r2c1"));
        assertTrue(offers(fight, 1, "fire M16 single at r2c1 aimed"));
    }

    /** The M16 on single shots at range 3: 3 dice less what is in the line, or aimed 4 less all but one of it. */
    @Test
    void PH_LOS_8_whatIsInTheLineLeavesAimedAndPlainShots() {
        final String order = "fire M16 single at r2c1";
        for (int inLine = 0; inLine <= 6; inLine++) {
            final Firefight fight = fight().onlyOnBoard(1).marine(1, "r2c4").enemy("r2c1", "F12");
            fight.state.smoke[2] = inLine;
            assertEquals(inLine, Aim.lineOfSightPenalty(fight.state, 0, Firefight.at("r2c1")));
            assertEquals(3 - inLine > 0, offers(fight, 1, order), "through " + inLine);
            assertEquals(
                    4 - Math.max(0, inLine - 1) > 0, offers(fight, 1, order + " aimed"), "aimed through " + inLine);
        }
    }

    /** What was in the line at his last activation says nothing of now. */
    @Test
    void PH_LOS_1_theLineIsLookedAtAnew() {
        final Firefight fight =
                fight().onlyOnBoard(1).marine(1, "r2c4").soft(1, 0).enemy("r2c1", "F12");
        fight.activate(1, "cover 1", "idle");
        assertTrue(fight.bot.offered(DecisionKind.FIRST_ORDER).stream()
                .anyMatch(order -> Order.kind(order) == Order.FIRE));
        fight.state.smoke[2] = 6;
        fight.state.readyIds |= 1;
        fight.activate(1, "cover 1", "idle");
        assertTrue(fight.bot.offered(DecisionKind.FIRST_ORDER).stream()
                .noneMatch(order -> Order.kind(order) == Order.FIRE));
    }

    /** The M79 at range 1 has 2 - 1 dice, and none by night; nor has a flamethrower whose card takes one. */
    @Test
    void PH_LOS_8_weaponsWithoutALineOfSightNeedADieToo() {
        final String close = "fire M79 at r1c2";
        assertTrue(offers(fight().marine(5, "r1c2").enemy("r1c2", "F12"), 5, close));
        assertFalse(offers(fight(NIGHT).marine(5, "r1c2").enemy("r1c2", "F12"), 5, close));
        final String[] flames = {
            "loadouts.reference.kits.engineer={weapons: [flamethrower], gear: {m2-ammo: [2]}}",
            "weapons.flamethrower.modes.burn.rows=[{focus: -1}, {focus: 0}]"
        };
        final String burn = "fire M2 flamethrower at row";
        assertTrue(offers(fight(flames).marine(5, "r1c2").enemy("r1c2", "F12"), 5, burn));
        assertFalse(offers(fight(flames[0], flames[1], NIGHT).marine(5, "r1c2").enemy("r1c2", "F12"), 5, burn));
    }
}
