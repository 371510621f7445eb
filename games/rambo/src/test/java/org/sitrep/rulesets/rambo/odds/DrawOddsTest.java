package org.sitrep.rulesets.rambo.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Asking;
import org.sitrep.dice.ExactLaw;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.definition.GameData;

/** Laws of draws: against full enumeration, by hand, and the questions that are refused. */
class DrawOddsTest {
    private static final GameData PROOF = Content.bound("missions/01-proof.yaml");

    private static Odds odds(final Content content, final String question) {
        return Asking.odds(DrawForm.FORM, content, question);
    }

    private static Odds odds(final String question) {
        return odds(Content.load("missions/01-proof.yaml"), question);
    }

    private static Object cell(final Odds odds, final String card, final String key) {
        return Asking.rows(odds.sheet()).stream()
                .filter(row -> row.get("card").equals(card))
                .map(row -> row.get(key))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no row of " + card));
    }

    /** All sets of draws from decks of up to 9 cards are counted one by one. */
    @Test
    void theLawCountsAllDraws() {
        for (int cards = 1; cards <= 9; cards++) {
            for (int draws = 1; draws <= cards; draws++) {
                for (int some = 0; some <= cards; some++) {
                    assertCounted(new DrawLaw(cards, draws), some);
                }
            }
        }
    }

    private static void assertCounted(final DrawLaw law, final int some) {
        final long[] ways = new long[law.draws() + 1];
        long all = 0;
        for (int set = 0; set < 1 << law.cards(); set++) {
            if (Integer.bitCount(set) == law.draws()) {
                ways[Integer.bitCount(set & (1 << some) - 1)]++;
                all++;
            }
        }
        for (final ExactLaw.Entry entry : law.drawn(some)) {
            assertEquals(
                    new BigFraction(BigInteger.valueOf(ways[entry.hits()]), BigInteger.valueOf(all)),
                    entry.probability(),
                    law + " " + some);
            ways[entry.hits()] = -ways[entry.hits()];
        }
        assertEquals(-all, Arrays.stream(ways).sum(), "results that are missing: " + law + " " + some);
        assertEquals(new BigFraction(all + ways[0], all), law.atLeastOne(some));
        assertEquals(new BigFraction(some, law.cards()), law.next(some));
    }

    /**
     * The deck of Proof has the 12 cards of the jungle and the 12 of the patrol (RB-SETUP-7): 4 of 24 come in a round.
     */
    @Test
    void RB_RND_2_fourOfTheThreatCardsAreDealtInARound() {
        final Odds odds = odds("--draw threat");
        assertEquals(24, odds.values().get("left"));
        assertEquals(4, odds.values().get("draws"));
        assertEquals("1/24", cell(odds, "tripwire", "pNextExact"));
        assertEquals("1/6", cell(odds, "tripwire", "pDrawnExact"));
        // Snapped Twig and Radio Check do the same: 1 - C(22,4)/C(24,4) = 1 - 7315/10626.
        assertEquals(2, cell(odds, "snapped-twig", "alike"));
        assertEquals("1/12", cell(odds, "snapped-twig", "pAlikeNextExact"));
        assertEquals("43/138", cell(odds, "radio-check", "pAlikeDrawnExact"));
    }

    @Test
    void RB_THREAT_6_cardsThatAreGoneCannotCome() {
        final Odds odds = odds("--draw threat --gone leeches,Flare --any tripwire,marksman");
        assertEquals(22, odds.values().get("left"));
        assertFalse(
                odds.sheet().rows().stream().anyMatch(row -> row.get(0).value().equals("leeches")));
        // 1 - C(20,4)/C(22,4) = 1 - 4845/7315
        assertEquals("26/77", odds.values().get("pAnyExact"));
    }

    @Test
    void RB_SETUP_11_theOpeningHandIsTwoOfTheDossiersCards() {
        final Odds odds = odds("--draw rambo");
        assertEquals(6, odds.values().get("left"), "numbers 1 to 6");
        assertEquals(2, odds.values().get("draws"));
        assertEquals("1/3", cell(odds, "vanish", "pDrawnExact"));
    }

    @Test
    void forbiddenCardsArePassedOver() {
        final Odds odds =
                odds(Content.load("missions/01-proof.yaml", "forbid=['tactics:rambo.vanish']"), "--draw rambo");
        assertEquals(5, odds.values().get("left"));
        assertEquals("2/5", cell(odds, "grit", "pDrawnExact"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--draw threats | there is no deck \"threats\" | did you mean \"threat\"?",
                "--draw ramob | there is no deck \"ramob\" | did you mean \"rambo\"?",
                "--draw threat --gone leaches | in the threat deck of Proof | did you mean \"leeches\"?",
                "--draw threat --any lockdown | there is no card \"lockdown\" | its cards: treacherous-terrain",
                "--draw threat --gone flare --any flare | there is no card \"flare\" | its cards:",
                "--draw threat --draws 0 | --draws 0 is out of range | write 1 to 24",
                "--draw rambo --draws 7 | --draws 7 is out of range | write 1 to 6",
                "--draw threat --dossier prof | there is no mission \"prof\" | did you mean \"proof\"?",
                "--any flare | the name of a deck is missing | add --draw threat",
            })
    void whatCannotBeIsRefused(final String options, final String problem, final String advice) {
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> odds(options));
        assertTrue(refused.getMessage().contains(problem), refused.getMessage());
        assertTrue(refused.advice().startsWith(advice), refused.advice());
    }

    @Test
    void anEmptyDeckHasNoNextCard() {
        final String all = String.join(
                ",",
                PROOF.heroes().get("rambo").tactics().keySet().stream().limit(6).toList());
        final OddsRefused refused = assertThrows(OddsRefused.class, () -> odds("--draw rambo --gone " + all));
        assertEquals("no card is left in the deck", refused.getMessage());
    }
}
