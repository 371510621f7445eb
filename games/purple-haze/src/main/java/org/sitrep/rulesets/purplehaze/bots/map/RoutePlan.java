package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;

/**
 * Where the Squad is to go next and what the way to the end of the Mission still costs. Events that the primary
 * objective may need come first while the deadline allows; others only if they lie near the way, time is ample and the
 * Squad is whole.
 */
public final class RoutePlan {
    /** Minutes of rest that give back one SP. */
    private static final int REST = 15;

    private static final int PER_MARCH = 10;
    private static final int PER_EAZ = 30;
    private static final int PER_EVENT = 25;
    /** Minutes that an Event takes, with the combat's after-effects. */
    private static final int EVENT = 45;
    /**
     * Detour that an Event is worth which the primary objective needs and somebody has named, and one that nobody has.
     */
    private static final int NAMED = 2000;

    private static final int UNNAMED = 400;
    /** Detour that an Event is worth once only other objectives need something. */
    private static final int CURIOSITY = 400;
    /** Minutes to spare without which the Squad is not curious. */
    private static final int AMPLE = 90;

    private static final int MOST_CUBES = 2;

    private final KnownWays known = new KnownWays(new EnterCosts(1, REST, PER_MARCH, PER_EAZ, PER_EVENT));
    private Ways ways;
    private SquadView squad;
    private MissionView mission;
    private boolean lacks;
    private boolean wantsMore;
    private int cubes;
    /** The way taken, one of {@link #ways}. */
    private int way;

    /** Makes the plan for the Squad as it is now. */
    public void make(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        lacks = Haste.lacksSomething(mission);
        wantsMore = Haste.wantsMore(mission);
        cubes = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            cubes += squad.present(marine) ? squad.woundCubes(marine) : 0;
        }
        ways = known.of(mission, Goals.of(mission));
        way = best();
    }

    /** Returns whether the Squad is where the Mission ends, with nothing left that it wants. */
    public boolean arrived() {
        return target() == mission.space();
    }

    private int target() {
        return ways.space(way);
    }

    /** Returns the Space to march to. */
    public int nextStep() {
        final boolean returns = lacks && mission.hasEvent(mission.space()) && !ways.eventElsewhere();
        final int step = returns ? Index.NONE : ways.firstStep(way);
        return step == Index.NONE ? ways.besides() : step;
    }

    /** Returns the minutes of March left, by way of the target. */
    public int minutes() {
        return ways.minutes(way);
    }

    /** Returns the SP that they cost. */
    public int stamina() {
        return ways.stamina(way);
    }

    /** Returns the Spaces left to the target's end of the way, as the crow flies. */
    public int marches() {
        return mission.map().distance(mission.space(), target())
                + mission.map().distance(target(), ways.space(ways.straight()));
    }

    /** Returns the minutes that are left over if the Squad rests as much as the way costs. */
    public int spare() {
        return timeLeft() - minutes() - REST * Math.max(0, stamina() - mission.stamina());
    }

    /**
     * Returns the minutes until the deadline of the primary objective; until the Squad is called back if that has
     * passed.
     */
    public int timeLeft() {
        final int left = mission.primaryWithin() - mission.elapsed();
        return left >= 0 ? left : mission.minutesLeft();
    }

    /** Returns whether the primary objective can no longer be met. */
    public boolean hopeless() {
        return mission.primaryWithin() - mission.elapsed() < ways.minutes(ways.straight())
                || lacks && !mission.hasEvent(mission.space()) && !ways.eventElsewhere();
    }

    /**
     * The way over the Event that is worth most, the first of equal ones; the straight one if none is worth anything.
     */
    private int best() {
        int best = ways.straight();
        int most = 0;
        for (int over = 0; over < ways.straight(); over++) {
            final int worth = worth(over);
            if (worth > most) {
                most = worth;
                best = over;
            }
        }
        return best;
    }

    /** What the Event is worth above the detour; the nearer of equal ones first. */
    private int worth(final int over) {
        final int there = ways.cost(over) - PER_EVENT;
        final int detour = ways.detour(over) - PER_EVENT;
        final int rest = REST * Math.max(0, ways.stamina(over) - mission.stamina());
        final int spare = timeLeft() - ways.minutes(over) - EVENT;
        if (lacks) {
            final int value = mission.named(ways.space(over)) ? NAMED : UNNAMED;
            return spare < 0 ? 0 : value - detour - there / 2 - (spare < rest ? value / 2 : 0);
        }
        final boolean whole = cubes <= MOST_CUBES && squad.marines() >= SquadView.MARINES - 1;
        return !whole || !wantsMore || spare - rest < AMPLE ? 0 : CURIOSITY - detour - there / 8;
    }

    /** Returns how it stands. */
    Prospect prospect(final int rest) {
        return new Prospect(target(), arrived(), hopeless(), marches(), minutes(), stamina(), timeLeft(), rest);
    }
}
