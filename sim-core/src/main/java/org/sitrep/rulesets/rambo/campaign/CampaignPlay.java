package org.sitrep.rulesets.rambo.campaign;

import org.sitrep.rng.MissionKey;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** A campaign from its first mission to its last, or to the one that is failed too often (RB-MODE-3 to RB-MODE-7, AMB-CAMP-1). One a playout; not thread-safe. */
public final class CampaignPlay {
    private final CampaignTables tables;
    private final CampaignState c;
    private final MissionState[] states;
    private final Table table;
    private final CampaignTrace trace;

    /** Where the missions are played. */
    public interface Table {
        /** Makes the state of a mission what it is before the set-up; the campaign then adds what it brings along. */
        void reset(int mission);

        /**
         * Plays one try of a mission to its end, from a state that is reset.
         *
         * @param mission its place in the campaign
         * @param nth the number of tries before it, over all missions: draws of different tries have nothing to do with each other
         */
        void play(int mission, int nth);
    }

    /**
     * Lays a campaign out.
     *
     * @param states those of the missions, in their order
     * @param trace is told what happens between them
     */
    public CampaignPlay(
            final CampaignTables tables,
            final CampaignState state,
            final MissionState[] states,
            final Table table,
            final CampaignTrace trace) {
        this.tables = tables;
        c = state;
        this.states = states.clone();
        this.table = table;
        this.trace = trace;
    }

    /** Plays a campaign; the key is set to it. */
    public void play(final MissionKey key) {
        c.reset();
        int nth = 0;
        for (int m = 0; m < states.length; m++) {
            boolean won = false;
            stash(tables.suggested[m]); // RB-MODE-5
            while (!won && c.tries[m] < tables.campaign.tries()) { // AMB-CAMP-1
                c.tries[m]++;
                trace.mission(m, c.tries[m]);
                key.enter(nth);
                table.reset(m);
                bring(states[m]);
                table.play(m, nth);
                won = after(m);
                nth++;
            }
            if (!won) {
                break;
            }
        }
        trace.over(c.won);
    }

    private void bring(final MissionState mission) {
        mission.stash = c.stash;
        System.arraycopy(c.medals, 0, mission.medals, 0, c.medals.length);
    }

    /** Takes what a try has brought; returns whether it was won. */
    private boolean after(final int m) {
        final MissionState mission = states[m];
        System.arraycopy(mission.medals, 0, c.medals, 0, c.medals.length);
        for (int hero = 0; hero < mission.party; hero++) {
            c.wounds += mission.record.wounds[hero];
            c.kills += mission.record.kills[hero];
        }
        c.cause[m] = mission.cause;
        trace.missionOver(m, mission.cause);
        stash(mission.found); // RB-GEAR-5: gear that was found and discarded is not lost
        if (mission.cause != Cause.SUCCESS) {
            return false;
        }
        c.won++;
        c.rounds[m] = mission.round;
        stash(tables.rewards[m]); // RB-END-3
        for (int medal = 0; medal < mission.tables.achievements.medals.length; medal++) {
            award(mission, medal);
        }
        return true;
    }

    private void stash(final long gear) {
        final long fresh = gear & ~c.stash;
        if (fresh != 0) {
            c.stash |= fresh;
            trace.stashed(fresh);
        }
    }

    /** A medal goes to the first hero in the party's order that has earned it, once in a campaign (RB-MODE-7). */
    private void award(final MissionState mission, final int medal) {
        if ((c.medalsEarned >> medal & 1) != 0) {
            return;
        }
        final Achievement achievement = mission.tables.achievements.medals[medal];
        for (int hero = 0; hero < mission.party; hero++) {
            if (earned(mission, achievement, hero)) {
                c.medalsEarned |= 1 << medal;
                c.medals[hero] |= 1 << medal;
                trace.earned(hero, medal);
                return;
            }
        }
    }

    private static boolean earned(final MissionState mission, final Achievement achievement, final int hero) {
        return switch (achievement.earnedBy()) {
            case RESCUE -> mission.carries[hero];
            case UNHARMED -> mission.damage[hero] == 0 && mission.wounds[hero] == 0;
            case WOUNDED -> mission.woundCount(hero) >= achievement.n();
            case KILLS_IN_A_TURN -> mission.mostKills[hero] >= achievement.n();
        };
    }
}
