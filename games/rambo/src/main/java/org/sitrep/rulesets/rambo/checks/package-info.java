/**
 * What can be wrong with data of Rambo although every value has the right type, lies in its range and refers to
 * something, one class a topic, each check one declaration with a code that never changes its meaning.
 * {@link org.sitrep.rulesets.rambo.checks.Checks#ALL} lists them; {@code scenarios/rambo/invalid} holds a file that
 * each of them must catch.
 *
 * <p>Codes are grouped: RB001 to RB019 what is played, parties, loadouts and what is forbidden, RB020 to RB039 boards
 * and cards, RB040 to RB059 effects, RB060 to RB079 maps and what lies on them, RB080 to RB099 dossiers, RB100 to RB119
 * campaigns. To add one, take the next free code of its group, declare it in the class of its topic, and put an invalid
 * file beside the others.
 *
 * <p>One fault should give one finding: where what is wrong already makes another question moot, as a space beside the
 * map makes it unclear what can be walked to, that question is not asked.
 */
package org.sitrep.rulesets.rambo.checks;
