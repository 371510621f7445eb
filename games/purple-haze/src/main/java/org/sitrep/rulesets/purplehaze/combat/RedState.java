package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DiceThrow;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/**
 * The hand and markers of the Red player of Sapper mode (PH-OPT-3). One instance per playout; the fields are public for
 * reports.
 */
public final class RedState {
    public static final int HAND = 3;

    private static final SapperMarker[] MARKERS = SapperMarker.values();

    public final int[] hand = new int[HAND];

    public int handSize;
    /** Combat markers neither in hand nor played; their order has no meaning. */
    public final int[] pile;

    public int pileSize;
    /** Combat markers drawn so far in this combat. */
    public int draws;
    /** One-shot markers left in this Mission, by the ordinal of {@link SapperMarker}. */
    public final int[] markers = new int[MARKERS.length];
    /** True if a one-shot marker has been played in this Squad Action. */
    public boolean playedThisAction;
    /** The dice of the current Enemy test, without those thrown again. */
    public final DiceThrow dice = new DiceThrow();
    /** The Marine at whom AimShoot is aimed in this activation, or -1. */
    public int aimedAt;
    /** The number of dice of each colour to throw again, by the ordinal of {@link org.sitrep.dice.DieColour}. */
    public final int[] again = new int[3];

    RedState(final GameTables tables) {
        pile = new int[tables.markers.combatPool.length];
    }

    /** Copies another state except for the dice of a test. */
    void copyFrom(final RedState other) {
        System.arraycopy(other.hand, 0, hand, 0, HAND);
        handSize = other.handSize;
        System.arraycopy(other.pile, 0, pile, 0, pile.length);
        pileSize = other.pileSize;
        draws = other.draws;
        System.arraycopy(other.markers, 0, markers, 0, markers.length);
        playedThisAction = other.playedThisAction;
        aimedAt = other.aimedAt;
    }

    /** Resets the one-shot markers for a Mission. */
    public void beginMission() {
        for (final SapperMarker marker : MARKERS) {
            markers[marker.ordinal()] = marker.count();
        }
        playedThisAction = false;
    }

    /** Starts a Squad Action: one of the markers may be played in it. */
    public void beginAction() {
        playedThisAction = false;
    }

    /** Returns whether Red may play a one-shot marker now. */
    public boolean mayPlay(final SapperMarker marker) {
        return !playedThisAction && markers[marker.ordinal()] > 0;
    }

    /** Plays a one-shot marker. */
    public void play(final SapperMarker marker) {
        markers[marker.ordinal()]--;
        playedThisAction = true;
    }
}
