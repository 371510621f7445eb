package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.strategy.Decision;

/** The Squad action of the rifleman: flies out, rests or marches, by a {@link RoutePlan}. */
final class ActionSense {
    private static final int STEP = ClockTime.STEP;
    private static final int HOUR = 60;
    private static final int DAWN = 6 * HOUR;
    private static final int MOST_STAMINA = 15;
    /** The longest rest before he looks about again. */
    private static final int LONG_REST = 120;
    /** One First Aid takes so long. */
    private static final int FIRST_AID = 30;
    /** So near to a Wound a Marine is seen to. */
    private static final int NEAR = 2;

    private static final int MUCH_DAMAGE = 6;
    /** Minutes to spare that First Aid is worth. */
    private static final int SOME_TIME = 45;
    /** Fewest Marines with whom a Mission goes on. */
    private static final int FEWEST = 4;
    /** Wound cubes with which the last four give up. */
    private static final int BROKEN = 4;
    /** Marches left from which a helicopter for those who are carried pays. */
    private static final int FAR = 3;

    /** SP for which a night's sleep is worth its Threat dice. */
    private static final int WORTH_SLEEP = 4;

    private final RoutePlan plan = new RoutePlan();
    private SquadView squad;
    private MissionView mission;

    int act(final SquadView squadView, final MissionView missionView, final Decision decision) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
        final int all = index(decision, Ask.EVAC_ALL);
        if (all >= 0 && (endsHere() || givesUp())) {
            return all;
        }
        final int eligible = index(decision, Ask.EVAC_ELIGIBLE);
        if (eligible >= 0 && fliesOut()) {
            return eligible;
        }
        final int night = index(decision, Ask.NIGHT_BIVOUAC);
        if (night >= 0 && sleeps()) {
            return night;
        }
        final int rest = index(decision, Ask.BIVOUAC);
        if (rest >= 0 && restMinutes() > 0) {
            return rest;
        }
        final int march = index(decision, plan.nextStep());
        return march >= 0 ? march : 0;
    }

    /** Returns the index of how long he rests. */
    int duration(final SquadView squadView, final MissionView missionView, final Decision decision) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
        final int wanted = Math.max(STEP, restMinutes());
        return Math.min(decision.count() - 1, wanted / STEP - 1);
    }

    /** Returns the index of who flies when an Event sends a helicopter. */
    int helicopter(final SquadView squadView, final MissionView missionView, final Decision decision) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
        final int all = index(decision, Ask.EVAC_ALL);
        if (all >= 0 && (endsHere() || givesUp())) {
            return all;
        }
        final int eligible = index(decision, Ask.EVAC_ELIGIBLE);
        return eligible >= 0 && staysStrong(squad, mission) ? eligible : 0;
    }

    private boolean endsHere() {
        return plan.arrived() && mission.space() == mission.goal();
    }

    /** The Squad is about to be lost or has nothing more to win. */
    private boolean givesUp() {
        int cubes = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            cubes += squad.present(marine) ? squad.woundCubes(marine) : 0;
        }
        return plan.hopeless() || squad.marines() <= FEWEST && cubes >= BROKEN && plan.marches() > 1;
    }

    /** Returns whether enough stay if those fly out who may. */
    static boolean staysStrong(final SquadView squad, final MissionView mission) {
        return squad.marines() - Integer.bitCount(mission.mayBeFlownOut()) >= FEWEST;
    }

    private boolean fliesOut() {
        final boolean carries = mission.carriedDead() > 0 || mission.mayBeFlownOut() != 0;
        return carries && staysStrong(squad, mission) && plan.marches() >= FAR && plan.spare() >= SOME_TIME;
    }

    /** At the goal until it is light; else if the night is to spare and the Squad is tired. */
    private boolean sleeps() {
        if (plan.arrived()) {
            return true;
        }
        final int untilDawn = (DAWN - mission.timeOfDay() + ClockTime.DAY) % ClockTime.DAY;
        final int awake = MOST_STAMINA - mission.threat() - 1;
        final int rest = STEP * Math.max(0, plan.stamina() - awake);
        return awake - mission.stamina() >= WORTH_SLEEP
                && plan.timeLeft() - plan.minutes() - rest - SOME_TIME >= untilDawn;
    }

    /** Minutes of rest that are wanted now, 0 for none. */
    private int restMinutes() {
        if (plan.arrived()) {
            return HOUR; // until it is light
        }
        final int spare = plan.spare();
        final int aid = wantsFirstAid(squad) && plan.timeLeft() - plan.minutes() >= SOME_TIME ? FIRST_AID : 0;
        final int next = mission.marchStamina(plan.nextStep());
        final boolean tired = mission.stamina() < next;
        if (!tired) {
            return mission.stamina() <= MOST_STAMINA - 2 || aid > 0 && spare > SOME_TIME ? aid : 0;
        }
        final int affordable = (plan.timeLeft() - plan.minutes()) / STEP * STEP;
        final int way = STEP * (Math.min(MOST_STAMINA, plan.stamina()) - mission.stamina());
        final int wanted = Math.max(aid, Math.min(way, LONG_REST));
        return Math.max(0, Math.min(affordable, untilTheHour(wanted, STEP * (next - mission.stamina()))));
    }

    /** A rest that ends before the full hour costs no Threat die: cut to that if it is enough for the next March. */
    private int untilTheHour(final int wanted, final int least) {
        final int free = HOUR - STEP - mission.timeOfDay() % HOUR;
        return free >= least && free > 0 ? Math.min(wanted, free) : wanted;
    }

    /** Returns whether somebody is near a Wound, or much Damage has been taken, and there is a Kit. */
    static boolean wantsFirstAid(final SquadView squad) {
        if (squad.firstAidSteps() == 0) {
            return false;
        }
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            final boolean near = squad.present(marine)
                    && squad.damage(marine) > 1
                    && squad.damageThreshold(marine) - squad.damage(marine) <= NEAR;
            if (near) {
                return true;
            }
        }
        return squad.damageOfAll() >= MUCH_DAMAGE;
    }

    /** Returns the index of an option, or -1. */
    static int index(final Decision decision, final int option) {
        for (int i = 0; i < decision.count(); i++) {
            if (decision.option(i) == option) {
                return i;
            }
        }
        return Index.NONE;
    }

    /** Returns why one of these questions is answered so. */
    String why(final SquadView squadView, final MissionView missionView, final int option) {
        squad = squadView;
        mission = missionView;
        plan.make(squad, mission);
        return MapReasons.action(mission, plan.prospect(restMinutes()), option);
    }
}
