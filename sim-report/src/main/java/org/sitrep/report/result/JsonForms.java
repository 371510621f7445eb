package org.sitrep.report.result;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.sitrep.scenario.Shape;

/**
 * Maps values to JSON by their type. A record becomes an object with one key per component, with the component's name
 * and in the components' order, unless {@link #record} declares otherwise. Thread-safe after all declarations are made.
 *
 * <p>Enum constants are written in lower case; NaN and the infinities as null. A {@code long} is a count, unless it is
 * named {@code seed}, optional, in a list or map, or declared as signed. An empty {@link java.util.Optional} has no
 * key.
 */
public final class JsonForms {
    private final Map<Class<?>, RecordForm<?>> records = new ConcurrentHashMap<>();
    private final Map<Class<?>, Function<Object, ?>> writers = new HashMap<>();
    private final Map<Class<?>, Function<JsonAt, ?>> readers = new HashMap<>(Map.of(long[].class, JsonForms::counts));

    private static long[] counts(final JsonAt in) {
        return in.items().stream().mapToLong(JsonAt::count).toArray();
    }

    /** Returns the form of a record, to declare differences from the default. */
    @SuppressWarnings("unchecked")
    public <R extends Record> RecordForm<R> record(final Class<R> type) {
        final RecordForm<?> known = records.get(type);
        if (known != null) {
            return (RecordForm<R>) known;
        }
        final RecordForm<R> form = new RecordForm<>(type, this);
        records.put(type, form);
        return form;
    }

    @SuppressWarnings("unchecked")
    <T> JsonForms type(final Class<T> type, final Function<T, ?> write, final Function<JsonAt, T> read) {
        writers.put(type, (Function<Object, ?>) write);
        readers.put(type, read);
        return this;
    }

    /** Returns a value as a tree for {@link org.sitrep.scenario.JsonText}. */
    public Object tree(final Object value) {
        if (value instanceof Collection<?> list) {
            return list.stream().map(this::tree).toList();
        }
        if (value instanceof Map<?, ?> map) {
            final Map<Object, Object> trees = new LinkedHashMap<>();
            map.forEach((key, each) -> trees.put(key, tree(each)));
            return trees;
        }
        if (value instanceof long[] numbers) {
            return Arrays.stream(numbers).boxed().toList();
        }
        if (value instanceof Enum<?> constant) {
            return JsonAt.name(constant);
        }
        if (value != null && writers.containsKey(value.getClass())) {
            return writers.get(value.getClass()).apply(value);
        }
        return value instanceof Record record ? object(record) : value;
    }

    /** Returns a record as an object to which keys can be added. */
    @SuppressWarnings("unchecked")
    public <R extends Record> Map<String, Object> object(final R record) {
        return ((RecordForm<R>) record(record.getClass())).write(record);
    }

    /** Returns whether a type writes its keys into the enclosing object. */
    boolean isInlined(final Shape shape) {
        return shape instanceof Shape.Nested nested && record(nested.type()).isInlined();
    }

    <R extends Record> R read(final Class<R> type, final JsonAt in) {
        return record(type).read(in, Map.of());
    }

    <R extends Record> List<R> list(final Class<R> type, final JsonAt in) {
        return in.items().stream().map(item -> read(type, item)).toList();
    }

    Object read(final Shape shape, final JsonAt in) {
        if (shape instanceof Shape.ListOf list) {
            return in.items().stream().map(item -> read(list.element(), item)).toList();
        }
        if (shape instanceof Shape.MapOf map) {
            return in.entries(entry -> read(map.value(), entry));
        }
        if (shape instanceof Shape.Choice choice) {
            return in.constant(choice.type());
        }
        if (shape instanceof Shape.Simple simple) {
            return switch (simple) {
                case INT -> in.smallInteger();
                case LONG -> in.integer();
                case DOUBLE -> in.real();
                case BOOLEAN -> in.truth();
                case STRING -> in.text();
            };
        }
        if (shape instanceof Shape.Nested nested && !readers.containsKey(nested.type())) {
            return read(nested.type(), in);
        }
        final Class<?> type = shape instanceof Shape.Nested nested ? nested.type() : ((Shape.Other) shape).type();
        return readers.get(type).apply(in);
    }
}
