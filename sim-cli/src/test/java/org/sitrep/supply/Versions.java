package org.sitrep.supply;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Versions and ranges of them, as Maven orders and writes them, as far as libraries here need it: numbers between dots;
 * words for what comes before a release; other words, as in {@code 33.0.0-jre}, say nothing.
 */
final class Versions {
    private static final Pattern RANGE = Pattern.compile("([\\[(])([^,]*),([^,]*)([])])");
    private static final List<String> BEFORE_RELEASE =
            List.of("alpha", "beta", "milestone", "m", "rc", "cr", "snapshot");

    private Versions() {}

    /** Less than 0 if the first comes before the second, 0 if they are the same, else more. */
    static int compare(final String first, final String second) {
        final List<String> left = parts(first);
        final List<String> right = parts(second);
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            final int order = Long.compare(
                    weight(i < left.size() ? left.get(i) : "0"), weight(i < right.size() ? right.get(i) : "0"));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    /** Whether a range such as {@code [3.0,3.18.0)} or {@code (,32.0.0)} holds a version. */
    static boolean contains(final String range, final String version) {
        final Matcher bounds = bounds(range);
        final int above = bounds.group(2).isEmpty() ? 1 : compare(version, bounds.group(2));
        final int below = bounds.group(3).isEmpty() ? 1 : compare(bounds.group(3), version);
        return (above > 0 || above == 0 && bounds.group(1).equals("["))
                && (below > 0 || below == 0 && bounds.group(4).equals("]"));
    }

    /** The version at which a range ends; empty if it does not. */
    static String end(final String range) {
        return bounds(range).group(3);
    }

    private static Matcher bounds(final String range) {
        final Matcher bounds = RANGE.matcher(range);
        if (!bounds.matches()) {
            throw new IllegalArgumentException("not a range: " + range);
        }
        return bounds;
    }

    private static List<String> parts(final String version) {
        return Arrays.stream(version.toLowerCase(Locale.ROOT).split("[.\\-]|(?<=\\d)(?=[a-z])|(?<=[a-z])(?=\\d)"))
                .toList();
    }

    private static long weight(final String part) {
        if (part.matches("\\d{1,18}")) {
            return Long.parseLong(part);
        }
        final int before = BEFORE_RELEASE.indexOf(part);
        return before < 0 ? 0 : before - BEFORE_RELEASE.size();
    }
}
