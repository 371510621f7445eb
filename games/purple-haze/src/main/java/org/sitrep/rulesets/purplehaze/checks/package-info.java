/**
 * Checks of Purple Haze data in which every value has the right type and range and every reference is valid. There is
 * one class per topic. Each check is one declaration with a code that never changes its meaning.
 * {@link org.sitrep.rulesets.purplehaze.checks.Checks#ALL} lists them; {@code scenarios/purple-haze/invalid} holds a
 * file that each check must catch.
 *
 * <p>Codes are grouped: PH001 to PH019 combat boxes, PH020 to PH039 cards and markers, PH040 to PH049 squads, PH050 to
 * PH059 equipment and what is played, PH060 to PH079 entries, Encounters and R&amp;R, PH080 to PH089 maps and the
 * markers on them, PH090 to PH099 Missions, PH100 to PH109 campaigns. To add a check, take the next free code of its
 * group, declare it in the class of its topic, and add an invalid file. The package
 * {@link org.sitrep.rulesets.purplehaze.plot} represents entries, maps and the log as graphs.
 *
 * <p>One fault should give one finding. A check is skipped where another fault makes its question moot. For example, a
 * reference that leads nowhere makes it unclear which steps are reached.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.rulesets.purplehaze.checks;
