package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.dice.ExactLaw;
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

/** The forms for the initiative bid and for the impulses that a turn still has. */
public final class DeckForms {
    private static final String BIDDEN = "--bid";
    private static final Pattern NUMBERS = Pattern.compile("(-?\\d{1,2})(?:/(-?\\d))?");
    private static final String PER_IMPULSE = "--per-impulse";
    private static final int MOST = 16;

    /** The form for a bid: against the best card of the enemy's hand, and against any one of it. */
    public static final OddsForm BID = new OddsForm(
            "The initiative bid",
            "cards to --bid",
            List.of("--bid A,B [--seen ...] [--hidden K]"),
            "a card against a hidden hand",
            List.of(
                    OddsOption.text(
                            BIDDEN,
                            "A,B",
                            "Your cards, by their ids, or a Target Number: 8, or 8/-2 with the AP result."),
                    Asked.SEEN,
                    Asked.HIDDEN),
            List.of("--bid card-01,card-24", "--bid 8"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> bid(game, request)));

    /** The form for the impulses that a turn still has. */
    public static final OddsForm TURN = new OddsForm(
            "The rest of a turn",
            "cards drawn --per-impulse",
            List.of("--per-impulse C [--seen ...] [--hidden K]"),
            "the impulses that a turn still has",
            List.of(
                    OddsOption.number(
                            PER_IMPULSE, "C", "Cards that are drawn in an impulse, to the hand and for attacks."),
                    Asked.SEEN,
                    Asked.HIDDEN),
            List.of("--per-impulse 4", "--per-impulse 3 --seen 12-none,2-end-turn"),
            true,
            (request, document, findings) ->
                    Checks.ALL.bind(document.orElseThrow(), findings).map(game -> turn(game, request)));

    /** A bid: its numbers; without an armor-piercing result it ties with every card of its Target Number. */
    record Bid(int tn, Optional<Integer> apfb) {}

    private DeckForms() {}

    private static Odds bid(final GameData game, final OddsRequest request) {
        final Asked asked = new Asked(game, request);
        asked.needNames();
        final Map<String, Bid> bids = new LinkedHashMap<>();
        asked.list(BIDDEN).forEach(word -> bids.put(word, bid(asked, word)));
        if (bids.isEmpty()) {
            throw new OddsRefused("no card is bid", "add --bid, e.g. --bid 8");
        }
        final int hidden = asked.hidden();
        if (hidden == 0) {
            throw new OddsRefused("the enemy has no card that you have not seen", "omit --hidden");
        }
        final OddsTable shown = table(asked, bids, false);
        final OddsTable exact = table(asked, bids, true);
        final Map<String, Object> values = asked.values();
        values.put("bids", exact);
        return new Odds(
                "Bid against a hand of " + Phrases.count(hidden, "card", "cards"),
                List.of(asked.told(0), "a hand holds no End Turn card", "after a tie both sides reveal another card"),
                Optional.empty(),
                Optional.of(shown),
                shown,
                exact,
                values);
    }

    private static Bid bid(final Asked asked, final String word) {
        final Matcher numbers = NUMBERS.matcher(word);
        if (numbers.matches()) {
            final Optional<String> apfb = Optional.ofNullable(numbers.group(2));
            return new Bid(Integer.parseInt(numbers.group(1)), apfb.map(Integer::valueOf));
        }
        final int card = asked.take(word);
        return new Bid(asked.cards.tn[card], Optional.of(asked.cards.apfb[card]));
    }

    private static OddsTable table(final Asked asked, final Map<String, Bid> bids, final boolean exact) {
        final OddsTable table = new OddsTable()
                .text("bid", "bid")
                .chance("winsBest", "wins against the best", exact)
                .chance("tiesBest", "ties against the best", exact)
                .chance("winsAny", "wins against any one", exact)
                .chance("tiesAny", "ties against any one", exact);
        bids.forEach((word, bid) -> {
            final BigFraction wins = against(asked.cards, asked.unseen, bid, asked.hidden(), 1);
            final BigFraction any = against(asked.cards, asked.unseen, bid, 1, 1);
            table.row(
                    word,
                    wins,
                    against(asked.cards, asked.unseen, bid, asked.hidden(), 0).subtract(wins),
                    any,
                    against(asked.cards, asked.unseen, bid, 1, 0).subtract(any));
        });
        return table;
    }

    /**
     * Returns the probability that a bid beats some cards of a hand, or that it at least ties with the best of them.
     *
     * @param least 1 to beat, 0 to tie
     */
    static BigFraction against(
            final CardTable cards, final long unseen, final Bid bid, final int drawn, final int least) {
        final long held = unseen & ~cards.neverHeld;
        final long lower = BitSet.valueOf(new long[] {held}).stream()
                .filter(card -> cards.bid(bid.tn, bid.apfb.orElse(cards.apfb[card]), card) >= least)
                .count();
        return new BigFraction(PileLaw.choose((int) lower, drawn), PileLaw.choose(Long.bitCount(held), drawn));
    }

    private static Odds turn(final GameData game, final OddsRequest request) {
        if (!request.has(PER_IMPULSE)) {
            throw new OddsRefused("the cards of an impulse are missing", "add --per-impulse, e.g. --per-impulse 4");
        }
        final int perImpulse = request.number(PER_IMPULSE, 1, MOST);
        final Asked asked = new Asked(game, request);
        final int ends = Long.bitCount(asked.unseen & asked.cards.endTurn);
        final int missing = game.battle().orElseThrow().endTurns() - (Long.bitCount(asked.cards.endTurn) - ends);
        if (missing < 1) {
            throw new OddsRefused("the turn is over with these End Turn cards", "name fewer of them in --seen");
        }
        final PileLaw pile = new PileLaw(Long.bitCount(asked.unseen) - ends, ends, asked.hidden());
        final double meanCards = (double) missing * (pile.pile() + 1) / (ends + 1);
        final List<ExactLaw.Entry> impulses = impulses(pile, missing, perImpulse);
        final OddsTable table = new OddsTable()
                .number("impulse", "impulse")
                .chance("p", "the last", true)
                .number("pAtLeast", "or a later one");
        BigFraction left = BigFraction.ONE;
        BigFraction mean = BigFraction.ZERO;
        for (final ExactLaw.Entry entry : impulses) {
            table.row(entry.hits(), entry.probability(), left);
            left = left.subtract(entry.probability());
            mean = mean.add(entry.probability().multiply(entry.hits()));
        }
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("pile", pile.pile());
        values.put("endTurns", ends);
        values.put("missing", missing);
        values.put("perImpulse", perImpulse);
        values.put("meanCards", meanCards);
        values.put("meanImpulses", mean.doubleValue());
        values.put("impulses", table);
        return new Odds(
                "The rest of the turn",
                List.of(
                        Phrases.count(pile.pile(), "card is", "cards are") + " in the pile, "
                                + Phrases.count(ends, "End Turn card", "End Turn cards") + " among them",
                        "it ends with " + (missing == 1 ? "the next" : "number " + missing) + " of these, after "
                                + Phrases.fixed(meanCards, 1) + " cards on average",
                        "the turn ends in impulse " + Phrases.fixed(mean.doubleValue(), 1)
                                + " on average, from the next one on"),
                Optional.of(new Odds.Picture("impulses", impulses)),
                Optional.empty(),
                table,
                table,
                values);
    }

    /** Returns the law of the impulse in which the last End Turn card comes, from 1 for the next. */
    private static List<ExactLaw.Entry> impulses(final PileLaw pile, final int missing, final int perImpulse) {
        final List<ExactLaw.Entry> entries = new ArrayList<>();
        for (int first = 1; first <= pile.pile(); first += perImpulse) {
            BigFraction p = BigFraction.ZERO;
            for (int card = first; card < first + perImpulse && card <= pile.pile(); card++) {
                p = p.add(pile.ends(missing, card));
            }
            if (p.getNumerator().signum() > 0) {
                entries.add(
                        new ExactLaw.Entry((first - 1) / perImpulse + 1, false, p.getNumerator(), p.getDenominator()));
            }
        }
        return entries;
    }
}
