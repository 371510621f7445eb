/**
 * The dice-match law and everything that follows from it.
 *
 * <p>A test throws three pools of six-sided dice at once: Focus, Strike and Crit. Hits come from dice that show the
 * same face (PH-DICE-7), and two Crits on a face that scores make it critical (PH-DICE-8).
 * {@link org.sitrep.dice.MatchRule} states this law once, with the other readings of its unclear spots as data. All
 * else here is derived from it:
 *
 * <ul>
 *   <li>{@link org.sitrep.dice.ExactLaw}: the exact distribution of a test in fractions;
 *   <li>{@link org.sitrep.dice.TotalSampler}: a marine's test, total and critical, by inverse distribution from one
 *       draw;
 *   <li>{@link org.sitrep.dice.FaceSampler}: an enemy's test, hits and critical of all six faces jointly, from one
 *       draw;
 *   <li>{@link org.sitrep.dice.ConditionalThrow}: dice that show a given result, for telling a marine's test in a
 *       replay;
 *   <li>{@link org.sitrep.dice.ReferenceResolver}: the plain way, die by die, against which the others are tested.
 * </ul>
 *
 * <p>Reading order for a newcomer: {@code MatchRule}, {@code DiceThrow}, {@code ReferenceResolver}, then the samplers.
 * The samplers are immutable, shared by threads and allocate nothing when sampling; {@code DiceThrow} belongs to its
 * caller.
 */
package org.sitrep.dice;
