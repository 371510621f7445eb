package org.sitrep.rulesets.rambo.bots;

import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.mission.MissionView;

/** Holds everything that a bot of Rambo sees. Its content changes as play goes on. Not thread-safe. */
public final class GameView {
    /**
     * The current mission. While a party is chosen for the next one, that mission before its set-up, as the first party
     * of the list would play it.
     */
    public final MissionView mission;
    /** The campaign; null if a mission is played alone. */
    public final CampaignView campaign;

    /** Creates the view of a mission played alone. */
    public GameView(final MissionView mission) {
        this(mission, null);
    }

    /** Creates the view of a mission of a campaign. */
    public GameView(final MissionView mission, final CampaignView campaign) {
        this.mission = mission;
        this.campaign = campaign;
    }
}
