package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.BotDefinition;

/** What the texts of {@code --bot} name: bots of a game's catalogue, by id, and guests from files. One a command, so that a file is read once. */
public final class BotSource {
    /** Nobody but the game's own bots. */
    public static final BotSource NONE = new BotSource(List.of());

    private final List<String> named;
    /** The bots that playbooks have made, by game and the text that named them. */
    private final Map<String, BotDefinition<?>> books = new LinkedHashMap<>();

    private BotSource(final List<String> named) {
        this.named = named;
    }

    /** Returns what one {@code --bot} names, {@link #NONE} if it is null. */
    public static BotSource of(final String named) {
        return named == null ? NONE : new BotSource(List.of(named));
    }

    /** Returns what several name. */
    public static BotSource of(final Collection<String> named) {
        return new BotSource(List.copyOf(named));
    }

    /**
     * Returns the guests that are named.
     *
     * @param findings is given all that is wrong with their files
     */
    List<BotDefinition<?>> guests(final Session session, final Ruleset game, final Findings findings) {
        final List<String> own = game.bots().stream().map(Ruleset.Listing::id).toList();
        final List<BotDefinition<?>> all = new ArrayList<>();
        for (final String text : named) {
            if (!own.contains(text)) {
                book(session, game, text, findings).ifPresent(all::add);
            }
        }
        return all;
    }

    private Optional<BotDefinition<?>> book(
            final Session session, final Ruleset game, final String text, final Findings findings) {
        final String key = game.id() + " " + text;
        if (!books.containsKey(key)) {
            BookGuests.file(session, game, text)
                    .flatMap(file -> BookGuests.of(session, game, file, findings))
                    .ifPresent(bot -> books.put(key, bot));
        }
        return Optional.ofNullable(books.get(key));
    }

    /**
     * Returns the id of a bot, the game's first one if {@code text} is null.
     *
     * @throws UserError if there is none
     */
    String id(final Ruleset game, final String text) {
        final List<String> bots = game.bots().stream().map(Ruleset.Listing::id).toList();
        if (text == null) {
            return bots.get(0);
        }
        final BotDefinition<?> book = books.get(game.id() + " " + text);
        if (book != null) {
            return book.id();
        }
        if (!bots.contains(text)) {
            throw UserError.usage("there is no bot " + text, DidYouMean.suggestion(text, bots));
        }
        return text;
    }
}
