/**
 * What a Fire order will do, computed and not played: from a weapon and the circumstances to a pool of dice, from the
 * pool's exact law through the target's cover to the chance to eliminate it. Start at
 * {@link org.sitrep.rulesets.purplehaze.odds.Armoury}, then {@link org.sitrep.rulesets.purplehaze.odds.FireOrder}, then
 * {@link org.sitrep.rulesets.purplehaze.odds.FireOdds}. Cold code: it may allocate.
 */
package org.sitrep.rulesets.purplehaze.odds;
