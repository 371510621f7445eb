package org.sitrep.scenario;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

/** Finds where two {@linkplain ScenarioDocument#json documents} with the same values list them in a different order. */
public final class ListedOrder {
    private ListedOrder() {}

    /**
     * Returns, in words, the first place where two texts with the same values have different keys; empty if there is
     * none.
     */
    public static String difference(final String first, final String second) {
        final int apart = apart(first, second);
        final Deque<String> path = new ArrayDeque<>();
        String key = "";
        for (int i = 0; apart < second.length() && i < first.length(); i++) {
            switch (first.charAt(i)) {
                case '{', '[' -> {
                    path.addLast(key);
                    key = "";
                }
                case '}', ']' -> {
                    path.pollLast();
                    key = "";
                }
                case '"' -> {
                    final int end = end(first, i);
                    if (end >= apart) {
                        return place(path) + SafeText.of(string(first, i)) + " and " + SafeText.of(string(second, i));
                    }
                    if (first.startsWith(":", end + 1)) {
                        key = string(first, i);
                    }
                    i = end;
                }
                default -> {}
            }
        }
        return "";
    }

    private static int apart(final String first, final String second) {
        int at = 0;
        while (at < Math.min(first.length(), second.length()) && first.charAt(at) == second.charAt(at)) {
            at++;
        }
        return at;
    }

    /** Returns the index of the closing quote of the string that begins at an index. */
    private static int end(final String text, final int start) {
        int at = start + 1;
        while (at < text.length() - 1 && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(at, text.length() - 1);
    }

    private static String string(final String text, final int start) {
        return text.substring(start + 1, end(text, start));
    }

    private static String place(final Deque<String> path) {
        final String dotted = path.stream().filter(step -> !step.isEmpty()).collect(Collectors.joining("."));
        return dotted.isEmpty() ? "" : SafeText.of(dotted) + " has ";
    }
}
