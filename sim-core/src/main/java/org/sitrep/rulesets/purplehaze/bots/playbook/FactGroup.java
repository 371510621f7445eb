package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;

/**
 * Numbers the facts of a class: the fact's number in the low byte, which is its place where the class has an enum of them, the group above.
 *
 * @param group from 0
 */
record FactGroup(int group) {
    /** The group of a fact lies above so many bits. */
    static final int SHIFT = 8;
    /** How many facts a group can have. */
    static final int SIZE = 1 << SHIFT;

    private int id(final int nth) {
        return group * SIZE + nth;
    }

    Fact number(final int nth, final String name, final double min, final double max, final String meaning) {
        return Fact.number(id(nth), name, min, max, meaning);
    }

    Fact flag(final int nth, final String name, final String meaning) {
        return Fact.flag(id(nth), name, meaning);
    }

    Fact word(final int nth, final String name, final List<String> words, final String meaning) {
        return Fact.word(id(nth), name, words, meaning);
    }

    Fact number(final Enum<?> of, final String name, final double min, final double max, final String meaning) {
        return number(of.ordinal(), name, min, max, meaning);
    }

    Fact flag(final Enum<?> of, final String name, final String meaning) {
        return flag(of.ordinal(), name, meaning);
    }

    Fact word(final Enum<?> of, final String name, final List<String> words, final String meaning) {
        return word(of.ordinal(), name, words, meaning);
    }
}
