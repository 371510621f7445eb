package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.strategy.GivenUp;

/** The slots of a campaign's outcome: how far it came, at what price, and what it brought. Immutable. */
public final class CampaignMetrics {
    static final GivenUp BEYOND_COUNTING = new GivenUp("more of something than reports can count");

    private final OutcomeLayout layout;
    private final CampaignTables tables;
    private final int mostWounds;
    private final int mostKills;
    private final int completed;
    private final int won;
    private final int tries;
    private final int wounds;
    private final int kills;
    private final int stash;
    private final int[] missionReached;
    private final int[] missionWon;
    private final int[] missionTries;
    private final int[] missionRound;
    private final int[] ends;
    private final int[] medals;
    private final CampaignHeroSlots heroes;

    /** Lays out the slots of a campaign. */
    public CampaignMetrics(final CampaignTables tables) {
        this.tables = tables;
        final int missions = tables.missions.length;
        final int mostTries = tables.campaign.tries();
        mostWounds = missions * mostTries * MissionState.HEROES * CountList.WOUNDS;
        mostKills = missions * mostTries * MissionState.HEROES * CampaignHeroSlots.MOST_KILLS;
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("completed");
        final SlotList slots = new SlotList(b);
        completed = slots.flag("completed", "Campaign completed", Better.HIGHER);
        won = slots.count("missions.won", "Missions won", "missions", missions, Better.HIGHER);
        tries = slots.count("tries", "Tries of all missions", "tries", missions * mostTries, Better.LOWER);
        wounds = slots.count("wounds", "Wounds of all heroes", "wounds", mostWounds, Better.LOWER);
        kills = slots.count("kills", "Enemies killed", "figures", mostKills, Better.NEUTRAL);
        stash = slots.count("stash", "Gear cards unlocked", "cards", Long.SIZE, Better.HIGHER);
        missionReached = new int[missions];
        missionWon = new int[missions];
        missionTries = new int[missions];
        missionRound = new int[missions];
        final List<String> titles = new ArrayList<>();
        for (int m = 0; m < missions; m++) {
            final String id = "mission." + tables.campaign.missions().get(m);
            final String title = tables.missions[m].mission.mission.title();
            titles.add(title);
            missionReached[m] = slots.flag(id + ".reached", title + " reached", Better.HIGHER);
            missionWon[m] = slots.flag(id + ".won", title + " won", Better.HIGHER);
            missionTries[m] = slots.count(id + ".tries", "Tries of " + title, "tries", mostTries, Better.LOWER);
            missionRound[m] = slots.count(
                    id + ".round",
                    "Round in which " + title + " was won",
                    "rounds",
                    tables.missions[m].mission.rounds,
                    Better.LOWER);
        }
        ends = addEnds(slots, titles);
        medals = addMedals(slots);
        heroes = new CampaignHeroSlots(slots, tables);
        slots.list(
                "campaign",
                "The campaign",
                "What does it come to?",
                Group.Kind.THEME,
                List.of("completed", "missions.won", "tries", "wounds", "kills", "stash"),
                List.of("completed", "missions won", "tries", "wounds", "kills", "gear unlocked"));
        b.add(new Group(
                "missions",
                "Its missions",
                "How does each go?",
                Group.Kind.MATRIX,
                cells(),
                titles,
                List.of("reached", "won", "tries", "round won")));
        layout = b.brief(List.of("campaign", "end", "missions")).build();
    }

    private List<String> cells() {
        final List<String> cells = new ArrayList<>();
        for (final String id : tables.campaign.missions()) {
            for (final String what : List.of("reached", "won", "tries", "round")) {
                cells.add("mission." + id + "." + what);
            }
        }
        return cells;
    }

    /** It ends completed, or by failing a mission too often. */
    private static int[] addEnds(final SlotList slots, final List<String> titles) {
        final int[] ends = new int[titles.size() + 1];
        final List<String> names = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        names.add("end.completed");
        labels.add("completed");
        ends[0] = slots.flag("end.completed", "Ends completed", Better.HIGHER);
        for (int m = 0; m < titles.size(); m++) {
            names.add("end.mission" + (m + 1));
            labels.add("fails at " + titles.get(m));
            ends[m + 1] = slots.flag("end.mission" + (m + 1), "Ends at " + titles.get(m), Better.LOWER);
        }
        slots.list("end", "How it ends", "How far does it get?", Group.Kind.CATEGORY, names, labels);
        return ends;
    }

    private int[] addMedals(final SlotList slots) {
        final Achievement[] all = tables.missions[0].achievements.medals;
        final int[] indices = new int[all.length];
        final List<String> names = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (int m = 0; m < all.length; m++) {
            indices[m] = slots.flag("medal." + all[m].id(), all[m].name() + " earned", Better.HIGHER);
            names.add("medal." + all[m].id());
            labels.add(all[m].name());
        }
        slots.list("medals", "Medals", "Which are earned?", Group.Kind.PER_SUBJECT, names, labels);
        return indices;
    }

    /** Returns the slots and how they are shown. */
    public OutcomeLayout layout() {
        return layout;
    }

    /**
     * Fills all slots.
     *
     * @throws GivenUp if anything happened more often than its slot holds
     */
    public void fill(final CampaignState state, final Outcome into) {
        final int missions = tables.missions.length;
        final int allWounds = sum(state.wounds);
        final int allKills = sum(state.kills);
        if (allKills > mostKills || allWounds > mostWounds) {
            throw BEYOND_COUNTING;
        }
        into.set(completed, state.won == missions ? 1 : 0);
        into.set(won, state.won);
        into.set(tries, sum(state.tries));
        into.set(wounds, allWounds);
        into.set(kills, allKills);
        into.set(stash, Long.bitCount(state.stash));
        for (int m = 0; m < missions; m++) {
            final boolean reached = state.tries[m] > 0;
            into.set(missionReached[m], reached ? 1 : 0);
            if (reached) {
                into.set(missionWon[m], state.cause[m] == Cause.SUCCESS ? 1 : 0);
                into.set(missionTries[m], state.tries[m]);
            }
            if (state.rounds[m] > 0) {
                into.set(missionRound[m], state.rounds[m]);
            }
            into.set(ends[m + 1], state.won == m ? 1 : 0);
        }
        into.set(ends[0], state.won == missions ? 1 : 0);
        for (int medal = 0; medal < medals.length; medal++) {
            into.set(medals[medal], state.medalsEarned >> medal & 1);
        }
        heroes.fill(state, into);
    }

    private static int sum(final int[] counts) {
        int sum = 0;
        for (final int count : counts) {
            sum += count;
        }
        return sum;
    }
}
