/**
 * Checks of Rambo's data beyond types, ranges and references. Each class covers one topic, and each check is one
 * declaration with a code whose meaning never changes. {@link org.sitrep.rulesets.rambo.checks.Checks#ALL} lists them;
 * {@code scenarios/rambo/invalid} holds one file that each of them must catch.
 *
 * <p>Codes are grouped: RB001 to RB019 what is played, parties, loadouts and what is forbidden, RB020 to RB039 boards
 * and cards, RB040 to RB059 effects, RB060 to RB079 maps and what lies on them, RB080 to RB099 dossiers, RB100 to RB119
 * campaigns. To add one, take the next free code of its group, declare it in the class of its topic, and add an invalid
 * file to the others.
 *
 * <p>One fault should give one finding. If a fault already makes another question moot, that question is not asked: a
 * space off the map, for example, makes it unclear what can be walked to.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.rambo.checks;
