package org.sitrep.dice;

/** Numbers all pools from 0/0/0 up to a maximum; Crit varies fastest. Immutable. */
final class PoolIndex {
    private final int maxFocus;
    private final int maxStrike;
    private final int maxCrit;

    /** Creates the numbering of all pools up to the given one, which must lie within {@link DicePool}. */
    PoolIndex(final int maxFocus, final int maxStrike, final int maxCrit) {
        DicePool.check(maxFocus, maxStrike, maxCrit);
        this.maxFocus = maxFocus;
        this.maxStrike = maxStrike;
        this.maxCrit = maxCrit;
    }

    boolean has(final int focus, final int strike, final int crit) {
        return !DicePool.isOutside(focus, strike, crit, maxFocus, maxStrike, maxCrit);
    }

    int index(final int focus, final int strike, final int crit) {
        return (focus * (maxStrike + 1) + strike) * (maxCrit + 1) + crit;
    }

    int focus(final int pool) {
        return pool / ((maxStrike + 1) * (maxCrit + 1));
    }

    int strike(final int pool) {
        return pool / (maxCrit + 1) % (maxStrike + 1);
    }

    int crit(final int pool) {
        return pool % (maxCrit + 1);
    }

    int dice(final int pool) {
        return focus(pool) + strike(pool) + crit(pool);
    }

    int size() {
        return (maxFocus + 1) * (maxStrike + 1) * (maxCrit + 1);
    }

    int mostDice() {
        return maxFocus + maxStrike + maxCrit;
    }

    int last() {
        return size() - 1;
    }
}
