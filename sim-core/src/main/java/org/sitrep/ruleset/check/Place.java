package org.sitrep.ruleset.check;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.ScenarioDocument;

/** A place of a document where one check reports its findings. Not thread-safe. */
public final class Place {
    private final String code;
    private final ScenarioDocument document;
    private final Findings findings;
    private final String path;

    /** Looks at a value of a record. */
    @FunctionalInterface
    public interface Visitor {
        /** Adds a finding for every fault of the value of a component, or of an item of its list or map. */
        void at(String component, Object value, Place place);
    }

    /** Creates the place of the whole document for a check. */
    Place(final String code, final ScenarioDocument document, final Findings findings) {
        this(code, document, findings, "");
    }

    private Place(final String code, final ScenarioDocument document, final Findings findings, final String path) {
        this.code = code;
        this.document = document;
        this.findings = findings;
        this.path = path;
    }

    /** Returns a place below this one, given by its dotted path from here. */
    public Place in(final String key) {
        return key.isEmpty() ? this : new Place(code, document, findings, path.isEmpty() ? key : path + "." + key);
    }

    /** Returns the place of an item of a list at this place. */
    public Place in(final String key, final int index) {
        return in(key.isEmpty() ? Integer.toString(index) : key + "." + index);
    }

    /** Adds a finding here, or at the nearest existing ancestor. */
    public void add(final String message, final String suggestion) {
        findings.add(code, document, path, message, suggestion);
    }

    /** Adds a finding at a place below this one. */
    public void add(final String key, final String message, final String suggestion) {
        in(key).add(message, suggestion);
    }

    /** Checks each item of a list at the item's place. */
    public <T> void each(final String key, final List<T> items, final BiConsumer<T, Place> look) {
        for (int i = 0; i < items.size(); i++) {
            look.accept(items.get(i), in(key, i));
        }
    }

    /** Checks each item of a map at the item's place. */
    public <T> void each(final String key, final Map<String, T> items, final BiConsumer<T, Place> look) {
        items.forEach((id, item) -> look.accept(item, in(key + "." + id)));
    }

    /** Visits all values in a record at this place, and in the records, lists, maps and optional values there. */
    public void walk(final Record record, final Visitor visitor) {
        RecordType.values(record).forEach((name, value) -> in(name).walk(name, value, visitor));
    }

    private void walk(final String name, final Object value, final Visitor visitor) {
        if (value instanceof Optional<?> maybe) {
            maybe.ifPresent(present -> walk(name, present, visitor));
        } else if (value instanceof List<?> list) {
            each("", list, (item, place) -> place.walk(name, item, visitor));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, item) -> in(key.toString()).walk(name, item, visitor));
        } else {
            visitor.at(name, value, this);
            if (value instanceof Record record) {
                walk(record, visitor);
            }
        }
    }

    /** Returns whether no check has found a fault of some codes; those of lower codes have run. */
    public boolean isFreeOf(final String... codes) {
        return findings.isFreeOf(Set.of(codes));
    }

    /** Adds a finding for each item of a list that repeats an earlier one. */
    public void once(
            final String key,
            final List<String> items,
            final Function<String, String> message,
            final String suggestion) {
        for (int i = 0; i < items.size(); i++) {
            if (items.indexOf(items.get(i)) < i) {
                in(key, i).add(message.apply(items.get(i)), suggestion);
            }
        }
    }

    /**
     * Adds a finding if a name is unknown. Suggests one that is near, otherwise all known names unless there are too
     * many.
     */
    public void known(final String name, final Collection<String> known, final String message) {
        known(name, known, message, "");
    }

    /**
     * Adds a finding if a name is unknown.
     *
     * @param otherwise suggestion if none is near, and there are none or too many to list
     */
    public void known(final String name, final Collection<String> known, final String message, final String otherwise) {
        if (!known.contains(name)) {
            add(message, Names.listed(name, known, otherwise));
        }
    }

    /** Adds a finding for each item with the key of an earlier one, which is passed as the second argument. */
    public static <T> void distinct(
            final Collection<T> items, final Function<? super T, ?> key, final BiConsumer<T, T> report) {
        final Map<Object, T> first = new HashMap<>();
        for (final T item : items) {
            final T other = first.putIfAbsent(key.apply(item), item);
            if (other != null) {
                report.accept(item, other);
            }
        }
    }
}
