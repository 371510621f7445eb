package org.sitrep.rng;

/** Turns 64 uniform bits into dice and picks. Stateless and thread-safe; allocates nothing. */
public final class Draws {
    private Draws() {}

    /**
     * Returns a number in 0 … {@code bound - 1}: the high half of {@code bits} times {@code bound}.
     *
     * <p>The bias is at most {@code bound / 2^32} relative to a uniform pick, under 10^-8 for the bounds of a board
     * game (at most 36): too small for 10^12 trials to detect. So this method does not reject and redraw. The dice of a
     * test are drawn exactly, see {@code org.sitrep.dice}.
     *
     * @param bits uniform bits
     * @param bound 1 … 2^31-1
     */
    public static int below(final long bits, final int bound) {
        assert bound > 0 : bound;
        return (int) (((bits >>> 32) * bound) >>> 32);
    }

    /** Returns one die, 1 … 6. */
    public static int d6(final long bits) {
        return below(bits, 6) + 1;
    }
}
