package org.sitrep.scenario;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Asks for the names, types and values of all records of a package, or in a class, that are not private, by
 * {@link RecordType}. Records without {@link Field} need no more; those with it are described as everywhere.
 */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.PACKAGE, ElementType.TYPE})
public @interface Records {}
