/**
 * What the engine sees: scenarios made ready to be played, their playouts, and the slots of their outcomes. On top of all other packages of the game.
 */
package org.sitrep.rulesets.purplehaze.scenario;
