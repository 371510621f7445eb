package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
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

/** The form for the initiative bid: against the best card of the enemy's hand, and against any one of it. */
public final class BidForm {
    private static final String BID = "--bid";
    private static final Pattern NUMBERS = Pattern.compile("(-?\\d{1,2})(?:/(-?\\d))?");

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "The initiative bid",
            "cards to --bid",
            List.of("--bid A,B [--seen ...] [--hidden K]"),
            "a card against a hand that nobody has seen",
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

    /**
     * The chances of a bid against some cards of a hand.
     *
     * @param wins probability that it beats all of them
     * @param ties probability that it ties with the best of them
     */
    private record Chances(BigFraction wins, BigFraction ties) {}

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

    /** Returns the number of cards of a hand that a bid beats, if {@code sign} is 1, or ties with, if it is 0. */
    private int count(final Bid bid, final int sign) {
        final long held = asked.unseen() & ~asked.cards.endTurn;
        return (int) LongStream.range(0, asked.cards.count)
                .filter(card -> (held & 1L << card) != 0)
                .filter(card -> Integer.signum(
                                asked.cards.bid(bid.tn, bid.apfb.orElse(asked.cards.apfb[(int) card]), (int) card))
                        == sign)
                .count();
    }

    private Chances against(final Bid bid, final int cards) {
        final int held = Long.bitCount(asked.unseen() & ~asked.cards.endTurn);
        final int lower = count(bid, 1);
        final long all = TurnLength.choose(held, cards);
        final long wins = TurnLength.choose(lower, cards);
        return new Chances(
                new BigFraction(wins, all),
                new BigFraction(TurnLength.choose(lower + count(bid, 0), cards) - wins, all));
    }

    private Odds odds() {
        final int unseen = Long.bitCount(asked.unseen());
        final int hidden = asked.hidden();
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("unseen", unseen);
        values.put("hidden", hidden);
        values.put("bids", table(true));
        return new Odds(
                "Bid against a hand of " + Phrases.count(hidden, "card", "cards"),
                List.of(
                        Phrases.count(unseen, "card has", "cards have") + " not been seen",
                        "a hand holds no End Turn card",
                        "after a tie both sides reveal another card"),
                Optional.empty(),
                Optional.of(table(false)),
                table(false),
                table(true),
                values);
    }

    private OddsTable table(final boolean exact) {
        final OddsTable table = new OddsTable().text("bid", "bid");
        for (final String whom : List.of("Best", "Any")) {
            for (final String what : List.of("wins", "ties")) {
                table.number(what + whom, what + (whom.equals("Best") ? " against the best" : " against any one"));
                if (exact) {
                    table.text(what + whom + "Exact", "exact");
                }
            }
        }
        bids.forEach((word, bid) -> {
            final List<Object> row = new ArrayList<>(List.of(word));
            for (final int cards : new int[] {asked.hidden(), 1}) {
                final Chances chances = against(bid, cards);
                for (final BigFraction p : List.of(chances.wins, chances.ties)) {
                    row.add(new OddsTable.Cell(p.doubleValue(), Fight.percent(p)));
                    if (exact) {
                        row.add(Odds.exact(p));
                    }
                }
            }
            table.row(row.toArray());
        });
        return table;
    }
}
