package org.sitrep.playbook;

import java.util.List;
import java.util.Objects;

/**
 * A fact that a playbook can ask about.
 *
 * @param id its number for a {@link FactReader}
 * @param name name in conditions and weights
 * @param kind kind of its value
 * @param min smallest value
 * @param max largest value
 * @param words values of a word, in the order of their numbers; empty for other kinds
 * @param ofOption whether it is about one option rather than the question as a whole
 * @param sorts sorts of options for which it can differ from 0, one bit per {@link FactReader#sort}
 * @param meaning one sentence
 */
public record Fact(
        int id,
        String name,
        Kind kind,
        double min,
        double max,
        List<String> words,
        boolean ofOption,
        int sorts,
        String meaning) {
    /** The kind of a fact's value. */
    public enum Kind {
        NUMBER("a number"),
        FLAG("yes or no"),
        WORD("a word");

        final String title;

        Kind(final String title) {
            this.title = title;
        }

        /** Returns the name of this kind in messages and the reference. */
        public String title() {
            return title;
        }
    }

    public Fact {
        Objects.requireNonNull(kind);
        words = List.copyOf(words);
        if (!name.matches("[a-z][A-Za-z0-9]*") || !(min <= max)) {
            throw new IllegalArgumentException(name + " from " + min + " to " + max);
        }
    }
}
