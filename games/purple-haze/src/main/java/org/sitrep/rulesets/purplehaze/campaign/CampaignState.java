package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.Index;

/**
 * All that a campaign keeps beyond its Missions and does not lie before a Marine with the Squad: the pool of Profiles,
 * who is in Hospital, the log, the Motivation, and what has been counted. One a playout. The arrays are public for the
 * sake of the hot path.
 *
 * <p>A place is a Marine's own ID less one; who fills it changes. Masks have one bit a place, Profile or log entry.
 */
public final class CampaignState {
    public static final int NONE = Index.NONE;

    private static final int MARINES = SquadState.MARINES;

    private final StateArrays arrays = new StateArrays();

    public final CampaignTable campaign;
    public final SquadState squad;
    /** The Mission under way or the last one. */
    public final MissionState mission;
    /** What has been counted, Mission by Mission. */
    public final CampaignRecord record;

    /** Profiles that may be drawn, as a mask. */
    public long pool;
    /**
     * Profiles that were laid out and not chosen, and wait for all places to be filled (AMB-22), as a mask of
     * {@link #pool}.
     */
    public long aside;
    /** Profiles of men who have left the campaign, as a mask. */
    public long gone;
    /** Log entries that persist, as a mask (PH-EVT-3). */
    public long flags;
    /** The Motivation chosen, or {@link #NONE} before (PH-MAR-8). */
    public int motivation;

    public int begun;
    /** Missions played to their end. */
    public int played;
    /** Whether it ended before its last Mission, since there was nobody left to fill a place. */
    public boolean endedEarly;

    /** Places filled for one Mission, as a mask (PH-SQD-3). */
    public int temporary;
    /** Places whose man has broken down and finishes his Mission or has finished it, as a mask (PH-CND-3). */
    public int broken;
    /** Places whose man has served since the first Mission, in Hospital or not, as a mask. */
    public int founders;
    /** Missions that the man in a place has begun. */
    public final int[] served = arrays.ints(MARINES);

    // The man of a place who lies in Hospital (PH-HOS-1)
    /** His Profile, or {@link #NONE} if nobody does. */
    public final int[] patient = arrays.ints(MARINES, NONE);

    public final int[] patientLevel = new int[MARINES];
    public final int[] patientExperience = new int[MARINES];
    /** His Condition card, or {@link #NONE}. */
    public final int[] patientCondition = arrays.ints(MARINES, NONE);

    public final int[] patientCubes = new int[MARINES];
    /** His Lucky Charm, or {@link #NONE}. */
    public final int[] patientCharm = arrays.ints(MARINES, NONE);

    public final int[] patientBoonPoints = new int[MARINES];
    /** Missions that he has begun. */
    public final int[] patientServed = new int[MARINES];

    /** Creates a state that {@link #reset} has yet to begin. */
    public CampaignState(final CampaignTable campaign, final MissionState mission) {
        this.campaign = campaign;
        this.mission = mission;
        squad = mission.squad;
        record = new CampaignRecord(campaign.missions.length);
    }

    /** As a campaign begins: the pool is full, nobody is in Hospital, nothing has been counted. */
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

    /** Returns the places whose man is in Hospital, as a mask. */
    public int hospital() {
        int mask = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            mask |= patient[marine] == NONE ? 0 : 1 << marine;
        }
        return mask;
    }

    /** Returns the places of founders who have neither been killed nor broken down, as a mask. */
    public int foundersLeft() {
        return founders & ~((squad.killed | broken) & ~temporary);
    }

    /** Returns what a Motivation counts, as it stands (GAP-15). */
    public int counted(final int ofMotivation) {
        return switch (campaign.metric(ofMotivation)) {
            case OBJECTIVES -> record.objectives();
            case LOSSES -> record.losses();
            case ELIMINATED -> record.eliminated();
        };
    }

    /**
     * Returns how well the campaign would end by a Motivation, as it stands: 0 badly, 1 middling, 2 well (PH-CAM-3).
     */
    public int ending(final int ofMotivation) {
        return campaign.ending(ofMotivation, counted(ofMotivation));
    }
}
