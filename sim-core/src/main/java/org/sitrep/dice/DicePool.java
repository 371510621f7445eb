package org.sitrep.dice;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.portable.Portable;

/**
 * The limits of a pool: Focus 0-8, Strike 0-20, Crit 0-8.
 *
 * <p>The rules name no cap (AMB-06, PH-DICE-12). These limits are well above what a game can reach (12 Enemies and 2
 * Elites give 14 Strike dice). Packed results and exact counts are sized for them.
 */
public final class DicePool {
    /** Maximum number of Focus dice in a pool. */
    public static final int MAX_FOCUS = 8;

    /** Maximum number of Strike dice in a pool. */
    public static final int MAX_STRIKE = 20;

    /** Maximum number of Crit dice in a pool. */
    public static final int MAX_CRIT = 8;

    private DicePool() {}

    /**
     * Checks a pool.
     *
     * @throws IllegalArgumentException if a colour is outside its limits; the message names the colour, the value and
     *     the limit
     */
    public static void check(final int focus, final int strike, final int crit) {
        if (isOutside(focus, strike, crit, MAX_FOCUS, MAX_STRIKE, MAX_CRIT)) {
            throw outside(focus, strike, crit, MAX_FOCUS, MAX_STRIKE, MAX_CRIT);
        }
    }

    /**
     * Returns whether a pool is outside 0 … maximum in any colour. The compiler turns each pair of comparisons into one
     * unsigned comparison.
     */
    static boolean isOutside(
            final int focus,
            final int strike,
            final int crit,
            final int maxFocus,
            final int maxStrike,
            final int maxCrit) {
        return focus < 0 || focus > maxFocus || strike < 0 || strike > maxStrike || crit < 0 || crit > maxCrit;
    }

    /**
     * Returns the exception for a pool outside the given maxima; separate from the check so that the check stays small.
     */
    static IllegalArgumentException outside(
            final int focus,
            final int strike,
            final int crit,
            final int maxFocus,
            final int maxStrike,
            final int maxCrit) {
        final List<String> faults = new ArrayList<>();
        addIfOutside(faults, "Focus", focus, maxFocus);
        addIfOutside(faults, "Strike", strike, maxStrike);
        addIfOutside(faults, "Crit", crit, maxCrit);
        return new IllegalArgumentException(Portable.format(
                "dice pool Focus %d, Strike %d, Crit %d is outside the limits: %s",
                focus, strike, crit, String.join("; ", faults)));
    }

    private static void addIfOutside(
            final List<String> faults, final String colour, final int dice, final int maximum) {
        if (dice < 0 || dice > maximum) {
            faults.add(Portable.format("%s must be 0-%d, not %d", colour, maximum, dice));
        }
    }
}
