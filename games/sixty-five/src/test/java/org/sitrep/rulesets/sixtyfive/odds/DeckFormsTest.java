package org.sitrep.rulesets.sixtyfive.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Asking;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Content;

/** Odds of the bid and of the rest of a turn, against all hands and all orders of a few cards. */
class DeckFormsTest {
    private static final Content VILLAGE = Content.load("battles/01-village-assault.yaml");
    private static final List<Card> CARDS = List.copyOf(VILLAGE.game().cards().values());

    private static String allBut(final List<Integer> left) {
        return IntStream.rangeClosed(1, 54)
                .filter(card -> !left.contains(card))
                .mapToObj("card-%02d"::formatted)
                .collect(Collectors.joining(","));
    }

    /** Cards 2, 25 and 31 have the Target Number 6, of which 25 and 31 have results above that of 2. */
    @ParameterizedTest
    @CsvSource({"card-02", "card-25", "card-31", "6", "6/-1", "8"})
    void SF_INIT_2_everyHandOfFour(final String bid) {
        final List<Integer> held = List.of(2, 3, 8, 19, 23, 25, 31, 46).stream()
                .filter(card -> !bid.equals("card-%02d".formatted(card)))
                .toList();
        final Odds odds = Asking.odds(
                DeckForms.BID, VILLAGE, "--bid " + bid + " --seen " + allBut(List.of(2, 3, 8, 19, 23, 25, 31, 46, 50)));
        int all = 0;
        int wins = 0;
        int ties = 0;
        for (int hand = 0; hand < 1 << held.size(); hand++) {
            if (Integer.bitCount(hand) == 4) {
                int best = -1;
                for (int i = 0; i < held.size(); i++) {
                    if ((hand >> i & 1) != 0) {
                        best = Math.max(best, against(bid, CARDS.get(held.get(i) - 1)));
                    }
                }
                all++;
                wins += best < 0 ? 1 : 0;
                ties += best == 0 ? 1 : 0;
            }
        }
        final Map<String, Object> row = Asking.rows(odds.sheet()).get(0);
        assertEquals(Odds.exact(new BigFraction(wins, all)), row.get("winsBestExact"));
        assertEquals(Odds.exact(new BigFraction(ties, all)), row.get("tiesBestExact"));
    }

    /** Returns 1 if a card beats the bid, 0 if it ties, -1 if it loses; a card without a number is the lowest. */
    private static int against(final String bid, final Card card) {
        final boolean byId = bid.startsWith("card");
        final Card own = byId ? VILLAGE.game().cards().get(bid) : card;
        final String[] numbers = bid.split("/");
        final int tn = byId ? own.tn().orElse(-99) : Integer.parseInt(numbers[0]);
        final int ap = byId ? own.apfb().orElse(-99) : numbers.length > 1 ? Integer.parseInt(numbers[1]) : 99;
        final int byTn = Integer.compare(card.tn().orElse(-99), tn);
        return byTn != 0 || ap == 99 ? byTn : Integer.compare(card.apfb().orElse(-99), ap);
    }

    /** Nine cards are left, three of them End Turn cards of which the second ends the turn; two are hidden. */
    @Test
    void SF_TURN_5_everyOrderOfNineCards() {
        final List<Integer> left = List.of(1, 2, 3, 4, 5, 6, 50, 52, 54);
        final Content quick = Content.load("battles/01-village-assault.yaml", "battle.endTurns=4");
        final Odds odds = Asking.odds(DeckForms.TURN, quick, "--per-impulse 2 --hidden 2 --seen " + allBut(left));
        final int[] last = new int[5];
        int all = 0;
        for (int places = 0; places < 1 << 7; places++) {
            if (Integer.bitCount(places) == 3) {
                final int second = Integer.numberOfTrailingZeros(places & places - 1);
                last[second / 2 + 1]++;
                all++;
            }
        }
        for (final Map<String, Object> row : Asking.rows(odds.sheet())) {
            final int impulse = (Integer) row.get("impulse");
            assertEquals(Odds.exact(new BigFraction(last[impulse], all)), row.get("exact"));
            last[impulse] = 0;
        }
        assertEquals(0, IntStream.of(last).sum());
        assertEquals(2, odds.values().get("missing"));
        assertEquals(7, odds.values().get("pile"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bid | --bid card-99 | there is no card \"card-99\" | did you mean",
                "bid | --bid 8 --hidden 0 | the enemy has no card that you have not seen | omit --hidden",
                "bid | --bid 8 --seen 2-red | these odds depend on the values of cards | name the cards",
                "turn | --per-impulse 4 --seen 3-end-turn | the turn is over | name fewer",
                "turn | --per-impulse 0 | --per-impulse 0 is out of range | write 1 to 16",
                "turn | --per-impulse 2 --seen 3-blue | there is no kind of card \"blue\" | known: yellow",
            })
    void whatCannotBeIsRefused(final String form, final String question, final String problem, final String advice) {
        final OddsForm asked = form.equals("bid") ? DeckForms.BID : DeckForms.TURN;
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> Asking.odds(asked, VILLAGE, question));
        assertTrue(refused.getMessage().contains(problem), refused.getMessage());
        assertTrue(refused.advice().startsWith(advice), refused.advice());
    }
}
