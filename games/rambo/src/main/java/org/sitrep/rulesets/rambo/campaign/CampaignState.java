package org.sitrep.rulesets.rambo.campaign;

import org.sitrep.ruleset.StateArrays;

/**
 * Holds what a campaign carries from one mission to the next, and its results so far. A hero is identified by its
 * number in the data, in any party. Not thread-safe.
 */
public final class CampaignState {
    private final StateArrays arrays = new StateArrays();

    /** Copies of each gear card that the team has unlocked, in the stash or in use (RB-MODE-5). */
    public final int[] owned;
    /** Mask of unspent medals of each hero. */
    public final int[] medals;
    /** Mask of medals earned so far. */
    public int medalsEarned;
    /** Mask of the medals that each hero has earned. */
    public final int[] earned;
    /** Missions won. */
    public int won;
    /** Tries of each mission. */
    public final int[] tries;
    /** True for each hero that took part in the last try of each mission, {@code mission * heroes + hero}. */
    public final boolean[] goes;
    /** Round in which each mission was won; 0 if it was not. */
    public final int[] rounds;
    /** End of each mission's last try: a constant of {@code Cause}. */
    public final int[] cause;
    /** Tries that each hero has taken part in. */
    public final int[] served;
    /** Missions won that each hero has taken part in. */
    public final int[] wonWith;
    /** Wounds of each hero in all tries. */
    public final int[] wounds;
    /** Figures that each hero has killed in all tries. */
    public final int[] kills;

    /** Creates the state of a campaign. */
    public CampaignState(final CampaignTables tables) {
        final int missions = tables.missions.length;
        tries = arrays.ints(missions);
        rounds = arrays.ints(missions);
        cause = arrays.ints(missions);
        owned = arrays.ints(tables.copies.length);
        final int heroes = tables.heroes.size();
        goes = arrays.flags(missions * heroes);
        medals = arrays.ints(heroes);
        earned = arrays.ints(heroes);
        served = arrays.ints(heroes);
        wonWith = arrays.ints(heroes);
        wounds = arrays.ints(heroes);
        kills = arrays.ints(heroes);
    }

    /**
     * Returns the first mission that was not won, whether it was reached or not; the number of missions if all were.
     */
    public int firstLost() {
        int mission = 0;
        while (mission < rounds.length && rounds[mission] > 0) {
            mission++;
        }
        return mission;
    }

    void reset() {
        arrays.reset();
        medalsEarned = 0;
        won = 0;
    }
}
