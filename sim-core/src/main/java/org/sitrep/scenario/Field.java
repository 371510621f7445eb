package org.sitrep.scenario;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes a record component once, for the binder, the schema and the reference page. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
    /** The value of {@link #orElse} that makes a field required. */
    String REQUIRED = "\0required";

    /**
     * The value of {@link #orElse} that stands for the default of most fields of a type: an {@code Optional} is empty,
     * a flag is {@code false}, an enum of a record {@linkplain FirstByDefault so marked} has its first value, anything
     * else is required.
     */
    String USUAL = "\0usual";

    /** Returns the meaning, in one sentence. */
    String value();

    /**
     * Returns the key in the data, where it is a reserved word of Java, e.g. {@code do}; empty if it is the component's
     * name.
     */
    String key() default "";

    /** Returns the unit of a number, in the plural; empty for a plain number. */
    String unit() default "";

    /**
     * Returns the smallest number, inclusive. For a list or map it is the smallest size; the numbers in it have no
     * range.
     */
    long min() default Long.MIN_VALUE;

    /** Returns the largest number, inclusive; for a list or map the largest size, see {@link #min}. */
    long max() default Long.MAX_VALUE;

    /**
     * Returns the default as YAML text ({@code 0}, {@code true}, {@code []}, <code>{}</code>), {@link #REQUIRED} or
     * {@link #USUAL}.
     */
    String orElse() default USUAL;

    /**
     * Returns the dotted path, from the document's root, of a map whose keys are the legal values, e.g.
     * {@code weapons}; several paths are separated by blanks. Applies to a string, each string of a list, or each key
     * of a map.
     */
    String refersTo() default "";

    /** Returns whether the order of a map's entries is significant. */
    boolean ordered() default false;
}
