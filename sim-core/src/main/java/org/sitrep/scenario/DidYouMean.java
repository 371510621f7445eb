package org.sitrep.scenario;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that an unknown one was probably meant to be. */
public final class DidYouMean {
    private static final int MAX_LISTED = 16;
    private static final int MAX_LENGTH = 64;

    private DidYouMean() {}

    /**
     * Returns the legal word nearest to a typed one by optimal string alignment (insert, delete, replace and swap
     * neighbours count 1 each; case is ignored). Empty if even the nearest needs changes to more than a third of its
     * letters. Ties go to the earlier word. Words over 64 letters are not compared.
     */
    public static Optional<String> closest(final String typed, final Collection<String> legal) {
        final String wanted = typed.toLowerCase(Locale.ROOT);
        final int limit = Math.max(1, wanted.length() / 3);
        return wanted.length() > MAX_LENGTH
                ? Optional.empty()
                : legal.stream()
                        .filter(word -> word.length() <= MAX_LENGTH)
                        .filter(word -> Math.abs(word.length() - wanted.length()) <= limit)
                        .map(word -> new Candidate(word, distance(wanted, word.toLowerCase(Locale.ROOT), limit)))
                        .filter(candidate -> candidate.distance <= limit)
                        .min(Comparator.comparingInt(Candidate::distance))
                        .map(Candidate::word);
    }

    /**
     * Returns {@code did you mean "x"?}; otherwise the legal words if there are at most 16; otherwise an empty text.
     * The result is a finding's suggestion.
     */
    public static String suggestion(final String typed, final Collection<String> legal) {
        return near(typed, legal, listed(legal));
    }

    /** Returns {@code did you mean "x"?}, or another suggestion if no legal word is near. */
    static String near(final String typed, final Collection<String> legal, final String otherwise) {
        return closest(typed, legal)
                .map(word -> "did you mean " + JsonText.quote(word) + "?")
                .orElse(otherwise);
    }

    private static String listed(final Collection<String> legal) {
        return legal.isEmpty() || legal.size() > MAX_LISTED ? "" : "known: " + String.join(", ", legal);
    }

    /**
     * Returns the optimal string alignment distance, computed by rows of the usual table; more than the limit, without
     * the rest of the table, where two rows in a row exceed it. Damaged files have thousands of unknown words.
     */
    static int distance(final String a, final String b, final int limit) {
        boolean far = false;
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                final int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], 1 + beforeLast[j - 2]);
                }
                least = Math.min(least, row[j]);
            }
            if (far && least > limit) {
                return least;
            }
            far = least > limit;
            final int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
        }
        return last[b.length()];
    }

    private record Candidate(String word, int distance) {}
}
