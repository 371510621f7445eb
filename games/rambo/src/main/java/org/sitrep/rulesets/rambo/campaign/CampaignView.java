package org.sitrep.rulesets.rambo.campaign;

import org.sitrep.rulesets.rambo.tables.GameTables;

/**
 * What players at the table see of a campaign, which is all of it. A hero is its number in the data here: parties have
 * their own order. Not thread-safe: one a playout.
 */
public final class CampaignView {
    private final CampaignTables tables;
    private final CampaignState state;

    /** Opens the view of a campaign. */
    public CampaignView(final CampaignTables tables, final CampaignState state) {
        this.tables = tables;
        this.state = state;
    }

    /** Returns how many missions the campaign has. */
    public int missions() {
        return tables.missions.length;
    }

    /** Returns how many parties there are to choose from, 1 where there is no choice. */
    public int parties() {
        return tables.parties();
    }

    /** Returns what a mission would be played with by a party: boards, cards, map and dossier. */
    public GameTables tables(final int mission, final int party) {
        return tables.at(tables.table(mission, party));
    }

    /** Returns the number of the hero in a place of a party. */
    public int hero(final int party, final int place) {
        return tables.hero(party, place);
    }

    /** Returns how many missions are won. */
    public int won() {
        return state.won;
    }

    /** Returns how often a mission has been tried, with the try in hand once its party is chosen. */
    public int tries(final int mission) {
        return state.tries[mission];
    }

    /** Returns how a mission's last try ended, a {@code Cause}; 0 if it has not been tried. */
    public int cause(final int mission) {
        return state.cause[mission];
    }

    /** Returns the mask of gear in the stash. */
    public long stash() {
        return state.stash;
    }

    /** Returns the mask of medals that a hero has to spend. */
    public int medals(final int hero) {
        return state.medals[hero];
    }
}
