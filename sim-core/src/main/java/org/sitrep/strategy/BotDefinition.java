package org.sitrep.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A bot that may take a seat: one of a ruleset's catalogue, or a guest from outside.
 *
 * @param <V> the ruleset's view
 * @param id what {@code --bot} takes
 * @param summary one line that says how it plays
 * @param view what it sees: the ruleset's view, by which a guest is let in
 * @param create makes a new instance, one a thread
 * @param thinking how it is made with a budget; empty for a bot that takes none
 */
public record BotDefinition<V>(
        String id, String summary, Class<V> view, Supplier<Bot<V>> create, Optional<Thinking<V>> thinking) {
    /**
     * How a bot is made that takes a budget.
     *
     * @param <V> the ruleset's view
     * @param create makes a new instance with a budget
     */
    public record Thinking<V>(Budget budget, IntFunction<Bot<V>> create) {}

    public BotDefinition {
        Objects.requireNonNull(id);
        Objects.requireNonNull(summary);
        Objects.requireNonNull(view);
        Objects.requireNonNull(create);
        Objects.requireNonNull(thinking);
    }

    /** Makes a bot known that takes no budget. */
    public BotDefinition(final String id, final String summary, final Class<V> view, final Supplier<Bot<V>> create) {
        this(id, summary, view, create, Optional.empty());
    }

    /** Makes a bot known that takes a budget, its usual one where none is named. */
    public static <V> BotDefinition<V> thinking(
            final String id,
            final String summary,
            final Class<V> view,
            final Budget budget,
            final IntFunction<Bot<V>> create) {
        return new BotDefinition<>(
                id, summary, view, () -> create.apply(budget.usual()), Optional.of(new Thinking<>(budget, create)));
    }

    /**
     * Returns a new instance of the bot that a text names, with its budget if it names one; the bot knows its name.
     *
     * @param <V> the ruleset's view
     * @param name an id, or an id, a colon and a budget
     * @throws IllegalArgumentException if there is no such bot, it takes no budget, or that is none
     */
    public static <V> Bot<V> seat(final List<BotDefinition<V>> all, final String name) {
        final BotDefinition<V> named = all.stream()
                .filter(definition -> definition.id().equals(Budget.idOf(name)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no bot " + name));
        final Bot<V> bot =
                Budget.follows(name) ? named.withBudget(name) : named.create().get();
        bot.id = name;
        return bot;
    }

    private Bot<V> withBudget(final String name) {
        final Thinking<V> how =
                thinking.orElseThrow(() -> new IllegalArgumentException("the bot " + id + " takes no budget"));
        return how.create().apply(how.budget().of(name));
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
