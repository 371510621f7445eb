package org.sitrep.cli.session;

import java.util.List;
import org.sitrep.cli.base.UserError;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.DidYouMean;

/**
 * The rulesets that there are.
 *
 * @param all in the order to list
 */
public record Games(List<Ruleset> all) {
    /** Copies the list. */
    public Games {
        all = List.copyOf(all);
    }

    /** Returns the rulesets that Sitrep comes with. */
    public static Games shipped() {
        return new Games(Ruleset.shipped());
    }

    /** Returns those that have playbooks. */
    public Games withPlaybooks() {
        return new Games(
                all.stream().filter(game -> !game.playbookSections().isEmpty()).toList());
    }

    /** Returns the ids in order. */
    public List<String> ids() {
        return all.stream().map(Ruleset::id).toList();
    }

    /** Returns whether any game itself has a bot of this name. */
    public boolean haveBot(final String id) {
        return all.stream()
                .flatMap(game -> game.bots().stream())
                .anyMatch(bot -> bot.id().equals(id));
    }

    /**
     * Returns the ruleset of an id.
     *
     * @throws UserError if there is none
     */
    public Ruleset require(final String id) {
        return all.stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(() -> UserError.usage("there is no ruleset " + id, DidYouMean.suggestion(id, ids())));
    }

    /**
     * Returns the ruleset that is meant: the one of that id; if none is named the only one, or the only one that ships
     * scenarios.
     *
     * @param id what was typed, or null
     * @param how to name one, e.g. {@code --ruleset ID}
     * @throws UserError if there is none of that id, or several could be meant
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
     * Returns the file of the shipped scenario that stands for a game, as the user would type it from where he is.
     *
     * @throws UserError if it ships none
     */
    public String example(final Session session, final Ruleset game) {
        return examples(session, game).stream()
                .findFirst()
                .orElseThrow(() -> UserError.usage(game.title() + " ships no scenario", "name one with --scenario"));
    }

    /**
     * Returns the files of the shipped scenarios that show what a game plays, as the user would type them; the first
     * that can be played if it names none.
     */
    public List<String> examples(final Session session, final Ruleset game) {
        final List<String> shipped = session.home().shippedScenarios(game);
        final List<String> named = game.examples().stream()
                .map(file -> Home.shipped(game, file))
                .filter(shipped::contains)
                .toList();
        return (named.isEmpty() ? shipped.stream().limit(1).toList() : named)
                .stream().map(file -> OpenScenario.shipped(session, file)).toList();
    }
}
