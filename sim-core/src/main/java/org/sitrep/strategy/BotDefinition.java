package org.sitrep.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A bot that may take a seat: one of a ruleset's catalogue, or a guest from outside.
 *
 * @param <V> the ruleset's view
 * @param id what {@code --bot} takes
 * @param summary one line that says how it plays
 * @param view what it sees: the ruleset's view, by which a guest is let in
 * @param create makes a new instance, one a thread
 */
public record BotDefinition<V>(String id, String summary, Class<V> view, Supplier<Bot<V>> create) {
    /** Checks for nulls. */
    public BotDefinition {
        Objects.requireNonNull(id);
        Objects.requireNonNull(summary);
        Objects.requireNonNull(view);
        Objects.requireNonNull(create);
    }

    /** Returns a new bot that knows its id. */
    public Bot<V> newBot() {
        final Bot<V> bot = create.get();
        bot.id = id;
        return bot;
    }

    /**
     * Returns the catalogue and the guests after it.
     *
     * @param <V> the ruleset's view
     * @throws IllegalArgumentException if a guest sees another view, or an id is taken
     */
    public static <V> List<BotDefinition<V>> withGuests(
            final List<BotDefinition<V>> catalogue, final Class<V> view, final List<BotDefinition<?>> guests) {
        final List<BotDefinition<V>> all = new ArrayList<>(catalogue);
        for (final BotDefinition<?> guest : guests) {
            if (all.stream().anyMatch(bot -> bot.id().equals(guest.id()))) {
                throw new IllegalArgumentException("there is a bot " + guest.id() + " already");
            }
            all.add(guest.seeing(view));
        }
        return List.copyOf(all);
    }

    /** Returns this bot, known to see that view. */
    @SuppressWarnings("unchecked")
    private <W> BotDefinition<W> seeing(final Class<W> other) {
        if (!view.equals(other)) {
            throw new IllegalArgumentException(
                    "bot " + id + " sees " + view.getName() + "; a bot of this game sees " + other.getName());
        }
        return (BotDefinition<W>) this;
    }
}
