package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.strategy.GivenUp;

/**
 * What a campaign is for each hero, over all missions in which it serves, in whichever party. Slots are those of all heroes of the game, so that campaigns of other parties can be compared; those of who is in no party that
 * may play are absent, and of who never serves all but that. Who goes on which mission is told where there is a choice.
 */
final class CampaignHeroSlots {
    /** Of one hero in one try; more on average are a fault to be seen. */
    static final int MOST_KILLS = 100;

    private static final List<String> WHAT = List.of("served", "won", "wounds", "kills", "medals");

    private final int[] served;
    private final int[] won;
    private final int[] wounds;
    private final int[] kills;
    private final int[] medals;
    private final int[] sent;
    private final boolean[] mayServe;
    private final boolean choice;
    private final int mostWounds;
    private final int mostKills;

    CampaignHeroSlots(final SlotList slots, final CampaignTables tables) {
        final int heroes = tables.heroes.size();
        final int missions = tables.missions.length;
        final int tries = missions * tables.campaign.tries();
        mostWounds = tries * CountList.WOUNDS;
        mostKills = tries * MOST_KILLS;
        served = new int[heroes];
        won = new int[heroes];
        wounds = new int[heroes];
        kills = new int[heroes];
        medals = new int[heroes];
        mayServe = new boolean[heroes];
        final List<String> names = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        for (int h = 0; h < heroes; h++) {
            final Hero hero = tables.heroes.get(h);
            final String id = "hero." + hero.id() + ".";
            mayServe[h] = tables.mayServe(h);
            served[h] = slots.count(id + "served", "Missions served, " + hero.name(), "tries", tries, Better.NEUTRAL);
            won[h] = slots.count(id + "won", "Missions won, " + hero.name(), "missions", missions, Better.HIGHER);
            wounds[h] = slots.count(id + "wounds", "Wounds, " + hero.name(), "wounds", mostWounds, Better.LOWER);
            kills[h] = slots.count(id + "kills", "Enemies killed, " + hero.name(), "figures", mostKills, Better.HIGHER);
            medals[h] = slots.count(
                    id + "medals",
                    "Medals earned, " + hero.name(),
                    "medals",
                    Math.max(1, tables.missions[0].achievements.medals.length),
                    Better.HIGHER);
            labels.add(hero.name());
            names.add("hero." + hero.id());
        }
        slots.rectangle(
                "heroes",
                "The heroes",
                "Who serves, and how does it go?",
                Group.Kind.MATRIX,
                names,
                WHAT,
                labels,
                List.of("missions served", "won", "wounds", "kills", "medals"));
        choice = tables.parties() > 1;
        sent = new int[missions * heroes];
        addSent(slots, tables, labels);
    }

    private void addSent(final SlotList slots, final CampaignTables tables, final List<String> labels) {
        final List<String> missions = new ArrayList<>();
        final List<String> titles = new ArrayList<>();
        final List<String> ids = new ArrayList<>();
        tables.heroes.forEach(hero -> ids.add(hero.id()));
        for (int m = 0; m < tables.missions.length; m++) {
            final String id = "mission." + tables.campaign.missions().get(m);
            final String title = tables.missions[m].mission.mission.title();
            missions.add(id + ".hero");
            titles.add(title);
            for (int h = 0; h < ids.size(); h++) {
                sent[m * ids.size() + h] = slots.flag(
                        id + ".hero." + ids.get(h),
                        labels.get(h) + " goes on " + title + ", its last try",
                        Better.NEUTRAL);
            }
        }
        slots.rectangle(
                "sent",
                "Who goes",
                "Who is sent on each mission, at its last try?",
                Group.Kind.MATRIX,
                missions,
                ids,
                titles,
                labels);
    }

    /**
     * Fills the slots of all heroes.
     *
     * @throws GivenUp if one has more wounds or kills than its slot holds
     */
    void fill(final CampaignState state, final Outcome into) {
        for (int h = 0; h < served.length; h++) {
            if (mayServe[h]) {
                into.set(served[h], state.served[h]);
            }
            if (state.wounds[h] > mostWounds || state.kills[h] > mostKills) {
                throw CampaignMetrics.BEYOND_COUNTING;
            }
            if (state.served[h] > 0) {
                into.set(won[h], state.wonWith[h]);
                into.set(wounds[h], state.wounds[h]);
                into.set(kills[h], state.kills[h]);
                into.set(medals[h], Integer.bitCount(state.earned[h]));
            }
        }
        for (int i = 0; choice && i < sent.length; i++) {
            if (mayServe[i % served.length] && state.tries[i / served.length] > 0) {
                into.set(sent[i], state.goes[i] ? 1 : 0);
            }
        }
    }
}
