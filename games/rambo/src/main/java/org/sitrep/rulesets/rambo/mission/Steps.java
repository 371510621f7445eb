package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Resolves steps of heroes (RB-MOVE-1 to RB-MOVE-11). */
final class Steps extends MissionPart {
    Steps(final MissionParts parts) {
        super(parts);
    }

    /** Returns the movement cost of a hero's step in a direction; 0 if it cannot be made. */
    int cost(final int hero, final int direction) {
        return cost(s, hero, s.heroSpace[hero], direction);
    }

    /** Returns the movement cost of a hero's step from a space in a direction, this turn; 0 if it cannot be made. */
    static int cost(final MissionState s, final int hero, final int space, final int direction) {
        final MapTable map = s.tables.map;
        final int at = space * MapTable.DIRECTIONS + direction;
        final int to = map.step[at];
        if (to < 0 || !s.free(to)) { // RB-MOVE-4, RB-MOVE-6
            return 0;
        }
        return map.stepCost[at] == 1 || hero == s.active && s.easyRough || s.hasEasyRough(hero) ? 1 : map.stepCost[at];
    }

    /** Makes a step, paying missing movement with valor (RB-MOVE-9, RB-VAL-4). */
    void step(final int hero, final int direction) {
        final int from = s.heroSpace[hero];
        final int cost = cost(hero, direction);
        final int movement = Math.min(s.movement, cost);
        final int valor = cost - movement;
        final int to = map.step[from * MapTable.DIRECTIONS + direction];
        s.movement -= movement;
        s.valor[hero] -= valor;
        s.record.valorOnSteps[hero] += valor;
        s.record.steps[hero]++;
        s.occupant[from] = MissionState.NONE;
        s.heroSpace[hero] = to;
        s.occupant[to] = hero;
        trace.tell(Event.HERO_STEP, hero, from, to, movement, valor);
        if (s.firstStepDamage > 0) {
            final int damage = s.firstStepDamage;
            s.firstStepDamage = 0;
            parts.tracks.suffer(hero, damage);
        }
        parts.fog.entered(hero, to); // RB-FOG-2
        parts.triggers.look(hero);
    }
}
