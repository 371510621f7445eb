package org.sitrep.rng.battery;

import java.util.Locale;
import java.util.function.LongSupplier;
import org.sitrep.rng.Address;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.BotRandom;

/**
 * Draws in the orders in which trials, reports and comparisons meet them. Nothing here is a sequence of a generator's
 * own: a draw is a function of its address, so every direction in which an address can be walked is a stream that may
 * be at fault by itself.
 */
public enum DrawStream {
    /** The same roll, trial after trial: what every figure of a report is made of. */
    TRIALS((seed, i) -> new TrialKey().set(seed, i).draw(Place.TEST)),
    /** The same roll of the first trial, seed after seed. */
    SEEDS((seed, i) -> new TrialKey().set(seed + i, 0).draw(Place.TEST)),
    /** One roll of one trial, moment after moment; 65,536 of them, then the next trial. */
    MOMENTS((seed, i) -> new TrialKey().set(seed, i >>> 16).draw(Address.of(17, (int) i & 0xFFFF, 2, 0))),
    /** One roll of one trial, ordinal after ordinal; all 65,536, then the next trial. */
    ORDINALS((seed, i) -> new TrialKey().set(seed, i >>> 16).draw(Address.of(71, 3, 0, (int) i & 0xFFFF))),
    /** One roll of one trial for one after the other; all 256, then the next trial. */
    WHOM((seed, i) -> new TrialKey().set(seed, i >>> 8).draw(Address.of(15, 1, (int) i & 0xFF, 0))),
    /** One roll of one trial after the other; all 256, then the next trial. */
    ROLLS((seed, i) -> new TrialKey().set(seed, i >>> 8).draw(Address.of((int) i & 0xFF, 1, 0, 0))),
    /**
     * All places of one trial, about as many as a long one has: 32 moments, eight men, 64 rolls, two ordinals; then the
     * next trial.
     */
    PLACES((seed, i) -> new TrialKey()
            .set(seed, i >>> 15)
            .draw(Address.of((int) i >>> 1 & 63, (int) i >>> 10 & 31, (int) i >>> 7 & 7, (int) i & 1))),
    /** Part after part of one trial at the same place, 64 of them; then the next trial. */
    SEGMENTS((seed, i) -> new TrialKey().set(seed, i >>> 6).enter((int) i & 63).draw(Place.TEST)),
    /** A seed, then the 64 that differ from it in one bit; then another seed. */
    SEED_BITS((seed, i) ->
            new TrialKey().set(Mix64.mix(seed + i / 65) ^ oneBit(i), 7).draw(Place.TEST)),
    /** A trial's index, then the 64 that differ from it in one bit; then another index. */
    TRIAL_BITS(
            (seed, i) -> new TrialKey().set(seed, Mix64.mix(i / 65) ^ oneBit(i)).draw(Place.TEST)),
    /** An address, then the 64 that differ from it in one bit; then another trial. */
    ADDRESS_BITS((seed, i) -> new TrialKey().set(seed, i / 65).draw(Place.TEST ^ oneBit(i))),
    /** Trial after trial under two seeds that differ in one bit, by turns: what one tells of the other. */
    TWO_SEEDS((seed, i) -> new TrialKey().set(seed ^ (i & 1), i >>> 1).draw(Place.TEST)),
    /** What a bot draws in a trial, 256 draws, sixteen bits of each as it gets them; then the next trial. */
    BOT(null) {
        @Override
        public LongSupplier from(final long seed) {
            final TrialKey key = new TrialKey();
            final BotRandom random = new BotRandom();
            final long[] next = {0};
            return () -> {
                if ((next[0]++ & 63) == 0) {
                    random.begin(key.set(seed, next[0] >>> 6));
                }
                long word = 0;
                for (int part = 0; part < 4; part++) {
                    word = word << 16 | random.below(1 << 16);
                }
                return word;
            };
        }
    };

    private final Draw draw;

    DrawStream(final Draw draw) {
        this.draw = draw;
    }

    /** A draw of a stream by its number. */
    private interface Draw {
        long at(long seed, long i);
    }

    /** Some place that no stream above walks through. */
    private static final class Place {
        static final long TEST = Address.of(17, 4, 3, 0);
    }

    /** Returns the stream's draws under a seed, from the first. Not thread-safe. */
    public LongSupplier from(final long seed) {
        final long[] next = {0};
        return () -> draw.at(seed, next[0]++);
    }

    /** Returns 0 for the first of 65, and then one bit after the other. */
    private static long oneBit(final long i) {
        final int at = (int) (i % 65);
        return at == 0 ? 0 : 1L << at - 1;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
