package org.sitrep.rulesets.rambo.campaign;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** What a campaign is played with. Immutable, shared by threads. */
public final class CampaignTables {
    /** The campaign as data. */
    public final Campaign campaign;
    /** Its missions in order. */
    public final GameTables[] missions;
    /** Mask of the gear that each mission's dossier suggests to the party. */
    final long[] suggested;
    /** Mask of the gear that each mission's success brings. */
    final long[] rewards;

    /** Makes the tables of the campaign that a document plays. */
    public CampaignTables(final GameData game) {
        campaign = game.campaigns().get(game.campaign().orElseThrow());
        missions =
                campaign.missions().stream().map(id -> new GameTables(game, id)).toArray(GameTables[]::new);
        final List<String> gear = List.copyOf(game.gear().keySet());
        suggested = new long[missions.length];
        rewards = new long[missions.length];
        for (int m = 0; m < missions.length; m++) {
            for (int hero = 0; hero < missions[m].heroes.length; hero++) {
                for (final int card : missions[m].heroes[hero].startingGear) {
                    suggested[m] |= 1L << card;
                }
            }
            for (final String reward : missions[m].mission.mission.rewards()) {
                rewards[m] |= missions[m].forbidden.hasGear(reward) ? 0 : 1L << gear.indexOf(reward);
            }
        }
    }

    /** Returns how many heroes play. */
    public int party() {
        return missions[0].heroes.length;
    }
}
