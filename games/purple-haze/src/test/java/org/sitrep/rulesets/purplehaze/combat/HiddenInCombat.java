package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.play.Bits;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/**
 * Changes what a player cannot see of a combat, and puts it back: the same question on a table that differs in what is
 * hidden alone.
 */
public final class HiddenInCombat {
    private static final long OTHER_SEED = 20_25L;

    private final CombatState state;
    private final TrialKey rollsKey;
    private int[] unit;
    private int[] hitPoints;
    private int[] queue;
    private int[] tacticsPool;
    private long unitPool;
    private long seed;

    /** Looks at a combat whose rolls come from a key. */
    public HiddenInCombat(final CombatState state, final TrialKey rollsKey) {
        this.state = state;
        this.rollsKey = rollsKey;
    }

    /** Other markers lie face down, in another order, and all dice to come are others. */
    public void change() {
        unit = state.unit.clone();
        hitPoints = state.hitPoints.clone();
        queue = state.queue.clone();
        tacticsPool = state.tacticsPool.clone();
        unitPool = state.unitPool;
        seed = rollsKey.seed();
        turnFaceDownMarkersRound();
        takeOtherFighters();
        changeQueue();
        changeHand();
        rollsKey.set(OTHER_SEED, rollsKey.trialIndex());
    }

    /** Changes what Red may not see of a combat: waiting Tactics markers, the order of his pile, and dice to come. */
    public void changeForRed() {
        queue = state.queue.clone();
        tacticsPool = state.tacticsPool.clone();
        unit = state.unit.clone();
        seed = rollsKey.seed();
        changeQueue();
        turnPileRound();
        rollsKey.set(OTHER_SEED, rollsKey.trialIndex());
    }

    /** All is as it was before {@link #changeForRed}. */
    public void restoreForRed() {
        System.arraycopy(queue, 0, state.queue, 0, queue.length);
        System.arraycopy(tacticsPool, 0, state.tacticsPool, 0, tacticsPool.length);
        turnPileRound(); // twice is as if not at all
        rollsKey.set(seed, rollsKey.trialIndex());
    }

    private void turnPileRound() {
        final int[] pile = state.red.pile;
        for (int i = 0, j = state.red.pileSize - 1; i < j; i++, j--) {
            final int marker = pile[i];
            pile[i] = pile[j];
            pile[j] = marker;
        }
    }

    /** Every face-down marker goes to the next face-down space. */
    private void turnFaceDownMarkersRound() {
        int last = CombatState.NONE;
        for (int rest = state.hiddenMask; rest != 0; rest &= rest - 1) {
            last = Integer.numberOfTrailingZeros(rest);
        }
        int from = last;
        for (int rest = state.hiddenMask; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            state.unit[space] = unit[from];
            state.hitPoints[space] = hitPoints[from];
            from = space;
        }
    }

    /**
     * Face-down Fighters change places with Fighters of the pool: types tell their reminders, single markers nothing.
     */
    private void takeOtherFighters() {
        for (int rest = state.hiddenMask; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            final long pool = state.unitPool & state.tables.enemies.unitsOfType[EnemyTable.FIGHTER];
            if (state.tables.enemies.type[state.unit[space]] == EnemyTable.FIGHTER && pool != 0) {
                final int other = Bits.nth(pool, 0);
                state.unitPool = state.unitPool & ~(1L << other) | 1L << state.unit[space];
                state.unit[space] = other;
                state.hitPoints[space] = state.tables.enemies.hitPoints[other];
            }
        }
    }

    /** Each waiting marker but those that the box has fixed changes with one of the pool, if there is any. */
    private void changeQueue() {
        for (int at = Math.max(state.queueHead, state.queueFixed); at < state.queueTail; at++) {
            for (int marker = 0; marker < state.tacticsPool.length; marker++) {
                if (state.tacticsPool[marker] > 0) {
                    state.tacticsPool[marker]--;
                    state.tacticsPool[state.queue[at]]++;
                    state.queue[at] = marker;
                    break;
                }
            }
        }
    }

    /** Red holds other Combat markers of those that he has not played (PH-OPT-3). */
    private void changeHand() {
        final RedState red = state.red;
        for (int i = 0; i < red.handSize && i < red.pileSize; i++) {
            final int held = red.hand[i];
            red.hand[i] = red.pile[i];
            red.pile[i] = held;
        }
    }

    /** Returns whether a marker that lies face down is another one now, rather than dice alone. */
    public boolean unitsChanged() {
        return !Arrays.equals(unit, state.unit) || !Arrays.equals(queue, state.queue);
    }

    /** All is as it was. */
    public void restore() {
        System.arraycopy(unit, 0, state.unit, 0, unit.length);
        System.arraycopy(hitPoints, 0, state.hitPoints, 0, hitPoints.length);
        System.arraycopy(queue, 0, state.queue, 0, queue.length);
        System.arraycopy(tacticsPool, 0, state.tacticsPool, 0, tacticsPool.length);
        state.unitPool = unitPool;
        changeHand(); // twice is as if not at all
        rollsKey.set(seed, rollsKey.trialIndex());
    }
}
