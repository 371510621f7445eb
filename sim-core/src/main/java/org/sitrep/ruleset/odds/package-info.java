/**
 * Exact odds that a game offers to {@code sitrep odds}. An {@link org.sitrep.ruleset.odds.OddsForm} declares its
 * options and computes {@link org.sitrep.ruleset.odds.Odds}, which the command writes in every format. Nothing is
 * simulated. Independent of any game.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.ruleset.odds;
