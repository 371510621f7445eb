package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * The planner's plan on the map: a {@link Tour}, and by a {@link WayPlan} the way to its next place. Not thread-safe.
 */
final class Wayfinder {
    private final Ground ground = new Ground();
    private final Tour tour = new Tour(ground);
    private final WayCost costs = new WayCost(ground, tour);
    private final WayPlan way = new WayPlan(ground, costs);
    private MissionView mission;
    private int nextStep;
    private int restMinutes;

    /** Makes the plan for the Squad as it is now. */
    void make(final SquadView squad, final MissionView missionView) {
        mission = missionView;
        tour.choose(squad, mission, ground.look(mission));
        restMinutes = 0;
        final boolean returns = tour.lacks() && mission.hasEvent(mission.space()) && !anyEventElsewhere();
        if (arrived() || returns || !tour.exists()) {
            nextStep = besides();
            return;
        }
        costs.look(squad, mission);
        way.solve(tour.next(), mission.space(), mission.stamina(), mission.elapsed());
        if (way.cost() == Double.POSITIVE_INFINITY) { // a way of more hours than are looked ahead
            nextStep = tour.next().onward(mission.space());
            return;
        }
        restMinutes = way.restMinutes();
        nextStep = way.nextAfterRest();
    }

    /** Returns whether the Squad is where the Mission ends, with nothing left that it wants. */
    boolean arrived() {
        return tour.next().target() == mission.space();
    }

    /** Returns how many minutes to rest first, for the way's sake. */
    int restMinutes() {
        return restMinutes;
    }

    /** Returns the Space to march to. */
    int nextStep() {
        return nextStep;
    }

    /** Returns the minutes of the tour that is left, without rest. */
    int minutes() {
        return tour.minutes();
    }

    /** Returns the SP that it costs. */
    int stamina() {
        return tour.stamina();
    }

    /** Returns its Marches. */
    int marches() {
        return tour.marches();
    }

    /**
     * Returns the minutes until the deadline of the primary objective; until the Squad is called back if that has
     * passed.
     */
    int timeLeft() {
        return tour.timeLeft();
    }

    /** Returns the minutes that are left over if the Squad rests as much as the tour costs. */
    int spare() {
        return timeLeft() - minutes() - Legs.PER_STAMINA * Math.max(0, stamina() - mission.stamina());
    }

    /** Returns whether the primary objective can no longer be met. */
    boolean hopeless() {
        return mission.primaryWithin() - mission.elapsed() < tour.home().minutes(mission.space())
                || tour.lacks() && !mission.hasEvent(mission.space()) && !anyEventElsewhere();
    }

    private boolean anyEventElsewhere() {
        for (int space = 0; space < ground.map.count; space++) {
            if (ground.event[space] && space != mission.space()) {
                return true;
            }
        }
        return false;
    }

    /** The cheapest Space to step aside. */
    private int besides() {
        int best = Index.NONE;
        int least = Legs.NO_WAY;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int space = ground.map.neighbour[mission.space() * MapTable.DIRECTIONS + direction];
            if (space != Index.NONE && Legs.costOf(ground, space) < least) {
                least = Legs.costOf(ground, space);
                best = space;
            }
        }
        return best;
    }

    /** Returns how it stands. */
    Prospect prospect(final int rest) {
        return new Prospect(
                tour.next().target(), arrived(), hopeless(), marches(), minutes(), stamina(), timeLeft(), rest);
    }
}
