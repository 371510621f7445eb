package org.sitrep.scenario;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a record, such as one of options, in which an enum without a default of its own has its first value. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface FirstByDefault {}
