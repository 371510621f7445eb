package org.sitrep.rulesets.purplehaze.squad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.RulesTest;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Steps, Loads and handovers (PH-EQ-4, PH-EQ-7, PH-END-2, PH-WND-6, AMB-23). */
class EquipmentTest extends RulesTest {
    private static int gear(final Firefight fight, final String id) {
        return fight.tables.gear.index.of(id);
    }

    private static String kit(final String who, final String kit) {
        return "loadouts.reference.kits." + who + "=" + kit;
    }

    private static List<String> receivers(final Firefight fight, final int kind, final String item) {
        return fight.bot.offered(kind).stream()
                .filter(option -> option != Equipment.NOTHING)
                .filter(option -> !Equipment.isWeapon(option) && Equipment.item(option) == gear(fight, item))
                .map(option -> (Equipment.from(option) + 1) + ">"
                        + (Equipment.to(option) == Equipment.DROP ? "drop" : Equipment.to(option) + 1))
                .toList();
    }

    @Test
    void WE_70_aFirstAidKitIsUsedTwiceAndItsLoadFallsWithIt() {
        final Firefight fight = fight();
        final int without = Equipment.load(fight.state.squad, 5) - 4;
        final int kit = gear(fight, "first-aid-kit");
        Equipment.spend(fight.state.squad, 5, kit);
        assertEquals(without + 2, Equipment.load(fight.state.squad, 5));
        Equipment.spend(fight.state.squad, 5, kit);
        assertEquals(without, Equipment.load(fight.state.squad, 5));
        assertFalse(Equipment.has(fight.state.squad, 5, kit));
    }

    @Test
    void WE_70_takenOnItsLowSideItHasOneUse() {
        final Firefight fight = fight(kit("corpsman", "{weapons: [m14], gear: {first-aid-kit: [2]}}"));
        assertEquals(1, fight.steps(6, "first-aid-kit"));
        assertEquals(5 + 2, Equipment.load(fight.state.squad, 5));
    }

    @Test
    void WE_71_anM16TwoAutomaticAmmoAndSmokeAreElevenAndLegal() {
        final Firefight fight = fight(kit("squad-leader", "{weapons: [m16], gear: {auto-ammo: [2, 1], smoke: [2]}}"));
        assertEquals(11, Equipment.load(fight.state.squad, 0));
        assertEquals(11, Equipment.capacity(fight.state.squad, 0));
        assertEquals(3, fight.steps(1, "auto-ammo"));
    }

    @Test
    void PH_EQ_4_aMarkerOnItsSecondSideIsUsedUpFirst() {
        final Firefight fight = fight(kit("squad-leader", "{weapons: [m16], gear: {auto-ammo: [2, 1]}}"));
        Equipment.spend(fight.state.squad, 0, gear(fight, "auto-ammo"));
        assertEquals(6 + 2, Equipment.load(fight.state.squad, 0));
        assertEquals(1, fight.state.squad.gearFull[gear(fight, "auto-ammo")], "the full one is not flipped yet");
        assertEquals(0, fight.state.squad.gearLow[gear(fight, "auto-ammo")]);
        Equipment.spend(fight.state.squad, 0, gear(fight, "auto-ammo"));
        assertEquals(6 + 1, Equipment.load(fight.state.squad, 0));
    }

    @Test
    void PH_WND_6_theLoadLossDoesNotMatterDuringTheCombat() {
        final Firefight fight = fight().wound(5, "W11", 1).enemy("r1c2", "F12");
        fight.rolls.marineTest(0);
        fight.activate(5, "fire M79 at r1c2", "idle");
        assertEquals(6, Equipment.capacity(fight.state.squad, 4));
    }

    @Test
    void PH_END_2_whoCarriesTooMuchDropsOrGivesUntilItFits() {
        final Firefight fight = fight().wound(1, "W08", 1); // carries 8, may carry 8
        fight.shed();
        assertEquals(0, fight.state.squad.shed);
        final Firefight worse = fight().wound(1, "W11", 1); // may carry 6
        worse.bot.handsOver("auto-ammo", 1, 4);
        worse.shed();
        assertEquals(2, worse.steps(4, "auto-ammo"));
        assertEquals(0, worse.state.squad.shed, "handed over, not dropped");
    }

    @Test
    void PH_END_2_weaponsGoToWhoMayUseAndCarryThem() {
        final Firefight fight = fight().wound(5, "W11", 1); // 8 of 6
        fight.bot.drops("m79", 5);
        fight.shed();
        assertTrue(fight.bot.offered(DecisionKind.SHED).stream()
                .noneMatch(option -> Equipment.isWeapon(option) && Equipment.to(option) != Equipment.DROP));
        assertEquals(1, fight.state.squad.shed);
        assertEquals(4, Equipment.load(fight.state.squad, 4));
    }

    @Test
    void AMB_23_theClaymoreNeverChangesHandsTheRadioOnlyWhenItCannotBeCarried() {
        final Firefight engineer = fight().wound(5, "W11", 1);
        engineer.bot.drops("claymore", 5);
        engineer.shed();
        assertEquals(List.of("5>drop"), receivers(engineer, DecisionKind.SHED, "claymore"));
        final Firefight radio = fight().wound(2, "W11", 1); // 11 of 6
        radio.bot.handsOver("radio-set", 2, 4).drops("auto-ammo", 2);
        radio.shed();
        assertEquals(1, radio.steps(4, "radio-set"));
        final Firefight swap = fight();
        swap.bot.swapsNoMore();
        swap.swap();
        assertEquals(List.of(), receivers(swap, DecisionKind.SWAP, "radio-set"));
        assertEquals(List.of(), receivers(swap, DecisionKind.SWAP, "claymore"));
    }

    @Test
    void PH_EQ_9_whoTakesTheRadioFromAnOverloadedMarineMakesRoomForIt() {
        final Firefight fight = fight().wound(2, "W11", 1); // 11 of 6
        fight.bot.drops("auto-ammo", 2).handsOver("radio-set", 2, 6).drops("first-aid-kit", 6);
        fight.shed();
        assertEquals(1, fight.steps(6, "radio-set"));
        assertEquals(9, Equipment.load(fight.state.squad, 5));
    }

    @Test
    void PH_EQ_9_whoCannotKeepTheRadioDoesNotDropItWhileSomebodyCouldCarryIt() {
        final Firefight fight = fight().wound(2, "W11", 1);
        fight.bot.handsOver("auto-ammo", 2, 4).drops("m16", 2);
        fight.shed();
        assertEquals(List.of("2>1", "2>3", "2>4", "2>5", "2>6"), receivers(fight, DecisionKind.SHED, "radio-set"));
    }

    @Test
    void PH_EQ_9_theRadioIsDroppedIfNobodyIsThere() {
        final Firefight fight = fight().onlyOnBoard(2).wound(2, "W11", 1);
        fight.bot.drops("auto-ammo", 2).drops("radio-set", 2);
        fight.shed();
        assertEquals(0, fight.steps(2, "radio-set"));
        assertEquals(List.of("2>drop"), receivers(fight, DecisionKind.SHED, "radio-set"));
    }

    @Test
    void PH_EQ_7_aSwapKeepsToTheLoadOfTheReceiver() {
        final Firefight fight = fight();
        fight.bot.swapsNoMore();
        fight.swap();
        // Loads 8, 11, 9, 6, 8, 9 of 11, 11, 10, 11, 11, 11: a Kit of 4 fits on nobody but the Scout.
        assertEquals(List.of("6>4"), receivers(fight, DecisionKind.SWAP, "first-aid-kit"));
        assertEquals(
                List.of("1>4", "1>5", "1>6", "2>1", "2>3", "2>4", "2>5", "2>6"),
                receivers(fight, DecisionKind.SWAP, "auto-ammo"));
    }

    @Test
    void PH_EQ_7_nothingIsDroppedInASwap() {
        final Firefight fight = fight();
        fight.bot.swapsNoMore();
        fight.swap();
        assertTrue(fight.bot.offered(DecisionKind.SWAP).stream()
                .noneMatch(option -> option != Equipment.NOTHING && Equipment.to(option) == Equipment.DROP));
    }

    @Test
    void PH_EQ_7_weaponsKeepToTheirUsers() {
        final Firefight fight = fight();
        fight.bot.handsOver("m14", 6, 4).swapsNoMore();
        fight.swap();
        assertEquals(fight.tables.weapons.index.of("m14"), fight.state.squad.weapons[3 * 6 + 1], "after his own");
        assertEquals(SquadState.NONE, fight.state.squad.weapons[5 * 6]);
        final int m40 = fight.tables.weapons.index.of("m40");
        assertTrue(fight.bot.offered(DecisionKind.SWAP).stream()
                .noneMatch(option -> Equipment.isWeapon(option) && Equipment.item(option) == m40));
    }

    @Test
    void PH_EQ_11_oneFlakJacketEach() {
        final Firefight fight = fight();
        final int jacket = gear(fight, "flak-jacket");
        fight.state.squad.kits.put(3, jacket, 1, 0);
        fight.state.squad.kits.put(4, jacket, 1, 0);
        fight.bot.swapsNoMore();
        fight.swap();
        // IDs 4 and 5 could carry another, ID 2 and 3 cannot.
        assertEquals(List.of("4>1", "4>6", "5>1", "5>6"), receivers(fight, DecisionKind.SWAP, "flak-jacket"));
    }

    @Test
    void PH_EQ_7_swappingComesToAnEnd() {
        final Firefight fight = fight();
        for (int i = 0; i < 6; i++) {
            fight.bot.handsOver("auto-ammo", 2, 4).handsOver("auto-ammo", 4, 2);
        }
        fight.swap();
        assertEquals(1, fight.steps(2, "auto-ammo"));
    }

    @Test
    void PH_EQ_7_theAbsentNeitherGiveNorTake() {
        final Firefight fight = fight().onlyOnBoard(1, 2, 3, 5);
        fight.bot.swapsNoMore();
        fight.swap();
        assertEquals(List.of("1>5", "2>1", "2>3", "2>5"), receivers(fight, DecisionKind.SWAP, "auto-ammo"));
    }
}
