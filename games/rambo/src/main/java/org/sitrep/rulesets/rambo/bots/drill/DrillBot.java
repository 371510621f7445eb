package org.sitrep.rulesets.rambo.bots.drill;

import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.rulesets.rambo.tables.MissionTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays the drill: a deliberately plain policy, fixed to the letter, so that two implementations of the rules can be
 * compared number by number. It makes no random choice, spends no valor on steps or attacks, and discards no card and
 * no weapon. It takes the first option of every question that this class does not mention. The ruleset's README
 * describes it in words.
 */
public final class DrillBot extends Bot<GameView> {
    /** Kinds of options of step 4 in order of preference; a step and the end of the turn follow. */
    private static final int[] BEFORE_STEPS = {
        DecisionKind.POI, DecisionKind.ATTACK, DecisionKind.PLAY, DecisionKind.USE
    };

    private static final int NONE = -1;

    @Override
    public void begin(final GameView view, final BotRandom random) {
        // It carries no state from one decision to the next.
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        return switch (decision.kind()) {
            case DecisionKind.STANCE -> fastest(view.mission, decision);
            case DecisionKind.ACT -> act(view.mission, decision);
            case DecisionKind.BLOCK -> decision.count() - 1; // the most valor on offer
            case DecisionKind.ANY_TIME -> decision.count() - 1; // nothing
            default -> 0;
        };
    }

    private static int fastest(final MissionView mission, final Decision decision) {
        final HeroTable board = mission.tables().heroes[decision.subject()];
        int best = 0;
        for (int i = 1; i < decision.count(); i++) {
            if (board.stances[decision.option(i)].movement() > board.stances[decision.option(best)].movement()) {
                best = i;
            }
        }
        return best;
    }

    private static int act(final MissionView mission, final Decision decision) {
        for (final int what : BEFORE_STEPS) {
            final int first = first(decision, what);
            if (first >= 0) {
                return first;
            }
        }
        final int step = step(mission, decision);
        if (step >= 0) {
            return step;
        }
        final int draw = first(decision, DecisionKind.DRAW);
        return draw >= 0 ? draw : decision.count() - 1; // the end of the turn is the last option
    }

    private static int first(final Decision decision, final int what) {
        for (int i = 0; i < decision.count(); i++) {
            final int option = decision.option(i);
            if ((option & DecisionKind.WHAT) == what
                    && (what != DecisionKind.ATTACK || (option & DecisionKind.LAST_BURST) == 0)) {
                return i;
            }
        }
        return NONE;
    }

    /** Returns the first step that movement alone pays for and that leads nearer to the goal. */
    private static int step(final MissionView mission, final Decision decision) {
        final int hero = decision.subject();
        final MapTable map = mission.tables().map;
        final int from = mission.space(hero);
        final int now = distance(mission, hero, from);
        for (int i = 0; i < decision.count(); i++) {
            if ((decision.option(i) & DecisionKind.WHAT) == DecisionKind.MOVE) {
                final int direction = decision.option(i) & ~DecisionKind.WHAT;
                if (mission.stepCost(hero, from, direction) <= mission.movement()
                        && distance(mission, hero, map.step(from, direction)) < now) {
                    return i;
                }
            }
        }
        return NONE;
    }

    /**
     * Returns the number of steps from a space to a hero's goal, where only red lines block; the same for all spaces if
     * it has no goal.
     */
    private static int distance(final MissionView mission, final int hero, final int space) {
        final MapTable map = mission.tables().map;
        final int area = mission.carries(hero) ? goalArea(mission) : NONE;
        if (area >= 0) {
            int least = MapTable.UNREACHABLE;
            for (int i = map.areaOffset[area]; i < map.areaOffset[area + 1]; i++) {
                least = Math.min(least, map.walk(space, map.areaSpaces[i]));
            }
            return least;
        }
        for (int poi = 0; poi < mission.tables().mission.pois.length; poi++) {
            if (mission.poi(poi) >= 0) {
                return map.walk(space, mission.poi(poi));
            }
        }
        return 0;
    }

    /** Returns the first area that a trigger of the dossier names. */
    private static int goalArea(final MissionView mission) {
        for (final MissionTable.Conditions conditions : mission.tables().mission.triggerConditions) {
            for (int i = 0; i < conditions.all.length; i++) {
                if (conditions.all[i].is() == Condition.Is.IN_AREA) {
                    return conditions.area[i];
                }
            }
        }
        return NONE;
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return Explanation.of(
                switch (decision.kind()) {
                    case DecisionKind.STANCE -> "the stance with the most movement";
                    case DecisionKind.BLOCK -> "as much as it can block";
                    case DecisionKind.ACT -> why(decision.option(chosen));
                    default -> "the first option";
                });
    }

    private static String why(final int option) {
        return switch (option & DecisionKind.WHAT) {
            case DecisionKind.POI -> "a P.O.I. before anything else";
            case DecisionKind.ATTACK -> "its first weapon that reaches an enemy";
            case DecisionKind.PLAY -> "its first playable card";
            case DecisionKind.USE -> "its first usable gear";
            case DecisionKind.MOVE -> "the first step that leads closer to the goal";
            case DecisionKind.DRAW -> "a card, as no step leads closer to the goal";
            default -> "nothing left to do";
        };
    }
}
