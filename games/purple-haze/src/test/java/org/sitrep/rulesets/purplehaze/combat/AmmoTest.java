package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What Fire orders spend and cost, and the skills that change them (PH-EQ-5, PH-FIRE-1, PH-WND-1, GAP-07). */
class AmmoTest extends RulesTest {
    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order + " = "));
    }

    @Test
    void PH_EQ_5_eachAutomaticOrderSpendsAStepAndNoneIsLeftWithoutAny() {
        final Firefight fight = fight().enemy("r1c2", "F12", 6, 9);
        assertEquals(1, fight.steps(2, "auto-ammo"));
        fight.rolls.marineTest(0).by(2);
        fight.activate(2, "fire M16 auto at r1c2", "idle");
        assertEquals(0, fight.steps(2, "auto-ammo"));
        assertEquals(1, fight.state.ammoSpent);
        assertFalse(offers(fight, 2, "fire M16 auto at r1c2"));
        assertTrue(offers(fight, 2, "fire M16 single at r1c2"), "the single mode is unlimited");
    }

    @Test
    void PH_EQ_5_extraAmmoSpendsASecondStepForMoreDice() {
        final Firefight one = fight().enemy("r1c3", "F12");
        assertFalse(offers(one, 3, "fire M60 at r1c3 extra"), "he holds one step only");
        final Firefight fight = fight("loadouts.reference.kits.infantryman={weapons: [m60], gear: {mg-ammo: [2]}}")
                .enemy("r1c3", "F12");
        fight.rolls.marineTest(0).pool(3, 8, 3).by(3);
        fight.activate(3, "fire M60 at r1c3 extra", "idle");
        assertEquals(0, fight.steps(3, "mg-ammo"));
        assertEquals(2, fight.state.ammoSpent);
        assertEquals(-5, fight.state.initiative);
    }

    @Test
    void PH_EQ_5_extraAmmoIsForAutomaticFireOnly() {
        final Firefight fight = fight("loadouts.reference.kits.infantryman={weapons: [m16], gear: {auto-ammo: [2]}}")
                .enemy("r1c3", "F12");
        assertTrue(offers(fight, 3, "fire M16 auto at r1c3 extra"));
        assertFalse(offers(fight, 3, "fire M16 single at r1c3 extra"));
    }

    @Test
    void GAP_07_theMachineGunnerOfLevelFourHasACritDieMore() {
        final Firefight fight =
                fight("squads.reference.members.infantryman.level=4").enemy("r1c3", "F12");
        fight.rolls.marineTest(0).pool(3, 7, 3).by(3);
        fight.activate(3, "fire M60 at r1c3", "idle");
        final Firefight m16 = fight(
                        "squads.reference.members.infantryman.level=4",
                        "loadouts.reference.kits.infantryman={weapons: [m16], gear: {auto-ammo: [2]}}")
                .enemy("r1c3", "F12");
        m16.rolls.marineTest(0).pool(3, 6, 2).by(3);
        m16.activate(3, "fire M16 auto at r1c3", "idle");
    }

    @Test
    void GAP_07_theMarksmanAimsForNothing() {
        final Firefight fight = fight("squads.reference.members.scout.level=4").enemy("r1c4", "F12");
        assertTrue(
                fight.firstOrders(4).contains("fire M40 sniper rifle at r1c4 aimed = 4"),
                fight.firstOrders(4).toString());
        assertTrue(fight().enemy("r1c4", "F12").firstOrders(4).contains("fire M40 sniper rifle at r1c4 aimed = 5"));
    }

    @Test
    void PH_WND_1_aWoundMakesFireDearer() {
        final Firefight fight = fight().wound(1, "W11", 1).enemy("r1c1", "F12");
        assertTrue(fight.firstOrders(1).contains("fire M16 single at r1c1 = 5"));
        assertTrue(fight.firstOrders(1).contains("fire M16 auto at r1c1 = 6"));
    }

    @Test
    void PH_FIRE_1_everyWeaponAndModeInOneHand() {
        final Firefight fight = fight().onlyOnBoard(1).enemy("r1c1", "F12");
        fight.state.squad.kits.add(0, fight.tables.weapons.index.of("m1911"));
        assertEquals(
                List.of(
                        "fire M16 single at r1c1 = 3",
                        "fire M16 single at r1c1 aimed = 4",
                        "fire M16 auto at r1c1 = 4",
                        "fire M1911 at r1c1 = 2",
                        "fire M1911 at r1c1 aimed = 3"),
                fight.firstOrders(1).stream().filter(o -> o.startsWith("fire")).toList());
    }
}
