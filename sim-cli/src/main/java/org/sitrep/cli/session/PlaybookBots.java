package org.sitrep.cli.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.UserError;
import org.sitrep.engine.FileBot;
import org.sitrep.engine.PlaybookFile;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.SideBots;

/** The playbooks of a session: those that {@code --bot} names, and those that ship. */
public final class PlaybookBots {
    private PlaybookBots() {}

    /** Returns the playbook that a text names, if any. */
    static Optional<PlaybookFile> named(final Session session, final Ruleset game, final String text) {
        return PlaybookFile.of(text, game, library(session));
    }

    private static Path library(final Session session) {
        return session.home().library().orElse(null);
    }

    /**
     * Returns the bots of a game and its shipped playbooks, as {@code --bot} takes them: those of a further side with
     * bots of its own after its name. Unreadable playbooks are omitted.
     */
    public static List<Ruleset.Listing> catalogue(final Session session, final Ruleset game) {
        final List<Ruleset.Listing> all = new ArrayList<>(game.bots());
        for (final String name : shipped(session, game)) {
            named(session, game, name)
                    .flatMap(book -> of(game, book, new Findings()))
                    .map(FileBot::definition)
                    .ifPresent(bot -> all.add(new Ruleset.Listing(bot.id(), bot.summary() + " (playbook)", List.of())));
        }
        final List<SideBots.Side<?>> sides = game.sides().all();
        for (final SideBots.Side<?> side : sides.subList(game.sides().shared() ? sides.size() : 1, sides.size())) {
            side.bots().stream()
                    .map(Ruleset.Listing::of)
                    .map(bot -> new Ruleset.Listing(side.id() + "=" + bot.id(), bot.summary(), List.of()))
                    .forEach(all::add);
        }
        return all;
    }

    /** Returns the names of the playbooks that ship with a game, sorted. */
    public static List<String> shipped(final Session session, final Ruleset game) {
        return PlaybookFile.folder(game, library(session)).map(Home::names).orElse(List.of());
    }

    /**
     * Returns the bot of a playbook; empty if it has faults.
     *
     * @param findings receives all findings
     * @throws UserError if it is for another game, or the game has no playbooks
     */
    static Optional<FileBot> of(final Ruleset game, final PlaybookFile book, final Findings findings) {
        final Findings own = new Findings();
        final Optional<ScenarioDocument> document = book.read(own);
        document.ifPresent(loaded -> requireGame(loaded, game));
        final Optional<FileBot> bot = document.flatMap(loaded -> book.bot(loaded, game, own));
        own.sorted().forEach(findings::add);
        return bot;
    }

    private static void requireGame(final ScenarioDocument book, final Ruleset game) {
        if (game.playbookSections().isEmpty()) {
            throw UserError.badData(
                    book.file() + " is a playbook, and " + game.title() + " has none",
                    Launcher.NAME + " list bots shows its bots");
        }
        if (!book.ruleset().equals(game.id())) {
            throw UserError.badData(
                    book.file() + " is a playbook for " + book.ruleset(), "the scenario is for " + game.id());
        }
    }
}
