package org.sitrep.cli.service;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.BotDefinition;

/** Playbooks that are named by {@code --bot}: a YAML file, or the name of a shipped one. */
final class BookGuests {
    private static final String END = ".yaml";

    private BookGuests() {}

    /**
     * A playbook that can play.
     *
     * @param files all that it was read from, itself last
     */
    record Book(BotDefinition<?> bot, List<String> files) {}

    /** Returns the file that a text names: itself if it ends as a playbook does, else the shipped playbook of that name, if there is one. */
    static Optional<Path> file(final Session session, final Ruleset game, final String text) {
        if (text.endsWith(END)) {
            return Optional.of(Path.of(text));
        }
        return session.home()
                .library()
                .filter(library -> text.matches("[A-Za-z0-9-]+"))
                .map(library -> library.resolve(game.id()).resolve("playbooks").resolve(text + END))
                .filter(Files::isRegularFile);
    }

    /**
     * Returns the bot that a playbook makes, or nothing if it has faults.
     *
     * @param findings is given all that is wrong with it
     * @throws UserError if it is for another game, or the game has no playbooks
     */
    static Optional<Book> of(final Session session, final Ruleset game, final Path file, final Findings findings) {
        final Findings own = new Findings();
        final LoadRequest request =
                new LoadRequest(file.toString(), session.home().library().orElse(null), List.of(), List.of());
        final Optional<ScenarioDocument> document = ScenarioLoader.load(request, own);
        document.ifPresent(loaded -> requireGame(loaded, game));
        final Optional<Book> book =
                document.flatMap(loaded -> game.playbook(loaded, own).map(bot -> new Book(bot, loaded.files())));
        own.sorted().forEach(findings::add);
        return book;
    }

    private static void requireGame(final ScenarioDocument book, final Ruleset game) {
        if (game.playbookSections().isEmpty()) {
            throw UserError.badData(game.title() + " has no playbooks", "./sitrep list bots shows its bots");
        }
        if (!book.ruleset().equals(game.id())) {
            throw UserError.badData(
                    book.file() + " is a playbook of " + book.ruleset(), "the scenario is one of " + game.id());
        }
    }
}
