package org.sitrep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Counts turns of phrase that cost a reader time, per thousand words of the comments of main code and of the pages, and
 * holds each count to a limit that only falls. {@code -Dsitrep.golden=write} writes the limits of today.
 */
class PlainWordsTest {
    private static final Path REPOSITORY = Path.of("").toAbsolutePath().getParent();
    private static final Path LIMITS = Path.of("src/test/resources/plain-words.txt");

    /** A count may lie this far below its limit before the limit has to follow. */
    private static final double SLACK = 0.05;

    private static final Pattern LITERALS_AND_COMMENTS = Pattern.compile(
            "\"\"\"(?:\\\\.|\"(?!\"\")|[^\"\\\\]++)*+\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'"
                    + "|(?<comment>/\\*.*?\\*/|//[^\\n]*)",
            Pattern.DOTALL);

    /**
     * A turn of phrase and how often it may occur.
     *
     * @param limit occurrences per thousand words
     * @param pattern matched against text in which each comment or paragraph is one line
     */
    private record Limit(double limit, String pattern) {
        private double count(final String text, final int words) {
            return 1000.0
                    * Pattern.compile(pattern, Pattern.MULTILINE)
                            .matcher(text)
                            .results()
                            .count()
                    / words;
        }
    }

    @Test
    void turnsOfPhraseOnlyGetFewer() throws IOException {
        final String text = comments() + pages();
        final int words = text.split("\\s+").length;
        final List<String> lines = Files.readAllLines(LIMITS);
        if ("write".equals(System.getProperty("sitrep.golden"))) {
            Files.write(
                    LIMITS, lines.stream().map(line -> today(line, text, words)).toList());
        }
        final List<String> wrong = new ArrayList<>();
        for (final Limit limit : limits(Files.readAllLines(LIMITS))) {
            final double count = limit.count(text, words);
            if (count > limit.limit()) {
                wrong.add(format("%.3f per thousand words, at most %.3f: %s", count, limit.limit(), limit.pattern()));
            } else if (count < limit.limit() - SLACK) {
                wrong.add(format("%.3f per thousand words; lower the limit in %s: %s", count, LIMITS, limit.pattern()));
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void commentsAreFoundAndStringsAreNot() {
        final String java = "/** One\n * sentence. */ String a = \"// no\"; char b = '\"'; // Two\n/* Three */";
        assertEquals("One sentence. \nTwo\nThree \n", text(java));
    }

    @Test
    void eachLimitCountsSomethingThatCanOccur() throws IOException {
        for (final Limit limit : limits(Files.readAllLines(LIMITS))) {
            assertTrue(limit.limit() >= 0 && !limit.pattern().isBlank(), limit.toString());
            Pattern.compile(limit.pattern());
        }
    }

    /**
     * The compiler of JDK 17 does not warn of a documentation comment that a second one displaces; a later one does.
     */
    @Test
    void eachDocumentationCommentHasItsDeclaration() throws IOException {
        final Pattern displaced = Pattern.compile("\\*/\\s*/\\*\\*");
        assertTrue(displaced.matcher("/** One. */\n    /** Two. */").find());
        assertEquals(
                List.of(),
                files(".java")
                        .filter(file -> file.toString().contains("/src/main/"))
                        .filter(file -> displaced.matcher(read(file)).find())
                        .toList());
    }

    private static List<Limit> limits(final List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" +", 2))
                .map(parts -> new Limit(Double.parseDouble(parts[0]), parts[1]))
                .toList();
    }

    private static String today(final String line, final String text, final int words) {
        return limits(List.of(line)).stream()
                .map(limit -> format("%.3f %s", Math.ceil(1000 * limit.count(text, words)) / 1000, limit.pattern()))
                .findFirst()
                .orElse(line);
    }

    private static String format(final String format, final Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    private static String comments() throws IOException {
        return files(".java")
                .filter(file -> file.toString().contains("/src/main/"))
                .map(PlainWordsTest::read)
                .map(PlainWordsTest::text)
                .collect(Collectors.joining());
    }

    /** Returns the prose of all pages, a paragraph per line: no code, and no golden tables. */
    private static String pages() throws IOException {
        return files(".md")
                .filter(file -> !file.toString().contains("/docs/golden/"))
                .map(PlainWordsTest::read)
                .map(page -> page.replaceAll("(?s)```.*?```", "").replaceAll("(?s)<!--.*?-->", ""))
                .collect(Collectors.joining("\n"));
    }

    private static String text(final String java) {
        final StringBuilder out = new StringBuilder();
        final Matcher matcher = LITERALS_AND_COMMENTS.matcher(java);
        while (matcher.find()) {
            if (matcher.group("comment") != null) {
                out.append(matcher.group("comment")
                                .replaceAll("^(/\\*+|//)\\s*|\\*/$", "")
                                .replaceAll("\\s*\\n\\s*\\*?\\s*", " ")
                                .replaceAll("\\{@\\w+ ([^}]*)}", "$1"))
                        .append('\n');
            }
        }
        return out.toString();
    }

    private static Stream<Path> files(final String ending) throws IOException {
        try (Stream<Path> all = Files.walk(REPOSITORY)) {
            return all
                    .filter(file -> file.toString().endsWith(ending))
                    .filter(file ->
                            !REPOSITORY.relativize(file).toString().matches("(.*/)?(target|notebooks-out|\\.git)/.*"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private static String read(final Path file) {
        try {
            return Files.readString(file).replace("\r\n", "\n");
        } catch (final IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
