package org.sitrep.strategy;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * A bot of a ruleset's catalogue.
 *
 * @param <V> the ruleset's view
 * @param id what {@code --bot} takes
 * @param summary one line that says how it plays
 * @param create makes a new instance, one a thread
 */
public record BotDefinition<V>(String id, String summary, Supplier<Bot<V>> create) {
    /** Checks for nulls. */
    public BotDefinition {
        Objects.requireNonNull(id);
        Objects.requireNonNull(summary);
        Objects.requireNonNull(create);
    }
}
