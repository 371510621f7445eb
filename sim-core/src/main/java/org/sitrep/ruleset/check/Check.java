package org.sitrep.ruleset.check;

import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * One rule of sound content. Stateless and thread-safe.
 *
 * @param code stable code, e.g. {@code PH001}; its meaning never changes
 * @param summary description of its faults, in one line
 * @param body adds a finding for every fault of its kind. Its game is bound without findings: every value is in its
 *     range and every reference resolves. Its place is the whole document
 * @param <G> record that a game's files are bound to
 */
public record Check<G>(String code, String summary, BiConsumer<G, Place> body) {
    /** Checks one item of a game's content. */
    @FunctionalInterface
    public interface Look<G, T> {
        /** Adds a finding for every fault of an item, at or below the item's place. */
        void at(G game, T item, Place at);
    }

    /** Creates a check; short for the constructor. */
    public static <G> Check<G> check(final String code, final String summary, final BiConsumer<G, Place> body) {
        return new Check<>(code, summary, body);
    }

    /** Returns the body of a check that applies to each item of one map of the game, at the item's place. */
    public static <G, T> BiConsumer<G, Place> each(
            final String key, final Function<G, Map<String, T>> items, final Look<? super G, ? super T> look) {
        return (game, at) -> items.apply(game).forEach((id, item) -> look.at(game, item, at.in(key + "." + id)));
    }
}
