package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;

/**
 * Numbers the facts of a class: the group in the high byte, the fact's place in its enum in the low one.
 *
 * @param group 0-7
 */
record FactGroup(int group) {
    /** How many facts a group can have. */
    static final int SIZE = 256;

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
