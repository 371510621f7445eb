package org.sitrep.cli.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.base.UserError;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.DidYouMean;

/**
 * The available rulesets.
 *
 * @param all in the order of listings
 */
public record Games(List<Ruleset> all) {
    /** Copies the list. */
    public Games {
        all = List.copyOf(all);
    }

    /** Returns the rulesets that ship with Sitrep. */
    public static Games shipped() {
        return new Games(Ruleset.shipped());
    }

    /** Returns those that have playbooks. */
    public Games withPlaybooks() {
        return new Games(
                all.stream().filter(game -> !game.playbookSections().isEmpty()).toList());
    }

    /** Returns the choices with an option of their own, each id once, in the order of the games. */
    public List<Ruleset.Listing> shorts() {
        final Map<String, Ruleset.Listing> shorts = new LinkedHashMap<>();
        all.forEach(game -> game.shorts().forEach(one -> shorts.putIfAbsent(one.id(), one)));
        return List.copyOf(shorts.values());
    }

    /** Returns the ids of the sides of all games, each once. */
    public List<String> sides() {
        return all.stream()
                .flatMap(game -> game.sides().ids().stream())
                .distinct()
                .toList();
    }

    /** Returns the ids in order. */
    public List<String> ids() {
        return all.stream().map(Ruleset::id).toList();
    }

    /** Returns whether any game has a bot of this name. */
    public boolean haveBot(final String id) {
        return all.stream()
                .flatMap(game -> game.bots().stream())
                .anyMatch(bot -> bot.id().equals(id));
    }

    /**
     * Returns the ruleset of an id.
     *
     * @throws UserError if it does not exist
     */
    public Ruleset require(final String id) {
        return all.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> UserError.usage("there is no ruleset " + id, DidYouMean.suggestion(id, ids())));
    }

    /**
     * Returns the ruleset of an id; without an id the only one, or the only one that ships scenarios.
     *
     * @param id as typed, or null
     * @param how to name one, e.g. {@code --ruleset ID}
     * @throws UserError if the id is unknown, or several rulesets qualify
     */
    public Ruleset chosen(final Home home, final String id, final String how) {
        if (id != null) {
            return require(id);
        }
        final List<Ruleset> shipping = all.stream()
                .filter(game -> !home.shippedScenarios(game).isEmpty())
                .toList();
        final List<Ruleset> meant = all.size() == 1 ? all : shipping;
        if (meant.size() == 1) {
            return meant.get(0);
        }
        throw UserError.usage("there are several games: " + String.join(", ", ids()), "name one with " + how);
    }

    /**
     * Returns the file of the shipped scenario that represents a game, as typed from the current folder.
     *
     * @throws UserError if it ships none
     */
    public String example(final Session session, final Ruleset game) {
        return examples(session, game).stream()
                .findFirst()
                .orElseThrow(() -> UserError.usage(game.title() + " ships no scenario", "name one with --scenario"));
    }

    /**
     * Returns the files of the shipped scenarios that represent a game, as typed from the current folder; the first
     * playable one if it names none.
     */
    public List<String> examples(final Session session, final Ruleset game) {
        final List<String> shipped = session.home().shippedScenarios(game);
        final List<String> named = game.examples().stream()
                .map(file -> Home.shipped(game, file))
                .filter(shipped::contains)
                .toList();
        return (named.isEmpty() ? shipped.stream().limit(1).toList() : named)
                .stream().map(file -> session.home().shipped(file)).toList();
    }
}
