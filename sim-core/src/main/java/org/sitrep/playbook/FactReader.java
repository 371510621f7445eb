package org.sitrep.playbook;

/**
 * What a section's facts and actions are at the question in hand. One a bot; a ruleset extends it. Answers allocate
 * nothing.
 */
public abstract class FactReader {
    /** How many sorts of options there can be in a question. */
    public static final int SORTS = 8;

    // An abstract class and not an interface: a ruleset has one, so the JIT proves every call to be the only
    // possible one.

    /** Turns to an option of the question in hand: facts of an option and actions are from now on about this one. */
    public abstract void turnTo(int option);

    /**
     * Returns the value of a fact, by the number that the vocabulary gives it: 1 or 0 for a flag, the place of the word
     * for a word.
     */
    public abstract double fact(int fact);

    /** Returns whether the option in hand is an action, by the number that the vocabulary gives it. */
    public abstract boolean is(int action);

    /**
     * Returns what sort of thing the option in hand is, 0 to {@link #SORTS} - 1: it says which facts are worth asking
     * about ({@link Fact#sorts}).
     */
    public int sort() {
        return 0;
    }

    /**
     * Returns the sum of facts of the option in hand, each times its weight. A table that knows how its facts lie may
     * be quicker; the order of the sum is that of the facts.
     */
    public double sum(final int[] facts, final double[] weights) {
        double sum = 0;
        for (int i = 0; i < facts.length; i++) {
            sum += weights[i] * fact(facts[i]);
        }
        return sum;
    }
}
