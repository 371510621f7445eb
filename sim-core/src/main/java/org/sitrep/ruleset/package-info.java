/**
 * What a game must provide: compile a scenario into tables, and play trials on them. Games live in
 * {@code org.sitrep.rulesets}.
 */
package org.sitrep.ruleset;
