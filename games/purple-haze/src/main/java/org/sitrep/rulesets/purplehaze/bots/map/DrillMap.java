package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * Plays the drill on the map, to the letter of the ruleset's README. It marches to the nearest Event while there is
 * time, then to the goal. It rests two hours when the next March costs more SP than there are, or Damage can be
 * treated. For all else it takes the first option.
 */
public final class DrillMap {
    /** The minutes reserved for the way from an Event to the goal. */
    private static final int RESERVE = 120;
    /** The minutes of a Bivouac. */
    private static final int REST = 120;
    /** The Damage of the Squad that is worth a Bivouac. */
    private static final int MUCH_DAMAGE = 3;
    /** Below this SP the Squad sleeps at night. */
    private static final int RESTED = 8;

    private static final int CORPSMAN = 5;
    /** The weight of a minute, above that of any SP. */
    private static final int PER_MINUTE = 1024;

    private final EnterCosts enter = new EnterCosts(PER_MINUTE, 1, 0, 0, 0);
    private final Routes fromHere = new Routes(enter);
    private final Routes toGoal = new Routes(enter);
    private final Routes toTarget = new Routes(enter);

    /** Returns the index of the option that the drill chooses. */
    public int choose(final SquadView squad, final MissionView mission, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.SQUAD_ACTION -> act(squad, mission, decision);
            case DecisionKind.DURATION -> decision.indexOf(REST);
            case DecisionKind.FIRST_AID -> firstAid(decision);
            case DecisionKind.HEAL -> mostHurt(squad, decision);
            default -> 0;
        };
    }

    private int act(final SquadView squad, final MissionView mission, final Decision decision) {
        final int goal = Goals.of(mission);
        if (mission.space() == goal && decision.indexOf(DecisionKind.EVAC_ALL) >= 0) {
            return decision.indexOf(DecisionKind.EVAC_ALL);
        }
        final int night = decision.indexOf(DecisionKind.NIGHT_BIVOUAC);
        final int rest = decision.indexOf(DecisionKind.BIVOUAC);
        final boolean waits = mission.space() == goal;
        if (night >= 0 && (waits || mission.stamina() < RESTED)) {
            return night;
        }
        if (rest >= 0 && (waits || squad.firstAidSteps() > 0 && squad.damageOfAll() >= MUCH_DAMAGE)) {
            return rest;
        }
        final int march = nextMarch(mission, decision, goal);
        return rest >= 0 && mission.marchStamina(decision.option(march)) > mission.stamina() ? rest : march;
    }

    /** Returns the Adjacent Space with the cheapest way to the target, ties to the first in reading order. */
    private int nextMarch(final MissionView mission, final Decision decision, final int goal) {
        final int target = target(mission, goal);
        toTarget.to(mission, target);
        int best = 0;
        int least = Routes.NO_WAY;
        for (int i = 0; i < decision.count() && decision.option(i) < DecisionKind.BIVOUAC; i++) {
            final int space = decision.option(i);
            final int way = space != target && endsThere(mission, space) ? Routes.NO_WAY : toTarget.cost[space];
            final int cost = way == Routes.NO_WAY ? way : way + enter.weight[space];
            if (cost < least || cost == least && space < decision.option(best)) {
                least = cost;
                best = i;
            }
        }
        return best;
    }

    private static boolean endsThere(final MissionView mission, final int space) {
        return space == mission.base() && mission.baseEndsMission();
    }

    /** Returns the nearest Event from which the goal can be reached in time, ties in reading order; else the goal. */
    private int target(final MissionView mission, final int goal) {
        fromHere.from(mission, mission.space());
        toGoal.to(mission, goal);
        final int left = mission.primaryWithin() - mission.elapsed() - RESERVE;
        int best = goal;
        int least = Routes.NO_WAY;
        for (int space = 0; space < mission.map().count; space++) {
            final boolean inTime = mission.hasEvent(space)
                    && space != mission.space()
                    && fromHere.cost[space] < least
                    && toGoal.cost[space] != Routes.NO_WAY
                    && fromHere.minutes[space] + toGoal.minutes[space] <= left;
            if (inTime) {
                least = fromHere.cost[space];
                best = space;
            }
        }
        return best;
    }

    /**
     * Chooses the Corpsman, else the first Marine who can, with a Kit and not by a Boon card; the options are in the
     * order of carriers, the card last.
     */
    private static int firstAid(final Decision decision) {
        if (decision.option(1) >> 3 == DecisionKind.BY_CARD) {
            return 0;
        }
        for (int i = 1; i < decision.count() && decision.option(i) >> 3 != DecisionKind.BY_CARD; i++) {
            if ((decision.option(i) & 7) - 1 == CORPSMAN) {
                return i;
            }
        }
        return 1;
    }

    private static int mostHurt(final SquadView squad, final Decision decision) {
        int best = 0;
        for (int i = 1; i < decision.count(); i++) {
            if (left(squad, decision.option(i)) < left(squad, decision.option(best))) {
                best = i;
            }
        }
        return best;
    }

    private static int left(final SquadView squad, final int marine) {
        return squad.damageThreshold(marine) - squad.damage(marine);
    }
}
