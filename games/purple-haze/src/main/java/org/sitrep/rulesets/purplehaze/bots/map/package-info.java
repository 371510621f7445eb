/**
 * How bots decide on the map: where the Squad goes and rests ({@link org.sitrep.rulesets.purplehaze.bots.map.Routes}
 * finds the ways), what it does in Events, who carries what. Works on the views of the Squad and the Mission alone,
 * keeps nothing from one question to the next but what follows from what it sees, and allocates nothing once warm.
 */
package org.sitrep.rulesets.purplehaze.bots.map;
