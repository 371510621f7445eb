package org.sitrep.playbook;

import java.util.List;
import java.util.Objects;

/**
 * Something that a playbook can ask about.
 *
 * @param id number by which an {@link FactReader} knows it
 * @param name as written in conditions and weights
 * @param kind what its value is
 * @param min smallest value
 * @param max largest value
 * @param words the values of a word, in the order of their numbers; empty for others
 * @param ofOption whether it is about one option, and not about the question as a whole
 * @param sorts the sorts of options for which it can be other than 0, a bit for each {@link FactReader#sort}
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
    /** What a value is. */
    public enum Kind {
        NUMBER("a number"),
        FLAG("yes or no"),
        WORD("a word");

        final String title;

        Kind(final String title) {
            this.title = title;
        }

        /** Returns how messages and the reference call it. */
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
