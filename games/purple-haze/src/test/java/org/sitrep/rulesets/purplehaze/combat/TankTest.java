package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;

/** The tank (GAP-16, ours): what can hit it, what it adds to an attack, and where it is counted. */
class TankTest extends RulesTest {
    private static final String SCOUT_WITH_FRAG = "loadouts.reference.kits.scout={weapons: [m40], gear: {frag: [2]}}";
    private static final String[] FLAMETHROWER = {
        "squads.reference.members.engineer.level=2",
        "loadouts.reference.kits.engineer={weapons: [flamethrower], gear: {m2-ammo: [2]}}"
    };
    private static final String WITH_TANK = "combats.patrol.enemies={fighters: 1, specialists: [tank]}";

    private static boolean offers(final Firefight fight, final int id, final String order) {
        return fight.firstOrders(id).stream().anyMatch(text -> text.startsWith(order));
    }

    private static Stream<String> slots(final String... sets) {
        return Playouts.layout(Firefight.tables(sets)).slots().stream().map(Slot::name);
    }

    @Test
    void GAP_16_smallArmsHaveNoTargetInATank() {
        final Firefight fight = fight().enemy("r1c1", "TK1").enemy("r1c2", "F01");
        for (final int id : new int[] {1, 2, 3, 4, 6}) {
            assertFalse(offers(fight, id, "fire M16 single at r1c1"));
            assertFalse(offers(fight, id, "fire M16 auto at r1c1"));
            assertFalse(offers(fight, id, "fire M60 at r1c1"));
            assertFalse(offers(fight, id, "fire M40 sniper rifle at r1c1"));
            assertFalse(offers(fight, id, "fire M14 at r1c1"));
        }
        assertTrue(offers(fight, 1, "fire M16 single at r1c2"));
    }

    @Test
    void GAP_16_theGrenadeLauncherHitsIt() {
        final Firefight fight = fight().enemy("r2c3", "TK1");
        fight.rolls.marineTest(3);
        fight.activate(5, "fire M79 at r2c3", "idle");
        assertEquals(5, fight.hitPoints("r2c3"), "8 Hit Points, no Soft Cover");
    }

    @Test
    void GAP_16_aFragGrenadeHitsIt() {
        final Firefight fight = fight(SCOUT_WITH_FRAG).marine(4, "r1c4").enemy("r1c4", "TK1");
        fight.rolls.marineTest(8).by(4);
        fight.activate(4, "fire Frag Grenade at r1c4", "idle");
        assertFalse(fight.hasEnemy("r1c4"));
        assertEquals(1, fight.state.eliminatedCount);
        assertEquals(1, fight.state.kills[3]);
    }

    @Test
    void GAP_16_theFlamethrowerTakesItsRowTankAndAll() {
        final Firefight fight =
                fight(FLAMETHROWER).marine(5, "r1c2").enemy("r1c1", "TK1").enemy("r1c3", "F12", 6, 0);
        fight.rolls.marineTest(4).by(5);
        fight.activate(5, "fire M2 flamethrower at row", "idle");
        assertEquals(6, fight.hitPoints("r1c1"));
        assertEquals(4, fight.hitPoints("r1c3"));
    }

    @Test
    void GAP_16_aFlamethrowerThatCannotHitItSparesIt() {
        final String[] sets = {FLAMETHROWER[0], FLAMETHROWER[1], "weapons.flamethrower.antiTank=false"};
        final Firefight fight =
                fight(sets).marine(5, "r1c2").enemy("r1c1", "TK1").enemy("r1c3", "F12", 6, 0);
        fight.rolls.marineTest(4).by(5);
        fight.activate(5, "fire M2 flamethrower at row", "idle");
        assertEquals(8, fight.hitPoints("r1c1"));
        assertEquals(2, fight.hitPoints("r1c3"));
        assertFalse(offers(fight(sets).marine(5, "r1c2").enemy("r1c1", "TK1"), 5, "fire M2"));
    }

    @Test
    void GAP_16_noShareOfABurstIsForATank() {
        final Firefight fight = fight().enemy("r1c1", "F12", 6, 0).enemy("r1c2", "TK1");
        fight.rolls.marineTest(4).by(1);
        fight.activate(1, "fire M16 auto at r1c1", "idle");
        assertEquals(List.of(), fight.bot.offered(DecisionKind.BURST), "nothing to share, so nothing is asked");
        assertEquals(8, fight.hitPoints("r1c2"));
    }

    @Test
    void GAP_16_aShareOfAGrenadesIs() {
        final Firefight fight = fight().enemy("r1c2", "F12", 6, 0).enemy("r1c3", "TK1");
        fight.rolls.marineTest(4).by(5);
        fight.bot.shares(0, 2);
        fight.activate(5, "fire M79 at r1c2", "idle");
        assertEquals(6, fight.hitPoints("r1c3"));
    }

    @Test
    void GAP_16_theClaymoreHitsIt() {
        final Firefight fight = fight("combats.patrol.claymore=true").enemy("r1c1", "TK1");
        fight.bot.setsOffClaymore(1);
        fight.rolls.claymoreDud(1).claymoreTest(8);
        fight.offerClaymore();
        assertFalse(fight.hasEnemy("r1c1"));
        fight("combats.patrol.claymore=true", "gear.claymore.antiTank=false")
                .enemy("r1c1", "TK1")
                .offerClaymore();
    }

    @Test
    void GAP_16_fireSupportHitsIt() {
        final Firefight fight = fight().enemy("r1c1", "TK1");
        fight.activate(2, "skill artillery 1", "idle");
        fight.rolls.tableA(1).hardCoverDie(1).commonD3(3);
        fight.bot.strikesRow(1);
        fight.arrivals();
        assertEquals(3, fight.hitPoints("r1c1"));
    }

    /** 2 Focus and 1 of the marker; itself 1 and 2 more Strikes; 1 Crit and 1 of the marker. */
    @Test
    void GAP_16_anAttackWithATank() {
        final Firefight fight = fight().enemy("r1c1", "TK1").enemy("r2c1", "F01");
        fight.rolls.combatMarker("CM07").enemyTest(0, 0, 0, 0, 0, 0).pool(3, 4, 2);
        fight.enemyActivates();
    }

    @Test
    void GAP_16_itChangesNoTacticsMarker() {
        final Firefight fight = fight().enemy("r1c1", "TK1").tactics("grenades");
        fight.rolls.tacticsTest(0, 0, 0, 0, 0, 0).pool(2, 6, 2).noHitsAfter("CM02");
        fight.enemyActivates();
    }

    @Test
    void GAP_16_aHardMoveLeavesItWhereItIs() {
        final Firefight fight =
                fight().enemy("r1c1", "TK1").enemy("r1c2", "F01").enemyHard("r2c1", "r2c2");
        fight.rolls
                .combatMarker("CM01")
                .hardMoveMover(0)
                .of(1)
                .hardMoveSpace(0)
                .of(2)
                .tacticsMarker("regroup");
        fight.enemyActivates();
        assertTrue(fight.hasEnemy("r1c1"));
        assertTrue(fight.hasEnemy("r2c1"));
    }

    @Test
    void PH_RET_1_itCountsTowardTheRetreat() {
        final Firefight fight = fight().enemy("r1c1", "TK1").enemy("r2c1", "F01");
        fight.state.setUpEnemies = 2;
        fight.rolls.marineTest(8);
        fight.marine(5, "r1c1").activate(5, "fire M79 at r1c1", "idle");
        assertFalse(fight.retreats(), "one of two is not more than half");
        fight.enemyHits.apply(Firefight.at("r2c1"), 9, 0, true, 0, 0);
        fight.rolls.retreat(1);
        assertTrue(fight.retreats());
    }

    @Test
    void PH_LOS_1_itStandsInTheLineOfSight() {
        final Firefight fight = fight().enemy("r1c1", "TK1").enemy("r2c1", "F01");
        fight.rolls.marineTest(0).pool(2, 4, 1);
        fight.activate(1, "fire M16 single at r2c1", "idle");
    }

    @Test
    void PH_OPT_1_itNeverLiesFaceDown() {
        final Firefight fight = emptyBox(WITH_TANK, "options.hiddenEnemies=true");
        fight.rolls.fighter("F01").specialist("TK1").of(1);
        fight.bot.places(Firefight.PLACES.toArray(String[]::new));
        fight.bot.watch(DecisionKind.ACTIVATE, view -> {
            assertEquals(1, Integer.bitCount(view.combat.enemySpaces() & ~hidden(view.combat)));
        });
        fight.bot.activates(1).orders("skill pull-back 1");
        final Outcome outcome = fight.play();
        assertEquals(1, fight.metric(outcome, "met.tank"));
        assertEquals(0, fight.metric(outcome, "eliminated.tank"));
        assertEquals(2, fight.metric(outcome, "met"));
    }

    private static int hidden(final CombatView view) {
        int spaces = 0;
        for (int rest = view.enemySpaces(); rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            spaces |= view.hidden(space) ? 1 << space : 0;
        }
        return spaces;
    }

    @Test
    void GAP_16_reportsTellOfTanksWhereThereCanBeAny() {
        assertTrue(slots().noneMatch(name -> name.endsWith("tank")));
        assertEquals(2, slots(WITH_TANK).filter(name -> name.endsWith(".tank")).count());
        assertEquals(
                2,
                slots("combats.patrol.threat.high.adds={fighters: 1, specialists: [tank]}")
                        .filter(name -> name.endsWith(".tank"))
                        .count(),
                "though it is played at Low Threat");
        assertEquals(
                2,
                slots("combats.patrol.log=[{with: [armour], adds: {specialists: [tank]}}]")
                        .filter(name -> name.endsWith(".tank"))
                        .count(),
                "though the entry is not set");
    }
}
