package org.sitrep.rulesets.rambo.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.checks.Checks;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;

/** The form for the exact odds of the next cards of a threat deck or a tactics deck. */
public final class DrawForm {
    private static final String DRAW = "--draw";
    private static final String DRAWS = "--draws";
    private static final String ANY = "--any";

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "Cards of a deck",
            "a deck (--draw)",
            List.of("--draw threat|HERO [--draws K] [--gone A,B] [--any A,B] [...]"),
            "the next cards of a threat deck or a tactics deck",
            List.of(
                    OddsOption.text(
                            DRAW, "DECK", "Deck: 'threat', or a hero for the hero's tactics deck; see 'list heroes'."),
                    OddsOption.number(
                            DRAWS,
                            "K",
                            "The next K cards (default: the 4 threat cards of a round, or the 2 of an opening hand)."),
                    OddsOption.text(ANY, "A,B", "Show how many of these cards are drawn, by their ids."),
                    Asked.GONE,
                    Asked.MISSION),
            List.of(
                    "--draw threat --dossier proof",
                    "--draw threat --gone leeches,flare --any tripwire,marksman",
                    "--draw rambo --draws 3"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> new DrawForm(game, request).odds()));

    private final Deck left;
    private final DrawLaw law;
    private final Optional<Set<Deck.Card>> any;

    private DrawForm(final GameData game, final OddsRequest request) {
        final String typed = request.text(DRAW)
                .orElseThrow(() -> new OddsRefused("the name of a deck is missing", "add --draw threat"));
        left = Asked.left(deck(game, Asked.mission(game, request), typed), request);
        final int most = left.cards().size();
        final int draws = request.has(DRAWS) ? request.number(DRAWS, 1, most) : Math.min(left.usual(), most);
        law = new DrawLaw(most, draws);
        any = request.text(ANY).map(left::named);
    }

    private static Deck deck(final GameData game, final Mission mission, final String typed) {
        if (typed.equalsIgnoreCase(Deck.THREAT)) {
            return Deck.threats(game, mission);
        }
        final List<String> decks = new ArrayList<>(List.of(Deck.THREAT));
        decks.addAll(game.heroes().keySet());
        return game.heroes().values().stream()
                .filter(hero -> hero.id().equalsIgnoreCase(typed))
                .findFirst()
                .map(hero -> Deck.tactics(game, mission, hero))
                .orElseThrow(() -> OddsRefused.unknown("deck", decks, typed));
    }

    private Odds odds() {
        final OddsTable grouped = grouped();
        return new Odds(
                left.title(),
                facts(),
                any.map(cards -> new Odds.Picture("of them drawn", law.drawn(cards.size()))),
                Optional.of(grouped),
                grouped,
                table(),
                values());
    }

    private List<String> facts() {
        final List<String> facts = new ArrayList<>();
        facts.add(Phrases.count(law.cards(), "card is", "cards are") + " left");
        facts.add(law.draws() == 1 ? "the next one is drawn" : "the next " + law.draws() + " are drawn");
        any.ifPresent(cards -> facts.add("at least one of "
                + cards.stream().map(Deck.Card::name).collect(Collectors.joining(", "))
                + " in " + Odds.percent(law.atLeastOne(cards.size()))));
        return facts;
    }

    /** Returns the table for people, in which cards that do the same share a row. */
    private OddsTable grouped() {
        final OddsTable table = new OddsTable()
                .number("count", "cards")
                .number("pNext", "next")
                .number("pDrawn", "among the next " + law.draws())
                .text("cards", "which do the same");
        for (final List<Deck.Card> group : left.alike()) {
            table.row(
                    group.size(),
                    law.next(group.size()),
                    law.atLeastOne(group.size()),
                    group.stream().map(Deck.Card::id).collect(Collectors.joining(" ")));
        }
        return table;
    }

    /**
     * Returns the table for programs: a row for each card, with the chances of the card and of all that do the same.
     */
    private OddsTable table() {
        final OddsTable table = new OddsTable()
                .text("card", "card")
                .text("name", "name")
                .chance("pNext", "next", true)
                .chance("pDrawn", "drawn", true)
                .number("alike", "cards alike")
                .chance("pAlikeNext", "alike next", true)
                .chance("pAlikeDrawn", "alike drawn", true);
        for (final List<Deck.Card> group : left.alike()) {
            for (final Deck.Card card : group) {
                table.row(
                        card.id(),
                        card.name(),
                        law.next(1),
                        law.atLeastOne(1),
                        group.size(),
                        law.next(group.size()),
                        law.atLeastOne(group.size()));
            }
        }
        return table;
    }

    private Map<String, Object> values() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("deck", left.title());
        values.put("left", law.cards());
        values.put("draws", law.draws());
        values.put("cards", table());
        any.ifPresent(cards -> {
            final BigFraction some = law.atLeastOne(cards.size());
            values.put("any", cards.stream().map(Deck.Card::id).collect(Collectors.joining(",")));
            values.put("pAny", some.doubleValue());
            values.put("pAnyExact", Odds.exact(some));
            values.put("drawn", drawn(law.drawn(cards.size())));
        });
        return values;
    }

    private static OddsTable drawn(final List<ExactLaw.Entry> entries) {
        final OddsTable table =
                new OddsTable().number("drawn", "drawn").text("exact", "exact").number("p", "p");
        for (final ExactLaw.Entry entry : entries) {
            table.row(entry.hits(), Odds.exact(entry.probability()), entry.probability());
        }
        return table;
    }
}
