/**
 * Rambo: The Board Game; its rules are described in the README of this folder.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo;
