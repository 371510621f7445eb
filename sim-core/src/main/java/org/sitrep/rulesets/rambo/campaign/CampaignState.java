package org.sitrep.rulesets.rambo.campaign;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** What a campaign carries from one mission to the next, and what it has come to. Not thread-safe. */
public final class CampaignState {
    /** Mask of gear in the stash, its slots in use not taken off: any number of heroes may carry a card (GAP-GEAR). */
    public long stash;
    /** Mask of medals of each hero that are not spent. */
    public final int[] medals = new int[MissionState.HEROES];
    /** Mask of medals that have been earned. */
    public int medalsEarned;
    /** Missions won. */
    public int won;
    /** Tries of each mission. */
    public final int[] tries;
    /** Round in which each mission was won, 0 if it was not. */
    public final int[] rounds;
    /** How each mission's last try ended, a {@code Cause}. */
    public final int[] cause;
    /** Wounds in all tries, over all heroes. */
    public int wounds;
    /** Figures killed in all tries. */
    public int kills;

    /** Makes room for campaigns of so many missions. */
    public CampaignState(final int missions) {
        tries = new int[missions];
        rounds = new int[missions];
        cause = new int[missions];
    }

    void reset() {
        stash = 0;
        Arrays.fill(medals, 0);
        medalsEarned = 0;
        won = 0;
        Arrays.fill(tries, 0);
        Arrays.fill(rounds, 0);
        Arrays.fill(cause, 0);
        wounds = 0;
        kills = 0;
    }
}
