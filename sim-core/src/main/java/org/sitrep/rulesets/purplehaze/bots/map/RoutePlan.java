package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Where the Squad is to go next and what the way to the end of the Mission still costs. Events that the primary objective may need come first while the deadline allows; others only if they lie
 * near the way, time is ample and the Squad is whole.
 */
public final class RoutePlan {
    /** Minutes of rest that give back one SP. */
    private static final int REST = 15;

    private static final int PER_MARCH = 10;
    private static final int PER_EAZ = 30;
    private static final int PER_EVENT = 25;
    /** Minutes that an Event takes, with the combat's after-effects. */
    private static final int EVENT = 45;
    /** Detour that an Event is worth which the primary objective needs and somebody has named, and one that nobody has. */
    private static final int NAMED = 2000;

    private static final int UNNAMED = 400;
    /** Detour that an Event is worth once only other objectives need something. */
    private static final int CURIOSITY = 400;
    /** Minutes to spare without which the Squad is not curious. */
    private static final int AMPLE = 90;

    private static final int MOST_CUBES = 2;

    private final EnterCosts enter = new EnterCosts(1, REST, PER_MARCH, PER_EAZ, PER_EVENT);
    private final Routes fromHere = new Routes(enter);
    private final Routes toGoal = new Routes(enter);
    private SquadView squad;
    private MissionView mission;
    private boolean lacks;
    private boolean wantsMore;
    private int cubes;
    private int target;
    private int nextStep;

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
        final int goal = Goals.of(mission);
        fromHere.fromToEvents(mission, mission.space(), goal);
        toGoal.toFromEvents(mission, goal);
        target = bestEvent(goal);
        if (target == Index.NONE) {
            target = goal;
        }
        final boolean returns = lacks && mission.hasEvent(mission.space()) && !anyEventElsewhere();
        nextStep = target == mission.space() || returns ? besides() : fromHere.firstStep(target);
    }

    /** Returns whether the Squad is where the Mission ends, with nothing left that it wants. */
    public boolean arrived() {
        return target == mission.space();
    }

    /** Returns the Space to march to. */
    public int nextStep() {
        return nextStep;
    }

    /** Returns the minutes of March left, by way of the target. */
    public int minutes() {
        return fromHere.minutes(target) + toGoal.minutes(target);
    }

    /** Returns the SP that they cost. */
    public int stamina() {
        return fromHere.stamina(target) + toGoal.stamina(target);
    }

    /** Returns the Spaces left to the target's end of the way, as the crow flies. */
    public int marches() {
        return mission.map().distance(mission.space(), target) + mission.map().distance(target, Goals.of(mission));
    }

    /** Returns the minutes that are left over if the Squad rests as much as the way costs. */
    public int spare() {
        return timeLeft() - minutes() - REST * Math.max(0, stamina() - mission.stamina());
    }

    /** Returns the minutes until the deadline of the primary objective; until the Squad is called back if that has passed. */
    public int timeLeft() {
        final int left = mission.primaryWithin() - mission.elapsed();
        return left >= 0 ? left : mission.minutesLeft();
    }

    /** Returns whether the primary objective can no longer be met. */
    public boolean hopeless() {
        return mission.primaryWithin() - mission.elapsed() < fromHere.minutes(Goals.of(mission))
                || lacks && !mission.hasEvent(mission.space()) && !anyEventElsewhere();
    }

    private boolean anyEventElsewhere() {
        int events = 0;
        for (final long word : enter.events) {
            events += Long.bitCount(word);
        }
        return events > (enter.hasEvent(mission.space()) ? 1 : 0);
    }

    private int bestEvent(final int goal) {
        int best = Index.NONE;
        int most = 0;
        for (int word = 0; word < enter.events.length; word++) {
            for (long rest = enter.events[word]; rest != 0; rest &= rest - 1) {
                final int space = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                final boolean there = space != mission.space()
                        && fromHere.cost(space) != Routes.NO_WAY
                        && toGoal.cost(space) != Routes.NO_WAY;
                final int worth = there ? worth(space, goal) : 0;
                if (worth > most) {
                    most = worth;
                    best = space;
                }
            }
        }
        return best;
    }

    /** What the Event is worth above the detour; the nearer of equal ones first. */
    private int worth(final int space, final int goal) {
        final int way = fromHere.cost(space) - PER_EVENT;
        final int detour = way + toGoal.cost(space) - fromHere.cost(goal);
        final int rest = REST * Math.max(0, fromHere.stamina(space) + toGoal.stamina(space) - mission.stamina());
        final int spare = timeLeft() - fromHere.minutes(space) - toGoal.minutes(space) - EVENT;
        if (lacks) {
            final int value = mission.named(space) ? NAMED : UNNAMED;
            return spare < 0 ? 0 : value - detour - way / 2 - (spare < rest ? value / 2 : 0);
        }
        final boolean whole = cubes <= MOST_CUBES && squad.marines() >= SquadView.MARINES - 1;
        return !whole || !wantsMore || spare - rest < AMPLE ? 0 : CURIOSITY - detour - way / 8;
    }

    /** The cheapest Space to step aside, without an Event and off the goal. */
    private int besides() {
        int best = Index.NONE;
        int least = Routes.NO_WAY;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int space = mission.map().neighbour[mission.space() * MapTable.DIRECTIONS + direction];
            if (space != Index.NONE && fromHere.costOf(space) < least) {
                least = fromHere.costOf(space);
                best = space;
            }
        }
        return best;
    }

    /** Returns how it stands. */
    Prospect prospect(final int rest) {
        return new Prospect(target, arrived(), hopeless(), marches(), minutes(), stamina(), timeLeft(), rest);
    }
}
