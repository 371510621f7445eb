/**
 * How bots decide between Missions: who serves, what he carries, what experience and Boon points buy. Works on the
 * views of the Squad and the campaign alone, keeps nothing from one question to the next and allocates nothing.
 */
package org.sitrep.rulesets.purplehaze.bots.campaign;
