/**
 * The bots' decisions on the map: where the Squad marches and rests
 * ({@link org.sitrep.rulesets.purplehaze.bots.map.Routes} finds the ways), what it does in Events, and who carries
 * which item. It works only on the views of the Squad and the Mission. From one question to the next it retains only
 * what follows from its view. It allocates nothing once warm.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.bots.map;
