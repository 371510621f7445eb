package org.sitrep.scenario;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes a record component once; the binder, the schema and the reference page all read it here. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
    /** The value of {@link #orElse} that makes a field required. */
    String REQUIRED = "\0required";

    /** One sentence: what it means. */
    String value();

    /**
     * Its key in the data where that is a word that Java keeps for itself, e.g. {@code do}; empty if it is the
     * component's name.
     */
    String key() default "";

    /** Unit of a number, in the plural; empty if it is a mere number. */
    String unit() default "";

    /**
     * Smallest number, inclusive; for a list or map its smallest size, while the numbers in it have no range of their
     * own.
     */
    long min() default Long.MIN_VALUE;

    /** Largest number, inclusive; for a list or map its largest size; see {@link #min}. */
    long max() default Long.MAX_VALUE;

    /**
     * The default as YAML text ({@code 0}, {@code false}, {@code []}, <code>{}</code>); {@code ~} for an empty
     * {@code Optional}.
     */
    String orElse() default REQUIRED;

    /**
     * Dotted path, from the document's root, of a map whose keys are the legal values, e.g. {@code weapons}; several
     * are separated by blanks. For a string, each string of a list, or each key of a map.
     */
    String refersTo() default "";

    /** Whether the order of a map's entries means something. */
    boolean ordered() default false;
}
