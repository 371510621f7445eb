package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.BonusCard.Condition;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;
import org.sitrep.strategy.UniformBot;

/** Tests what scenarios add: points, bonus cards, exits, special rules (section 24 of the rules, S1 to S8). */
class ScenarioRulesTest {
    /** A shipped battle before its set-up, with a state that tests change. */
    private static final class Shipped {
        final GameTables tables;
        final BattleState s;
        final Table table;
        private final TrialKey key = new TrialKey();
        private final Seat<?>[] seats = new Seat<?>[2];

        Shipped(final String file, final String... sets) {
            tables = new GameTables(
                    Content.load("battles/" + file + ".yaml", sets).game());
            s = new BattleState(tables);
            for (int side = 0; side < seats.length; side++) {
                seats[side] = new Seat<>(
                        new UniformBot<>(),
                        new BattleView(s, side),
                        TrialListener.NONE,
                        100_000,
                        side,
                        DecisionKind.MAX_OPTIONS,
                        DecisionKind.NAMES::of);
            }
            table = new Table(s, new Rolls(key), seats, TrialListener.NONE);
            begin(0);
        }

        private void begin(final int trial) {
            s.reset();
            key.set(1967, trial);
            seats[0].begin(key);
            seats[1].begin(key);
        }

        int hex(final int place, final String name) {
            return tables.map.hex(place - 1, HexName.parse(name).orElseThrow());
        }

        /** Eliminates some units of a kind. */
        Shipped dead(final int side, final long among, final int many) {
            long rest = tables.units.ofSide[side] & among & ~s.dead;
            for (int i = 0; i < many; i++) {
                s.dead |= rest & -rest;
                rest &= rest - 1;
            }
            return this;
        }

        Shipped place(final int side, final int many, final int at) {
            long rest = tables.units.ofSide[side] & ~(s.present | s.dead);
            for (int i = 0; i < many; i++) {
                final int unit = Long.numberOfTrailingZeros(rest);
                s.present |= 1L << unit;
                s.hex[unit] = at;
                s.in[at] |= 1L << unit;
                rest &= rest - 1;
            }
            return this;
        }

        int winner() {
            try {
                table.victory.decide();
            } catch (final Table.BattleOver over) {
                return s.winner;
            }
            throw new AssertionError("not over");
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 5, 3, 0", "3, 5, 3, 1"})
    void villageAssault(final int buildings, final int com, final int us, final int winner) { // EX-112, S1
        final Shipped battle =
                new Shipped("01-village-assault").dead(COM, -1, com).dead(US, -1, us);
        int left = buildings;
        final int building = battle.tables.terrain.ids.indexOf("building");
        for (int at = 0; at < battle.tables.map.count; at++) {
            if (battle.tables.map.terrain[at] == building) {
                battle.s.control[at] = left-- > 0 ? US : COM;
            }
        }
        assertEquals(winner, battle.winner());
    }

    @Test
    void beltBuckle() { // EX-113, S2
        final Shipped battle =
                new Shipped("02-by-the-belt-buckle").dead(COM, -1, 9).dead(US, -1, 4);
        assertEquals(COM, battle.place(COM, 5, battle.hex(2, "E3")).winner(), "20 + 8 - 9");
        final Shipped less =
                new Shipped("02-by-the-belt-buckle").dead(COM, -1, 9).dead(US, -1, 3);
        assertEquals(US, less.place(COM, 5, less.hex(2, "E3")).winner());
        final int kunai = battle.tables.terrain.ids.indexOf("kunai");
        assertEquals(kunai, battle.tables.map.terrain[battle.hex(2, "E5")], "buildings are Kunai");
    }

    @ParameterizedTest
    @CsvSource({"4, 5, 2, 1", "3, 2, 2, 0", "4, 6, 2, 0"})
    void ambushAmbushed(final int us, final int com, final int left, final int winner) { // EX-114, S3
        final Shipped battle =
                new Shipped("03-an-ambush-ambushed").dead(US, -1, us).dead(COM, -1, com);
        assertEquals(winner, battle.place(COM, left, battle.hex(1, "E3")).winner());
    }

    @Test
    void clear() { // S4
        assertEquals(US, new Shipped("04-clear").winner(), "nobody is on Map 2");
        final Shipped battle = new Shipped("04-clear");
        assertEquals(COM, battle.place(COM, 1, battle.hex(2, "E3")).winner());
        final Shipped nine = new Shipped("04-clear").dead(COM, -1, 9);
        int winner = BattleState.NONE;
        try {
            nine.table.victory.look();
        } catch (final Table.BattleOver over) {
            winner = nine.s.winner;
        }
        assertEquals(US, winner, "at once");
    }

    @ParameterizedTest
    @CsvSource({"true, 8, 1", "false, 13, 0", "true, 7, 0"})
    void tanksInTheWire(final boolean held, final int us, final int winner) { // EX-115, S5
        final Shipped battle = new Shipped("05-tanks-in-the-wire").dead(US, -1, us);
        battle.s.control[battle.hex(2, "I5")] = held ? COM : US;
        assertEquals(winner, battle.winner());
    }

    @Test
    void horrorOnHighwayOne() { // EX-116, S6
        final Shipped battle = new Shipped("06-horror-on-highway-1");
        battle.dead(US, battle.tables.units.vehicles, 2)
                .dead(US, battle.tables.units.leg, 2)
                .dead(COM, -1, 3);
        long rest = battle.tables.units.vehicles & ~battle.s.dead;
        for (int i = 0; i < 3; i++) {
            battle.s.exited |= rest & -rest;
            rest &= rest - 1;
        }
        assertEquals(COM, battle.winner(), "10 against 9");
        battle.s.exited |= rest & -rest;
        assertEquals(US, battle.winner());
    }

    @Test
    void everyTruckOfTheConvoyIsLoaded() { // S6
        final Shipped battle = new Shipped("06-horror-on-highway-1");
        for (int trial = 0; trial < 20; trial++) {
            battle.begin(trial);
            battle.table.setUp.play();
            for (int unit = 0; unit < battle.tables.units.count; unit++) {
                if (battle.tables.units.printed(unit).id().equals("us-truck")) {
                    final long inside = battle.table.places.passengers(unit) & ~battle.tables.units.heroes;
                    assertEquals(1, Long.bitCount(inside));
                }
            }
            assertEquals(5, Long.bitCount(battle.s.loaded));
        }
    }

    @Test
    void deathFromAboveCanBeADraw() { // S7, SF-VP-2
        assertEquals(BattleState.NONE, new Shipped("07-death-from-above").winner());
    }

    @Test
    void nothingHappensInTheLastOne() { // EX-117, S8
        final Shipped battle = new Shipped("08-aint-gonna-happen");
        assertEquals(US, battle.place(COM, 19, battle.hex(1, "A1")).winner());
        final Shipped relics = new Shipped("08-aint-gonna-happen");
        relics.s.relicsGone = COM;
        assertEquals(COM, relics.winner());
    }

    @ParameterizedTest
    @CsvSource({"0, 2, true", "0, 3, false", "1, 4, true", "1, 5, false", "2, 6, true"})
    void theRelicsAreFound(final int searched, final int die, final boolean found) { // EX-110, EX-111, S8
        final Scene scene = new Scene(
                "us-rifle: 1",
                "nva-rifle: 1",
                "battle.rules.relics=[{map: 1, hex: C3}, {map: 1, hex: E3}, {map: 1, hex: G3}]");
        final int unit = scene.put("us-rifle", "G3");
        scene.s.searched = (1 << searched) - 1;
        scene.draw("search " + (die - 1)).answer(US, DecisionKind.POWER_OF, unit | 7 << 6);
        scene.s.beginImpulse();
        scene.table.powers.beginImpulse();
        scene.table.powers.play(US);
        scene.assertUsed();
        assertEquals(found ? unit : BattleState.NONE, scene.s.relicsWith);
        assertEquals("G3 complete", scene.state(unit));
        assertEquals(4, scene.s.searched & 4, "once each");
    }

    @Test
    void relicsStayWhereTheirCarrierDies() { // S8
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 2, nva-rpd: 1");
        final int carrier = scene.put("us-rifle", "C3");
        scene.s.relicsWith = carrier;
        scene.table.damage.eliminate(carrier);
        assertEquals(scene.hex("C3"), scene.s.relicsIn);
        scene.put("nva-rpd", "C3");
        scene.table.powers.takeRelics();
        assertEquals(BattleState.NONE, scene.s.relicsWith, "no Rifle and no Sapper");
        final int one = scene.put("nva-rifle", "C3");
        final int other = scene.put("nva-rifle", "C3");
        scene.answerOf(COM, DecisionKind.RELICS, other, one, other);
        scene.table.powers.takeRelics();
        assertEquals(other, scene.s.relicsWith);
    }

    @Test
    void theBonusCardOpensTheEnemysEdge() { // SF-BON-1, SF-MOVE-10, GAP-6
        final Shipped battle = new Shipped("08-aint-gonna-happen");
        final int own = battle.tables.battle.friendlyEdge[US][0];
        final int enemies = battle.tables.battle.friendlyEdge[COM][0];
        final int unit = Long.numberOfTrailingZeros(battle.tables.units.ofSide[US] & ~battle.tables.units.heroes);
        battle.table.places.put(unit, enemies);
        assertTrue(battle.table.places.mayLeave(1L << unit, own));
        assertFalse(battle.table.places.mayLeave(1L << unit, enemies));
        battle.s.bonus[US] = card(battle, Condition.EXIT_TWO);
        assertTrue(battle.table.places.mayLeave(1L << unit, enemies));
        battle.s.relicsWith = unit;
        battle.table.places.leave(unit, enemies);
        assertEquals(BattleState.NONE, battle.s.relicsGone, "not over its own edge");
        battle.table.bonuses.look(US);
        assertFalse(battle.s.bonusDone[US], "one of two");
        battle.s.exitedThrough |= Long.highestOneBit(battle.tables.units.ofSide[US] & ~battle.tables.units.heroes);
        battle.table.bonuses.look(US);
        assertTrue(battle.s.bonusDone[US]);
    }

    private static int card(final Shipped battle, final Condition condition) {
        return Arrays.asList(battle.tables.data.bonusCards().values().stream()
                        .map(card -> card.condition())
                        .toArray())
                .indexOf(condition);
    }

    @Test
    void forcesSetUpInTheirZonesWithinTheLimits() { // SF-SCEN-1, SF-SCEN-3, SF-MAP-4
        final Shipped battle = new Shipped("03-an-ambush-ambushed");
        battle.table.setUp.play();
        for (int unit = 0; unit < battle.tables.units.count; unit++) {
            final int at = battle.s.hex[unit];
            final int force = battle.tables.units.force[unit];
            assertTrue(Arrays.stream(battle.tables.battle.zones[force])
                    .anyMatch(zone -> Arrays.binarySearch(zone, at) >= 0));
            assertTrue(battle.table.places.fits(at, battle.tables.units.side[unit], 0));
        }
    }

    @Test
    void reinforcementsWaitForTheirTurn() { // SF-SCEN-4
        final Shipped battle = new Shipped("08-aint-gonna-happen");
        battle.table.setUp.play();
        battle.s.turn = 1;
        assertEquals(0, battle.table.arrivals.onFoot(US));
        battle.s.turn = 2;
        assertNotEquals(0, battle.table.arrivals.onFoot(US));
    }

    @ParameterizedTest
    @CsvSource({"one-hex", "whole-group"})
    void aMoveCardBringsOneHexOrAGroup(final String reading) { // AMB-21
        final Scene scene = new Scene(
                "us-rifle: 1",
                "nva-rifle: 1",
                "options.reinforcementsPerCard=" + reading,
                "battle.forces=[{side: us, units: {us-rifle: 1}, zones: [{map: 1}]}, {side: com, units: "
                        + "{nva-rifle: 1}, zones: [{map: 1}]}, {side: us, units: {us-rifle: 3}, "
                        + "zones: [{edge: left}], turn: 1, arrives: enters}]");
        final int[] arriving = {2, 3, 4};
        scene.answer(US, DecisionKind.ACTIVATE_UNIT, arriving[0])
                .answer(US, DecisionKind.DESTINATION, scene.hex("A3"))
                .answer(US, DecisionKind.STEP, DecisionKind.STOP)
                .answer(US, DecisionKind.ARRIVES, arriving[1]);
        if (reading.equals("whole-group")) {
            scene.answer(US, DecisionKind.DESTINATION, scene.hex("A1"));
        }
        scene.answer(US, DecisionKind.STEP, DecisionKind.STOP);
        if (reading.equals("whole-group")) {
            scene.answer(US, DecisionKind.ARRIVES, DecisionKind.NOTHING);
        }
        scene.play(US, Block.MOVE);
        assertEquals(reading.equals("one-hex") ? "A3 moved" : "A1 moved", scene.state(arriving[1]));
        assertEquals("off", scene.state(arriving[2]));
    }

    @ParameterizedTest
    @CsvSource({"false, 4", "true, 3"})
    void aFireCardForTheFirstInitiative(final boolean oneLess, final int cards) { // S6, AMB-44
        final Scene scene = new Scene("us-rifle: 1", "vc-rifle: 1").hand(COM, 18, 19, 20, 21);
        if (oneLess) {
            scene.answer(COM, DecisionKind.DISCARD, scene.card(18));
        }
        scene.answer(COM, DecisionKind.DISCARD, scene.card(19)).draw("hand 22 50 2");
        scene.table.deck.drawUntilFire(COM, oneLess);
        scene.assertUsed();
        assertEquals(cards, Long.bitCount(scene.s.hand[COM]));
        assertTrue((scene.s.hand[COM] & 1L << scene.card(2)) != 0);
        assertTrue((scene.s.discard & 1L << scene.card(22)) != 0, "no Fire card");
        assertEquals(1, scene.s.endTurns);
    }

    @ParameterizedTest
    @CsvSource({"counted, dealt-again, 0", "counted, no-impulses, 3", "not-counted, dealt-again, 0"})
    void endTurnCardsOfTheDeal(final String counted, final String full, final int seen) { // SF-TURN-2, AMB-03
        final Scene scene = new Scene(
                "us-rifle: 1", "vc-rifle: 1", "options.endTurnsInDeal=" + counted, "options.fullDeal=" + full);
        scene.draw("deal 50 51 52 1 2 3 4 5 6 7 8");
        if (counted.equals("counted") && full.equals("dealt-again")) {
            scene.draw("deal 1 2 3 4 5 6 7 8");
        }
        scene.table.deck.deal();
        scene.assertUsed();
        assertEquals(seen, scene.s.endTurns);
    }

    @Test
    void whoHasLeftIsNotEliminated() { // SF-VP-1
        final Shipped battle = new Shipped("03-an-ambush-ambushed").dead(US, -1, 4);
        battle.s.exited = battle.tables.units.ofSide[COM];
        assertEquals(COM, battle.winner(), "8 against 0");
    }

    @Test
    void impossibleBonusCardsAreNotDrawn() { // SF-BON-1
        final Shipped battle = new Shipped("01-village-assault");
        for (int i = 0; i < 50; i++) {
            battle.table.bonuses.draw();
            for (int side = 0; side < 2; side++) {
                assertTrue(battle.s.bonus[side] != card(battle, Condition.EXIT_TWO), "no friendly edge");
                assertTrue(battle.s.bonus[side] != card(battle, Condition.DESTROY_A_HARD_TARGET), "no armor");
            }
        }
        final Shipped without = new Shipped("04-clear");
        without.table.bonuses.draw();
        assertEquals(BattleState.NONE, without.s.bonus[US]);
    }

    @Test
    void controlFollowsTheLastOneAlone() { // SF-SCEN-2, AMB-68
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1");
        final int at = scene.hex("C3");
        final int unit = scene.put("us-rifle", "C3");
        assertEquals(US, scene.s.control[at]);
        scene.put("nva-rifle", "C3");
        assertEquals(US, scene.s.control[at], "the last one alone");
        scene.table.places.move(unit, scene.hex("C2"));
        assertEquals(COM, scene.s.control[at]);
    }

    @Test
    void onlyAUnitThatBeganTheImpulseEligibleSearches() { // S8
        final Scene scene = new Scene(
                        "us-rifle: 2",
                        "nva-rifle: 1",
                        "battle.rules.relics=[{map: 1, hex: C3}, {map: 1, hex: E3}, {map: 1, hex: G3}]")
                .hand(US, 46, 11, 3, 1);
        final int late = scene.put("us-rifle", "G3");
        final int early = scene.put("us-rifle", "C3");
        scene.put("nva-rifle", "K6");
        scene.fired(late)
                .answer(US, DecisionKind.PLAY, scene.card(46) | DecisionKind.UPPER)
                .answer(US, DecisionKind.PLAY, scene.card(11) | DecisionKind.LOWER)
                .answer(US, DecisionKind.PLAY, scene.card(3) | DecisionKind.POWER)
                .answerOf(US, DecisionKind.POWER_OF, early | 7 << 6, late | 5 << 6, early | 5 << 6, early | 7 << 6)
                .draw("search 5")
                .answer(US, DecisionKind.DISCARD, DecisionKind.NOTHING);
        scene.table.impulse.play(US);
        scene.assertUsed();
        assertEquals("G3", scene.state(late), "eligible again");
        assertEquals("C3 complete", scene.state(early));
    }
}
