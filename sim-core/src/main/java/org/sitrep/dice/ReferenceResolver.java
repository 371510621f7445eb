package org.sitrep.dice;

import java.util.Objects;
import java.util.function.IntSupplier;

/**
 * Resolves a test directly: throws die by die, counts, and scores with the rule. Slow and simple; the samplers are
 * tested against it.
 *
 * <p>Holds one throw and is therefore not thread-safe.
 */
public final class ReferenceResolver {
    private final MatchRule rule;
    private final DiceThrow dice = new DiceThrow();

    /** Creates a resolver for one reading of the rules. */
    public ReferenceResolver(final MatchRule rule) {
        this.rule = Objects.requireNonNull(rule, "rule");
    }

    /**
     * Throws a pool: Focus first, then Strike, then Crit. The order does not affect the distribution (PH-DICE-6).
     *
     * @param faces returns the face of the next die, 1-6
     * @return this resolver, to read the result from
     * @throws IllegalArgumentException if the pool is outside {@link DicePool} or a face outside 1-6
     */
    public ReferenceResolver resolve(final IntSupplier faces, final int focus, final int strike, final int crit) {
        DicePool.check(focus, strike, crit);
        dice.clear();
        throwColour(faces, DieColour.FOCUS, focus);
        throwColour(faces, DieColour.STRIKE, strike);
        throwColour(faces, DieColour.CRIT, crit);
        return this;
    }

    /** Returns the dice of the last throw; the next throw overwrites them. */
    public DiceThrow dice() {
        return dice;
    }

    /** Returns the hits of the last throw on all faces. */
    public int totalHits() {
        return rule.totalHits(dice);
    }

    /**
     * Returns the hits of the last throw on one face.
     *
     * @param face 1-6
     */
    public int hits(final int face) {
        return rule.hits(dice, face);
    }

    /** Returns the critical faces of the last throw, bit {@code face-1} each. */
    public int criticalFaces() {
        return rule.criticalFaces(dice);
    }

    /** Returns whether any face of the last throw is critical. */
    public boolean isCritical() {
        return criticalFaces() != 0;
    }

    private void throwColour(final IntSupplier faces, final DieColour colour, final int count) {
        for (int die = 0; die < count; die++) {
            dice.add(colour, faces.getAsInt(), 1);
        }
    }
}
