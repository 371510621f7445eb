package org.sitrep.rulesets.rambo.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.Probe;
import org.sitrep.ruleset.ReachCounter;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.TrialListener;

/**
 * Counts what campaigns reach: the events of their missions for all parties, summed over the tables, and parties, stash
 * and medals. One per probe.
 */
public final class CampaignReach extends ReachCounter<Event, Rolls> {
    private final CampaignTables tables;
    private final List<ReachTrace> missions = new ArrayList<>();
    private final Group parties = group("parties sent", Event.CAMPAIGN_PARTY, n -> table(n[0], n[1]));
    private final Group stashed = group("gear added to the stash");
    private final Group medals = group("medals earned", Event.CAMPAIGN_EARNED, n -> n[1]);

    /** Counts from zero. */
    public CampaignReach(final CampaignTables tables) {
        super(Event.class);
        this.tables = tables;
        on(Event.CAMPAIGN_STASHED, n -> countMask(wide(0)));
        final long stash = MissionState.withCopies(tables.copies);
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

    private int table(final int mission, final int party) {
        return tables.table(mission, party);
    }

    private void countMask(final long gear) {
        for (long rest = gear; rest != 0; rest &= rest - 1) {
            stashed.count(Long.numberOfTrailingZeros(rest));
        }
    }

    @Override
    public TrialListener trace(final int table) {
        return table == BETWEEN ? this : missions.get(table);
    }

    /** Returns how often each thing was reached; a count of something that cannot be reached shows too. */
    @Override
    public List<Probe.Count> counts() {
        final Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        super.counts().forEach(count -> add(all, count, count.name()));
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
}
