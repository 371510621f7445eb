package org.sitrep.analysis.loadout;

import java.util.List;
import org.sitrep.rng.Draws;
import org.sitrep.rng.Mix64;

/** Random draws of the search, in sequence from its seed; separate from all dice. Not thread-safe. */
final class SearchRandom {
    private long at;

    SearchRandom(final long seed) {
        at = Mix64.mix(seed ^ Mix64.GAMMA);
    }

    int below(final int bound) {
        at += Mix64.GAMMA;
        return Draws.below(Mix64.mix(at), bound);
    }

    <T> T of(final List<T> all) {
        return all.get(below(all.size()));
    }

    <T> void shuffle(final List<T> all) {
        for (int i = all.size() - 1; i > 0; i--) {
            final int j = below(i + 1);
            all.set(i, all.set(j, all.get(i)));
        }
    }
}
