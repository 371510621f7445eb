/**
 * A second, deliberately plain implementation of Purple Haze combats: lists, records, enums and one thrown die after
 * another. It shares no line with the fast engine, so that a number on which both agree has been derived twice. Start
 * at {@link org.sitrep.rulesets.purplehaze.plain.PlainCombat}, the order of play.
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainEnemySide} plays the Enemy's activations;
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainContent} holds every value as a constant.
 *
 * <p>The Marines are led by one of two ({@link org.sitrep.rulesets.purplehaze.plain.PlainLeader}):
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainDrill}, which finds the Orders of the drill and lists no others, or
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainChoices}, which asks a bot every question of the rules with every
 * answer they allow; the Orders among them are listed by {@link org.sitrep.rulesets.purplehaze.plain.PlainOrders}.
 * {@link org.sitrep.rulesets.purplehaze.plain.PlainTable} prints the tables of 30 rows that are kept as test resources.
 *
 * <p>Limits: the reference squad, level 1, Abilities off, one combat round, no cards. So nobody has smoke, a second
 * step of ammo to spend on one Fire order, or a test thrown again.
 */
package org.sitrep.rulesets.purplehaze.plain;
