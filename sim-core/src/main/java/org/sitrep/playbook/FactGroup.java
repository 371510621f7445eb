package org.sitrep.playbook;

import java.util.List;

/**
 * Numbers the facts of a class: the fact's number in the low byte, which is its place where the class has an enum of them, the group above.
 *
 * @param group from 0
 */
public record FactGroup(int group) {
    /** The group of a fact lies above so many bits. */
    public static final int SHIFT = 8;
    /** How many facts a group can have. */
    public static final int SIZE = 1 << SHIFT;

    private int id(final int nth) {
        return group * SIZE + nth;
    }

    /** Returns a number between two limits, both included. */
    public Fact number(final int nth, final String name, final double min, final double max, final String meaning) {
        return Fact.number(id(nth), name, min, max, meaning);
    }

    /** Returns a fact that is yes or no. */
    public Fact flag(final int nth, final String name, final String meaning) {
        return Fact.flag(id(nth), name, meaning);
    }

    /** Returns a fact that is one of some words, numbered from 0. */
    public Fact word(final int nth, final String name, final List<String> words, final String meaning) {
        return Fact.word(id(nth), name, words, meaning);
    }

    /** Returns a number between two limits, both included, at the place of a constant. */
    public Fact number(final Enum<?> of, final String name, final double min, final double max, final String meaning) {
        return number(of.ordinal(), name, min, max, meaning);
    }

    /** Returns a fact that is yes or no, at the place of a constant. */
    public Fact flag(final Enum<?> of, final String name, final String meaning) {
        return flag(of.ordinal(), name, meaning);
    }

    /** Returns a fact that is one of some words, at the place of a constant. */
    public Fact word(final Enum<?> of, final String name, final List<String> words, final String meaning) {
        return word(of.ordinal(), name, words, meaning);
    }
}
