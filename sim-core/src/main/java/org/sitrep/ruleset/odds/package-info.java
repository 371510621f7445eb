/**
 * Exact odds that a game offers to {@code sitrep odds}: a {@link org.sitrep.ruleset.odds.OddsForm} says by which
 * options it is asked and reckons {@link org.sitrep.ruleset.odds.Odds}, which the command writes in every format.
 * Nothing is simulated. Knows no game.
 */
package org.sitrep.ruleset.odds;
