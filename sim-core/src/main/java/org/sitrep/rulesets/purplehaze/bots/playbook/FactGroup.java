package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;

/**
 * Numbers the facts of a class: the fact's place in its enum in the low byte, the group above.
 *
 * @param group from 0
 */
record FactGroup(int group) {
    /** The group of a fact lies above so many bits. */
    static final int SHIFT = 8;
    /** How many facts a group can have. */
    static final int SIZE = 1 << SHIFT;

    private int id(final Enum<?> of) {
        return group * SIZE + of.ordinal();
    }

    Fact number(final Enum<?> of, final String name, final double min, final double max, final String meaning) {
        return Fact.number(id(of), name, min, max, meaning);
    }

    Fact flag(final Enum<?> of, final String name, final String meaning) {
        return Fact.flag(id(of), name, meaning);
    }

    Fact word(final Enum<?> of, final String name, final List<String> words, final String meaning) {
        return Fact.word(id(of), name, words, meaning);
    }
}
