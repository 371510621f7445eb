package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DiceThrow;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** What the Red player of Sapper mode holds (PH-OPT-3). One a playout; the fields are public for those who report. */
public final class RedState {
    public static final int HAND = 3;

    private static final SapperMarker[] MARKERS = SapperMarker.values();

    public final int[] hand = new int[HAND];

    public int handSize;
    /** Combat markers neither in hand nor played, in no order. */
    public final int[] pile;

    public int pileSize;
    /** Combat markers drawn so far in this combat. */
    public int draws;
    /** One-shot markers left in this Mission, by the ordinal of {@link SapperMarker}. */
    public final int[] markers = new int[MARKERS.length];
    /** Whether one of them has been played in this Squad Action. */
    public boolean playedThisAction;
    /** The dice of the Enemy test in hand, those thrown again left out. */
    public final DiceThrow dice = new DiceThrow();
    /** The Marine at whom AimShoot is aimed in this activation, or -1. */
    public int aimedAt;
    /** How many dice of each colour are thrown again, by the ordinal of {@link org.sitrep.dice.DieColour}. */
    public final int[] again = new int[3];

    RedState(final GameTables tables) {
        pile = new int[tables.markers.combatPool.length];
    }

    /** Makes this the same as another, but for dice in hand. */
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

    /** As a Mission begins: all one-shot markers are there. */
    public void beginMission() {
        for (final SapperMarker marker : MARKERS) {
            markers[marker.ordinal()] = marker.count();
        }
        playedThisAction = false;
    }

    /** As a Squad Action begins: one of them may be played in it. */
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
