package org.sitrep.rulesets.rambo.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.ThreatTable;

/**
 * The cards that a deck of a mission can still give, each equally likely to be the next. Immutable.
 *
 * @param title name of the deck, for people
 * @param usual cards that are drawn at once by the rules
 * @param cards the cards left, in the order of the data
 */
record Deck(String title, int usual, List<Card> cards) {
    /** The option that chooses the threat deck; other values name heroes. */
    static final String THREAT = "threat";

    /**
     * A card.
     *
     * @param id its id
     * @param name name on the card
     * @param does all that it does, equal for cards that do the same
     */
    record Card(String id, String name, Object does) {}

    Deck {
        cards = List.copyOf(cards);
    }

    /** Returns the threat deck of a mission, before any card is dealt (RB-SETUP-7). */
    static Deck threats(final GameData game, final Mission mission) {
        return new Deck(
                "Threat deck of " + mission.title(),
                GameTables.TURNS,
                ThreatTable.ofSets(game, mission).stream().map(Deck::card).toList());
    }

    /** Returns the tactics deck of a hero in a mission, without the cards that are passed over (RB-SETUP-11). */
    static Deck tactics(final GameData game, final Mission mission, final Hero hero) {
        final Forbidden forbidden = new Forbidden(game.forbid());
        return new Deck(
                "Tactics deck of " + hero.name() + " in " + mission.title(),
                GameTables.OPENING_HAND,
                HeroTable.deck(hero, mission).stream()
                        .filter(card -> !forbidden.has(Forbidden.tactics(hero.id(), card.id())))
                        .map(Deck::card)
                        .toList());
    }

    private static Card card(final ThreatCard card) {
        final ThreatCard does = new ThreatCard(
                "",
                "",
                "",
                card.levels(),
                card.requires(),
                card.alertEffect(),
                card.threatEffect(),
                card.atStartOfTurn(),
                card.persistent());
        return new Card(card.id(), card.name(), does);
    }

    private static Card card(final TacticsCard card) {
        final TacticsCard does =
                new TacticsCard("", 1, "", card.valor(), card.requires(), card.persistent(), card.effects());
        return new Card(card.id(), card.name(), does);
    }

    /**
     * Returns the deck without some cards.
     *
     * @param typed their ids, separated by commas; case is ignored
     * @throws OddsRefused if one is not in it
     */
    Deck without(final String typed) {
        final Set<Card> gone = named(typed);
        return new Deck(
                title,
                usual,
                cards.stream().filter(card -> !gone.contains(card)).toList());
    }

    /**
     * Returns the cards of the deck that are named, each once, in the order typed.
     *
     * @param typed their ids, separated by commas; case is ignored
     * @throws OddsRefused if one is not in the deck
     */
    Set<Card> named(final String typed) {
        final Set<Card> named = new LinkedHashSet<>();
        Arrays.stream(typed.split(",")).map(String::strip).forEach(id -> named.add(find(id)));
        return named;
    }

    /**
     * Returns a card of the deck.
     *
     * @throws OddsRefused if it is not in the deck
     */
    Card find(final String id) {
        return cards.stream()
                .filter(card -> card.id().equalsIgnoreCase(id))
                .findFirst()
                .orElseThrow(() -> new OddsRefused(
                        "there is no card \"" + id + "\" in the " + lower(title),
                        Names.near(id, ids(), "its cards: " + String.join(", ", ids()))));
    }

    private static String lower(final String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }

    private List<String> ids() {
        return cards.stream().map(Card::id).toList();
    }

    /** Returns the cards in groups that do the same, in the order of the first card of each. */
    List<List<Card>> alike() {
        final Map<Object, List<Card>> groups = new LinkedHashMap<>();
        cards.forEach(card ->
                groups.computeIfAbsent(card.does(), does -> new ArrayList<>()).add(card));
        return List.copyOf(groups.values());
    }
}
