package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * The dynamic programme against a plain search of every way over the whole range, and what it comes to in positions
 * made by hand.
 */
class WayPlanTest {
    private static final int STEP = 15;
    private static final String COLUMNS = "ABCDEFGH";

    private final Tour tour = new Tour();
    private final EnterCosts enter = tour.enter;
    private final WayCost costs = new WayCost(tour);
    private final WayPlan way = new WayPlan(enter, costs);
    private final Map<Integer, Double> known = new HashMap<>();
    private int start;

    private void solve(final Expedition e) {
        final MissionView mission = e.view();
        tour.choose(e.men(), mission);
        costs.look(e.men(), mission);
        start = mission.elapsed();
        way.solve(tour.next(), mission.space(), mission.stamina(), start);
        known.clear();
    }

    /** Every March and every rest from a state on, on all Spaces of the map. */
    private double least(final int space, final int stamina, final int step) {
        if (space == tour.next().target) {
            return costs.atEnd(start + STEP * step, stamina);
        }
        final int state = (step * MapTable.MOST_SPACES + space) * 16 + stamina;
        final Double before = known.get(state);
        if (before != null) {
            return before;
        }
        double best = step == way.last
                ? Double.POSITIVE_INFINITY
                : least(space, Math.min(15, stamina + 1), step + 1) + costs.ofRest(space, start + STEP * (step + 1));
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            best = Math.min(best, march(space, stamina, step, direction));
        }
        known.put(state, best);
        return best;
    }

    private double march(final int space, final int stamina, final int step, final int direction) {
        final int next = enter.state.map.neighbour[space * MapTable.DIRECTIONS + direction];
        final int target = tour.next().target;
        if (next == Index.NONE || next == enter.state.end && next != target) {
            return Double.POSITIVE_INFINITY;
        }
        final int arrival = step + enter.minutes[next] / STEP;
        if (arrival > way.last) {
            return Double.POSITIVE_INFINITY;
        }
        final int left = stamina - enter.stamina[next];
        return costs.ofMarch(next, next == target)
                + (left < 0 ? costs.ofMissing(-left) : 0)
                + least(next, Math.max(0, left), arrival);
    }

    /**
     * Positions anywhere on the range with SP, Threat, EAZ, Events, Damage and time drawn; leaving out Spaces far off
     * the way loses nothing in them.
     */
    @Test
    void findsWhatAPlainSearchFinds() {
        final SplittableRandom random = new SplittableRandom(1967);
        int solved = 0;
        for (int position = 0; position < 60; position++) {
            final Expedition e = new Expedition()
                    .clock(random.nextInt(10, 22) + (random.nextBoolean() ? ":00" : ":45"))
                    .stamina(random.nextInt(16))
                    .threat(random.nextInt(1, 9))
                    .damage(1 + random.nextInt(6), random.nextInt(5))
                    .on(COLUMNS.charAt(random.nextInt(8)) + "" + (1 + random.nextInt(4)))
                    .events(COLUMNS.charAt(random.nextInt(8)) + "" + (1 + random.nextInt(4)))
                    .eaz(COLUMNS.charAt(random.nextInt(8)) + "" + (1 + random.nextInt(3)), "D3")
                    .elapsed(STEP * random.nextInt(46));
            solve(e);
            final MissionView mission = e.view();
            if (tour.next().target != mission.space()) {
                assertEquals(least(mission.space(), mission.stamina(), 0), way.cost(), 1e-9, "position " + position);
                solved++;
            }
        }
        assertTrue(solved > 50, "positions solved: " + solved);
    }

    /**
     * From D3 to the Base in H6 are four Marches of Paddy: 4 SP. With time enough the Squad rests where it is rather
     * than force Marches; from 08:00 a rest to 08:45 costs no Threat die.
     */
    @Test
    void restsShortOfTheHour() {
        solve(new Expedition("missions.range.events=~").on("D3").clock("08:00").stamina(0));
        assertEquals(Index.NONE, way.next(0));
        assertEquals(45, way.restMinutes());
    }

    /**
     * From D3 without SP four Marches lack 4 SP: two dice each. With four hours left the Squad rests; with an hour and
     * a half the 60 minutes of March leave no time for it.
     */
    @Test
    void forcesMarchesRatherThanBeTooLate() {
        solve(new Expedition("missions.range.events=~").on("D3").stamina(0).elapsed(720 - 240));
        assertEquals(45, way.restMinutes());
        solve(new Expedition("missions.range.events=~").on("D3").stamina(0).elapsed(720 - 90));
        assertEquals(0, way.restMinutes());
    }

    /**
     * From E3 to H3 three Marches do; the EAZ in F2 is next to row 3 there, and not to row 4, where the way is as long.
     */
    @Test
    void goesRoundAnEaz() {
        final Expedition e =
                new Expedition("missions.range.base=H3").on("E3").stamina(15).eaz("F2");
        solve(e);
        assertEquals(e.at("F4"), way.next(0));
    }

    /** Fifteen Marches through mountains take 15 hours, and ten are looked ahead: the Squad marches on all the same. */
    @Test
    void marchesOnWhereTheWayIsLongerThanIsLookedAhead() {
        final Expedition e = new Expedition(
                "maps.range.rows=[MMMMMMMMMMMMMMMM]",
                "missions.range.start=A1",
                "missions.range.base=P1",
                "missions.range.events=~");
        solve(e);
        assertEquals(Double.POSITIVE_INFINITY, way.cost());
        final Wayfinder finder = new Wayfinder();
        finder.make(e.men(), e.view());
        assertEquals(0, finder.restMinutes());
        assertEquals(e.at("B1"), finder.nextStep());
    }
}
