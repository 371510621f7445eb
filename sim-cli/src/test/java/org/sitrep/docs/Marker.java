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
            "quick", "parse", "never", "exit", "first", "by", "of", "then", "shows", "keeps", "example", "file",
            "part-of");

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
