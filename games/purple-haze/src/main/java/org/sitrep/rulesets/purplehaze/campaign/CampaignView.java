package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.tables.Pieces;

/**
 * A read-only view of the campaign: its progress, the Marines in service and in Hospital, and the counts. Every method
 * returns immediately and allocates nothing. One instance per playout.
 *
 * <p>Marines are 0-5 (own ID less one).
 */
public final class CampaignView {
    private final CampaignState state;

    /** Creates the view of a campaign. */
    public CampaignView(final CampaignState state) {
        this.state = state;
    }

    /** Returns the number of Missions in the campaign. */
    public int missions() {
        return state.campaign.missions.length;
    }

    /**
     * Returns the number of Missions begun; while the Squad is put together and equipped, the next one's ordinal from
     * 0.
     */
    public int missionsBegun() {
        return state.begun;
    }

    /** Returns the Motivation chosen, or -1. */
    public int motivation() {
        return state.motivation;
    }

    /** Returns the metric that a Motivation counts. */
    public Campaign.Metric metric(final int motivation) {
        return state.campaign.metric(motivation);
    }

    /** Returns the count of a Motivation up to the last Mission that has ended. */
    public int counted(final int motivation) {
        return state.counted(motivation);
    }

    /** Returns the ending that a Motivation would have now: 0 bad, 1 middling, 2 good. */
    public int ending(final int motivation) {
        return state.ending(motivation);
    }

    /** Returns whether a Marine substitutes for one in Hospital. */
    public boolean temporary(final int marine) {
        return (state.temporary & 1 << marine) != 0;
    }

    /** Returns the number of Profiles left in the pool. */
    public int pool() {
        return Long.bitCount(state.pool);
    }

    /**
     * Returns all Profiles; {@link org.sitrep.rulesets.purplehaze.play.DecisionKind#PROFILE} offers numbers of this
     * table.
     */
    public Pieces<Profile> profiles() {
        return state.squad.tables.profiles;
    }

    /** Returns the price of a level for a Marine. */
    public int price(final int marine, final int level) {
        return state.squad.tables.specializations.level(marine, level).price();
    }

    /** Returns the modifier of the first D6 of R&amp;R after the Mission, without Boon points. */
    public int restModifier() {
        return state.mission.restModifier();
    }
}
