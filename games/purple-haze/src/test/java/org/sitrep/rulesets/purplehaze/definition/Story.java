package org.sitrep.rulesets.purplehaze.definition;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Ways through the graphs of entries, and the records that a graph is made of, for tests. */
final class Story {
    private Story() {}

    /**
     * Returns every way on from a step by what leads there, e.g. {@code choose.attack}; values are steps,
     * {@link Entry#END} or entries.
     */
    static Map<String, String> waysOn(final Entry.Step step) {
        final Map<String, String> ways = new LinkedHashMap<>();
        step.choose().forEach((name, option) -> ways.put("choose." + name, option.next()));
        step.test().ifPresent(test -> {
            ways.put("test.pass", test.pass());
            ways.put("test.fail", test.fail());
        });
        step.fight().ifPresent(fight -> {
            ways.put("fight.won", fight.won());
            fight.drawn().ifPresent(next -> ways.put("fight.drawn", next));
            fight.pulledBack().ifPresent(next -> ways.put("fight.pulledBack", next));
        });
        step.branch().ifPresent(branch -> {
            ways.put("branch.then", branch.then());
            ways.put("branch.otherwise", branch.otherwise());
        });
        for (int face = 0; face < step.roll().size(); face++) {
            ways.put("roll." + (face + 1), step.roll().get(face));
        }
        step.next().ifPresent(next -> ways.put("next", next));
        return ways;
    }

    /** Returns the kinds of going on that a step names: choose, test, fight, branch, roll, next. */
    static Set<String> kindsOfGoingOn(final Entry.Step step) {
        final Set<String> kinds = new LinkedHashSet<>();
        waysOn(step).keySet().forEach(way -> kinds.add(way.split("\\.")[0]));
        return kinds;
    }

    /** Returns the steps of an entry that can come up, the first one first. */
    static Set<String> stepsThatComeUp(final Entry entry) {
        final Set<String> seen = new LinkedHashSet<>();
        final List<String> open =
                new ArrayList<>(List.of(entry.steps().keySet().iterator().next()));
        while (!open.isEmpty()) {
            final String name = open.remove(open.size() - 1);
            final Entry.Step step = entry.steps().get(name);
            if (step != null && seen.add(name)) {
                open.addAll(waysOn(step).values());
            }
        }
        return seen;
    }

    /** Returns all records of a type at and below a value, in the order of the files. */
    static <T extends Record> List<T> all(final Class<T> type, final Object root) {
        final List<T> found = new ArrayList<>();
        collect(type, root, found);
        return found;
    }

    private static <T extends Record> void collect(final Class<T> type, final Object value, final List<T> found) {
        if (type.isInstance(value)) {
            found.add(type.cast(value));
        }
        if (value instanceof Record item) {
            for (final RecordComponent component : item.getClass().getRecordComponents()) {
                collect(type, valueOf(item, component), found);
            }
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(item -> collect(type, item, found));
        } else if (value instanceof Collection<?> items) {
            items.forEach(item -> collect(type, item, found));
        } else if (value instanceof Optional<?> maybe) {
            maybe.ifPresent(item -> collect(type, item, found));
        }
    }

    /** Returns the value of a component. */
    static Object valueOf(final Record item, final RecordComponent component) {
        try {
            return component.getAccessor().invoke(item);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
