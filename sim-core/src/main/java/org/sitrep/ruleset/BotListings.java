package org.sitrep.ruleset;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.Ruleset.Listing;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.Budget;

/** A game's catalogue of bots as text. */
public final class BotListings {
    private BotListings() {}

    /**
     * Returns the bots with what each does; one that takes a budget says so.
     *
     * @param <V> the ruleset's view
     */
    public static <V> List<Listing> all(final List<BotDefinition<V>> bots) {
        return bots.stream()
                .map(bot -> new Listing(bot.id(), bot.summary() + budget(bot), List.of()))
                .toList();
    }

    private static String budget(final BotDefinition<?> bot) {
        return bot.thinking()
                .map(thinking -> "; " + bot.id() + ":N tries at most N "
                        + thinking.budget().unit() + " a decision (default: "
                        + thinking.budget().usual() + ")")
                .orElse("");
    }

    /**
     * Returns what budget a bot takes, empty if it takes none or there is no such bot.
     *
     * @param <V> the ruleset's view
     */
    public static <V> Optional<Budget> budget(final List<BotDefinition<V>> bots, final String botId) {
        return bots.stream()
                .filter(bot -> bot.id().equals(botId))
                .findFirst()
                .flatMap(BotDefinition::thinking)
                .map(BotDefinition.Thinking::budget);
    }
}
