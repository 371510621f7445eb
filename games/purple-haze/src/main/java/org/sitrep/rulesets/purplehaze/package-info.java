/**
 * Purple Haze: the ruleset itself. {@link org.sitrep.rulesets.purplehaze.PurpleHaze} names bots, options and checks,
 * binds a document to {@code definition}, has {@code checks} look at it, and compiles it: {@code tables} make final
 * arrays of it, {@code scenario} makes playouts that play {@code combat}, {@code mission} or {@code campaign} on them,
 * and {@code story} tells one. Nothing below this package uses it.
 *
 * <p>The README beside this file has a line for each file, the state, all rolls, the options, and where we differ from
 * the table.
 */
package org.sitrep.rulesets.purplehaze;
