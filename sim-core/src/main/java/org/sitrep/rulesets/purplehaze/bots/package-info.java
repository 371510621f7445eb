/** Who plays Purple Haze: from chance to a sensible heuristic. Each sees the table through {@code CombatView} and answers one question at a time. */
package org.sitrep.rulesets.purplehaze.bots;
