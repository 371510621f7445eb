/**
 * What the engine sees: scenarios made ready to be played, and their playouts. On top of all other packages of the
 * game.
 */
package org.sitrep.rulesets.purplehaze.scenario;
