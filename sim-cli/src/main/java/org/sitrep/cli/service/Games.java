package org.sitrep.cli.service;

import java.util.List;
import org.sitrep.cli.UserError;
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

    /** Returns the ids in order. */
    public List<String> ids() {
        return all.stream().map(Ruleset::id).toList();
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
}
