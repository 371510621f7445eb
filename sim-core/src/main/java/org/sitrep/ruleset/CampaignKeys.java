package org.sitrep.ruleset;

/**
 * Keys under which the scenarios of a game keep missions, and campaigns that play several of them.
 *
 * @param mission id of the mission that a scenario plays
 * @param missions missions by id
 * @param campaign id of the campaign that a scenario plays
 * @param campaigns campaigns by id
 * @param plays within a campaign: the list of ids of its missions
 */
public record CampaignKeys(String mission, String missions, String campaign, String campaigns, String plays) {
    /** Returns the path of the list of missions of a campaign. */
    public String listOf(final String id) {
        return campaigns + "." + id + "." + plays;
    }
}
