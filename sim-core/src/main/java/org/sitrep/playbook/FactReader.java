package org.sitrep.playbook;

/**
 * Reads a section's facts and actions for the current question. One instance per bot; a ruleset extends it. Reading
 * allocates nothing.
 */
public abstract class FactReader {
    /** Maximum number of sorts of options in a question. */
    public static final int SORTS = 8;

    // An abstract class, not an interface: a ruleset has a single subclass, so the JIT can prove every call to be
    // monomorphic.

    /** Turns to an option of the current question: facts of an option and actions then refer to it. */
    public abstract void turnTo(int option);

    /**
     * Returns the value of a fact, given by its number in the vocabulary: 1 or 0 for a flag, the index of the word for
     * a word.
     */
    public abstract double fact(int fact);

    /** Returns whether an action, given by its number in the vocabulary, takes the current option. */
    public abstract boolean is(int action);

    /**
     * Returns the sort of the current option, 0 to {@link #SORTS} - 1, which determines the relevant facts
     * ({@link Fact#sorts}).
     */
    public int sort() {
        return 0;
    }

    /**
     * Returns the weighted sum of facts of the current option. A table that knows the layout of its facts may be
     * faster; the order of the sum is that of the facts.
     */
    public double sum(final int[] facts, final double[] weights) {
        double sum = 0;
        for (int i = 0; i < facts.length; i++) {
            sum += weights[i] * fact(facts[i]);
        }
        return sum;
    }
}
