package org.sitrep.scenario;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Asks for the names of the public {@code int} constants of a class, by {@link RecordTable#constants(Class)}. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Constants {}
