package org.sitrep.rng;

/**
 * The key of one trial: all its draws are functions of this key and an address. Re-keyed in place, so a playout
 * allocates nothing. Not thread-safe: use one per thread.
 *
 * <p>128 bits of key come from (seed, trial index). For a fixed seed the first word is a bijection of the index, so two
 * trials of a run never share a key.
 */
public final class TrialKey {
    private long seed;
    private long trialIndex;
    private int segment;
    private long outer;
    private long inner;

    /** Creates the key of trial 0 of seed 0. */
    public TrialKey() {
        set(0L, 0L);
    }

    /**
     * Re-keys in place.
     *
     * @param seed any value
     * @param trialIndex any value; by convention counted from 0
     * @return this
     */
    public TrialKey set(final long seed, final long trialIndex) {
        this.seed = seed;
        this.trialIndex = trialIndex;
        segment = 0;
        outer = Mix64.mix(Mix64.mix(seed + Mix64.GAMMA) + Mix64.GAMMA * trialIndex);
        inner = Mix64.mix(outer ^ Mix64.mix(seed ^ Mix64.GAMMA));
        return this;
    }

    /**
     * Switches to another segment of the same trial, such as its second combat. Draws of different segments at the same
     * address are unrelated. The result does not depend on the segment before.
     *
     * @param next 0 for the key that {@link #set} makes; within one trial, no two segments from 1 upwards share a key
     * @return this
     */
    public TrialKey enter(final int next) {
        set(seed, trialIndex);
        segment = next;
        if (next != 0) {
            outer = Mix64.mix(outer ^ Mix64.mix(Mix64.GAMMA * next));
            inner = Mix64.mix(inner ^ outer);
        }
        return this;
    }

    /**
     * Switches to other draws, unrelated to those so far, in the same segment. Later segments have other draws, too.
     *
     * @param branch selects the draws; the same branch of the same trial has the same ones
     * @return this
     */
    public TrialKey divert(final long branch) {
        final int here = segment;
        return set(diverted(seed, branch), trialIndex).enter(here);
    }

    /** Returns the seed of a branch. */
    public static long diverted(final long seed, final long branch) {
        return Mix64.mix(seed ^ Mix64.mix(branch + Mix64.GAMMA));
    }

    /** Returns the seed of the run. */
    public long seed() {
        return seed;
    }

    public long trialIndex() {
        return trialIndex;
    }

    /**
     * Returns the draw at {@code address}: 64 uniform bits. The same address gives the same bits; different addresses
     * give unrelated bits. Cost: about one nanosecond; allocates nothing.
     *
     * @param address see {@link Address}
     */
    public long draw(final long address) {
        return Mix64.mixKeyed(outer + Mix64.GAMMA * address, inner);
    }
}
