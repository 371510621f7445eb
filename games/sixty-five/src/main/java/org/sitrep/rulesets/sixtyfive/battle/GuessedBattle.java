package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialAborted;
import org.sitrep.strategy.TrialListener;

/**
 * A second table on which a bot plays the current turn to its end, any number of times: a copy of what its side sees,
 * with a guess of what it does not see. Each play guesses anew the other hand, the other bonus card and all draws to
 * come; the draws of the trial cannot be reached from here. Create one instance per bot, when it first sees the view;
 * nothing is allocated afterwards. Not thread-safe.
 */
public final class GuessedBattle {
    /** A bound far above the number of questions in a turn. */
    public static final int MOST_DECISIONS = 100_000;

    private final BattleView seen;
    private final BattleState state;
    private final TrialKey key = new TrialKey();
    private final Rolls rolls = new Rolls(key);
    private Seat<?>[] seats;
    private BattlePlay play;

    /** Sets up the second table. It has no players before {@link #sit}. */
    public GuessedBattle(final BattleView seen) {
        this.seen = seen;
        state = new BattleState(seen.tables);
    }

    /** Returns the view of a side at the second table. */
    public BattleView view(final int side) {
        return new BattleView(state, side);
    }

    /** Seats the players of both sides, with the views of this table. */
    public void sit(final Seat<?> us, final Seat<?> com) {
        seats = new Seat<?>[] {us, com};
        play = new BattlePlay(state, rolls, seats, TrialListener.NONE);
    }

    /**
     * Plays to the end of the turn from the question which card to play first in an impulse, now asked at the first
     * table.
     *
     * @param seed the seed of the guess and of the draws
     * @param nth selects another guess and other draws; the same number gives all answers the same guess and, where
     *     they draw for the same purpose, the same draws
     * @param answer one of the options
     */
    public void play(final long seed, final int nth, final int answer) {
        key.set(seed, nth);
        guess();
        seats[0].begin(key);
        seats[1].begin(key);
        try {
            play.finishTurn(answer);
        } catch (final TrialAborted givenUp) {
            state.winner = BattleState.NONE; // the state counts as it is
        }
    }

    /** Copies what is visible and guesses the rest. */
    void guess() {
        final int other = 1 - seen.side;
        state.copyFrom(seen.state());
        state.hand[other] = seen.enemyCardsSeen();
        long unseen = seen.unseen();
        for (int nth = 0; Long.bitCount(state.hand[other]) < seen.enemyCards(); nth++) {
            final long may = unseen & ~seen.tables.cards.neverHeld;
            final long card = 1L << rolls.card(RollId.GUESSED_HAND, 0, 0, nth, may);
            state.hand[other] |= card;
            unseen &= ~card;
        }
        state.pile = unseen;
        play.guessBonus(other);
    }

    /** Returns the side that has won by the end of the last turn, else {@link BattleState#NONE}. */
    public int winner() {
        return state.winner;
    }
}
