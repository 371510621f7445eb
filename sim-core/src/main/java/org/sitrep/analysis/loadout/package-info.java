/**
 * Searches for loadouts: the number of legal ones, those that do best by one or several metrics, the confidence of
 * that, and the worth of one step more of anything. Independent of the game except for its
 * {@link org.sitrep.ruleset.LoadoutRules}.
 *
 * <p>Internal: changes are not announced.
 */
@Records
package org.sitrep.analysis.loadout;

import org.sitrep.scenario.Records;
