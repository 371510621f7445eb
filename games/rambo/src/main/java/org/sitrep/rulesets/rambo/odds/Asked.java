package org.sitrep.rulesets.rambo.odds;

import java.util.Optional;
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
            return OddsRequest.named("mission", game.missions(), typed.get());
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
     * Refuses what the scenario forbids.
     *
     * @param thing in the notation of {@link Forbidden}
     */
    static void refuseForbidden(final GameData game, final String thing) {
        if (new Forbidden(game.forbid()).has(thing)) {
            throw new OddsRefused("the scenario forbids " + thing, "name another one, or change forbid");
        }
    }
}
