package org.sitrep.scenario;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The type of a record component, as the binder, the schema and the reference page see it. */
sealed interface Shape {
    /** A scalar without a fixed set of words. */
    enum Simple implements Shape {
        INT,
        LONG,
        DOUBLE,
        BOOLEAN,
        STRING
    }

    /** One of a fixed set of words. */
    record Choice(Class<? extends Enum<?>> type) implements Shape {}

    /** A list. */
    record ListOf(Shape element) implements Shape {}

    /** A map from names. */
    record MapOf(Shape value) implements Shape {}

    /** An optional value. */
    record Maybe(Shape value) implements Shape {}

    /** A nested record; its components are looked up on demand, so that records may contain themselves. */
    record Nested(Class<? extends Record> type) implements Shape {}

    /** Returns this shape without a {@link Maybe} around it. */
    default Shape sure() {
        return this instanceof Maybe maybe ? maybe.value() : this;
    }

    /**
     * Returns the shape of a Java type.
     *
     * @throws IllegalArgumentException if data cannot be bound to the type
     */
    static Shape of(final Type type, final String where) {
        if (type instanceof ParameterizedType generic) {
            return ofGeneric(generic, where);
        }
        if (type == int.class || type == Integer.class) {
            return Simple.INT;
        }
        if (type == long.class || type == Long.class) {
            return Simple.LONG;
        }
        if (type == double.class || type == Double.class) {
            return Simple.DOUBLE;
        }
        if (type == boolean.class || type == Boolean.class) {
            return Simple.BOOLEAN;
        }
        if (type == String.class) {
            return Simple.STRING;
        }
        return ofClass(type, where);
    }

    private static Shape ofClass(final Type type, final String where) {
        if (type instanceof Class<?> known && known.isRecord()) {
            return new Nested(known.asSubclass(Record.class));
        }
        if (type instanceof Class<?> known && known.isEnum()) {
            @SuppressWarnings("unchecked") // every enum class is a subclass of Enum of itself
            final Class<? extends Enum<?>> words = (Class<? extends Enum<?>>) known;
            return new Choice(words);
        }
        throw unbindable(type, where);
    }

    private static Shape ofGeneric(final ParameterizedType generic, final String where) {
        final Type[] arguments = generic.getActualTypeArguments();
        if (generic.getRawType() == List.class) {
            return new ListOf(of(arguments[0], where));
        }
        if (generic.getRawType() == Optional.class) {
            return new Maybe(of(arguments[0], where));
        }
        if (generic.getRawType() == Map.class && arguments[0] == String.class) {
            return new MapOf(of(arguments[1], where));
        }
        throw unbindable(generic, where);
    }

    private static IllegalArgumentException unbindable(final Type type, final String where) {
        return new IllegalArgumentException(where + " is a " + type.getTypeName() + ", to which data cannot be bound");
    }
}
