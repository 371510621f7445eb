package org.sitrep.rulesets.purplehaze.bots.map;

/**
 * Chooses the Squad action of the planner: as the rifleman does, except that a {@link Wayfinder} decides when and how
 * long to rest.
 */
final class PlannerAction extends ActionSense {
    /** The number of Marches left from which a helicopter for the carried Marines pays. */
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
