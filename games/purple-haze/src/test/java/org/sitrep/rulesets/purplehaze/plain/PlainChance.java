package org.sitrep.rulesets.purplehaze.plain;

import java.util.List;
import java.util.Random;

/** Where chance comes from: {@code java.util.Random} in play, a script in tests. */
@FunctionalInterface
interface PlainChance {

    /** A whole number in 0 .. {@code bound} - 1, all equally likely. */
    int below(int bound);

    static PlainChance of(Random random) {
        return random::nextInt;
    }

    default int d6() {
        return below(6) + 1;
    }

    default <T> T pick(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    /** Draws without replacement: the drawn element leaves the list. */
    default <T> T take(List<T> pool) {
        return pool.remove(below(pool.size()));
    }
}
