package org.sitrep.rulesets.purplehaze.definition;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.Words;

/**
 * What a record says beyond its defaults, for tests that compare effects with a table or ask which parts of the
 * language are used.
 */
final class Parts {
    private Parts() {}

    /** Returns the components whose value is not their default, by name, in the order of the record. */
    static Map<String, Object> of(final Record record) {
        final Map<String, Object> parts = new LinkedHashMap<>();
        final Map<String, Object> values = RecordType.values(record);
        for (final RecordType.Component component :
                RecordType.of(record.getClass()).components()) {
            final Object value = values.get(component.key());
            if (!isEmpty(value) && !wordOf(value).equals(component.orElse())) {
                parts.put(component.key(), value);
            }
        }
        return parts;
    }

    /** Returns effects in words, each as {@code random-1 damage 2 stress 1}, joined by semicolons; a dash for none. */
    static String words(final List<Effect> effects) {
        return effects.isEmpty() ? "-" : effects.stream().map(Parts::words).collect(Collectors.joining("; "));
    }

    private static String words(final Effect effect) {
        return of(effect).entrySet().stream()
                .map(part -> part.getKey().equals("who")
                        ? wordOf(part.getValue())
                        : part.getKey() + " " + wordOf(part.getValue()))
                .collect(Collectors.joining(" "));
    }

    private static boolean isEmpty(final Object value) {
        return value instanceof Collection<?> list && list.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty()
                || value instanceof Record part && of(part).isEmpty()
                || value instanceof Optional<?> maybe && maybe.isEmpty();
    }

    private static String wordOf(final Object value) {
        if (value instanceof Optional<?> maybe) {
            return wordOf(maybe.orElseThrow());
        }
        if (value instanceof Collection<?> list) {
            return list.stream().map(Parts::wordOf).collect(Collectors.joining(" "));
        }
        return value instanceof Enum<?> constant ? Words.of(constant) : String.valueOf(value);
    }
}
