package org.sitrep.rulesets.sixtyfive.bots;

import java.util.List;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Victory;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Condition;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Term;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Worths that follow from the victory conditions of a battle, in points for the side that sees. Immutable. */
public final class Stakes {
    /** Points for the elimination of each unit. */
    public final double[] eliminated;
    /** Points for the control of each hex by the side itself, and by the enemy: positive if the side wants it. */
    public final double[][] control;
    /** Points for a unit of each side in each hex. */
    public final double[][] presence;
    /** Points for each unit that leaves the map. */
    public final double[] exited;
    /** True for hexes where a unit of the side may leave the map. */
    final boolean[] exit;
    /** True where vehicles alone may. */
    final boolean[] vehicleExit;
    /** Points for the relics carried off by the side. */
    double relics;
    /** True if the side wins when no condition is met. */
    public final boolean waits;

    private final GameTables tables;
    private final int side;

    Stakes(final BattleView view) {
        tables = view.tables;
        side = view.side;
        final int hexes = tables.map.count;
        eliminated = new double[tables.units.count];
        exited = new double[tables.units.count];
        control = new double[2][hexes];
        presence = new double[2][hexes];
        exit = tables.battle.exit[side];
        vehicleExit = tables.battle.vehicleExit[side];
        final Victory victory = tables.battle.printed.victory();
        waits = victory.otherwise().isPresent() && victory.otherwise().get().ordinal() == side;
        victory.scores().forEach((name, terms) -> add(terms, sign(victory, name)));
    }

    /** Returns 1 if the side wants a score high, -1 if low, 0 if it does not matter. */
    private int sign(final Victory victory, final String score) {
        for (final List<Condition> conditions : List.of(victory.atEnd(), victory.atOnce())) {
            for (final Condition condition : conditions) {
                final int direction =
                        (condition.wins().ordinal() == side ? 1 : -1) * (condition.atMost() < 999 ? -1 : 1);
                if (condition.score().equals(score)) {
                    return direction;
                }
                if (condition.less().filter(score::equals).isPresent()) {
                    return -direction;
                }
            }
        }
        return 0;
    }

    private void add(final List<Term> terms, final int sign) {
        for (final Term term : terms) {
            add(term, sign * term.points());
        }
    }

    private void add(final Term term, final double points) {
        final UnitTable units = tables.units;
        final int whose = term.side().ordinal();
        final long own = units.ofSide[whose];
        switch (term.count()) {
            case ELIMINATED -> addTo(eliminated, own, points);
            case ELIMINATED_LEG -> addTo(eliminated, own & units.leg, points);
            case ELIMINATED_VEHICLES -> addTo(eliminated, own & units.vehicles, points);
            case ELIMINATED_HELICOPTERS -> addTo(eliminated, own & units.helicopters, points);
            case EXITED_VEHICLES -> addTo(exited, own & units.vehicles, points);
            case EXITED_RELICS -> relics += whose == side ? points : 0;
            case BONUS -> {}
            case ON_MAP -> addTo(presence[whose], term, points);
            case CONTROLLED -> addTo(control[whose], term, points);
        }
    }

    private static void addTo(final double[] worths, final long some, final double points) {
        for (long rest = some; rest != 0; rest &= rest - 1) {
            worths[Long.numberOfTrailingZeros(rest)] += points;
        }
    }

    private void addTo(final double[] worths, final Term term, final double points) {
        for (int at = 0; at < worths.length; at++) {
            worths[at] += tables.battle.isOn(term, at) ? points : 0;
        }
    }

    /** Returns the points that the side gains if it takes a hex from the side that controls it now. */
    public double taking(final BattleView view, final int at) {
        final int now = view.control(at);
        final double held = now == BattleState.NONE ? 0 : control[now][at];
        return control[side][at] - held;
    }

    /** Returns whether a unit may leave the map from a hex. */
    public boolean leaves(final int unit, final int at) {
        return exit[at] || vehicleExit[at] && (tables.units.vehicles & 1L << unit) != 0;
    }

    /** Returns the worth of a unit to the fight, whichever side it is on, and what its passengers stand to lose. */
    public double worth(final BattleView view, final int unit) {
        double sum = alone(view, unit);
        for (long rest = view.passengers(unit); rest != 0; rest &= rest - 1) {
            sum += Worths.PASSENGER * alone(view, Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    private double alone(final BattleView view, final int unit) {
        final UnitTable units = tables.units;
        final long bit = 1L << unit;
        final double fight = Worths.UNIT
                + Worths.FACTOR * units.highExplosive[unit]
                + (view.hasArmorPiercing(unit) ? Worths.ARMOR_PIERCING : 0)
                + ((units.heroes & bit) != 0 ? Worths.HERO : 0);
        final int at = view.hex(unit);
        final double there = at < 0 ? 0 : presence[units.side[unit]][at];
        final double sign = units.side[unit] == side ? -1 : 1;
        final double left = (1.0 + view.turnsLeft()) / tables.battle.printed.turns();
        return fight * left + Math.max(0, Worths.POINT * sign * (eliminated[unit] - there));
    }
}
