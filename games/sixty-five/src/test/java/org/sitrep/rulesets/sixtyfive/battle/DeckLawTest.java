package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Asking;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.odds.DeckForms;
import org.sitrep.rulesets.sixtyfive.odds.TurnLength;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialEvent;
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

    /** The pile of a turn in play: the US hold four cards, two End Turn cards have come, the enemy's hand is hidden. */
    @Test
    void theRestOfATurnOfTheEngine() {
        final GameTables tables =
                new GameTables(Content.load("battles/01-village-assault.yaml").game());
        final Odds odds = Asking.odds(
                DeckForms.TURN,
                Content.load("battles/01-village-assault.yaml"),
                "--per-impulse 3 --seen card-01,card-02,card-03,card-04,card-50,card-51");
        final BattleState state = new BattleState(tables);
        final TrialKey key = new TrialKey();
        final Rolls rolls = new Rolls(key);
        final Table table = new Table(state, rolls, new Seat<?>[2], TrialListener.NONE);
        final int[] ends = new int[tables.cards.count + 1];
        for (int turn = 0; turn < TURNS; turn++) {
            key.set(1968, turn);
            state.reset();
            state.hand[0] = 0b1111;
            state.aside = 0b11L << 49;
            state.endTurns = 2;
            state.pile = tables.cards.all & ~(state.hand[0] | state.aside);
            deal(state, rolls);
            int drawn = 0;
            while (!table.deck.turnEnds()) {
                table.deck.draw(RollId.DAMAGE, 0, drawn++);
            }
            ends[(drawn + 2) / 3]++;
        }
        double exact = 0;
        double simulated = 0;
        for (final Map<String, Object> row : Asking.rows(odds.sheet())) {
            exact += (Double) row.get("p");
            simulated += (double) ends[(Integer) row.get("impulse")] / TURNS;
            assertEquals(exact, simulated, LIMIT);
        }
        assertEquals(1, simulated, 1e-9);
    }

    /** Gives the enemy four cards that are no End Turn cards. */
    private static void deal(final BattleState state, final Rolls rolls) {
        for (int card = 0; card < GameTables.HAND; card++) {
            final long some = state.pile & ~state.tables.cards.endTurn;
            final long dealt = 1L << rolls.card(RollId.DEAL, 0, 1, card, some);
            state.pile &= ~dealt;
            state.hand[1] |= dealt;
        }
    }

    /** The enemy reveals the best card of its hand, so the first cards decide unless they tie (SF-INIT-2). */
    @ParameterizedTest
    @CsvSource({"1", "6", "20"})
    void theBidOfTheEngine(final int card) {
        final Content content = Content.load("battles/01-village-assault.yaml");
        final GameTables tables = new GameTables(content.game());
        final String id = tables.cards.ids.get(card);
        final Odds odds = Asking.odds(DeckForms.BID, content, "--bid " + id);
        final BattleState state = new BattleState(tables);
        final TrialKey key = new TrialKey();
        final Rolls rolls = new Rolls(key);
        final int[] rounds = new int[1];
        final TrialListener trace = new TrialListener() {
            @Override
            public void tell(
                    final TrialEvent event,
                    final long a,
                    final long b,
                    final long c,
                    final long d,
                    final long e,
                    final long f,
                    final long g,
                    final long h,
                    final long i) {
                rounds[0] += event == Event.BIDS_REVEALED ? 1 : 0;
            }
        };
        final Seat<?>[] seats = {seat(state, 0, card), seat(state, 1, card)};
        final Table table = new Table(state, rolls, seats, trace);
        int wins = 0;
        int ties = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            key.set(1969, turn);
            state.reset();
            rounds[0] = 0;
            state.hand[0] = 1L << card;
            state.pile = tables.cards.all & ~state.hand[0];
            deal(state, rolls);
            state.hand[0] |= state.pile & ~tables.cards.endTurn; // for further cards after a tie
            for (final Seat<?> seat : seats) {
                seat.begin(key);
            }
            table.deck.bid();
            wins += rounds[0] == 1 && state.initiative == 0 ? 1 : 0;
            ties += rounds[0] > 1 ? 1 : 0;
        }
        final Map<String, Object> row = Asking.rows(odds.sheet()).get(0);
        assertEquals((Double) row.get("winsBest"), (double) wins / TURNS, LIMIT);
        assertEquals((Double) row.get("tiesBest"), (double) ties / TURNS, LIMIT);
    }

    /** Seats a bot that bids a card, and after a tie any; for the other side its best. */
    private static Seat<BattleView> seat(final BattleState state, final int side, final int card) {
        final Bot<BattleView> bot = new Bot<>() {
            @Override
            public void begin(final BattleView view, final BotRandom random) {}

            @Override
            public int choose(final BattleView view, final Decision decision) {
                int best = Math.max(0, decision.indexOf(card));
                for (int i = 0; i < decision.count() && side == 1; i++) {
                    final int one = decision.option(i);
                    final CardTable cards = view.tables.cards;
                    best = cards.bid(cards.tn[one], cards.apfb[one], decision.option(best)) > 0 ? i : best;
                }
                return best;
            }
        };
        return new Seat<>(
                bot,
                new BattleView(state, side),
                TrialListener.NONE,
                100,
                side,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
    }
}
