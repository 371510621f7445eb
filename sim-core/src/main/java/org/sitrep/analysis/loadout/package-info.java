/**
 * The search for loadouts: which are legal and how many, which of them do best by a metric or several, how sure that
 * is, and what one step more of anything is worth. Knows of no game but what its
 * {@link org.sitrep.ruleset.LoadoutRules} says.
 */
package org.sitrep.analysis.loadout;
