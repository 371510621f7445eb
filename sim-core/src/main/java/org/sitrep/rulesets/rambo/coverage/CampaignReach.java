package org.sitrep.rulesets.rambo.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.Probe;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** Counts what campaigns reach: what their missions do, whoever plays them, added up over the tables, and beside it parties, stash and medals. One a probe. */
public final class CampaignReach extends CampaignTrace {
    private final CampaignTables tables;
    private final List<ReachTrace> missions = new ArrayList<>();
    private final Reached parties = new Reached("parties sent");
    private final Reached stashed = new Reached("gear that comes into the stash");
    private final Reached medals = new Reached("medals earned");

    /** Counts from zero. */
    public CampaignReach(final CampaignTables tables) {
        this.tables = tables;
        long stash = 0;
        for (int table = 0; table < tables.size(); table++) {
            stash |= tables.at(table).gearInPlay() | tables.rewards(table / tables.parties());
        }
        for (int table = 0; table < tables.size(); table++) {
            missions.add(new ReachTrace(tables.at(table), stash));
        }
        final GameTables any = tables.at(0);
        for (int m = 0; m < tables.missions.length; m++) {
            for (int p = 0; p < tables.parties(); p++) {
                final String mission = "missions." + tables.campaign.missions().get(m);
                parties.add(mission + ", parties." + tables.parties.get(p).id(), tables.parties() > 1);
            }
        }
        for (int card = 0; card < any.gear.cards.length; card++) {
            stashed.add("gear." + any.gear.cards[card].id(), (stash >> card & 1) != 0);
        }
        for (int medal = 0; medal < any.achievements.medals.length; medal++) {
            medals.add("achievements." + any.achievements.medals[medal].id(), true);
        }
    }

    /** Returns who is told each mission: one a table, in their order. */
    public List<MissionTrace> traces() {
        return List.copyOf(missions);
    }

    /** Returns how often each thing was reached; what was counted beyond what can be reached shows too. */
    public List<Probe.Count> counts() {
        final Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        for (final Reached group : List.of(parties, stashed, medals)) {
            group.counts().forEach(count -> add(all, count, count.name()));
        }
        for (int table = 0; table < missions.size(); table++) {
            final String mission = "missions." + tables.campaign.missions().get(table / tables.parties());
            for (final Probe.Count count : missions.get(table).counts()) {
                final boolean end = count.group().equals(ReachTrace.END);
                add(all, count, end ? mission + ", " + count.name() : count.name());
            }
        }
        final List<Probe.Count> counts = new ArrayList<>();
        all.forEach(
                (group, things) -> things.forEach((name, times) -> counts.add(new Probe.Count(group, name, times))));
        return counts;
    }

    private static void add(final Map<String, Map<String, Long>> all, final Probe.Count count, final String name) {
        all.computeIfAbsent(count.group(), group -> new LinkedHashMap<>()).merge(name, count.times(), Long::sum);
    }

    @Override
    public void party(final int mission, final int party) {
        parties.count(tables.table(mission, party));
    }

    @Override
    public void stashed(final long gear) {
        for (long rest = gear; rest != 0; rest &= rest - 1) {
            stashed.count(Long.numberOfTrailingZeros(rest));
        }
    }

    @Override
    public void earned(final int hero, final int medal) {
        medals.count(medal);
    }
}
