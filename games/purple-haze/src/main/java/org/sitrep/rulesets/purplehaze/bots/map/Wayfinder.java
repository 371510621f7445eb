package org.sitrep.rulesets.purplehaze.bots.map;

/** Plans for the planner: a {@link Tour}, and a {@link WayPlan} for the way to its next place. */
final class Wayfinder extends Plan {
    private final Tour tour = new Tour();
    private final WayCost costs = new WayCost(tour);
    private final WayPlan way = new WayPlan(tour.enter, costs);
    private int restMinutes;

    @Override
    void make() {
        tour.choose(squad, mission);
        final int space = mission.space();
        final boolean here = mission.hasEvent(space);
        final boolean elsewhere = tour.enter.state.hasEventBut(space);
        target = tour.next().target;
        minutes = tour.bestMinutes;
        stamina = tour.bestStamina;
        marches = tour.bestMarches;
        timeLeft = tour.timeLeft;
        hopeless = mission.primaryWithin() - mission.elapsed() < tour.home().minutes[space]
                || tour.lacks && !here && !elsewhere;
        restMinutes = 0;
        if (arrived() || tour.lacks && here && !elsewhere || !tour.exists()) {
            nextStep = tour.enter.cheapestNextTo(space);
            return;
        }
        costs.look(squad, mission);
        way.solve(tour.next(), space, mission.stamina(), mission.elapsed());
        if (way.cost() == Double.POSITIVE_INFINITY) { // the way takes more hours than are looked ahead
            nextStep = tour.next().onward[space];
            return;
        }
        restMinutes = way.restMinutes();
        nextStep = way.nextAfterRest();
    }

    /** Returns the minutes to rest first, for the sake of the way. */
    int restMinutes() {
        return restMinutes;
    }
}
