package org.sitrep.rulesets.purplehaze.bots.map;

/**
 * The Squad action of the planner: as the rifleman's, but that a {@link Wayfinder} says when to rest and for how long.
 */
final class PlannerAction extends ActionSense {
    /** Marches left from which a helicopter for those who are carried pays. */
    private static final int FAR = 2;

    private final Wayfinder way;

    PlannerAction(final Wayfinder way) {
        super(way);
        this.way = way;
    }

    @Override
    boolean givesUp(final Plan plan) {
        return plan.hopeless();
    }

    @Override
    boolean flightPays(final Plan plan) {
        return plan.marches() >= FAR;
    }

    @Override
    int restOnTheWay(final Plan plan) {
        final boolean inTime = plan.timeLeft() - plan.minutes() >= SOME_TIME;
        final boolean pays = mission.stamina() <= RESTED || plan.spare() > SOME_TIME;
        return Math.max(way.restMinutes(), inTime && pays && wantsFirstAid() ? FIRST_AID : 0);
    }
}
