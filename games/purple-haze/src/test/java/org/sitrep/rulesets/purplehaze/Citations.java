package org.sitrep.rulesets.purplehaze;

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
 * Numbers of rules as code, tests and pages cite them: {@code PH-MCH-4}, {@code PH-TAC-2, 5, 6}, {@code GAP-08 to 10};
 * in names of tests {@code WE_40}.
 */
final class Citations {
    private static final String NUMBER = "(?:(PH-[A-Z]+|AMB|GAP|WE)-)?(\\d+)";
    private static final String LINK = "(?:, and | to |, | and | or )";
    private static final Pattern LIST =
            Pattern.compile("\\b(?:PH-[A-Z]+|AMB|GAP|WE)-\\d+(?:" + LINK + NUMBER + "(?![\\d.:]))*");
    private static final Pattern ITEM = Pattern.compile("(" + LINK + ")?" + NUMBER);
    private static final Pattern EXAMPLE_IN_NAME = Pattern.compile("WE_?(\\d\\d)(?:_to_(\\d\\d))?");

    private Citations() {}

    /** Returns all numbers that a text cites, with those between the ends of a range. */
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
        String last = "";
        final Matcher item = ITEM.matcher(list);
        while (item.find()) {
            kind = item.group(2) == null ? kind : item.group(2);
            final String number = item.group(3);
            if (" to ".equals(item.group(1))) {
                addBetween(kind, last, number, found);
            }
            found.add(kind + "-" + number);
            last = number;
        }
    }

    private static void addBetween(final String kind, final String from, final String to, final Set<String> found) {
        for (int n = Integer.parseInt(from) + 1; n < Integer.parseInt(to); n++) {
            found.add(kind + "-" + String.format("%0" + from.length() + "d", n));
        }
    }

    /** Returns the examples that tests name, in comments or by their own names. */
    static Set<String> examplesIn(final String test) {
        final Set<String> found = new TreeSet<>();
        in(test).stream().filter(id -> id.startsWith("WE-")).forEach(found::add);
        final Matcher name = EXAMPLE_IN_NAME.matcher(test);
        while (name.find()) {
            found.add("WE-" + name.group(1));
            if (name.group(2) != null) {
                addBetween("WE", name.group(1), name.group(2), found);
                found.add("WE-" + name.group(2));
            }
        }
        return found;
    }

    /** Returns the Java files of some folders and below by path, package descriptions left out. */
    static Map<Path, String> javaFiles(final Path... folders) {
        final Map<Path, String> texts = new TreeMap<>();
        for (final Path folder : folders) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (final Path file : files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.endsWith("package-info.java"))
                        .toList()) {
                    texts.put(file, Files.readString(file, StandardCharsets.UTF_8));
                }
            } catch (final IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return texts;
    }
}
