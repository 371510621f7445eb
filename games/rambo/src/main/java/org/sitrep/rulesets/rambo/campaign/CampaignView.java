package org.sitrep.rulesets.rambo.campaign;

import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;

/**
 * Shows what players at the table see of a campaign, which is all of it. A hero is identified by its number in the
 * data, since parties have their own order. Not thread-safe; one per playout.
 */
public final class CampaignView {
    private final CampaignTables tables;
    private final CampaignState state;

    /** Creates the view of a campaign. */
    public CampaignView(final CampaignTables tables, final CampaignState state) {
        this.tables = tables;
        this.state = state;
    }

    /** Returns how many missions the campaign has. */
    public int missions() {
        return tables.missions.length;
    }

    /** Returns how many parties there are to choose from; 1 if there is no choice. */
    public int parties() {
        return tables.parties();
    }

    /** Returns the boards, cards, map and dossier of a mission for a party. */
    public GameTables tables(final int mission, final int party) {
        return tables.at(tables.table(mission, party));
    }

    /** Returns the number of the hero at an index of a party. */
    public int hero(final int party, final int place) {
        return tables.hero(party, place);
    }

    /** Returns how many missions are won. */
    public int won() {
        return state.won;
    }

    /** Returns how often a mission has been tried, including the current try once its party is chosen. */
    public int tries(final int mission) {
        return state.tries[mission];
    }

    /** Returns how a mission's last try ended: a constant of {@code Cause}; 0 if it has not been tried. */
    public int cause(final int mission) {
        return state.cause[mission];
    }

    /** Returns the mask of gear cards that the team has a copy of. */
    public long stash() {
        return MissionState.withCopies(state.owned);
    }

    /** Returns the mask of unspent medals of a hero. */
    public int medals(final int hero) {
        return state.medals[hero];
    }
}
