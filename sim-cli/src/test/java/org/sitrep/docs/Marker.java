package org.sitrep.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a comment {@code <!-- docs: word rest; word rest -->} wants of the fenced block below it.
 *
 * @param wishes in order
 */
record Marker(List<Wish> wishes) {
    static final Marker NONE = new Marker(List.of());
    static final Set<String> WORDS = Set.of(
            "quick",
            "quick-first",
            "quick-exit",
            "never",
            "long",
            "exit",
            "first",
            "by",
            "of",
            "then",
            "shows",
            "table",
            "keeps",
            "example",
            "file",
            "part-of");

    /** Those that say all by themselves. */
    private static final Set<String> MAY_STAND_ALONE = Set.of("quick", "long");

    private static final Pattern COMMENT = Pattern.compile("<!-- docs: (.+) -->");

    /**
     * One thing that is wanted.
     *
     * @param word one of {@link #WORDS}
     * @param rest what stands behind it
     */
    record Wish(String word, String rest) {}

    /** Returns what a line wants, if it is such a comment. */
    static Optional<Marker> read(final String line) {
        final Matcher comment = COMMENT.matcher(line.strip());
        if (!comment.matches()) {
            return Optional.empty();
        }
        final List<Wish> wishes = new ArrayList<>();
        for (final String wish : comment.group(1).split("; ")) {
            final String[] parts = wish.strip().split(" ", 2);
            wishes.add(new Wish(parts[0], parts.length > 1 ? parts[1].strip() : ""));
        }
        return Optional.of(new Marker(wishes));
    }

    /**
     * Returns what is wrong with the wishes for a block of so many commands of Sitrep: a word that nobody knows, one
     * that says too little (<em>never</em> has its reason), what counts in a small run without there being one.
     */
    List<String> mistakes(final int commands) {
        final List<String> mistakes = new ArrayList<>();
        for (final Wish wish : wishes) {
            if (!WORDS.contains(wish.word())) {
                mistakes.add("unknown wish " + wish.word());
            } else if (wish.rest().isEmpty() && !MAY_STAND_ALONE.contains(wish.word())) {
                mistakes.add(wish.word() + " what?");
            } else if (wish.word().endsWith("exit") && !wish.rest().matches("[0-9]+")) {
                mistakes.add(wish.word() + " " + wish.rest() + " is no exit code");
            } else if (wish.word().startsWith("quick-") && !has("quick")) {
                mistakes.add(wish.word() + " without quick");
            }
        }
        final int quick = all("quick").size();
        if (quick > 0 && commands == 0 || quick > 1 && quick != commands) {
            mistakes.add(quick + " times quick for " + commands + " commands");
        }
        return mistakes;
    }

    /**
     * Returns the words that make a command of a small run: those of the only <em>quick</em>, or of that one of several
     * which is at its place.
     *
     * @param command which of the block's commands of Sitrep, from 0
     */
    String quick(final int command) {
        final List<String> quick = all("quick");
        return quick.get(quick.size() == 1 ? 0 : command);
    }

    boolean has(final String word) {
        return of(word).isPresent();
    }

    Optional<String> of(final String word) {
        return all(word).stream().findFirst();
    }

    List<String> all(final String word) {
        return wishes.stream()
                .filter(wish -> wish.word().equals(word))
                .map(Wish::rest)
                .toList();
    }
}
