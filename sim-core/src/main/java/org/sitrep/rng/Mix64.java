package org.sitrep.rng;

/**
 * Mixes 64-bit words; all randomness is derived from this finaliser. It is a bijection of {@code long} in which each
 * input bit flips each output bit with a probability near one half.
 *
 * <p>Source: D. Stafford, variant 13 of the MurmurHash3 finaliser, as used by SplitMix64 (G. L. Steele, D. Lea, C. H.
 * Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014). Cost: two multiplications. Stateless and
 * thread-safe.
 */
public final class Mix64 {
    /** 2^64 divided by the golden ratio, made odd: the step between neighbouring addresses. */
    public static final long GAMMA = 0x9E3779B97F4A7C15L;

    private static final long M1 = 0xBF58476D1CE4E5B9L;
    private static final long M2 = 0x94D049BB133111EBL;

    private Mix64() {}

    /** Returns the mixed value of {@code z}. */
    public static long mix(final long z) {
        final long a = (z ^ (z >>> 30)) * M1;
        final long b = (a ^ (a >>> 27)) * M2;
        return b ^ (b >>> 31);
    }

    /**
     * Returns the mixed value of {@code z} with a second word injected between the two rounds. Two keys whose first
     * words are a few steps of {@link #GAMMA} apart therefore still give unrelated sequences.
     */
    public static long mixKeyed(final long z, final long inner) {
        final long a = ((z ^ (z >>> 30)) * M1) ^ inner;
        final long b = (a ^ (a >>> 27)) * M2;
        return b ^ (b >>> 31);
    }
}
