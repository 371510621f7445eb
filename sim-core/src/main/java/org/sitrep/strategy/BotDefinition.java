package org.sitrep.strategy;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * Defines a bot that can play: one of a ruleset's catalogue, or an external bot.
 *
 * @param <V> the ruleset's view
 * @param id the value of {@code --bot}
 * @param summary a one-line description of how it plays
 * @param view class of the ruleset's view; an external bot must use the ruleset's own
 * @param create creates an instance, one per thread
 * @param thinking creates it with a budget; empty for a bot without one
 * @param fit checks whether it fits a scenario
 * @param book the playbook that it plays; empty for any other bot
 */
public record BotDefinition<V>(
        String id,
        String summary,
        Class<V> view,
        Supplier<Bot<V>> create,
        Optional<Thinking<V>> thinking,
        Fit fit,
        Optional<ScenarioDocument> book) {
    /** Checks whether a bot fits a scenario of its game. */
    @FunctionalInterface
    public interface Fit {
        /** Fits every scenario. */
        Fit ANY = (scenario, findings) -> {};

        /** Adds a finding for everything that the bot names and the scenario does not have. */
        void check(ScenarioDocument scenario, Findings findings);
    }

    /**
     * Creates bots with a budget.
     *
     * @param <V> the ruleset's view
     * @param budget its unit and its usual amount
     * @param create creates an instance with a budget
     */
    public record Thinking<V>(Budget budget, IntFunction<Bot<V>> create) {}

    public BotDefinition {
        Objects.requireNonNull(id);
        Objects.requireNonNull(summary);
        Objects.requireNonNull(view);
        Objects.requireNonNull(create);
        Objects.requireNonNull(thinking);
        Objects.requireNonNull(fit);
        Objects.requireNonNull(book);
    }

    /** Defines a bot without a budget. */
    public BotDefinition(final String id, final String summary, final Class<V> view, final Supplier<Bot<V>> create) {
        this(id, summary, view, create, Fit.ANY);
    }

    /** Defines a bot without a budget that does not fit every scenario. */
    public BotDefinition(
            final String id, final String summary, final Class<V> view, final Supplier<Bot<V>> create, final Fit fit) {
        this(id, summary, view, create, Optional.empty(), fit, Optional.empty());
    }

    /** Defines a bot with a budget; without a given budget it gets the usual one. */
    public static <V> BotDefinition<V> thinking(
            final String id,
            final String summary,
            final Class<V> view,
            final Budget budget,
            final IntFunction<Bot<V>> create) {
        return new BotDefinition<>(
                id,
                summary,
                view,
                () -> create.apply(budget.usual()),
                Optional.of(new Thinking<>(budget, create)),
                Fit.ANY,
                Optional.empty());
    }

    /** Returns the same bot as that of a playbook. */
    public BotDefinition<V> of(final ScenarioDocument playbook) {
        return new BotDefinition<>(id, summary, view, create, thinking, fit, Optional.of(playbook));
    }

    /**
     * Creates the bot that a text names, with the budget if the text has one. The text is stored in the bot.
     *
     * @param <V> the ruleset's view
     * @param name an id, or an id, a colon and a budget
     * @throws IllegalArgumentException if no bot has that id, it takes no budget, or the budget is invalid
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
        final Thinking<V> withBudget =
                thinking.orElseThrow(() -> new IllegalArgumentException("the bot " + id + " takes no budget"));
        return withBudget.create().apply(withBudget.budget().of(name));
    }
}
