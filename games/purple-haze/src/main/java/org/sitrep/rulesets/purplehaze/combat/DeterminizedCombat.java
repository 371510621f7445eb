package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.definition.Options;
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
 * A second table on which a bot plays the combat in hand on to its end, as often as it likes: a copy of what a player
 * sees, with a guess of what he does not see.
 *
 * <p>Guessed anew each time are the Enemies who lie face down, the Tactics markers that wait (those fixed by the box
 * are known), Red's hand of Combat markers, and all dice and draws to come. Each guess is as likely as things are for a
 * player who remembers what he has seen; only of Red, who lays his face-down Enemies himself, it is taken that he lays
 * them at random. The dice come from the caller's seed alone: those of the mission cannot be reached from here.
 *
 * <p>Make one a bot, when it first sees the view; nothing is allocated afterwards. Not thread-safe. Cost of a guess:
 * about a microsecond.
 */
public final class DeterminizedCombat {
    /** Far more questions than a combat asks. */
    public static final int MOST_DECISIONS = 100_000;

    private final CombatState seen;
    private final CombatState state;
    private final TrialKey key = new TrialKey();
    private final Rolls rolls;
    /** Enemies of a type who lie face down and have no place yet. */
    private final int[] left = new int[EnemyTable.TYPES];

    private Seat<?> seat;
    private Seat<?> redSeat;
    private Combat combat;

    /**
     * Lays out the second table. Nobody plays on it before {@link #sit}.
     *
     * @param view what the bot sees of the combats that it plays
     */
    public DeterminizedCombat(final CombatView view) {
        seen = view.state();
        state = new CombatState(new SquadState(seen.tables));
        rolls = new Rolls(key, seen.tables.totals, seen.tables.faces);
    }

    /** Returns whether somebody plays Red in this game (PH-OPT-3). */
    public boolean hasRed() {
        return seen.tables.game.options().sapper() != Options.Sapper.OFF;
    }

    /** Returns what is seen of the Squad at the second table. */
    public SquadView squad() {
        return new SquadView(state.squad);
    }

    /** Returns what is seen of the combat at the second table. */
    public CombatView view() {
        return new CombatView(state);
    }

    /** Returns what Red sees at the second table. */
    public RedHand redHand() {
        return new RedHand(state);
    }

    /**
     * Seats those who play at the second table.
     *
     * @param marines plays the Marines, with the views of this table
     * @param red plays Red, or null if nobody does
     */
    public void sit(final Seat<?> marines, final Seat<?> red) {
        seat = marines;
        redSeat = red;
        combat = new Combat(state, new SquadParts(state.squad, rolls, seat, redSeat, TrialListener.NONE));
    }

    /**
     * Plays on to the end of the combat from a question of {@link DecisionKind#ACTIVATE},
     * {@link DecisionKind#FIRST_ORDER} or {@link DecisionKind#SECOND_ORDER} that is being asked at the first table.
     * What can be played between two activations is played as those who sit here like it; what follows a combat does
     * not follow. Read the outcome from the views and from {@link #end} and its neighbours.
     *
     * @param seed of the guess and of the dice
     * @param nth another guess and other dice for each; the same guess and, as far as they are thrown for the same, the
     *     same dice for all answers
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
            state.end = null; // what has been played until then is what is looked at
        }
    }

    /** The second table itself, for this package alone. */
    CombatState state() {
        return state;
    }

    /** Copies what is seen and guesses the rest. */
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
     * Deals the markers that could lie face down, types as the reminder markers tell (PH-OPT-1); Support is known to be
     * a Fighter (PH-TAC-8).
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

    /** Draws the Tactics markers that wait anew, but for those that the box has fixed (PH-CBS-4). */
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
     * Draws Red's hand anew from the markers that he has not played; they are laid in order first, so that what he
     * holds does not show.
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

    // How it came out

    /** Returns how the combat ended; null if it was given up. */
    public End end() {
        return state.end;
    }

    /** Returns whether so few Marines are left that the Mission is over (PH-END-1). */
    public boolean squadLost() {
        return state.squad.presentCount <= Rewards.TOO_FEW;
    }

    /** Returns the experience that each Marine present gets (PH-END-4). */
    public int experienceEach() {
        return Rewards.experienceEach(state);
    }

    /** Returns how many steps of ammo and grenades were spent in the whole combat. */
    public int ammoSpent() {
        return state.ammoSpent;
    }
}
