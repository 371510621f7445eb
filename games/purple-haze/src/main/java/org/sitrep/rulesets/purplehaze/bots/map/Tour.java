package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * Chooses the Events to visit before the end of the Mission, and their order. Every order of up to {@link #MOST_EVENTS}
 * Events is tried, and the one of greatest worth is taken. That worth is the primary objective's times the chance to be
 * in time, plus the expected gain of its Events, minus the cost of the way. The unit is that of {@link EffectWorth}.
 *
 * <p>Memory: 25 KB. Cost: at most 326 tours. Not thread-safe.
 */
final class Tour {
    /** The maximum number of Events considered. */
    static final int MOST_EVENTS = 5;
    /** The minutes of an Event, including the consequences of its combat. */
    static final int EVENT = 45;
    /** The minutes required to make a landing zone (PH-EVC-3). */
    private static final int LANDING_ZONE = 30;

    /** The worth of the primary objective, as in {@link EffectWorth}. */
    private static final double PRIMARY = 12;
    /** The chance to meet the primary objective if it has open requirements and no Event is visited. */
    private static final double BY_LUCK = 0.02;
    /**
     * The chance to meet a primary objective with open requirements that an Event adds: a named one, an unnamed one in
     * addition to named ones, and an unnamed one when no named one is left.
     */
    private static final double NAMED = 1;

    private static final double UNNAMED = 0.1;
    private static final double LAST_HOPE = 0.4;
    /**
     * The worth of an Event that only other objectives may need: its experience and that of its combat, less its
     * Wounds.
     */
    private static final double CURIOUS = 0.7;
    /** The deduction from that per Wound cube. */
    private static final double CUBE = 0.3;
    /** The cost of a minute, or of its equivalent in SP and Threat of {@link Legs}. */
    private static final double PER_MINUTE = 0.008;
    /**
     * The share of an Event's worth lost per minute of the way before it: for the primary objective, which other Events
     * may serve first, and for other objectives.
     */
    private static final double HASTE = 0.002;

    private static final double LATER = 0.0005;

    /** The cost of entering each Space. */
    final EnterCosts enter = EnterCosts.inMinutes();

    private final Deadline deadline = new Deadline();
    private final Legs[] legs = new Legs[MOST_EVENTS + 1];
    private final double[] gain = new double[MOST_EVENTS + 1];
    private final double[] extra = new double[MOST_EVENTS + 1];
    /** True if a primary objective requires more than the end of the Mission. */
    boolean lacks;
    /** The minutes available for the tour. */
    int timeLeft;
    /** The minutes of the tour without rest: Marches, Events, and the making of a landing zone. */
    int bestMinutes;
    /** The SP of the tour. */
    int bestStamina;
    /** The Marches of the tour. */
    int bestMarches;
    /** The Events of the tour. */
    int bestEvents;
    /** The loss if the Squad is too late. */
    double bestStake;

    private SquadView squad;
    private MissionView mission;
    private int nodes;
    private int here;
    private int goal;
    private int landing;
    private int first;
    private double best;
    private int bestFirst;
    private boolean chosen;
    private double worthHere;

    Tour() {
        Arrays.setAll(legs, node -> new Legs());
    }

    /** Starts from the present state of Squad and Mission; results are computed on demand. */
    void begin(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        chosen = false;
    }

    /** Returns the gain of being in a Space: the best tour from there less the best one from here. */
    double gain(final int space) {
        if (!chosen) {
            choose(squad, mission);
            chosen = true;
            worthHere = best;
        }
        final double there = from(space);
        return Double.isInfinite(worthHere) || Double.isInfinite(there) ? 0 : there - worthHere;
    }

    /** Chooses the tour for the present state of the Squad. */
    void choose(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        enter.look(mission);
        deadline.look(mission);
        here = mission.space();
        goal = Goals.of(mission);
        lacks = Goals.lacksSomething(mission);
        timeLeft = minutesLeft();
        landing = goal == mission.goal() && !mission.landingZone(goal) ? LANDING_ZONE : 0;
        nodes = 0;
        add(goal);
        addEvents();
        from(here);
    }

    /**
     * Chooses the tour again as if the Squad were in another Space now, and returns its worth; negative infinity if no
     * way leads from there to the goal.
     */
    double from(final int space) {
        best = Double.NEGATIVE_INFINITY;
        bestFirst = 0;
        bestMinutes = 0;
        bestStamina = 0;
        bestMarches = 0;
        bestEvents = 0;
        bestStake = 0;
        first = 0;
        go(space, 0, 0, 0, 0, 0, 0, lacks ? BY_LUCK * PRIMARY : PRIMARY, 0);
        return best;
    }

    /**
     * Returns the minutes until the deadline of the primary objective, or until the Squad is called back if that has
     * passed. A helicopter also requires light.
     */
    private int minutesLeft() {
        final int left = mission.primaryWithin() - mission.elapsed();
        if (left < 0) {
            return mission.minutesLeft();
        }
        final int light = Clock.DUSK - ClockTime.STEP - mission.timeOfDay();
        return goal == mission.goal() && light > 0 && !mission.night() ? Math.min(left, light) : left;
    }

    /** Adds the Events, named ones first. */
    private void addEvents() {
        final double curious = curiosity();
        boolean named = false;
        for (int space = 0; space < enter.state.map.count; space++) {
            if (isElsewhere(space) && mission.named(space)) {
                named = true;
                addEvent(space, NAMED, curious);
            }
        }
        for (int space = 0; space < enter.state.map.count; space++) {
            if (isElsewhere(space) && !mission.named(space)) {
                addEvent(space, named ? UNNAMED : LAST_HOPE, curious);
            }
        }
    }

    private boolean isElsewhere(final int space) {
        return enter.state.hasEvent(space) && space != here;
    }

    /**
     * Returns the worth of an Event that the primary objective does not need: nothing while that has open requirements,
     * or if Marines are missing.
     */
    private double curiosity() {
        if (lacks || !Goals.wantsMore(mission) || squad.marines() < SquadView.MARINES - 1) {
            return 0;
        }
        return Math.max(0, CURIOUS - CUBE * squad.woundCubesOfAll());
    }

    private void addEvent(final int space, final double chance, final double curious) {
        if (nodes <= MOST_EVENTS && (lacks || curious > 0)) {
            gain[nodes] = lacks ? chance * PRIMARY : 0;
            extra[nodes] = curious;
            add(space);
        }
    }

    private void add(final int space) {
        legs[nodes++].to(enter, space);
    }

    /** Tries the goal, and every Event not yet visited, as the next place of a tour. */
    private void go(
            final int from,
            final int visited,
            final int minutes,
            final int stamina,
            final int marches,
            final int events,
            final int cost,
            final double stake,
            final double extras) {
        end(from, minutes, stamina, marches, events, cost, stake, extras);
        for (int node = 1; node < nodes; node++) {
            final Legs leg = legs[node];
            if ((visited & 1 << node) == 0 && leg.cost[from] < Legs.NO_WAY) {
                first = visited == 0 ? node : first;
                final int way = cost + leg.cost[from];
                final boolean inTime = minutes + leg.minutes[from] < timeLeft;
                go(
                        leg.target,
                        visited | 1 << node,
                        minutes + leg.minutes[from] + EVENT,
                        stamina + leg.stamina[from],
                        marches + leg.marches[from],
                        events + 1,
                        way,
                        stake + gain[node] * Math.max(0, 1 - HASTE * way),
                        extras + (inTime ? extra[node] * Math.max(0, 1 - LATER * way) : 0));
            }
        }
    }

    /** Weighs the tour that now goes to the goal. */
    private void end(
            final int from,
            final int minutesBefore,
            final int staminaBefore,
            final int marchesBefore,
            final int events,
            final int cost,
            final double stake,
            final double extras) {
        final Legs home = legs[0];
        if (home.cost[from] == Legs.NO_WAY) {
            return;
        }
        final int minutes = minutesBefore + home.minutes[from] + landing;
        final int stamina = staminaBefore + home.stamina[from];
        final int marches = marchesBefore + home.marches[from];
        final int rest = EnterCosts.PER_STAMINA * Math.max(0, stamina - mission.stamina());
        final double spare = timeLeft - minutes - rest - deadline.delay(marches);
        final double worth = Deadline.inTime(spare, deadline.scale(marches, events)) * stake
                + extras
                - PER_MINUTE * (cost + home.cost[from] + EVENT * events);
        if (worth > best) {
            best = worth;
            bestFirst = events == 0 ? 0 : first;
            bestMinutes = minutes;
            bestStamina = stamina;
            bestMarches = marches;
            bestEvents = events;
            bestStake = stake;
        }
    }

    /** Returns whether any way leads to the goal. */
    boolean exists() {
        return best > Double.NEGATIVE_INFINITY;
    }

    /** Returns the ways to the next place of the tour. */
    Legs next() {
        return legs[bestFirst];
    }

    /** Returns the ways to the end of the Mission. */
    Legs home() {
        return legs[0];
    }

    /** Returns the mean delay of the tour's Marches, in minutes. */
    double delay() {
        return deadline.delay(bestMarches);
    }

    /** Returns the scale of the law of the tour's duration, in minutes. */
    double scale() {
        return deadline.scale(bestMarches, bestEvents);
    }

    /** Returns the minutes of the tour after its next place. */
    int minutesAfter() {
        return bestMinutes - next().minutes[here];
    }

    /** Returns the SP of the tour after its next place. */
    int staminaAfter() {
        return bestStamina - next().stamina[here];
    }
}
