package org.sitrep.rulesets.rambo.odds;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;

/** Options of both forms, and the parts of the game that options name. */
final class Asked {
    static final OddsOption MISSION = OddsOption.text(
            "--dossier", "ID", "Mission of the scenario (default: the one that it plays, or the first of a campaign).");
    static final OddsOption GONE = OddsOption.text(
            "--gone", "A,B", "Cards that have left the deck, by their ids; after a new deck is made, those not in it.");

    private Asked() {}

    /**
     * Returns the mission that the options name.
     *
     * @throws OddsRefused if the scenario has none of that name
     */
    static Mission mission(final GameData game, final OddsRequest request) {
        final Optional<String> typed = request.text(MISSION.name());
        if (typed.isPresent()) {
            return named("mission", game.missions(), typed.get());
        }
        final String played = game.mission()
                .orElseGet(() -> game.campaigns()
                        .get(game.campaign().orElseThrow())
                        .missions()
                        .get(0));
        return game.missions().get(played);
    }

    /**
     * Returns the deck without the cards that are gone.
     *
     * @throws OddsRefused if one of those is not in it, or none is left
     */
    static Deck left(final Deck full, final OddsRequest request) {
        final Deck left = request.text(GONE.name()).map(full::without).orElse(full);
        if (left.cards().isEmpty()) {
            throw new OddsRefused("no card is left in the deck", "omit a card of --gone");
        }
        return left;
    }

    /**
     * Returns what has an id; case is ignored.
     *
     * @throws OddsRefused if nothing has it
     */
    static <T> T named(final String kind, final Map<String, T> all, final String typed) {
        return all.keySet().stream()
                .filter(id -> id.equalsIgnoreCase(typed))
                .findFirst()
                .map(all::get)
                .orElseThrow(() -> unknown(kind, all.keySet(), typed));
    }

    /**
     * Refuses what the scenario forbids.
     *
     * @param thing in the notation of {@link Forbidden}
     */
    static void refuseForbidden(final GameData game, final String thing) {
        if (new Forbidden(game.forbid()).has(thing)) {
            throw new OddsRefused("the scenario forbids " + thing, "name another one, or change forbid");
        }
    }

    static OddsRefused unknown(final String kind, final Collection<String> known, final String typed) {
        return new OddsRefused(
                "there is no " + kind + " \"" + typed + "\"",
                Names.listed(typed, known, "known: " + String.join(", ", known)));
    }

    /**
     * Returns a number of an option.
     *
     * @throws OddsRefused if it is below {@code least} or above {@code most}
     */
    static int number(final OddsRequest request, final String option, final int least, final int most) {
        final int number = request.number(option);
        if (number < least || number > most) {
            throw new OddsRefused(option + " " + number + " is out of range", "write " + least + " to " + most);
        }
        return number;
    }
}
