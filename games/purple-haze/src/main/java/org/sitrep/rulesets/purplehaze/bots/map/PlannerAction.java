package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * The Squad action of the planner: flies out, sleeps and gives First Aid much as the rifleman does, rests and marches
 * by a {@link Wayfinder}.
 */
final class PlannerAction {
    private static final int STEP = ClockTime.STEP;
    private static final int FIRST_AID = 30;
    /** Minutes to spare that First Aid is worth. */
    private static final int SOME_TIME = 45;
    /** SP that are lost in a rest of First Aid if there are more. */
    private static final int RESTED = MissionView.MOST_STAMINA - 2;
    /** Marches left from which a helicopter for those who are carried pays. */
    private static final int FAR = 2;
    /** SP for which a night's sleep is worth its Threat dice. */
    private static final int WORTH_SLEEP = 4;

    private final Wayfinder plan = new Wayfinder();
    private SquadView squad;
    private MissionView mission;

    /** Returns the index of what to do. */
    int act(final SquadView squadView, final MissionView missionView, final Decision decision) {
        plan(squadView, missionView);
        final int all = ActionSense.index(decision, Ask.EVAC_ALL);
        if (all >= 0 && endsOrGivesUp()) {
            return all;
        }
        final int eligible = ActionSense.index(decision, Ask.EVAC_ELIGIBLE);
        if (eligible >= 0 && fliesOut()) {
            return eligible;
        }
        final int night = ActionSense.index(decision, Ask.NIGHT_BIVOUAC);
        if (night >= 0 && sleeps()) {
            return night;
        }
        final int rest = ActionSense.index(decision, Ask.BIVOUAC);
        if (rest >= 0 && restMinutes() > 0) {
            return rest;
        }
        return Math.max(0, ActionSense.index(decision, plan.nextStep()));
    }

    /** Returns the index of how long to rest. */
    int duration(final SquadView squadView, final MissionView missionView, final Decision decision) {
        plan(squadView, missionView);
        return Math.min(decision.count() - 1, Math.max(STEP, restMinutes()) / STEP - 1);
    }

    /** Returns the index of who flies when an Event sends a helicopter. */
    int helicopter(final SquadView squadView, final MissionView missionView, final Decision decision) {
        plan(squadView, missionView);
        final int all = ActionSense.index(decision, Ask.EVAC_ALL);
        if (all >= 0 && endsOrGivesUp()) {
            return all;
        }
        final int eligible = ActionSense.index(decision, Ask.EVAC_ELIGIBLE);
        return eligible >= 0 && ActionSense.staysStrong(squad, mission) ? eligible : 0;
    }

    private void plan(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
    }

    private boolean endsOrGivesUp() {
        return plan.arrived() && mission.space() == mission.goal() || plan.hopeless();
    }

    private boolean fliesOut() {
        final boolean carries = mission.carriedDead() > 0 || mission.mayBeFlownOut() != 0;
        return carries && ActionSense.staysStrong(squad, mission) && plan.marches() >= FAR;
    }

    /** At the goal until it is light; else if the night is to spare and the Squad is tired. */
    private boolean sleeps() {
        if (plan.arrived()) {
            return true;
        }
        final int awake = MissionView.MOST_STAMINA - mission.threat() - 1;
        final int rest = Legs.PER_STAMINA * Math.max(0, plan.stamina() - awake);
        return awake - mission.stamina() >= WORTH_SLEEP
                && plan.timeLeft() - plan.minutes() - rest - SOME_TIME >= Clock.untilDawn(mission.timeOfDay());
    }

    /** Minutes of rest that are wanted now, 0 for none. */
    private int restMinutes() {
        if (plan.arrived()) {
            return Clock.HOUR; // until it is light
        }
        return Math.max(plan.restMinutes(), firstAidMinutes());
    }

    private int firstAidMinutes() {
        final boolean inTime = plan.timeLeft() - plan.minutes() >= SOME_TIME;
        final boolean pays = mission.stamina() <= RESTED || plan.spare() > SOME_TIME;
        return inTime && pays && ActionSense.wantsFirstAid(squad) ? FIRST_AID : 0;
    }

    /** Returns why one of these questions is answered so. */
    String why(final SquadView squadView, final MissionView missionView, final int option) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
        return MapReasons.action(mission, plan.prospect(restMinutes()), option);
    }
}
