package org.sitrep.cli.session;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.UserError;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;

/**
 * Resolves the playbooks that {@code --bot} names: a YAML file, or the name of a shipped one. Changed values follow,
 * each after a {@code #}: {@code mine.yaml#orders.weights.cost=-0.2}.
 */
public final class PlaybookBots {
    private static final String END = ".yaml";
    private static final String SET = "#";

    private PlaybookBots() {}

    /** A playable playbook, and all files it was read from, itself last. */
    record Book(BotDefinition<?> bot, List<String> files) {}

    /**
     * Returns the file that a text names: the text itself if it ends like a playbook, else the shipped playbook of that
     * name, if any.
     */
    static Optional<Path> file(final Session session, final Ruleset game, final String text) {
        final String name = name(text);
        if (name.endsWith(END)) {
            return Optional.of(Path.of(name));
        }
        return folder(session, game)
                .filter(folder -> name.matches("[A-Za-z0-9-]+"))
                .map(folder -> folder.resolve(name + END))
                .filter(Files::isRegularFile);
    }

    private static Optional<Path> folder(final Session session, final Ruleset game) {
        return session.home()
                .library()
                .map(library -> library.resolve(game.id()).resolve("playbooks"))
                .filter(Files::isDirectory);
    }

    /** Returns the file or name in a text, without the values. */
    static String name(final String text) {
        final int file = text.indexOf(END + SET);
        final int end = file >= 0 ? file + END.length() : text.endsWith(END) ? -1 : text.indexOf(SET);
        return end < 0 ? text : text.substring(0, end);
    }

    private static List<String> sets(final String text) {
        return Stream.of(text.substring(name(text).length()).split(SET)).skip(1).toList();
    }

    /** Returns a text with values appended. */
    public static String with(final String text, final List<String> sets) {
        return Stream.concat(Stream.of(text), sets.stream()).collect(Collectors.joining(SET));
    }

    /** Returns the bots of a game and its shipped playbooks; unreadable ones are omitted. */
    public static List<Ruleset.Listing> catalogue(final Session session, final Ruleset game) {
        final List<Ruleset.Listing> all = new ArrayList<>(game.bots());
        for (final String name : shipped(session, game)) {
            file(session, game, name)
                    .flatMap(file -> of(session, game, file, name, new Findings()))
                    .map(Book::bot)
                    .ifPresent(bot -> all.add(new Ruleset.Listing(bot.id(), bot.summary() + " (playbook)", List.of())));
        }
        return all;
    }

    /** Returns the names of the playbooks that ship with a game, sorted. */
    static List<String> shipped(final Session session, final Ruleset game) {
        return folder(session, game).map(Home::names).orElse(List.of());
    }

    /**
     * Returns the bot of a playbook; empty if it has faults.
     *
     * @param text as {@code --bot} names it, for its values
     * @param findings receives all findings
     * @throws UserError if it is for another game, or the game has no playbooks
     */
    static Optional<Book> of(
            final Session session, final Ruleset game, final Path file, final String text, final Findings findings) {
        final Findings own = new Findings();
        final LoadRequest request =
                new LoadRequest(file.toString(), session.home().library().orElse(null), List.of(), sets(text));
        final Optional<ScenarioDocument> document = ScenarioLoader.load(request, own);
        document.ifPresent(loaded -> requireGame(loaded, game));
        final Optional<Book> book =
                document.flatMap(loaded -> game.playbook(loaded, own).map(bot -> new Book(bot, loaded.files())));
        own.sorted().forEach(findings::add);
        return book;
    }

    private static void requireGame(final ScenarioDocument book, final Ruleset game) {
        if (game.playbookSections().isEmpty()) {
            throw UserError.badData(
                    book.file() + " is a playbook, and " + game.title() + " has none",
                    "./sitrep list bots shows its bots");
        }
        if (!book.ruleset().equals(game.id())) {
            throw UserError.badData(
                    book.file() + " is a playbook for " + book.ruleset(), "the scenario is for " + game.id());
        }
    }
}
