package org.sitrep.rulesets.purplehaze.coverage;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.Probe;

/** How often everything that is {@link Reachable} was reached. */
public final class ReachedCounts {
    private final Reachable reachable;
    private final Map<ReachGroup, long[]> times = new EnumMap<>(ReachGroup.class);

    /** Counts from zero. */
    public ReachedCounts(final Reachable reachable) {
        this.reachable = reachable;
        for (final ReachGroup group : ReachGroup.values()) {
            times.put(group, new long[reachable.names(group).size()]);
        }
    }

    /** Counts a thing of a group by its number. */
    void add(final ReachGroup group, final int thing) {
        times.get(group)[thing]++;
    }

    /** Returns the counts of all that can be reached; what was counted beyond that shows too, lest a fault of {@link Reachable} hide it. */
    List<Probe.Count> list() {
        final List<Probe.Count> counts = new ArrayList<>();
        times.forEach((group, ofGroup) -> {
            for (int thing = 0; thing < ofGroup.length; thing++) {
                if (reachable.has(group, thing) || ofGroup[thing] > 0) {
                    final String name = reachable.names(group).get(thing);
                    counts.add(new Probe.Count(group.title, name, ofGroup[thing]));
                }
            }
        });
        return counts;
    }
}
