package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.TrialEvent;
import org.sitrep.strategy.TrialListener;

/**
 * Counts what trials reach: groups of things, and the events that reach the things of each group. One per probe, or per
 * table of a probe.
 *
 * @param <E> the game's events
 * @param <R> the game's rolls
 */
public class ReachCounter<E extends Enum<E> & TrialEvent, R> extends EventListener<E> implements Listeners<R> {
    private final List<Group> groups = new ArrayList<>();
    private final Map<E, Consumer<int[]>> counted;

    protected ReachCounter(final Class<E> events) {
        counted = new EnumMap<>(events);
    }

    /** Numbered things of one kind, with the number of times each was reached. */
    public static final class Group {
        private final String title;
        private final List<String> names = new ArrayList<>();
        private final List<Boolean> reachable = new ArrayList<>();
        private long[] times = new long[16];

        private Group(final String title) {
            this.title = title;
        }

        /** Adds a thing; one that cannot be reached only occupies its number. */
        public void add(final String name, final boolean canBeReached) {
            names.add(name);
            reachable.add(canBeReached);
            if (names.size() > times.length) {
                times = Arrays.copyOf(times, 2 * times.length);
            }
        }

        /** Returns the number of added things. */
        public int size() {
            return names.size();
        }

        /** Counts a thing by its number; ignores negative numbers. */
        public void count(final int thing) {
            if (thing >= 0) {
                times[thing]++;
            }
        }

        private void list(final List<Probe.Count> counts) {
            for (int thing = 0; thing < names.size(); thing++) {
                if (reachable.get(thing) || times[thing] > 0) {
                    counts.add(new Probe.Count(title, names.get(thing), times[thing]));
                }
            }
        }
    }

    /** Adds a group; counts are in the order of the groups. */
    protected final Group group(final String title) {
        final Group group = new Group(title);
        groups.add(group);
        return group;
    }

    /** Adds a group whose things an event reaches: {@code thing} returns a thing's number from those of the event. */
    protected final Group group(final String title, final E event, final ToIntFunction<int[]> thing) {
        final Group group = group(title);
        on(event, n -> group.count(thing.applyAsInt(n)));
        return group;
    }

    /** Counts an event, in addition to its present counts. */
    protected final void on(final E event, final Consumer<int[]> count) {
        counted.merge(event, count, Consumer::andThen);
    }

    @Override
    protected final void heard(final E event, final int[] n) {
        counted.getOrDefault(event, nothing -> {}).accept(n);
    }

    @Override
    public TrialListener trace(final int table) {
        return this;
    }

    /** Returns the counts of everything that can be reached, and of what was reached although it could not be. */
    @Override
    public List<Probe.Count> counts() {
        final List<Probe.Count> counts = new ArrayList<>();
        groups.forEach(group -> group.list(counts));
        return counts;
    }
}
