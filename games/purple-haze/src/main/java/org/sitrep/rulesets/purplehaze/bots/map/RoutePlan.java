package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;

/**
 * Plans for the rifleman. Events that the primary objective may need come first while the deadline allows. Others come
 * only if they lie near the way, time is ample and the Squad is whole. The number of Marches is the distance in Spaces.
 */
public final class RoutePlan extends Plan {
    /** The detour worth an Event that the primary objective needs: one that has been named, and one that has not. */
    private static final int NAMED = 2000;

    private static final int UNNAMED = 400;
    /** The detour worth an Event that only other objectives need. */
    private static final int CURIOSITY = 400;
    /** The minutes to spare required for such a detour. */
    private static final int AMPLE = 90;

    private static final int MOST_CUBES = 2;

    private final WayCache known = new WayCache(EnterCosts.inMinutes());
    private Ways ways;
    private boolean lacks;
    private boolean wantsMore;

    @Override
    void make() {
        lacks = Goals.lacksSomething(mission);
        wantsMore = Goals.wantsMore(mission);
        ways = known.of(mission, Goals.of(mission));
        timeLeft = untilDeadline();
        final int way = best();
        final int goal = ways.space[ways.straight];
        target = ways.space[way];
        minutes = ways.minutes[way];
        stamina = ways.stamina[way];
        marches =
                mission.map().distance(mission.space(), target) + mission.map().distance(target, goal);
        final boolean here = mission.hasEvent(mission.space());
        final boolean returns = lacks && here && !ways.eventElsewhere;
        final int step = returns ? Index.NONE : ways.firstStep[way];
        nextStep = step == Index.NONE ? ways.sideStep : step;
        hopeless = mission.primaryWithin() - mission.elapsed() < ways.minutes[ways.straight]
                || lacks && !here && !ways.eventElsewhere;
    }

    /**
     * Returns the way over the Event of greatest worth, the first of equal ones; the straight way if none is worth the
     * detour.
     */
    private int best() {
        int best = ways.straight;
        int most = 0;
        for (int over = 0; over < ways.straight; over++) {
            final int worth = worth(over);
            if (worth > most) {
                most = worth;
                best = over;
            }
        }
        return best;
    }

    /** Returns the worth of an Event above its detour; the nearer of equal ones first. */
    private int worth(final int over) {
        final int there = ways.cost[over] - EnterCosts.PER_EVENT;
        final int detour = ways.detour[over] - EnterCosts.PER_EVENT;
        final int rest = EnterCosts.PER_STAMINA * Math.max(0, ways.stamina[over] - mission.stamina());
        final int spare = timeLeft - ways.minutes[over] - Tour.EVENT;
        if (lacks) {
            final int value = mission.named(ways.space[over]) ? NAMED : UNNAMED;
            return spare < 0 ? 0 : value - detour - there / 2 - (spare < rest ? value / 2 : 0);
        }
        final boolean whole = squad.woundCubesOfAll() <= MOST_CUBES && squad.marines() >= SquadView.MARINES - 1;
        return !whole || !wantsMore || spare - rest < AMPLE ? 0 : CURIOSITY - detour - there / 8;
    }
}
