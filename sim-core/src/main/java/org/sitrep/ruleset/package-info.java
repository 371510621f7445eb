/**
 * The interface that a game implements: compile a scenario into tables, and play trials on them. Games are in
 * {@code org.sitrep.rulesets}.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset;
