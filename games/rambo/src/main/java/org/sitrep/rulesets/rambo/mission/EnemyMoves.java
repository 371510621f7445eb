package org.sitrep.rulesets.rambo.mission;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Moves enemies: by a shortest way around figures and red lines, and as near as they can if there is none (RB-EMOV-1 to
 * RB-EMOV-4).
 */
final class EnemyMoves extends MissionPart {
    private static final int FAR = Integer.MAX_VALUE;

    /** Steps from the figure; {@link #FAR} for spaces not reached. */
    private final int[] stepsFrom = new int[map.spaces];
    /** Steps to the nearest goal. */
    private final int[] stepsToGoal = new int[map.spaces];

    private final int[] queue = new int[map.spaces];

    EnemyMoves(final MissionParts parts) {
        super(parts);
    }

    /** Moves a figure towards the occupant of a space, by a number of steps at most, until it is adjacent. */
    void towards(final int figure, final int target, final int steps) {
        final int from = s.figureSpace[figure];
        if (steps <= 0 || map.adjacent(from, target)) { // RB-EMOV-4
            return;
        }
        final int length = explore(from, target);
        parts.leader.open();
        if (length == FAR) {
            asNearAsPossible(from, target, steps);
        } else {
            onAShortestWay(target, length, Math.min(steps, length));
        }
        if (parts.leader.count() == 0) {
            return;
        }
        final int to = parts.leader.rule(DecisionKind.RULE_SPACE, figure);
        if (to != from) {
            parts.spawning.move(figure, to);
            trace.tell(Event.ENEMY_MOVED, figure, from, to);
        }
    }

    /**
     * Searches from the figure outward; returns the steps to the nearest space adjacent to the target, {@link #FAR} if
     * none can be reached.
     */
    private int explore(final int from, final int target) {
        Arrays.fill(stepsFrom, FAR);
        stepsFrom[from] = 0;
        queue[0] = from;
        int end = 1;
        int found = FAR;
        for (int next = 0; next < end; next++) {
            final int space = queue[next];
            final int steps = stepsFrom[space] + 1;
            if (steps > found) {
                break;
            }
            for (int d = 0; d < MapTable.DIRECTIONS; d++) {
                final int to = map.step[space * MapTable.DIRECTIONS + d];
                if (to >= 0 && stepsFrom[to] == FAR && s.free(to)) {
                    stepsFrom[to] = steps;
                    queue[end++] = to;
                    if (found == FAR && map.adjacent(to, target)) {
                        found = steps;
                    }
                }
            }
        }
        return found;
    }

    /** Adds the spaces at a number of steps that lie on a shortest way to a nearest goal. */
    private void onAShortestWay(final int target, final int length, final int steps) {
        Arrays.fill(stepsToGoal, FAR);
        int end = 0;
        for (int i = map.adjacentOffset[target]; i < map.adjacentOffset[target + 1]; i++) {
            final int goal = map.adjacentSpaces[i];
            if (stepsFrom[goal] == length) {
                stepsToGoal[goal] = 0;
                queue[end++] = goal;
            }
        }
        final int rest = length - steps;
        for (int next = 0; next < end; next++) {
            final int space = queue[next];
            if (stepsToGoal[space] == rest) {
                continue;
            }
            for (int d = 0; d < MapTable.DIRECTIONS; d++) {
                final int to = map.step[space * MapTable.DIRECTIONS + d];
                if (to >= 0 && stepsToGoal[to] == FAR && stepsFrom[to] == length - stepsToGoal[space] - 1) {
                    stepsToGoal[to] = stepsToGoal[space] + 1;
                    queue[end++] = to;
                }
            }
        }
        for (int next = 0; next < end; next++) {
            if (stepsToGoal[queue[next]] == rest) {
                parts.leader.add(queue[next]);
            }
        }
    }

    /**
     * Adds the spaces within the figure's steps that are nearest to the target by red lines alone, unless its own space
     * is as near.
     */
    private void asNearAsPossible(final int from, final int target, final int steps) {
        final int current = map.walk(from, target);
        for (int space = 0; space < map.spaces; space++) {
            if (stepsFrom[space] <= steps && map.walk(space, target) < current) {
                parts.leader.addCheapest(space, map.walk(space, target));
            }
        }
    }
}
