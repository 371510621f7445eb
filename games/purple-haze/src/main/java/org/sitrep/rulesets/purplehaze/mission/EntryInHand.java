package org.sitrep.rulesets.purplehaze.mission;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/**
 * The state of the current entry: the Marines selected, those who passed its last test, and the number of its rolls
 * (PH-EVT-2, PH-SEL-1). One instance per playout.
 */
final class EntryInHand {
    /** The entry continues. */
    static final int GOES_ON = Story.ENDED;

    /** True if the entry is a line of R&amp;R, away from any map. */
    boolean atRest;
    /** Its ordinal within the Mission, which is part of the address of its rolls. */
    int ordinal;

    int step;
    /** The result of {@link Story#run}: a value other than {@link #GOES_ON} ends the entry. */
    int turn;

    /** The random Marines drawn so far: index n holds the mask of the first n of them, 0 beyond. */
    final int[] random = new int[SquadState.MARINES + 1];

    /** The random Marines with Stress drawn so far, in the same form. */
    final int[] stressed = new int[SquadState.MARINES + 1];

    /** The Marine of choice, or {@link SquadState#NONE} before the choice. */
    int choice;
    /** All Marines whom its effects and tests have concerned, except those that concern all, as a mask. */
    int picked;
    /** The Marines who passed the last test. */
    int passed;

    int failed;

    /** The number of random Marines drawn. */
    int draws;
    /** The number of steps rolled for. */
    int dice;

    int tests;

    int directions;
    int eazRemoved;
    int charms;

    /** Returns whether the entry and, on the map, the Mission continue. */
    boolean goesOn(final MissionState state) {
        return turn == GOES_ON && (atRest || state.end == null);
    }

    /** Begins another entry, without selected Marines or tests. */
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
