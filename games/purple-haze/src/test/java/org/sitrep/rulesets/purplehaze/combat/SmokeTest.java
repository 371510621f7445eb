package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** Smoke: who pops it, what it does, how it thins (PH-SMK, AMB-33). */
class SmokeTest extends RulesTest {
    private static final String GRENADES = "loadout=smoke-and-frags";

    private static boolean maySmoke(final Firefight fight, final int id) {
        return fight.firstOrders(id).stream().anyMatch(order -> order.startsWith("smoke"));
    }

    @Test
    void WE_41_moveAndSmokeGrenadeCostFour() {
        final Firefight fight = fight(GRENADES);
        fight.activate(4, "move r1c4", "smoke");
        assertEquals(-4, fight.state.initiative);
        assertEquals(2, fight.state.smoke[3]);
        assertEquals(1, fight.steps(4, "smoke"));
    }

    /** The sides that column 4 shows whenever a Marine is about to be chosen. */
    private List<Integer> sidesSeen(final Firefight fight) {
        final List<Integer> sides = new ArrayList<>();
        fight.bot.watch(DecisionKind.ACTIVATE, view -> sides.add(view.combat.smoke(3)));
        fight.bot.activates(4).orders("move r1c4", "smoke");
        fight.bot.activates(5).orders("move r1c1", "idle");
        fight.bot.activates(6).orders("move r1c2", "idle");
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
        return sides;
    }

    @Test
    void WE_41_PH_SMK_3_thinsAtTheStartOfTheNextActivationAndIsGoneAtTheOneAfter() {
        assertEquals(List.of(0, 1, 0, 0), sidesSeen(skirmish(GRENADES)));
    }

    @Test
    void AMB_33_orAtTheEndOfTheNextActivation() {
        assertEquals(List.of(0, 2, 1, 0), sidesSeen(skirmish(GRENADES, "options.smokeAges=end-of-activation")));
    }

    /** Smoke renewed by the activation itself does not thin at its end. */
    @Test
    void AMB_33_renewedSmokeIsFreshAtTheEndOfItsActivation() {
        final Firefight fight = skirmish(GRENADES, "options.smokeAges=end-of-activation");
        final List<Integer> sides = new ArrayList<>();
        fight.bot.watch(DecisionKind.ACTIVATE, view -> sides.add(view.combat.smoke(2)));
        fight.bot.activates(6).orders("smoke", "idle");
        fight.bot.activates(3).orders("move r1c3", "idle");
        fight.bot.activates(5).orders("move r2c3", "smoke");
        fight.bot.activates(1).orders("skill pull-back 1");
        fight.play();
        assertEquals(List.of(0, 2, 1, 2), sides);
    }

    @Test
    void PH_SMK_2_twoHardCoverOnTopOfTheSpacesOwnForTheWholeColumn() {
        final Firefight fight =
                fight().marineHard("r2c3").smoke(3, 2).soft(3, 0).soft(6, 0);
        fight.marineHits.begin();
        fight.marineHits.add(2, 4, false);
        fight.marineHits.add(5, 4, false);
        fight.marineHits.resolve(0, false, MarineHits.Source.ATTACK);
        assertEquals(1, fight.damage(3), "2 + 1 Hard Cover");
        assertEquals(2, fight.damage(6), "2 Hard Cover");
        assertEquals(0, fight.state.marineHard(0), "another column");
    }

    @Test
    void PH_SMK_2_thinSmokeGivesOne() {
        assertEquals(1, fight().smoke(3, 1).state.marineHard(2));
    }

    @Test
    void AMB_38_smokeToldOnceARoundAbsorbsTwiceInAll() {
        final Firefight fight =
                fight("options.hardCoverAbsorbs=once-a-round").smoke(1, 2).soft(1, 0);
        for (int attack = 0; attack < 3; attack++) {
            fight.marineHits.begin();
            fight.marineHits.add(0, 1, false);
            fight.marineHits.resolve(0, false, MarineHits.Source.ATTACK);
        }
        assertEquals(1, fight.damage(1));
    }

    @Test
    void PH_COM_14_asManyColumnsAsThereAre() {
        final Firefight fight = fight(GRENADES).smoke(1, 2).smoke(2, 1);
        assertTrue(maySmoke(fight, 6), "column 3, with a substitute for a third marker");
        assertFalse(maySmoke(fight, 1), "column 1 is fresh");
        assertTrue(maySmoke(fight, 5), "column 2 can be made fresh again");
    }

    @Test
    void PH_EQ_8_aSmokeGrenadeHasTwoUses() {
        final Firefight fight = fight(GRENADES);
        fight.activate(4, "smoke", "idle");
        fight.smoke(4, 0);
        fight.state.readyIds |= 1 << 3;
        fight.activate(4, "smoke", "idle");
        assertEquals(0, fight.steps(4, "smoke"));
        fight.smoke(4, 0);
        assertFalse(maySmoke(fight, 4));
        assertEquals(2, fight.state.ammoSpent);
    }

    @Test
    void PH_SMK_1_noTestIsMadeAndNightDoesNotMatter() {
        final Firefight fight = fight(GRENADES, "start.night=true");
        fight.activate(4, "smoke", "idle");
        assertEquals(-3, fight.state.initiative);
        assertEquals(2, fight.state.smoke[3]);
    }

    @Test
    void PH_SMK_1_anEngineerOfLevelThreePopsItWithTheM79() {
        final Firefight fight = fight("squads.reference.members.engineer.level=3");
        assertTrue(fight.firstOrders(5).contains("smoke by M79 = 5"));
        fight.activate(5, "smoke by M79", "idle");
        assertEquals(2, fight.state.smoke[1]);
        assertEquals(0, fight.steps(5, "gl-ammo"));
        assertEquals(1, fight.state.ammoSpent);
        assertEquals(-5, fight.state.initiative);
    }

    @Test
    void PH_SMK_1_anEngineerOfLevelTwoDoesNot() {
        assertFalse(maySmoke(fight("squads.reference.members.engineer.level=2"), 5));
    }

    @Test
    void PH_WND_1_aWoundMakesTheGrenadeDearerToo() {
        final Firefight launcher = fight("squads.reference.members.engineer.level=3");
        assertTrue(launcher.wound(5, "W11", 1).firstOrders(5).contains("smoke by M79 = 7"));
        assertTrue(fight(GRENADES).wound(4, "W11", 1).firstOrders(4).contains("smoke = 5"));
    }
}
