package org.sitrep.rulesets.rambo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Numbers of Rambo's rules as code, tests and pages cite them: {@code RB-MOVE-4}, {@code RB-MOVE-4, -5, -7},
 * {@code RB-LOS-1…5}, {@code RB-RNG-1 to RB-RNG-3}; of examples in names of tests {@code WE_21}, {@code C_08}.
 */
final class RuleCitations {
    private static final String LINK = "(?:, and | to |, | and | or |…)";
    private static final Pattern LIST =
            Pattern.compile("\\b(?:RB|AMB)-[A-Z0-9]+-\\d+(?:" + LINK + "(?:(?:RB|AMB)-[A-Z0-9]+-|-)?\\d+(?![\\d.:]))*");
    private static final Pattern ITEM = Pattern.compile("(" + LINK + ")?((?:RB|AMB)-[A-Z0-9]+-|-)?(\\d+)");
    private static final Pattern EXAMPLE = Pattern.compile("\\b(WE|C)[-_](\\d\\d)(?: to (?:WE|C)-(\\d\\d))?");

    private RuleCitations() {}

    /** Returns all rules and readings that a text cites, with those between the ends of a range. */
    static Set<String> in(final String text) {
        final Set<String> found = new TreeSet<>();
        final Matcher list = LIST.matcher(text.replaceAll("\\n +\\* ", " ")); // a comment may be wrapped in a list
        while (list.find()) {
            addItems(list.group(), found);
        }
        return found;
    }

    private static void addItems(final String list, final Set<String> found) {
        String kind = "";
        int last = 0;
        final Matcher item = ITEM.matcher(list);
        while (item.find()) {
            final boolean own = item.group(2) != null && item.group(2).length() > 1;
            kind = own ? item.group(2) : kind;
            final int number = Integer.parseInt(item.group(3));
            if (" to ".equals(item.group(1)) || "…".equals(item.group(1))) {
                for (int n = last + 1; n < number; n++) {
                    found.add(kind + n);
                }
            }
            found.add(kind + number);
            last = number;
        }
    }

    /** Returns the examples that a test names, in comments or in its own names. */
    static Set<String> examplesIn(final String test) {
        final Set<String> found = new TreeSet<>();
        final Matcher example = EXAMPLE.matcher(test);
        while (example.find()) {
            final int from = Integer.parseInt(example.group(2));
            final int to = example.group(3) == null ? from : Integer.parseInt(example.group(3));
            for (int n = from; n <= to; n++) {
                found.add(String.format("%s-%02d", example.group(1), n));
            }
        }
        return found;
    }

    /** Returns the Java files of a folder and below by the names of their classes, package descriptions left out. */
    static Map<String, String> javaFiles(final Path folder) {
        final Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (final Path file :
                    files.filter(f -> f.toString().endsWith(".java")).toList()) {
                final String name = file.getFileName().toString().replace(".java", "");
                if (!name.equals("package-info")) {
                    texts.merge(name, Files.readString(file, StandardCharsets.UTF_8), String::concat);
                }
            }
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }
}
