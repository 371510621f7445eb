package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.COM;
import static org.sitrep.rulesets.sixtyfive.battle.Scene.US;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Tests helicopters (section 17 of the rules). */
class HelicopterTest {
    private static final int FLYING = Flight.FLYING.ordinal();
    private static final int HOVERING = Flight.HOVERING.ordinal();
    private static final int LANDED = Flight.LANDED.ordinal();
    private static final int STAY = 0;
    private static final int MOVE = 1;
    private static final int FIRE = 2;
    private static final int RALLY = 4;
    private static final int ANY_CARD = 45;
    private static final int MOVE_CARD = 18;
    private static final int FAST_MOVE = 31;
    private static final int BLOODLUST = 48;

    private static int helicopter(final Scene scene, final String type, final String at, final Flight flight) {
        final int unit = scene.put(type, at, 0);
        scene.s.flight[unit] = flight.ordinal();
        return unit;
    }

    private static void activate(final Scene scene, final int card) {
        scene.s.beginImpulse();
        scene.table.helicopters.play(US, scene.card(card));
        scene.assertUsed();
    }

    @Test
    void aLoneFlyingOneIsHardToHit() { // EX-49, SF-HELO-6, SF-ABIL-3
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-12-7mm: 1");
        final int target = helicopter(scene, "us-huey-gunship", "F3", Flight.FLYING);
        final int gun = scene.put("nva-12-7mm", "C3");
        scene.moved(target).draw("damage - -").play(COM, Block.FIRE);
        assertEquals(List.of(gun + " " + target + " 2"), scene.told(Event.ATTACK), "4 - 1 - 1, no moving penalty");
    }

    @Test
    void itChangesItsModeFirstAndLandsInSomeTerrain() { // SF-HELO-2, SF-HELO-3
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-rifle: 1", Scene.terrain("F3 kunai"));
        final int unit = helicopter(scene, "us-huey-gunship", "E3", Flight.FLYING);
        scene.answerOf(US, DecisionKind.FLIGHT, HOVERING, FLYING, HOVERING, LANDED);
        activate(scene, ANY_CARD);
        assertEquals("E3 moved", scene.state(unit), "a hovering one without a target stays");
        scene.s.moved = 0;
        scene.table.places.move(unit, scene.hex("F3"));
        scene.answerOf(US, DecisionKind.FLIGHT, HOVERING, FLYING, HOVERING);
        activate(scene, ANY_CARD);
        scene.s.moved = 0;
        scene.table.places.move(unit, scene.hex("E3"));
        scene.put("nva-rifle", "E3");
        scene.answerOf(US, DecisionKind.FLIGHT, FLYING, FLYING, HOVERING)
                .answerOf(US, DecisionKind.HELICOPTER_DOES, STAY, STAY, MOVE, MOVE | FIRE);
        activate(scene, ANY_CARD);
    }

    @Test
    void itDoesNotTakeOffWhereAnotherOneIs() { // SF-STACK-1
        final Scene scene = new Scene("us-huey-gunship: 2", "nva-rifle: 1");
        final int unit = helicopter(scene, "us-huey-gunship", "E3", Flight.LANDED);
        helicopter(scene, "us-huey-gunship", "E3", Flight.FLYING);
        scene.answer(US, DecisionKind.ACTIVATE_UNIT, unit).answerOf(US, DecisionKind.HELICOPTER_DOES, STAY, STAY, MOVE);
        activate(scene, ANY_CARD);
        assertEquals(LANDED, scene.s.flight[unit]);
    }

    @Test
    void itFliesInAStraightLine() { // SF-HELO-3, AMB-90
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-rifle: 1");
        final int unit = helicopter(scene, "us-huey-gunship", "B3", Flight.FLYING);
        final int to = scene.hex("J1");
        scene.answer(US, DecisionKind.FLIGHT, FLYING)
                .answer(US, DecisionKind.HELICOPTER_DOES, MOVE)
                .answer(US, DecisionKind.DESTINATION, to);
        final int start = scene.hex("B3");
        activate(scene, ANY_CARD);
        assertEquals("J1 moved", scene.state(unit));
        final List<String> steps = scene.told(Event.UNIT_MOVED);
        assertEquals(scene.tables.map.distance(start, to), steps.size());
        for (final String step : steps.subList(0, steps.size() - 1)) {
            final int entered = Integer.parseInt(step.split(" ")[2]);
            boolean on = false;
            for (int i = scene.tables.lines.first(start, to); i < scene.tables.lines.end(start, to); i++) {
                final int item = scene.tables.lines.item(i);
                on |= (item & 255) == entered || (item >>> 8 & 255) == entered;
            }
            assertTrue(on, step);
        }
    }

    @Test
    void itStopsNobodyOnTheGround() { // SF-HELO-3: one level above
        final Scene scene = new Scene("us-huey-gunship: 1, us-rifle: 1", "nva-rifle: 1");
        helicopter(scene, "us-huey-gunship", "E3", Flight.FLYING);
        final int below = scene.put("nva-rifle", "E3");
        scene.put("us-rifle", "E5");
        assertTrue(scene.table.aim.canFire(below));
        assertEquals(COM, scene.s.holder(scene.hex("E3")));
    }

    @Test
    void itEntersFlyingWithAnyCardOrAMove() { // SF-HELO-2, SF-MOVE-9
        final String group = "battle.forces=[{side: us, units: {us-rifle: 1}, zones: [{map: 1}]}, "
                + "{side: com, units: {nva-rifle: 1}, zones: [{map: 1}]}, {side: us, units: {us-huey-gunship: 1}, "
                + "zones: [{edge: left}], turn: 1, arrives: enters}]";
        final Scene scene = new Scene("us-rifle: 1", "nva-rifle: 1", group);
        scene.answer(US, DecisionKind.DESTINATION, scene.hex("A3")).answer(US, DecisionKind.FACING, 1);
        scene.answerOf(US, DecisionKind.HELICOPTER_DOES, STAY, STAY, MOVE, MOVE | FIRE);
        activate(scene, ANY_CARD);
        final int unit = Long.numberOfTrailingZeros(scene.tables.units.helicopters);
        assertEquals("A3 moved", scene.state(unit));
        assertEquals(FLYING, scene.s.flight[unit]);
        final Scene second = new Scene("us-rifle: 1", "nva-rifle: 1", group, "options.helicopterEntry=move");
        assertEquals(0, second.table.helicopters.able(US, second.card(ANY_CARD)));
        assertEquals(1L << unit, second.table.helicopters.able(US, second.card(MOVE_CARD)));
    }

    @Test
    void passengersThatGetOffGoOn() { // SF-HELO-5, AMB-58
        final Scene scene = new Scene("us-huey-transport: 1, us-rifle: 1", "nva-rifle: 1");
        final int unit = helicopter(scene, "us-huey-transport", "E3", Flight.FLYING);
        final int passenger = scene.load("us-rifle", unit);
        scene.answer(US, DecisionKind.FLIGHT, LANDED)
                .answer(US, DecisionKind.HELICOPTER_DOES, MOVE)
                .answer(US, DecisionKind.MOVERS, 1)
                .answer(US, DecisionKind.STEP, 0)
                .answer(US, DecisionKind.STEP, 0);
        activate(scene, FAST_MOVE);
        assertEquals("E1 moved", scene.state(passenger), "3 + 1 points, 2 of them to get off");
        assertEquals("E3 moved", scene.state(unit));
    }

    @ParameterizedTest
    @EnumSource(Flight.class)
    void itCrashesFromTheAir(final Flight flight) { // SF-HELO-8, SF-HELO-9, AMB-59
        final Scene scene = new Scene("us-huey-transport: 1, us-rifle: 1", "nva-rifle: 3, nva-pt-76: 1");
        final int unit = helicopter(scene, "us-huey-transport", "E3", flight);
        final int passenger = scene.load("us-rifle", unit);
        final int under = flight == Flight.FLYING ? scene.put("nva-rifle", "F2") : BattleState.NONE;
        final int tank = flight == Flight.FLYING ? scene.put("nva-pt-76", "F2", 0) : BattleState.NONE;
        scene.shaken(unit).reduced(unit);
        if (flight == Flight.FLYING) {
            scene.draw("crash 1", "damage G -", "armor 14"); // corner 0 lies between F2 and E2
        }
        scene.table.windows.begin();
        scene.table.damage.hit(unit);
        scene.assertUsed();
        assertEquals("dead", scene.state(unit));
        if (flight == Flight.FLYING) {
            assertEquals("F2 shaken", scene.state(under), "a Fire attack of 2 cards");
            assertEquals("dead", scene.state(tank), "-2 + 3 against 1");
            assertTrue(scene.s.wreck[scene.hex("F2")]);
            assertEquals("dead", scene.state(passenger));
        } else {
            assertTrue(scene.s.wreck[scene.hex("E3")]);
            assertEquals(flight == Flight.LANDED ? "E3 shaken reduced" : "dead", scene.state(passenger));
        }
    }

    @Test
    void onTheGroundItHasNoExplosiveRounds() { // SF-HELO-3, SF-POW-3
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-rifle: 1");
        final int unit = helicopter(scene, "us-huey-gunship", "C3", Flight.LANDED);
        scene.put("nva-rifle", "E3");
        assertEquals(0, scene.table.powers.able(US, Power.EXPLOSIVE_ROUNDS));
        scene.s.flight[unit] = HOVERING;
        assertEquals(1L << unit, scene.table.powers.able(US, Power.EXPLOSIVE_ROUNDS));
        scene.draw("damage - - - - - - -").use(US, unit, Power.EXPLOSIVE_ROUNDS);
        assertEquals(List.of("0 1 7"), scene.told(Event.ATTACK), "4 + 2 + 1 for the range");
    }

    @Test
    void itRalliesWithAnyCardAndByBloodlustWithoutAMarker() { // SF-HELO-1, SF-RALLY-1, SF-ACT-2
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-rifle: 1");
        final int unit = helicopter(scene, "us-huey-gunship", "C3", Flight.FLYING);
        scene.shaken(unit)
                .answer(US, DecisionKind.FLIGHT, FLYING)
                .answerOf(US, DecisionKind.HELICOPTER_DOES, RALLY, STAY, MOVE, RALLY);
        activate(scene, BLOODLUST);
        assertEquals("C3 complete", scene.state(unit));
        scene.s.complete = 0;
        scene.shaken(unit).play(US, Block.BLOODLUST);
        assertEquals("C3", scene.state(unit));
    }

    @Test
    void itStaysInTheReservePhase() { // SF-HELO-4
        final Scene scene = new Scene("us-huey-gunship: 1", "nva-rifle: 1");
        helicopter(scene, "us-huey-gunship", "C3", Flight.FLYING);
        scene.battle.reserve(US);
        scene.assertUsed();
    }

    @ParameterizedTest
    @EnumSource(Flight.class)
    void itIsASoftTargetAlwaysAndAHardOneLow(final Flight flight) { // SF-HELO-7, AMB-59
        for (final String reading : List.of("impossible", "possible")) {
            final Scene scene =
                    new Scene("us-huey-gunship: 1", "nva-rifle: 1, nva-rpg: 1", "options.flyingTargets=" + reading);
            final int target = helicopter(scene, "us-huey-gunship", "F3", flight);
            assertTrue(scene.table.aim.isSoft(target));
            assertEquals(flight != Flight.FLYING || reading.equals("possible"), scene.table.aim.isHard(target));
            scene.table.windows.begin();
            scene.table.damage.hit(target);
            scene.table.damage.hit(target);
            assertEquals("F3 shaken reduced", scene.state(target), "the third hit destroys it");
        }
    }

    @Test
    void hitColoursDependOnTheMode() { // SF-HELO-3, SF-HIT-2
        for (final Flight flight : Flight.values()) {
            final Scene scene = new Scene("us-huey-gunship: 1", "nva-rifle: 1");
            helicopter(scene, "us-huey-gunship", "C3", flight);
            final int target = scene.put("nva-rifle", "F3");
            scene.draw(flight == Flight.HOVERING ? "damage Y R - G" : "damage G G G Y")
                    .play(US, Block.FIRE);
            assertEquals("F3 shaken", scene.state(target));
        }
    }

    @Test
    void aTransportOfS7LeavesWhenItHasUnloaded() { // S7, AMB-74
        final Scene scene =
                new Scene("us-huey-transport: 2, us-rifle: 2", "nva-rifle: 1", "battle.rules.transportsLeave=3");
        final int unit = helicopter(scene, "us-huey-transport", "E3", Flight.LANDED);
        final int passenger = scene.load("us-rifle", unit);
        final int other = helicopter(scene, "us-huey-transport", "H3", Flight.FLYING);
        final int lost = scene.load("us-rifle", other);
        scene.answer(US, DecisionKind.ACTIVATE_UNIT, unit)
                .answer(US, DecisionKind.FLIGHT, LANDED)
                .answer(US, DecisionKind.HELICOPTER_DOES, MOVE)
                .answer(US, DecisionKind.MOVERS, DecisionKind.NOTHING);
        activate(scene, ANY_CARD);
        assertEquals("exited", scene.state(unit));
        assertEquals("E3 moved", scene.state(passenger));
        scene.s.turn = 3;
        scene.table.arrivals.endTurn();
        assertEquals("exited", scene.state(other));
        assertEquals("exited", scene.state(lost), "removed, not eliminated");
    }

    @Test
    void aCrashIsSpreadOverAllOfTheHex() { // SF-HELO-8, SF-FIRE-11, AMB-59
        final Scene scene = new Scene("us-huey-transport: 1", "nva-rifle: 2, nva-minh: 1");
        final int unit = helicopter(scene, "us-huey-transport", "E3", Flight.FLYING);
        final int one = scene.put("nva-rifle", "F2");
        final int other = scene.put("nva-rifle", "F2");
        final int hero = scene.put("nva-minh", "F2");
        scene.shaken(unit)
                .reduced(unit)
                .answerOf(COM, DecisionKind.HIT, other, one, other)
                .draw("crash 1", "damage G G");
        scene.table.windows.begin();
        scene.table.damage.hit(unit);
        scene.assertUsed();
        assertEquals("F2 shaken", scene.state(one));
        assertEquals("F2 shaken", scene.state(other));
        assertEquals("F2", scene.state(hero));
    }

    @Test
    void aCrashLeavesTheHitsOfTheAttackInTheirOrder() { // SF-HELO-8, SF-FIRE-11
        final Scene scene = new Scene("us-huey-transport: 1, us-rifle: 2", "nva-sapper: 1, nva-rifle: 1");
        final int unit = helicopter(scene, "us-huey-transport", "E3", Flight.HOVERING);
        final int one = scene.put("us-rifle", "E3");
        final int other = scene.put("us-rifle", "E3");
        final int sapper = scene.put("nva-sapper", "E4");
        scene.shaken(unit, one, other)
                .reduced(unit)
                .answer(COM, DecisionKind.TARGET, one)
                .answer(COM, DecisionKind.HIT, one)
                .draw("damage G G G", "damage - -", "damage G")
                .answer(COM, DecisionKind.HIT, other)
                .draw("damage -")
                .use(COM, sapper, Power.SATCHEL_CHARGE);
        assertEquals("dead", scene.state(unit));
        assertEquals("E3 shaken reduced", scene.state(one));
        assertEquals("dead", scene.state(other));
    }
}
