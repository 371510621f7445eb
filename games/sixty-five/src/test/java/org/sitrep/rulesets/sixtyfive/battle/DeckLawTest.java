package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.odds.TurnLength;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** The length of a turn in cards: the exact law, all orders of small decks, and the deck of the engine. */
class DeckLawTest {
    private static final int TURNS = 100_000;
    /**
     * Largest distance of the two distribution functions. By the inequality of Dvoretzky, Kiefer and Wolfowitz a true
     * law is farther away with probability at most 2 exp(-2 × 100,000 × 0.0105²) = 5.3e-10.
     */
    private static final double LIMIT = 0.0105;

    @ParameterizedTest
    @CsvSource({"8, 2, 1", "9, 3, 2", "12, 4, 4", "14, 5, 3"})
    void everyOrderOfASmallDeck(final int cards, final int endTurns, final int last) {
        final long[] ends = new long[cards + 1];
        long orders = 0;
        for (int set = 0; set < 1 << cards; set++) {
            if (Integer.bitCount(set) == endTurns) {
                orders++;
                int seen = 0;
                int drawn = 0;
                while (seen < last) {
                    seen += set >> drawn++ & 1;
                }
                ends[drawn]++;
            }
        }
        final TurnLength law = new TurnLength(cards, endTurns, last);
        double mean = 0;
        for (int n = 1; n <= cards; n++) {
            assertEquals((double) ends[n] / orders, law.at(n), 0.0);
            mean += n * law.at(n);
        }
        assertEquals(law.mean(), mean, 1e-12);
    }

    @Test
    void theHouseDeck() { // GAP-7
        assertEquals(27.5, new TurnLength(54, 5, 3).mean());
        assertEquals(110.0 / 3, new TurnLength(54, 5, 4).mean());
        assertEquals(0.038, new TurnLength(54, 5, 3).inDeal(8), 0.001);
        assertEquals(0.004, new TurnLength(54, 5, 4).inDeal(8), 0.001);
        double sum = 0;
        for (final double p : new TurnLength(54, 5, 3).afterDeal(8)) {
            sum += p;
        }
        assertEquals(1.0, sum, 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"3", "4"})
    void theDeckOfTheEngine(final int last) { // SF-TURN-2, SF-TURN-5, SF-CARD-8, AMB-03
        final GameTables tables =
                new GameTables(Content.load("battles/01-village-assault.yaml", "battle.endTurns=" + last)
                        .game());
        final BattleState state = new BattleState(tables);
        final TrialKey key = new TrialKey();
        final Table table = new Table(state, new Rolls(key), new Seat<?>[2], TrialListener.NONE);
        final int[] ends = new int[tables.cards.count + 1];
        for (int turn = 0; turn < TURNS; turn++) {
            key.set(1967, turn);
            state.reset();
            table.deck.deal();
            int drawn = 0;
            while (!table.deck.turnEnds()) {
                table.deck.draw(RollId.DAMAGE, 0, drawn++);
            }
            ends[drawn]++;
        }
        final double[] law = new TurnLength(54, 5, last).afterDeal(2 * GameTables.HAND);
        double exact = 0;
        double simulated = 0;
        double farthest = 0;
        for (int n = 0; n < law.length; n++) {
            exact += law[n];
            simulated += (double) ends[n] / TURNS;
            farthest = Math.max(farthest, Math.abs(exact - simulated));
        }
        assertTrue(farthest < LIMIT, "farthest " + farthest);
    }
}
