package org.sitrep.ruleset.check;

import java.util.function.Function;

/**
 * Remembers what was last made of a game, since its checks ask for the same in a row. Keeps that game in memory.
 * Thread-safe.
 *
 * @param <G> the game, immutable
 * @param <T> what is made of it, immutable
 */
public final class LastMade<G, T> {
    private final Function<G, T> making;
    private volatile Made<G, T> last;

    private record Made<G, T>(G from, T value) {}

    /** Makes nothing yet. */
    public LastMade(final Function<G, T> making) {
        this.making = making;
    }

    /** Returns what is made of this very game: as last time, or new. */
    public T of(final G game) {
        Made<G, T> made = last;
        if (made == null || made.from() != game) {
            made = new Made<>(game, making.apply(game));
            last = made;
        }
        return made.value();
    }
}
