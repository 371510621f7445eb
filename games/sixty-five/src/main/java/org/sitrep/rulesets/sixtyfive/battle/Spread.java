package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;

/**
 * Distributes hits over the units of a hex evenly (SF-FIRE-11): every unit takes a first hit before any takes a second;
 * Heroes after the others, Difficult Targets last; among equals the attacker chooses.
 */
final class Spread extends Part {
    /** Hits that each unit has taken in the present attack. */
    private final int[] taken;

    Spread(final Table table) {
        super(table);
        taken = new int[units.count];
    }

    /** Begins an attack: no unit has been hit. */
    void begin() {
        Arrays.fill(taken, 0);
    }

    /** Returns the unit that takes the next hit of a spread attack; there must be one left. */
    int next(final Attack attack) {
        return next(attack.side, attack.at, table.aim.soft(table.fire.targets(attack)));
    }

    /** Returns the unit of some that takes the next hit. */
    int next(final int side, final int at, final long some) {
        long first = 0;
        int least = Integer.MAX_VALUE;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final boolean last = (units.with(Ability.DIFFICULT_TARGET) & 1L << unit) != 0 && !table.aim.isAlone(unit);
            final int order = 4 * taken[unit] + (last ? 2 : 0) + ((units.heroes & 1L << unit) != 0 ? 1 : 0);
            if (order < least) {
                least = order;
                first = 0;
            }
            first |= order == least ? 1L << unit : 0;
        }
        final int chosen = askOne(side, DecisionKind.HIT, at, first);
        taken[chosen]++;
        return chosen;
    }
}
