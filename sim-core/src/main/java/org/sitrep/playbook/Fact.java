package org.sitrep.playbook;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Something that a playbook can ask about.
 *
 * @param id number by which an {@link Outlook} knows it
 * @param name as written in conditions and weights
 * @param kind what its value is
 * @param min smallest value
 * @param max largest value
 * @param words the values of a word, in the order of their numbers; empty for others
 * @param ofOption whether it is about one option, and not about the question as a whole
 * @param sorts the sorts of options for which it can be other than 0, a bit for each {@link Outlook#sort}
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
    private static final int EVERY_SORT = -1;

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

    /** Returns this fact as one about an option. */
    public Fact ofAnOption() {
        return new Fact(id, name, kind, min, max, words, true, sorts, meaning);
    }

    /** Returns this fact as one that is 0 for options of other sorts; only a hint, which saves asking. */
    public Fact onlyFor(final int... someSorts) {
        final int mask = IntStream.of(someSorts).map(sort -> 1 << sort).reduce(0, (a, b) -> a | b);
        return new Fact(id, name, kind, min, max, words, ofOption, mask, meaning);
    }

    /** A number between two limits, both included. */
    public static Fact number(
            final int id, final String name, final double min, final double max, final String meaning) {
        return new Fact(id, name, Kind.NUMBER, min, max, List.of(), false, EVERY_SORT, meaning);
    }

    /** Yes or no. */
    public static Fact flag(final int id, final String name, final String meaning) {
        return new Fact(id, name, Kind.FLAG, 0, 1, List.of(), false, EVERY_SORT, meaning);
    }

    /** One of some words, numbered from 0. */
    public static Fact word(final int id, final String name, final List<String> words, final String meaning) {
        return new Fact(id, name, Kind.WORD, 0, words.size() - 1, words, false, EVERY_SORT, meaning);
    }
}
