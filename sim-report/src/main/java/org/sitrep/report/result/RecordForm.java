package org.sitrep.report.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.Shape;

/**
 * Maps a record type to JSON and back. By default each component has a key with its name, in the components' order.
 *
 * @param <R> the record
 */
public final class RecordForm<R extends Record> {
    /** The name of the component that may be negative. */
    private static final String SEED = "seed";

    private final JsonForms forms;
    private final Class<R> record;
    private final RecordType type;
    private final Map<String, Component> components = new LinkedHashMap<>();
    private final Map<String, Part> parts = new LinkedHashMap<>();
    private final List<String> first = new ArrayList<>();
    private boolean inlined;

    private class Part {
        protected String key;
        protected BiFunction<R, Map<String, Object>, ?> value;
        protected boolean nullable;
        protected Predicate<Object> leftOut = any -> false;

        private Part(final String key, final BiFunction<R, Map<String, Object>, ?> value) {
            this.key = key;
            this.value = value;
        }

        private void write(final R record, final Map<String, Object> components, final Map<String, Object> out) {
            final Object whole = value.apply(record, components);
            if (!leftOut.test(whole)) {
                put(out, key, nullable && whole instanceof Optional<?> some ? some.orElse(null) : whole);
            }
        }
    }

    private final class Component extends Part {
        private final Shape shape;
        private final boolean optional;
        private Function<JsonAt, ?> reader;
        private Optional<Object> missing;

        private Component(final RecordType.Component component) {
            super(component.name(), (record, components) -> components.get(component.key()));
            optional = component.shape() instanceof Shape.Maybe;
            missing = optional ? Optional.of(Optional.empty()) : Optional.empty();
            shape = component.shape().sure();
            reader = shape == Shape.Simple.LONG && !optional && !key.equals(SEED)
                    ? JsonAt::count
                    : in -> forms.read(shape, in);
        }

        private Object read(final JsonAt in) {
            if (forms.isInlined(shape)) {
                return reader.apply(in);
            }
            final int dot = key.indexOf('.');
            final JsonAt holder = dot < 0 ? in : in.get(key.substring(0, dot));
            final String last = key.substring(dot + 1);
            if (missing.isPresent() && holder.optional(last).isEmpty()) {
                return missing.get();
            }
            final JsonAt at = holder.get(last);
            if (nullable && at.value() == null) {
                return optional ? Optional.empty() : Double.NaN;
            }
            return optional ? Optional.of(reader.apply(at)) : reader.apply(at);
        }
    }

    RecordForm(final Class<R> type, final JsonForms forms) {
        this.forms = forms;
        record = type;
        this.type = RecordType.of(type);
        this.type.components().forEach(component -> components.put(component.name(), new Component(component)));
        parts.putAll(components);
    }

    private Component component(final String name) {
        return Objects.requireNonNull(components.get(name), name);
    }

    /**
     * Declares the order of the first keys, by the names of components and derived values; the others follow. Repeated
     * calls append.
     */
    public RecordForm<R> order(final String... names) {
        first.addAll(List.of(names));
        return this;
    }

    /** Declares the key of a component; {@code a.b} stands for the key b in an object under the key a. */
    public RecordForm<R> key(final String name, final String key) {
        component(name).key = key;
        return this;
    }

    /**
     * Declares a value that is written but not read, under a key as for {@link #key}. Under the name of a component, it
     * replaces the written value of that component.
     */
    public RecordForm<R> derived(final String name, final Function<R, ?> value) {
        parts.computeIfAbsent(name, key -> new Part(key, null)).value = (record, components) -> value.apply(record);
        return this;
    }

    /** Declares components that have no key; the reader supplies them. */
    RecordForm<R> unwritten(final String... names) {
        List.of(names).forEach(parts::remove);
        return this;
    }

    /** Declares the default value of a component: it is not written, and a missing key stands for it. */
    public RecordForm<R> usual(final String name, final Object value) {
        component(name).missing = Optional.of(value);
        component(name).leftOut = value::equals;
        return this;
    }

    /** Declares the value of a component that stands for its key missing in older files. */
    RecordForm<R> older(final String name, final Object value) {
        component(name).missing = Optional.of(value);
        return this;
    }

    /** Declares the values that stand for keys missing in older files. */
    RecordForm<R> older(final R record) {
        final Map<String, Object> values = RecordType.values(record);
        components
                .values()
                .forEach(component -> component.missing = Optional.of(component.value.apply(record, values)));
        return this;
    }

    /** Declares components whose NaN, or absence, is written as null. */
    public RecordForm<R> nullable(final String... names) {
        List.of(names).forEach(name -> component(name).nullable = true);
        return this;
    }

    RecordForm<R> read(final Function<JsonAt, ?> reader, final String... names) {
        List.of(names).forEach(name -> component(name).reader = reader);
        return this;
    }

    /** Declares that the keys are written into the object that contains the record. */
    RecordForm<R> inlined() {
        inlined = true;
        return this;
    }

    boolean isInlined() {
        return inlined;
    }

    Map<String, Object> write(final R record) {
        final Map<String, Object> out = new LinkedHashMap<>();
        final Map<String, Object> values = RecordType.values(record);
        Stream.concat(first.stream(), parts.keySet().stream())
                .filter(Streams.unseen())
                .forEach(name -> parts.get(name).write(record, values, out));
        return out;
    }

    @SuppressWarnings("unchecked")
    private void put(final Map<String, Object> out, final String key, final Object value) {
        if (value instanceof Optional<?> some) {
            some.ifPresent(there -> put(out, key, there));
            return;
        }
        final Object tree = forms.tree(value);
        if (value instanceof Record record && forms.record(record.getClass()).isInlined()) {
            out.putAll((Map<String, Object>) tree);
            return;
        }
        final int dot = key.indexOf('.');
        if (dot < 0) {
            out.put(key, tree);
        } else {
            final Object holder = out.computeIfAbsent(key.substring(0, dot), absent -> new LinkedHashMap<>());
            ((Map<String, Object>) holder).put(key.substring(dot + 1), tree);
        }
    }

    /**
     * Returns the record that an object represents. Exceptions of its constructor are passed on.
     *
     * @param given components that are not read here, by name
     */
    R read(final JsonAt in, final Map<String, ?> given) {
        final List<Object> values = new ArrayList<>();
        components.forEach(
                (name, component) -> values.add(given.containsKey(name) ? given.get(name) : component.read(in)));
        return record.cast(type.create(values.toArray()));
    }
}
