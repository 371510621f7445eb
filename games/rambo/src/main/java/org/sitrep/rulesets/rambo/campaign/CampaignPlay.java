package org.sitrep.rulesets.rambo.campaign;

import java.util.Arrays;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.strategy.TrialListener;

/**
 * Plays a campaign from its first mission to its last, or to the one that is failed too often if it does not go on
 * (RB-MODE-3 to RB-MODE-7, AMB-CAMP-1). One per playout; not thread-safe.
 */
public final class CampaignPlay {
    private final CampaignTables tables;
    private final CampaignState c;
    private final MissionState[] states;
    private final Table table;
    private final TrialListener trace;

    /**
     * Plays the missions: one table per mission and party that may play it, numbered as in
     * {@link CampaignTables#table}.
     */
    public interface Table {
        /** Resets the state of a mission to before the set-up; the campaign then adds what it brings along. */
        void reset(int table);

        /**
         * Asks which party plays a try; the first table of the mission has been reset.
         *
         * @param mission its index in the campaign
         * @param nth number of earlier tries, over all missions
         */
        int choose(int mission, int nth);

        /**
         * Plays one try of a mission to its end, from a state that has been reset.
         *
         * @param nth number of earlier tries, over all missions; draws of different tries are independent
         */
        void play(int table, int nth);
    }

    /**
     * Creates a campaign.
     *
     * @param states one per table
     * @param trace receives the events between the missions
     */
    public CampaignPlay(
            final CampaignTables tables,
            final CampaignState state,
            final MissionState[] states,
            final Table table,
            final TrialListener trace) {
        this.tables = tables;
        c = state;
        this.states = states.clone();
        this.table = table;
        this.trace = trace;
    }

    /** Plays a campaign; the key is already set to it. */
    public void play(final TrialKey key) {
        c.reset();
        int nth = 0;
        for (int m = 0; m < tables.missions.length; m++) {
            boolean won = false;
            while (!won && c.tries[m] < tables.campaign.tries()) { // AMB-CAMP-1
                trace.tell(Event.CAMPAIGN_MISSION, m, c.tries[m] + 1);
                key.enter(nth);
                final int party = party(m, nth);
                final int at = tables.table(m, party);
                c.tries[m]++;
                send(m, party);
                unlock(tables.suggested[at], false); // RB-MODE-5
                table.reset(at);
                bring(states[at], at);
                table.play(at, nth);
                won = after(m, party);
                nth++;
            }
            if (!won && !tables.campaign.onward()) {
                break;
            }
        }
        trace.tell(Event.CAMPAIGN_OVER, c.won);
    }

    /** Asks the players for the party of a try (RB-MODE-3). */
    private int party(final int m, final int nth) {
        if (tables.parties() == 1) {
            return 0;
        }
        final int first = tables.table(m, 0);
        table.reset(first);
        bring(states[first], first);
        final int party = table.choose(m, nth);
        trace.tell(Event.CAMPAIGN_PARTY, m, party);
        return party;
    }

    private void send(final int m, final int party) {
        final int heroes = tables.heroes.size();
        Arrays.fill(c.goes, m * heroes, (m + 1) * heroes, false);
        for (int place = 0; place < tables.parties.get(party).heroes().size(); place++) {
            c.goes[m * heroes + tables.hero(party, place)] = true;
        }
    }

    private void bring(final MissionState mission, final int at) {
        final int party = at % tables.parties();
        mission.equips = true;
        for (int card = 0; card < c.owned.length; card++) {
            mission.stash[card] = Math.max(0, c.owned[card] - tables.suggested[at][card]);
            mission.locked[card] = tables.copies[card] - c.owned[card];
        }
        for (int place = 0; place < mission.party; place++) {
            mission.medals[place] = c.medals[tables.hero(party, place)];
        }
        mission.unearned = (1 << mission.tables.achievements.medals.length) - 1 & ~c.medalsEarned;
    }

    /** Takes over the results of a try; returns whether it was won. */
    private boolean after(final int m, final int party) {
        final MissionState mission = states[tables.table(m, party)];
        final boolean won = mission.cause == Cause.SUCCESS;
        for (int place = 0; place < mission.party; place++) {
            final int hero = tables.hero(party, place);
            c.medals[hero] = mission.medals[place];
            c.served[hero]++;
            c.wonWith[hero] += won ? 1 : 0;
            c.wounds[hero] += mission.record.wounds[place];
            c.kills[hero] += mission.record.kills[place];
        }
        c.cause[m] = mission.cause;
        trace.tell(Event.CAMPAIGN_MISSION_OVER, m, party, mission.cause);
        for (int place = 0; place < mission.party; place++) {
            for (int rest = mission.earned[place]; rest != 0; rest &= rest - 1) {
                record(tables.hero(party, place), Integer.numberOfTrailingZeros(rest));
            }
        }
        unlock(mission.found, true); // RB-GEAR-5: gear that was found and discarded is not lost
        if (!won) {
            return false;
        }
        c.won++;
        c.rounds[m] = mission.round;
        unlock(tables.rewards[m], true); // RB-END-3
        for (int medal = 0; medal < mission.tables.achievements.medals.length; medal++) {
            award(mission, party, medal);
        }
        return true;
    }

    /**
     * Unlocks copies of gear cards for good. A dossier's suggestions are carried out of the stash as far as it holds
     * them; finds and rewards are further copies, while there are any.
     */
    private void unlock(final int[] copies, final boolean further) {
        int copy = 0;
        long fresh;
        do {
            copy++;
            fresh = 0;
            for (int card = 0; card < copies.length; card++) {
                final boolean another = further ? copies[card] >= copy : copies[card] > c.owned[card];
                fresh |= another && c.owned[card] < tables.copies[card] ? 1L << card : 0;
            }
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                c.owned[Long.numberOfTrailingZeros(rest)]++;
            }
            if (fresh != 0) {
                trace.tell(Event.CAMPAIGN_STASHED, fresh);
            }
        } while (fresh != 0);
    }

    /** Awards a medal for success to the first hero in the party's order that has earned it (RB-MODE-7, RB-ACH-1). */
    private void award(final MissionState mission, final int party, final int medal) {
        if ((c.medalsEarned >> medal & 1) != 0) {
            return;
        }
        final Achievement achievement = mission.tables.achievements.medals[medal];
        for (int place = 0; place < mission.party; place++) {
            if (earned(mission, achievement, place)) {
                final int hero = tables.hero(party, place);
                c.medals[hero] |= 1 << medal;
                record(hero, medal);
                return;
            }
        }
    }

    private void record(final int hero, final int medal) {
        c.medalsEarned |= 1 << medal;
        c.earned[hero] |= 1 << medal;
        trace.tell(Event.CAMPAIGN_EARNED, hero, medal);
    }

    /** Returns whether a hero has earned a medal by the end of a successful mission. */
    private static boolean earned(final MissionState mission, final Achievement achievement, final int place) {
        return switch (achievement.earnedBy()) {
            case UNHARMED -> mission.damage[place] == 0 && mission.wounds[place] == 0;
            case WOUNDED -> mission.woundCount(place) >= achievement.n();
            default -> false; // earned during the mission
        };
    }
}
