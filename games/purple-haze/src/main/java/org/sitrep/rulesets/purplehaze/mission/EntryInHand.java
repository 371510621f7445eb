package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/**
 * What an entry under way remembers: whom it has picked, who passed its last test, how often it has rolled (PH-EVT-2,
 * PH-SEL-1). One a playout.
 */
final class EntryInHand {
    /** Nothing keeps the entry from going on. */
    static final int GOES_ON = Story.ENDED;

    /** Whether it is a line of R&amp;R, away from any map. */
    boolean atRest;
    /** Its ordinal within the Mission: when its rolls are made. */
    int ordinal;

    int step;
    /** What {@link Story#run} returns: other than {@link #GOES_ON} it ends the entry. */
    int turn;

    /** The random Marines drawn so far: the mask of the first n of them at n, 0 beyond. */
    final int[] random = new int[SquadState.MARINES + 1];

    /** The random Marines with Stress drawn so far, likewise. */
    final int[] stressed = new int[SquadState.MARINES + 1];

    /** The Marine of choice, or {@link SquadState#NONE} before he is chosen. */
    int choice;
    /** All whom its effects and tests have concerned, but for those that concern all, as a mask. */
    int picked;
    /** Who passed the last test. */
    int passed;

    int failed;

    /** Random Marines drawn. */
    int draws;
    /** Steps rolled for. */
    int dice;

    int tests;

    int directions;
    int eazRemoved;
    int charms;

    /** Returns whether neither the entry nor, on the map, the Mission has come to its end. */
    boolean goesOn(final MissionState state) {
        return turn == GOES_ON && (atRest || state.end == null);
    }

    /** Another entry begins: it has picked nobody and made no test. */
    void begin(final int newOrdinal) {
        ordinal = newOrdinal;
        turn = GOES_ON;
        Arrays.fill(random, 0);
        Arrays.fill(stressed, 0);
        choice = SquadState.NONE;
        picked = 0;
        passed = 0;
        failed = 0;
        draws = 0;
        dice = 0;
        tests = 0;
        directions = 0;
        eazRemoved = 0;
        charms = 0;
    }
}
