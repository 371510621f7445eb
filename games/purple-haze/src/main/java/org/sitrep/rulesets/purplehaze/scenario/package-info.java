/**
 * Compiled scenarios and their playouts, as seen by the engine. This package is on top of all other packages of the
 * game.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.scenario;
