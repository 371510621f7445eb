/**
 * What can be wrong with Purple Haze data although every value has the right type, lies in its range and refers to
 * something, one class a topic, each check one declaration with a code that never changes its meaning.
 * {@link org.sitrep.rulesets.purplehaze.checks.Checks#ALL} lists them; {@code scenarios/purple-haze/invalid} holds a
 * file that each of them must catch.
 *
 * <p>Codes are grouped: PH001 to PH019 combat boxes, PH020 to PH039 cards and markers, PH040 to PH049 squads, PH050 to
 * PH059 equipment and what is played, PH060 to PH079 entries, Encounters and R&amp;R, PH080 to PH089 maps and what lies
 * on them, PH090 to PH099 Missions, PH100 to PH109 campaigns. To add one, take the next free code of its group, declare
 * it in the class of its topic, and put an invalid file beside the others. The package
 * {@link org.sitrep.rulesets.purplehaze.plot} has entries, maps and the log as graphs.
 *
 * <p>One fault should give one finding: where what is wrong already makes another question moot, as a word that leads
 * nowhere makes it unclear which steps are reached, that question is not asked.
 */
package org.sitrep.rulesets.purplehaze.checks;
