/**
 * Implements the dice-match rule.
 *
 * <p>A test throws three pools of six-sided dice at once: Focus, Strike and Crit. Dice that show the same face score
 * hits (PH-DICE-7), and two Crits on a face that scores make it critical (PH-DICE-8). {@link org.sitrep.dice.MatchRule}
 * states this rule once, with the other readings of its unclear points as data. All other classes are derived from it:
 *
 * <ul>
 *   <li>{@link org.sitrep.dice.ExactLaw}: the exact distribution of a test in fractions;
 *   <li>{@link org.sitrep.dice.TotalSampler}: a Marine's test, total and critical, by inversion of the distribution
 *       from one draw;
 *   <li>{@link org.sitrep.dice.FaceSampler}: an Enemy's test, hits and critical of all six faces jointly, from one
 *       draw;
 *   <li>{@link org.sitrep.dice.ConditionalThrow}: dice that show a given result, to display a Marine's test in a
 *       replay;
 *   <li>{@link org.sitrep.dice.ReferenceResolver}: the direct method, die by die; the others are tested against it.
 * </ul>
 *
 * <p>Suggested reading order: {@code MatchRule}, {@code DiceThrow}, {@code ReferenceResolver}, then the samplers. The
 * samplers are immutable, shared by threads and allocate nothing when sampling; a {@code DiceThrow} belongs to its
 * caller.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.dice;
