package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Estimates the alert that the next activation would give a hero where it ends its turn, hidden or not, from figures
 * that move adjacent to it. A heuristic, not a rule. Not thread-safe; allocates nothing.
 */
final class Pressure {
    /** Factor applied for each turn that the hero still has to take before enemies act. */
    private static final double BEFORE_THAT = 0.3;

    private final Sense sense;
    private final MissionView view;
    private final MapTable map;
    private final EnemyTable enemies;
    /** True for each card that raises alert at all. */
    private final boolean[] raises;

    Pressure(final Sense sense) {
        this.sense = sense;
        view = sense.view;
        map = sense.tables.map;
        enemies = sense.tables.enemies;
        raises = new boolean[enemies.size()];
        for (int type = 0; type < raises.length; type++) {
            for (final Behaviour behaviour : enemies.behaviours[type]) {
                raises[type] |= raises(behaviour);
            }
        }
    }

    private static boolean raises(final Behaviour behaviour) {
        return behaviour.act() == Behaviour.Act.ALERT_ADJACENT || behaviour.act() == Behaviour.Act.ALERT_AREA;
    }

    /**
     * Returns the cost to a hero, in spaces of movement.
     *
     * @param alert space of its marker at that time
     * @param dead mask of figures dead by then
     */
    double cost(final int hero, final int space, final int alert, final long dead) {
        final int type = next(view.figures() & ~dead);
        final int more = type >= 0 && raises[type] ? more(hero, space, alert, dead, type) : 0;
        if (more == 0) {
            return 0;
        }
        double share = 1;
        for (int turn = view.turnsLeft(hero); turn > 0; turn--) {
            share *= BEFORE_THAT;
        }
        return share * (sense.safety.alert(hero, alert + more) - sense.safety.alert(hero, alert));
    }

    /** Returns the card that activates next if only these figures are left; below 0 if none is. */
    private int next(final long figures) {
        int next = -1;
        int least = enemies.size();
        for (long rest = figures; rest != 0; rest &= rest - 1) {
            final int type = view.type(Long.numberOfTrailingZeros(rest));
            final int after = type - view.marker() + (type < view.marker() ? enemies.size() : 0);
            if (after < least) {
                least = after;
                next = type;
            }
        }
        return next;
    }

    /** Returns the alert that the figures of a card give, each with the moves made before its behaviour. */
    private int more(final int hero, final int space, final int alert, final long dead, final int type) {
        final boolean comes = isHighest(hero, alert);
        final Behaviour[] behaviours = enemies.behaviours[type];
        int steps = 0;
        int sum = 0;
        for (int b = view.skipsBehaviour() ? 1 : 0; b < behaviours.length; b++) {
            if (raises(behaviours[b])) {
                final int figures = figures(space, dead, type, steps, behaviours[b].act());
                sum += behaviours[b].n()
                        * (sense.tables.options.alertAdds() == Options.AlertAdds.ONCE ? Math.min(1, figures) : figures);
            } else if (behaviours[b].act() == Behaviour.Act.MOVE) {
                steps += comesBy(behaviours[b].to().orElseThrow(), comes) ? enemies.cards[type].movement() : 0;
            }
        }
        return sum;
    }

    private int figures(final int space, final long dead, final int type, final int steps, final Behaviour.Act act) {
        int count = 0;
        for (long rest = view.figures() & ~dead; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            final int from = view.figureSpace(figure);
            final boolean there = map.walk(from, space) - 1 <= steps
                    || act == Behaviour.Act.ALERT_AREA && map.areaOf[from] == map.areaOf[space];
            count += view.type(figure) == type && there ? 1 : 0;
        }
        return count;
    }

    /** Returns whether no other hero is at a higher level, so that figures may come for this one. */
    private boolean isHighest(final int hero, final int alert) {
        final int level = sense.tables.heroes[hero].levelAt(alert);
        for (int other = 0; other < view.heroes(); other++) {
            if (other != hero && view.level(other) > level) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns whether a move towards a goal may come to this hero. Of several heroes who might be the closest, it may
     * be this one. An enemy next to some hero is unlikely to be next to this one.
     */
    private static boolean comesBy(final Behaviour.Goal goal, final boolean highest) {
        return switch (goal) {
            case HIGHEST_ALERT, HIGHEST_ALERT_NOT_ATTACKED -> highest;
            case CLOSEST_HERO, CLOSEST_VISIBLE -> true;
            case ENEMY_BESIDE_HERO -> false;
        };
    }
}
