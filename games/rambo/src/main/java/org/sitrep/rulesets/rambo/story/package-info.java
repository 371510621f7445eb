/**
 * Replays of missions and campaigns in words, with the map, the choices and the draws as data.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.story;
