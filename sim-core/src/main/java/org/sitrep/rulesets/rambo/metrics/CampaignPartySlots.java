package org.sitrep.rulesets.rambo.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.definition.Party;

/** Which party plays each mission of a campaign; no slot where there is no choice. */
final class CampaignPartySlots {
    private final CampaignTables tables;
    private final int[] tries;

    CampaignPartySlots(final SlotList slots, final CampaignTables tables) {
        this.tables = tables;
        tries = new int[tables.parties() == 1 ? 0 : tables.size()];
        if (tries.length == 0) {
            return;
        }
        final List<String> missions = new ArrayList<>();
        final List<String> titles = new ArrayList<>();
        for (int m = 0; m < tables.missions.length; m++) {
            final String mission = "mission." + tables.campaign.missions().get(m);
            final String title = tables.missions[m].mission.mission.title();
            missions.add(mission + ".party");
            titles.add(title);
            for (int p = 0; p < tables.parties(); p++) {
                final Party party = tables.parties.get(p);
                final String name = mission + ".party." + party.id();
                tries[tables.table(m, p)] = slots.count(
                        name + ".tries",
                        "Tries of " + title + " with " + party.name(),
                        "tries",
                        tables.campaign.tries(),
                        Better.NEUTRAL);
                slots.share(name, party.name() + " in " + title, name + ".tries", mission + ".tries", Better.NEUTRAL);
            }
        }
        slots.rectangle(
                "parties",
                "Parties",
                "Which party is sent into each mission?",
                Group.Kind.BREAKDOWN,
                missions,
                tables.parties.stream().map(Party::id).toList(),
                titles,
                tables.parties.stream().map(Party::name).toList());
    }

    void fill(final CampaignState state, final Outcome into) {
        for (int table = 0; table < tries.length; table++) {
            if (state.tries[table / tables.parties()] > 0) {
                into.set(tries[table], state.triesWith[table]);
            }
        }
    }
}
