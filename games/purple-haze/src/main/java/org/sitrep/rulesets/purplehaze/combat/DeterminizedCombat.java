package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialAborted;
import org.sitrep.strategy.TrialListener;

/**
 * A second table on which a bot plays the current combat to its end, any number of times: a copy of what a player sees,
 * with a guess of what the player does not see.
 *
 * <p>Each play guesses anew the face-down Enemies, the waiting Tactics markers (those fixed by the box are known),
 * Red's hand of Combat markers, and all dice and draws to come. The guesses follow the probabilities for a player who
 * remembers everything seen. The one exception is Red, who places face-down Enemies by choice: they are assumed to be
 * placed at random. The dice depend only on the caller's seed; those of the trial cannot be reached from here.
 *
 * <p>Create one instance per bot, when it first sees the view; nothing is allocated afterwards. Not thread-safe. Cost
 * of a guess: about a microsecond.
 */
public final class DeterminizedCombat {
    /** A bound far above the number of questions in a combat. */
    public static final int MOST_DECISIONS = 100_000;

    private final CombatState seen;
    private final CombatState state;
    private final TrialKey key = new TrialKey();
    private final Rolls rolls;
    /** The face-down Enemies of a type that have no place yet. */
    private final int[] left;

    private Seat<?> seat;
    private Seat<?> redSeat;
    private Combat combat;

    /**
     * Sets up the second table. It has no players before {@link #sit}.
     *
     * @param view the bot's view of the combats that it plays
     */
    public DeterminizedCombat(final CombatView view) {
        seen = view.state();
        state = new CombatState(new SquadState(seen.tables));
        left = new int[seen.tables.enemies.types];
        rolls = new Rolls(key, seen.tables.totals, seen.tables.faces);
    }

    /** Returns whether this game has a Red player (PH-OPT-3). */
    public boolean hasRed() {
        return seen.tables.options.hasRed();
    }

    /** Returns the view of the Squad at the second table. */
    public SquadView squad() {
        return new SquadView(state.squad);
    }

    /** Returns the view of the combat at the second table. */
    public CombatView view() {
        return new CombatView(state);
    }

    /** Returns Red's view at the second table. */
    public RedHand redHand() {
        return new RedHand(state);
    }

    /**
     * Seats the players of the second table.
     *
     * @param marines plays the Marines, with the views of this table
     * @param red plays Red, or null without a Red player
     */
    public void sit(final Seat<?> marines, final Seat<?> red) {
        seat = marines;
        redSeat = red;
        combat = new Combat(state, new SquadParts(state.squad, rolls, seat, redSeat, TrialListener.NONE));
    }

    /**
     * Plays to the end of the combat from a question of {@link DecisionKind#ACTIVATE}, {@link DecisionKind#FIRST_ORDER}
     * or {@link DecisionKind#SECOND_ORDER} now asked at the first table. The players seated here decide the plays
     * between two activations. The steps after a combat are left out. Read the outcome from the views and from
     * {@link #end} and the methods after it.
     *
     * @param seed the seed of the guess and of the dice
     * @param nth selects another guess and other dice; the same number gives all answers the same guess and, where they
     *     throw for the same purpose, the same dice
     * @param kind the kind of the question
     * @param answer one of its options
     */
    public void play(final long seed, final int nth, final int kind, final int answer) {
        guess(seed, nth);
        seat.begin(key);
        if (redSeat != null) {
            redSeat.begin(key);
        }
        try {
            combat.fightOn(kind, answer);
        } catch (final TrialAborted givenUp) {
            state.end = null; // plays made until now are part of the copied state
        }
    }

    /** Returns the state of the second table, for this package only. */
    CombatState state() {
        return state;
    }

    /** Copies what is visible and guesses the rest. */
    void guess(final long seed, final int nth) {
        key.set(seed, nth);
        state.copyFrom(seen);
        if (state.hiddenMask != 0) {
            guessEnemies();
        }
        guessQueue();
        if (redSeat != null) {
            guessHand();
        }
    }

    /**
     * Deals the markers that could lie face down, of the types that the reminder markers show (PH-OPT-1); Support is
     * known to be a Fighter (PH-TAC-8).
     */
    private void guessEnemies() {
        System.arraycopy(state.onBoard, 0, left, 0, left.length);
        long unseen = state.unitPool;
        for (int rest = state.enemyMask; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            if ((state.hiddenMask & 1 << space) != 0) {
                unseen |= 1L << state.unit[space];
            } else {
                left[state.tables.enemies.type[state.unit[space]]]--;
            }
        }
        left[EnemyTable.FIGHTER] -= Integer.bitCount(state.hiddenMask & state.supportMask);
        int nth = 0;
        for (int rest = state.hiddenMask; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            final int type = (state.supportMask & 1 << space) != 0 ? EnemyTable.FIGHTER : guessType(nth);
            final long pool = unseen & state.tables.enemies.unitsOfType[type];
            final int unit = rolls.pickBit(RollId.GUESSED_UNIT, 0, 0, nth, pool);
            unseen &= ~(1L << unit);
            state.unit[space] = unit;
            state.hitPoints[space] = state.tables.enemies.hitPoints[unit];
            nth++;
        }
        state.unitPool = unseen;
    }

    private int guessType(final int nth) {
        int all = 0;
        for (final int ofType : left) {
            all += ofType;
        }
        int pick = rolls.pick(RollId.GUESSED_SPACE, 0, 0, nth, all);
        int type = 0;
        while (pick >= left[type]) {
            pick -= left[type++];
        }
        left[type]--;
        return type;
    }

    /** Draws the waiting Tactics markers anew, except those fixed by the box (PH-CBS-4). */
    private void guessQueue() {
        for (int at = state.queueHead; at < state.queueFixed; at++) {
            state.queue[at] = state.setUp.tacticsAtBottom[at];
        }
        final int from = Math.max(state.queueHead, state.queueFixed);
        for (int at = from; at < state.queueTail; at++) {
            state.tacticsPool[state.queue[at]]++;
            state.tacticsPoolSize++;
        }
        for (int at = from; at < state.queueTail; at++) {
            int pick = rolls.pick(RollId.GUESSED_TACTICS, 0, 0, at - from, state.tacticsPoolSize);
            int marker = 0;
            while (pick >= state.tacticsPool[marker]) {
                pick -= state.tacticsPool[marker++];
            }
            state.tacticsPool[marker]--;
            state.tacticsPoolSize--;
            state.queue[at] = marker;
        }
    }

    /**
     * Draws Red's hand anew from the markers that Red has not played; they are sorted first, so that the true hand
     * leaves no trace.
     */
    private void guessHand() {
        final RedState red = state.red;
        for (int i = 0; i < red.handSize; i++) {
            red.pile[red.pileSize++] = red.hand[i];
        }
        Arrays.sort(red.pile, 0, red.pileSize);
        for (int i = 0; i < red.handSize; i++) {
            final int pick = rolls.pick(RollId.GUESSED_HAND, 0, 0, i, red.pileSize);
            red.hand[i] = red.pile[pick];
            red.pile[pick] = red.pile[--red.pileSize];
        }
    }

    // Outcome

    /** Returns how the combat ended; null if it was aborted. */
    public End end() {
        return state.end;
    }

    /** Returns whether so few Marines are left that the Mission is over (PH-END-1). */
    public boolean squadLost() {
        return state.squad.presentCount <= Rewards.TOO_FEW;
    }

    /** Returns the experience of each Marine present (PH-END-4). */
    public int experienceEach() {
        return Rewards.experienceEach(state);
    }

    /** Returns the steps of ammo and grenades spent in the whole combat. */
    public int ammoSpent() {
        return state.ammoSpent;
    }
}
