package org.sitrep.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/** Leaves a test out where {@link ServedPage} is a static site: it is about the local server itself. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@DisabledIfSystemProperty(named = "sitrep.site", matches = ".+", disabledReason = "about the local server itself")
@interface OfTheServer {}
