package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** Chooses the Squad action of the rifleman: evacuates, rests or marches, by a {@link Plan}. */
class ActionSense {
    /** The minutes to spare that First Aid is worth. */
    static final int SOME_TIME = 45;
    /** The minutes of one First Aid. */
    static final int FIRST_AID = 30;
    /** SP above this are lost in a rest for First Aid. */
    static final int RESTED = MissionView.MOST_STAMINA - 2;

    private static final int STEP = ClockTime.STEP;
    /** The longest rest before the situation is examined again. */
    private static final int LONG_REST = 120;
    /** The distance from a Wound at which a Marine needs care. */
    private static final int NEAR = 2;

    private static final int MUCH_DAMAGE = 6;
    /** The minimum number of Marines to continue a Mission. */
    private static final int FEWEST = 4;
    /** The Wound cubes at which the last four give up. */
    private static final int BROKEN = 4;
    /** The number of Marches left from which a helicopter for the carried Marines pays. */
    private static final int FAR = 3;
    /** The SP for which a night's sleep is worth its Threat dice. */
    private static final int WORTH_SLEEP = 4;

    SquadView squad;
    MissionView mission;
    private final Plan plan;

    ActionSense(final Plan plan) {
        this.plan = plan;
    }

    /**
     * Returns the index of the option for a round's action, the length of a rest, an evacuation that an Event offers,
     * or a Marine to be evacuated.
     */
    final int choose(final SquadView squadView, final MissionView missionView, final Decision decision) {
        look(squadView, missionView);
        return switch (decision.kind()) {
            case DecisionKind.SQUAD_ACTION -> Math.max(0, decision.indexOf(action(decision)));
            case DecisionKind.DURATION -> Math.min(decision.count() - 1, Math.max(STEP, restMinutes()) / STEP - 1);
            case DecisionKind.EVAC_MARINE -> passenger(decision);
            default -> Math.max(0, decision.indexOf(flight(decision)));
        };
    }

    private void look(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
    }

    private int action(final Decision decision) {
        final int flight = flight(decision);
        if (flight != DecisionKind.NOBODY) {
            return flight;
        }
        if (decision.indexOf(DecisionKind.NIGHT_BIVOUAC) >= 0 && sleeps()) {
            return DecisionKind.NIGHT_BIVOUAC;
        }
        return decision.indexOf(DecisionKind.BIVOUAC) >= 0 && restMinutes() > 0
                ? DecisionKind.BIVOUAC
                : plan.nextStep();
    }

    /**
     * Chooses who is evacuated if anyone may: all where the Mission ends or is given up, else those for whom it pays.
     */
    private int flight(final Decision decision) {
        final boolean ends = plan.arrived() && mission.space() == mission.goal();
        if (decision.indexOf(DecisionKind.EVAC_ALL) >= 0 && (ends || givesUp(plan))) {
            return DecisionKind.EVAC_ALL;
        }
        final boolean some = decision.indexOf(DecisionKind.EVAC_ELIGIBLE) >= 0
                && someMayLeave()
                && (decision.kind() == DecisionKind.EVAC || flightPays(plan));
        return some ? DecisionKind.EVAC_ELIGIBLE : DecisionKind.NOBODY;
    }

    /** Returns whether the Squad is about to be lost or has nothing more to win. */
    boolean givesUp(final Plan plan) {
        final boolean broken = squad.marines() <= FEWEST && squad.woundCubesOfAll() >= BROKEN;
        return plan.hopeless() || broken && plan.marches() > 1;
    }

    /** Returns whether there are dead to fly out, or enough Marines stay if an eligible one leaves. */
    private boolean someMayLeave() {
        return mission.carriedDead() > 0 || squad.marines() > FEWEST;
    }

    /** Returns the index of the eligible Marine with most Wounds; of no Marine if the Squad would be too small. */
    private int passenger(final Decision decision) {
        final int nobody = decision.indexOf(DecisionKind.NOBODY);
        if (nobody >= 0 && squad.marines() - decision.subject() <= FEWEST) {
            return nobody;
        }
        int best = nobody < 0 ? 0 : 1;
        for (int i = best + 1; i < decision.count(); i++) {
            if (squad.woundCubes(decision.option(i) - 1) > squad.woundCubes(decision.option(best) - 1)) {
                best = i;
            }
        }
        return best;
    }

    /** Returns whether the rest of the way is worth a helicopter for the carried Marines. */
    boolean flightPays(final Plan plan) {
        return plan.marches() >= FAR && plan.spare() >= SOME_TIME;
    }

    /**
     * Returns whether to sleep: at the goal until it is light; elsewhere if there is time for a night and the Squad is
     * tired.
     */
    private boolean sleeps() {
        if (plan.arrived()) {
            return true;
        }
        final int awake = MissionView.MOST_STAMINA - mission.threat() - 1;
        final int rest = STEP * Math.max(0, plan.stamina() - awake);
        return awake - mission.stamina() >= WORTH_SLEEP
                && plan.timeLeft() - plan.minutes() - rest - SOME_TIME >= Clock.untilDawn(mission.timeOfDay());
    }

    /** Returns the minutes of rest required now, 0 for none; where the Mission ends, until it is light. */
    private int restMinutes() {
        return plan.arrived() ? Clock.HOUR : restOnTheWay(plan);
    }

    /** Returns the minutes of rest required before the next March, 0 for none. */
    int restOnTheWay(final Plan plan) {
        final int left = plan.timeLeft() - plan.minutes();
        final int aid = left >= SOME_TIME && wantsFirstAid() ? FIRST_AID : 0;
        final int next = mission.marchStamina(plan.nextStep());
        if (mission.stamina() >= next) {
            return mission.stamina() <= RESTED || plan.spare() > SOME_TIME ? aid : 0;
        }
        final int way = STEP * (Math.min(MissionView.MOST_STAMINA, plan.stamina()) - mission.stamina());
        final int minutes = untilTheHour(Math.max(aid, Math.min(way, LONG_REST)), STEP * (next - mission.stamina()));
        return Math.max(0, Math.min(left / STEP * STEP, minutes));
    }

    /** Shortens a rest to end before the full hour, which costs no Threat die, if that suffices for the next March. */
    private int untilTheHour(final int minutes, final int least) {
        final int free = Clock.HOUR - STEP - mission.timeOfDay() % Clock.HOUR;
        return free >= least && free > 0 ? Math.min(minutes, free) : minutes;
    }

    /** Returns whether a Marine is near a Wound or has taken much Damage, and there is a Kit. */
    final boolean wantsFirstAid() {
        return (squad.damageOfAll() >= MUCH_DAMAGE || squad.leastDamageLeft(2) <= NEAR) && squad.firstAidSteps() > 0;
    }

    /** Returns the reason for the answer to one of these questions. */
    final String why(final SquadView squadView, final MissionView missionView, final int option) {
        look(squadView, missionView);
        return MapReasons.action(mission, plan, restMinutes(), option);
    }
}
