package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.Index;

/**
 * The state of a campaign apart from its Missions and the Marines with the Squad: the pool of Profiles, the Hospital,
 * the log, the Motivation and the counts. One instance per playout. The arrays are public for the hot path.
 *
 * <p>A place is a Marine's own ID less one, filled by different Marines over time. Masks have one bit per place,
 * Profile or log entry.
 */
public final class CampaignState {
    public static final int NONE = Index.NONE;

    private static final int MARINES = SquadState.MARINES;

    private final StateArrays arrays = new StateArrays();

    public final CampaignTable campaign;
    public final SquadState squad;
    /** The current or last Mission. */
    public final MissionState mission;
    /** The counts per Mission. */
    public final CampaignRecord record;

    /** Profiles that may be drawn, as a mask. */
    public long pool;
    /**
     * Profiles laid out and not chosen, which wait until all places are filled (AMB-22), as a mask of {@link #pool}.
     */
    public long aside;
    /** Profiles of Marines who have left the campaign, as a mask. */
    public long gone;
    /** Log entries that persist, as a mask (PH-EVT-3). */
    public long flags;
    /** The Motivation chosen, or {@link #NONE} before (PH-MAR-8). */
    public int motivation;

    public int begun;
    /** Missions played to their end. */
    public int played;
    /** True if the campaign ended before its last Mission, as no Profile was left to fill a place. */
    public boolean endedEarly;

    /** Places filled for one Mission, as a mask (PH-SQD-3). */
    public int temporary;
    /** Places whose Marine has broken down and finishes or has finished the present Mission, as a mask (PH-CND-3). */
    public int broken;
    /** Places whose Marine has served since the first Mission, in Hospital or not, as a mask. */
    public int founders;
    /** The number of Missions that the Marine of a place has begun. */
    public final int[] served = arrays.ints(MARINES);

    // The Marine of a place who is in Hospital (PH-HOS-1)
    /** The Profile of the patient, or {@link #NONE} if there is none. */
    public final int[] patient = arrays.ints(MARINES, NONE);

    public final int[] patientLevel = new int[MARINES];
    public final int[] patientExperience = new int[MARINES];
    /** The Condition card of the patient, or {@link #NONE}. */
    public final int[] patientCondition = arrays.ints(MARINES, NONE);

    public final int[] patientCubes = new int[MARINES];
    /** The Lucky Charm of the patient, or {@link #NONE}. */
    public final int[] patientCharm = arrays.ints(MARINES, NONE);

    public final int[] patientBoonPoints = new int[MARINES];
    /** The number of Missions that the patient has begun. */
    public final int[] patientServed = new int[MARINES];

    /** Creates a state to be started by {@link #reset}. */
    public CampaignState(final CampaignTable campaign, final MissionState mission) {
        this.campaign = campaign;
        this.mission = mission;
        squad = mission.squad;
        record = new CampaignRecord(campaign.missions.length);
    }

    /** Starts a campaign: the pool is full, the Hospital empty, all counts 0. */
    void reset(final long flagsAtStart) {
        arrays.reset();
        pool = campaign.pool;
        aside = 0;
        gone = 0;
        flags = flagsAtStart;
        motivation = NONE;
        begun = 0;
        played = 0;
        endedEarly = false;
        temporary = 0;
        broken = 0;
        founders = (1 << MARINES) - 1;
        record.reset();
    }

    /** Returns the places whose Marine is in Hospital, as a mask. */
    public int hospital() {
        int mask = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            mask |= patient[marine] == NONE ? 0 : 1 << marine;
        }
        return mask;
    }

    /** Returns the places of founders neither killed nor broken down, as a mask. */
    public int foundersLeft() {
        return founders & ~((squad.killed | broken) & ~temporary);
    }

    /** Returns the present count of a Motivation (GAP-15). */
    public int counted(final int ofMotivation) {
        return switch (campaign.metric(ofMotivation)) {
            case OBJECTIVES -> record.objectives();
            case LOSSES -> record.losses();
            case ELIMINATED -> record.eliminated();
        };
    }

    /** Returns the ending that a Motivation would have now: 0 bad, 1 middling, 2 good (PH-CAM-3). */
    public int ending(final int ofMotivation) {
        return campaign.ending(ofMotivation, counted(ofMotivation));
    }
}
