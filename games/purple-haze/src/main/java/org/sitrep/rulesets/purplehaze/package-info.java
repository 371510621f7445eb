/**
 * Purple Haze: the ruleset. {@link org.sitrep.rulesets.purplehaze.PurpleHaze} declares bots, options and checks. It
 * binds a document to {@code definition}, runs {@code checks} on it, and compiles it. The compiled form consists of
 * {@code tables} of final arrays. {@code scenario} makes playouts that play {@code combat}, {@code mission} or
 * {@code campaign} on them, and {@code story} narrates a trial. The packages below do not depend on this one.
 *
 * <p>The README next to this file links the pages in {@code docs} of this module. They describe each file, the state,
 * all rolls, the options, and the deviations from play at the table.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze;
