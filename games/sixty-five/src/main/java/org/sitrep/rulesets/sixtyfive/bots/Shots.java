package org.sitrep.rulesets.sixtyfive.bots;

import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Weighs fire: the enemy's expected loss. Not thread-safe; allocates nothing after construction. */
final class Shots {
    /** A reach that covers the map. */
    static final int ANY = 99;

    private static final int MOST_HITS = 4;

    private final BattleView view;
    private final Stakes stakes;
    private final UnitTable units;

    Shots(final BattleView view, final Stakes stakes) {
        this.view = view;
        this.stakes = stakes;
        units = view.tables.units;
    }

    /** Returns what a unit has lost so far: all of its worth if it is eliminated. */
    double lost(final int unit) {
        final long bit = 1L << unit;
        final double share = (view.dead() & bit) != 0
                ? 1
                : share((view.shaken() & bit) != 0, (units.twoSteps & view.reduced() & bit) != 0);
        return share * stakes.worth(view, unit);
    }

    /** Returns the loss of a unit that suffers some hits (SF-DMG-1). */
    double loss(final int unit, final int hits) {
        return loss(unit, hits, stakes.worth(view, unit));
    }

    private double loss(final int unit, final int hits, final double worth) {
        final long bit = 1L << unit;
        final boolean two = (units.twoSteps & bit) != 0;
        final boolean shaken = (view.shaken() & bit) != 0;
        final boolean reduced = two && (view.reduced() & bit) != 0;
        final int shakes = shaken ? 0 : 1;
        final int most = shakes + (two && !reduced ? 1 : 0);
        final double after = hits > most ? 1 : share(shaken || hits > 0, reduced || hits > shakes);
        return (after - share(shaken, reduced)) * worth;
    }

    private static double share(final boolean shaken, final boolean reduced) {
        return shaken ? reduced ? Worths.BOTH : Worths.SHAKEN : reduced ? Worths.REDUCED : 0;
    }

    /** Returns the expected loss of a unit under some cards of an attack. */
    double cards(final int target, final int draws, final long hitting) {
        if (draws <= 0) {
            return 0;
        }
        final double worth = stakes.worth(view, target);
        double sum = 0;
        double rest = 1;
        for (int hits = 0; hits < MOST_HITS && hits < draws; hits++) {
            final double chance = view.chance(hitting, draws, hits);
            rest -= chance;
            sum += chance * loss(target, hits, worth);
        }
        return sum + Math.max(0, rest) * loss(target, Math.min(draws, MOST_HITS), worth);
    }

    /** Returns the worth of a shot at armor. */
    double armor(final int unit, final int target, final boolean inMotion) {
        return view.destroys(unit, target, inMotion) * stakes.worth(view, target);
    }

    /** Returns the worth of the best attack that units of one hex can make on a target with a given lead. */
    double best(final int lead, final long ready, final int target, final int bonus, final boolean inMotion) {
        double best = 0;
        if (view.reachesSoft(lead, target)) {
            final long joined = ready & ~(1L << lead) & joiners(lead, target);
            final int draws = view.draws(lead, joined, target, inMotion) + bonus;
            best = cards(target, draws, view.hitting(lead, AttackKind.FIRE));
        }
        if (view.reachesHard(lead, target)) {
            best = Math.max(best, armor(lead, target, inMotion));
        }
        return best;
    }

    private long joiners(final int lead, final int target) {
        long may = 0;
        final int modifier = view.tables.rangeModifier[view.tables.map.distance(view.hex(lead), view.hex(target))];
        for (long rest = view.in(view.hex(lead), units.side[lead]) & ~(1L << lead); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            may |= (view.loaded() & 1L << unit) == 0 && view.factor(unit) + modifier >= 1 ? 1L << unit : 0;
        }
        return may;
    }

    /** Returns the worth of the best attack of a unit within some hexes, ready units of its hex included. */
    double best(final int lead, final long ready, final int bonus, final int reach) {
        double best = 0;
        for (long rest = view.present(1 - units.side[lead]) & ~view.loaded(); rest != 0; rest &= rest - 1) {
            final int target = Long.numberOfTrailingZeros(rest);
            if (view.tables.map.distance(view.hex(lead), view.hex(target)) <= reach) {
                best = Math.max(best, best(lead, ready, target, bonus, false));
            }
        }
        return best;
    }

    /** Returns the worth of artillery or a strike on a hex and, as a cost, on friends in it. */
    double strike(final int at, final int highExplosive) {
        double sum = 0;
        final long all = view.in(at);
        final int many = Long.bitCount(all & ~units.hard);
        for (long rest = all & ~units.helicopters; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final double sign = units.side[unit] == view.side ? -1.2 : 1;
            if (!view.isSoft(unit)) {
                sum += sign * Worths.SHAKEN * ((view.shaken() & 1L << unit) != 0 ? 0 : 0.5) * stakes.worth(view, unit);
                continue;
            }
            final int draws = highExplosive - view.cover(unit, at) + (many > 1 ? 1 : 0);
            final double each = cards(unit, draws, view.tables.cards.hits(AttackKind.ARTILLERY));
            sum += sign * each / Math.max(1, many) * (many > 1 ? 1.15 : 1);
        }
        return sum;
    }
}
