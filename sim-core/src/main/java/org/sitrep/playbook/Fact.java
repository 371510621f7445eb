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
        WORD("a word"),
        /** One name of the scenario: a condition compares it with a name. */
        NAME("a name", "="),
        /** Several names of the scenario: a condition asks for one of them. */
        NAMES("a list of names", "holds");

        /** The text between the fact and a name in a condition; empty for kinds without names. */
        final String verb;

        private final String title;

        Kind(final String title) {
            this(title, "");
        }

        Kind(final String title, final String verb) {
            this.title = title;
            this.verb = verb;
        }

        /** Returns the name of this kind in messages and the reference. */
        public String title() {
            return title;
        }
    }

    /** Returns the yes-or-no fact that a condition asks about a name, given by its number in {@link BookNames}. */
    Fact about(final int number) {
        return new Fact(Facts.about(id, number), name, Kind.FLAG, 0, 1, List.of(), ofOption, sorts, meaning);
    }

    public Fact {
        Objects.requireNonNull(kind);
        words = List.copyOf(words);
        if (!name.matches("[a-z][A-Za-z0-9]*") || !(min <= max)) {
            throw new IllegalArgumentException(name + " from " + min + " to " + max);
        }
    }
}
