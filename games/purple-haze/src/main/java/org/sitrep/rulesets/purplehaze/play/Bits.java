package org.sitrep.rulesets.purplehaze.play;

/** Operations on bit masks. */
public final class Bits {
    private Bits() {}

    /**
     * Returns the position of the {@code n}th set bit of a mask, counted from 0; the mask must have more than {@code n}
     * set bits.
     */
    public static int nth(final long mask, final int n) {
        long rest = mask;
        for (int i = 0; i < n; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
