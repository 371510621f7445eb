package org.sitrep.rng.battery;

/**
 * Which bits of a draw are looked at first. Dice and picks are made of the uppermost; a fault often shows in the
 * lowest, which dice of large pools use too.
 */
enum Window {
    UPPER {
        @Override
        long of(final long draw) {
            return draw;
        }
    },
    MIDDLE {
        @Override
        long of(final long draw) {
            return Long.rotateLeft(draw, 26);
        }
    },
    LOWER {
        @Override
        long of(final long draw) {
            return Long.reverse(draw);
        }
    };

    /** Returns the bits of the draw with those to look at first on top. */
    abstract long of(long draw);
}
