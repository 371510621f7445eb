package org.sitrep.rulesets.sixtyfive.odds;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.checks.Checks;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;

/** The form for the initiative bid: against the best card of the enemy's hand, and against any one of it. */
public final class BidForm {
    private static final String BID = "--bid";
    private static final Pattern NUMBERS = Pattern.compile("(-?\\d{1,2})(?:/(-?\\d))?");

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "The initiative bid",
            "cards to --bid",
            List.of("--bid A,B [--seen ...] [--hidden K]"),
            "a card against a hidden hand",
            List.of(
                    OddsOption.text(
                            BID, "A,B", "Your cards, by their ids, or a Target Number: 8, or 8/-2 with the AP result."),
                    Asked.SEEN,
                    Asked.HIDDEN),
            List.of("--bid card-01,card-24", "--bid 8"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> new BidForm(game, request).odds()));

    private final Asked asked;
    private final Map<String, Bid> bids = new LinkedHashMap<>();

    /** A bid: its numbers; without an armor-piercing result it ties with every card of its Target Number. */
    private record Bid(int tn, Optional<Integer> apfb) {}

    private BidForm(final GameData game, final OddsRequest request) {
        asked = new Asked(game, request);
        asked.needNames();
        asked.list(BID).forEach(this::add);
        if (bids.isEmpty()) {
            throw new OddsRefused("no card is bid", "add --bid, e.g. --bid 8");
        }
        if (asked.hidden() == 0) {
            throw new OddsRefused("the enemy has no card that you have not seen", "omit --hidden");
        }
    }

    private void add(final String word) {
        final Matcher numbers = NUMBERS.matcher(word);
        if (numbers.matches()) {
            bids.put(
                    word,
                    new Bid(
                            Integer.parseInt(numbers.group(1)),
                            Optional.ofNullable(numbers.group(2)).map(Integer::valueOf)));
            return;
        }
        final int card = asked.take(word);
        bids.put(word, new Bid(asked.cards.tn[card], Optional.of(asked.cards.apfb[card])));
    }

    private Odds odds() {
        final int hidden = asked.hidden();
        final Map<String, Object> values = asked.values();
        values.put("bids", table(true));
        return new Odds(
                "Bid against a hand of " + Phrases.count(hidden, "card", "cards"),
                List.of(asked.told(0), "a hand holds no End Turn card", "after a tie both sides reveal another card"),
                Optional.empty(),
                Optional.of(table(false)),
                table(false),
                table(true),
                values);
    }

    private OddsTable table(final boolean exact) {
        final OddsTable table = new OddsTable().text("bid", "bid");
        for (final String key : List.of("winsBest", "tiesBest", "winsAny", "tiesAny")) {
            table.chance(
                    key,
                    key.substring(0, 4) + (key.endsWith("Best") ? " against the best" : " against any one"),
                    exact);
        }
        bids.forEach((word, bid) -> {
            final BigFraction wins = against(bid, asked.hidden(), 1);
            final BigFraction any = against(bid, 1, 1);
            table.row(
                    word,
                    wins,
                    against(bid, asked.hidden(), 0).subtract(wins),
                    any,
                    against(bid, 1, 0).subtract(any));
        });
        return table;
    }

    /**
     * Returns the probability that a bid beats some cards of a hand, or that it at least ties with the best of them.
     *
     * @param least 1 to beat, 0 to tie
     */
    private BigFraction against(final Bid bid, final int drawn, final int least) {
        final CardTable cards = asked.cards;
        final long held = asked.unseen & ~cards.endTurn;
        final int[] lower = BitSet.valueOf(new long[] {held}).stream()
                .filter(card -> cards.bid(bid.tn, bid.apfb.orElse(cards.apfb[card]), card) >= least)
                .toArray();
        return new BigFraction(PileLaw.choose(lower.length, drawn), PileLaw.choose(Long.bitCount(held), drawn));
    }
}
