package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Resolves effects on the enemies near a hero: damage without an attack, a push. */
final class EnemiesNear extends MissionPart {
    EnemiesNear(final MissionParts parts) {
        super(parts);
    }

    void hurtAdjacent(final int hero, final int damage) {
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            if (s.adjacent(figure, hero)) {
                hurt(figure, damage, hero);
            }
        }
    }

    /** Damages one enemy adjacent to a hero, who chooses which. */
    void hurtOneAdjacent(final int hero, final int damage) {
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            if (s.adjacent(figure, hero)) {
                parts.leader.add(figure);
            }
        }
        if (parts.leader.count() > 0) {
            hurt(parts.leader.ask(DecisionKind.ENEMY, hero), damage, hero);
        }
    }

    private void hurt(final int figure, final int damage, final int hero) {
        trace.tell(Event.ENEMY_HURT, figure, damage);
        parts.spawning.hurt(figure, damage, hero);
    }

    /**
     * Moves one enemy near the hero away, step by step, each farther from the hero; the hero chooses and may stop
     * (GAP-TAC).
     */
    void push(final int hero, final int steps) {
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            if (map.areaDistance(s.figureArea(figure), s.heroArea(hero)) <= 1) {
                parts.leader.add(figure);
            }
        }
        if (parts.leader.count() == 0) {
            return;
        }
        final int figure = parts.leader.ask(DecisionKind.ENEMY, hero);
        final int from = s.figureSpace[figure];
        for (int i = 0; i < steps; i++) {
            final int to = pushedTo(figure, hero);
            if (to < 0) {
                break;
            }
            parts.spawning.move(figure, to);
        }
        if (s.figureSpace[figure] != from) {
            trace.tell(Event.ENEMY_PUSHED, figure, from, s.figureSpace[figure]);
        }
    }

    private int pushedTo(final int figure, final int hero) {
        final int space = s.figureSpace[figure];
        final int now = map.distance(space, s.heroSpace[hero]);
        parts.leader.open();
        for (int d = 0; d < MapTable.DIRECTIONS; d++) {
            final int to = map.step[space * MapTable.DIRECTIONS + d];
            if (to >= 0 && s.free(to) && map.distance(to, s.heroSpace[hero]) > now) {
                parts.leader.add(to);
            }
        }
        if (parts.leader.count() == 0) {
            return MissionState.NONE;
        }
        parts.leader.add(DecisionKind.NOBODY);
        return parts.leader.ask(DecisionKind.PUSH, figure);
    }
}
