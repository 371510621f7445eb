package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.tables.Pieces;

/**
 * What a player sees of the campaign, read only: how far it is, who serves and who lies in Hospital, what has been
 * counted. Every method answers at once and allocates nothing. One a playout.
 *
 * <p>Marines are 0-5 (own ID less one).
 */
public final class CampaignView {
    private final CampaignState state;

    /** Looks at a campaign. */
    public CampaignView(final CampaignState state) {
        this.state = state;
    }

    /** Returns how many Missions there are. */
    public int missions() {
        return state.campaign.missions.length;
    }

    /** Returns how many have been begun: the next one's ordinal from 0 while the Squad is put together and equipped. */
    public int missionsBegun() {
        return state.begun;
    }

    /** Returns the Motivation chosen, or -1. */
    public int motivation() {
        return state.motivation;
    }

    /** Returns what a Motivation counts. */
    public Campaign.Metric metric(final int motivation) {
        return state.campaign.metric(motivation);
    }

    /** Returns how much a Motivation has counted up to the last Mission that has ended. */
    public int counted(final int motivation) {
        return state.counted(motivation);
    }

    /** Returns how well the campaign would end by a Motivation as it stands: 0 badly, 1 middling, 2 well. */
    public int ending(final int motivation) {
        return state.ending(motivation);
    }

    /** Returns whether a Marine stands in for one in Hospital. */
    public boolean temporary(final int marine) {
        return (state.temporary & 1 << marine) != 0;
    }

    /** Returns how many Profiles are left in the pool. */
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

    /** Returns what is added to the first D6 of R&amp;R after the Mission, without Boon points. */
    public int restModifier() {
        return state.mission.mission.restModifier;
    }
}
