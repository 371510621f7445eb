package org.sitrep.rng.battery;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/** Streams with one fault each, and the examinations that are there to find it. */
enum FaultyStream {
    /** One bit set in 50.5 of 100 draws. */
    A_BIT_TOO_OFTEN(Examination.BITS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            return () -> fair.nextLong() | (fair.nextInt(100) == 0 ? 1L << 37 : 0);
        }
    },
    /** Two bits, each fair, that are the same in 53 of 100 draws. */
    TWO_BITS_ALIKE(Examination.BYTES) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            return () -> {
                final long draw = fair.nextLong();
                return fair.nextInt(16) == 0 ? draw & ~2L | (draw & 1) << 1 : draw;
            };
        }
    },
    /** As many bits set as not, in one draw of 50. */
    BALANCED(Examination.WEIGHTS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            return () -> {
                final long draw = fair.nextLong();
                return fair.nextInt(50) == 0 ? draw << 32 | ~draw & 0xFFFF_FFFFL : draw;
            };
        }
    },
    /**
     * One draw of fifty is the one before with its halves changed: no place has too much, nothing stands where it
     * stood.
     */
    HALVES_CHANGED(Examination.CHANGES) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final long[] last = {0};
            return () -> last[0] = fair.nextInt(50) == 0 ? last[0] ^ 0xFFFF_FFFFL << fair.nextInt(33) : fair.nextLong();
        }
    },
    /** One draw in a hundred repeats the one before. */
    REPEATS(Examination.PAIRS, Examination.OVERLAPPING_PAIRS, Examination.RUNS, Examination.BIRTHDAYS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final long[] last = {0};
            return () -> last[0] = fair.nextInt(100) == 0 ? last[0] : fair.nextLong();
        }
    },
    /** A draw is in two of a hundred cases the sum of the two before: any two are independent. */
    SUMS(Examination.TRIPLES, Examination.OVERLAPPING_TRIPLES) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final long[] last = {0, 0};
            return () -> {
                final long draw = fair.nextInt(50) == 0 ? last[0] + last[1] : fair.nextLong();
                last[0] = last[1];
                last[1] = draw;
                return draw;
            };
        }
    },
    /** The range is met in its order too often: a draw that falls is drawn again in one case of five. */
    RISING(Examination.RUNS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final long[] last = {0};
            return () -> {
                long draw = fair.nextLong();
                if (Long.compareUnsigned(draw, last[0]) < 0 && fair.nextInt(5) == 0) {
                    draw = fair.nextLong();
                }
                return last[0] = draw;
            };
        }
    },
    /** An eighth of the range that was not met for twenty draws comes next. */
    DUE(Examination.GAPS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final int[] since = {0};
            return () -> {
                final long draw = since[0] >= 20 ? fair.nextLong() >>> 3 : fair.nextLong();
                since[0] = draw >>> 61 == 0 ? 0 : since[0] + 1;
                return draw;
            };
        }
    },
    /** A draw of the same eighth as the one four before is drawn again in every other case. */
    NO_FIVE_ALIKE(Examination.POKER) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final long[] before = new long[4];
            final int[] at = {0};
            return () -> {
                long draw = fair.nextLong();
                if (draw >>> 61 == before[at[0]] >>> 61 && fair.nextBoolean()) {
                    draw = fair.nextLong();
                }
                before[at[0]] = draw;
                at[0] = at[0] + 1 & 3;
                return draw;
            };
        }
    },
    /** A sequence x → 65539 x of 32 bits, doubled to 64: all on few planes. */
    PLANES(Examination.BIRTHDAYS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            final int[] x = {fair.nextInt() | 1};
            return () -> (long) (x[0] *= 65539) << 32 | x[0] & 0xFFFF_FFFFL;
        }
    },
    /** The highest bit is the sum of nine others. */
    SUM_OF_BITS(Examination.RANKS) {
        @Override
        LongSupplier from(final SplittableRandom fair) {
            return () -> {
                final long draw = fair.nextLong() >>> 1;
                return draw | (long) Long.bitCount(draw & 0x0101_0101_1111_0001L) << 63;
            };
        }
    };

    /** Those that find it, in all draws or the uppermost bits. */
    final Examination[] found;

    FaultyStream(final Examination... found) {
        this.found = found.clone();
    }

    /** Returns the stream, its fair part taken from a generator. */
    abstract LongSupplier from(SplittableRandom fair);
}
