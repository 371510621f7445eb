/**
 * A second, deliberately plain implementation of Purple Haze combats under the reference drill: lists, records, enums and one
 * thrown die after another. It shares no line with the fast engine, so that a number on which both agree has been derived
 * twice. Start at {@link org.sitrep.rulesets.purplehaze.plain.PlainCombat}, the order of play;
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainDrill} takes the Marines' decisions,
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainEnemySide} plays the Enemy's activations,
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainContent} holds every value as a constant, and
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainDrillTable} prints the table of 30 rows that is kept as a test resource.
 *
 * <p>Limits: the reference squad, level 1, Abilities off, and the drill's orders (Fire, Take Cover, Move, Idle) only.
 */
package org.sitrep.rulesets.purplehaze.plain;
