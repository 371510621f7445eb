package org.sitrep.scenario;

/** The type of a record component, as the binder, the schema and the reference page see it. */
public sealed interface Shape {
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

    /** A type that data cannot be bound to: its values can only be read. Without type arguments. */
    record Other(Class<?> type) implements Shape {}

    /** Returns this shape without a {@link Maybe} around it. */
    default Shape sure() {
        return this instanceof Maybe maybe ? maybe.value() : this;
    }
}
