package org.sitrep.rulesets.rambo.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.ruleset.Probe;

/** A group of things that missions can reach, and how often each was. */
final class Reached {
    private final String title;
    private final List<String> names = new ArrayList<>();
    private final List<Boolean> reachable = new ArrayList<>();
    private long[] times = new long[16];

    Reached(final String title) {
        this.title = title;
    }

    /** Adds a thing; one that cannot be reached only keeps its number. */
    void add(final String name, final boolean canBeReached) {
        names.add(name);
        reachable.add(canBeReached);
        if (names.size() > times.length) {
            times = Arrays.copyOf(times, 2 * times.length);
        }
    }

    int size() {
        return names.size();
    }

    void count(final int thing) {
        times[thing]++;
    }

    List<Probe.Count> counts() {
        final List<Probe.Count> counts = new ArrayList<>();
        for (int thing = 0; thing < names.size(); thing++) {
            if (reachable.get(thing) || times[thing] > 0) {
                counts.add(new Probe.Count(title, names.get(thing), times[thing]));
            }
        }
        return counts;
    }
}
