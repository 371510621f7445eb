package org.sitrep.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a page shows of an output: pieces of it in order, each line for line, with {@code ...}, {@code [...]} or
 * {@code # ...} where lines are left out. Lines before the first piece and after the last may be left out without a
 * sign.
 */
final class Excerpt {
    private static final Set<String> GAPS = Set.of("...", "[...]", "# ...");
    /** How alike two lines have to be for one to stand for the other, 0 to 1. */
    private static final double ALIKE = 0.5;
    /** How much likeness outweighs a line more within a piece. */
    private static final double A_LINE = 0.07;

    private Excerpt() {}

    private static boolean isGap(final String line) {
        return GAPS.contains(line.strip());
    }

    private static List<String> lines(final String text) {
        return text.lines().map(String::stripTrailing).toList();
    }

    /** Returns the first piece that is not in the output behind the piece before it, or empty if all are. */
    static Optional<String> missing(final List<String> shown, final String output) {
        final List<String> printed = lines(output);
        int from = 0;
        for (final List<String> piece : pieces(shown)) {
            final int found = find(printed, from, piece);
            if (found < 0) {
                return Optional.of(firstLineThatDiffers(printed, from, piece));
            }
            from = found + piece.size();
        }
        return Optional.empty();
    }

    private static int find(final List<String> printed, final int from, final List<String> piece) {
        for (int at = from; at + piece.size() <= printed.size(); at++) {
            if (printed.subList(at, at + piece.size()).equals(piece)) {
                return at;
            }
        }
        return -1;
    }

    private static String firstLineThatDiffers(final List<String> printed, final int from, final List<String> piece) {
        int longest = 0;
        for (int at = from; at < printed.size(); at++) {
            int same = 0;
            while (same < piece.size()
                    && at + same < printed.size()
                    && printed.get(at + same).equals(piece.get(same))) {
                same++;
            }
            longest = Math.max(longest, same);
        }
        return piece.get(Math.min(longest, piece.size() - 1));
    }

    private static List<List<String>> pieces(final List<String> shown) {
        final List<List<String>> pieces = new ArrayList<>();
        List<String> piece = new ArrayList<>();
        for (final String line : shown) {
            if (isGap(line)) {
                pieces.add(piece);
                piece = new ArrayList<>();
            } else {
                piece.add(line.stripTrailing());
            }
        }
        pieces.add(piece);
        pieces.removeIf(List::isEmpty);
        return pieces;
    }

    /**
     * Returns the same pieces of a new output: from the line that is most like the first line of each piece to the one
     * most like its last, and as many more at both ends as are like nothing. An excerpt that shows nothing yet becomes
     * all of the output. Empty if a piece is like nothing that was printed.
     */
    static Optional<List<String>> renewed(final List<String> shown, final String output) {
        final List<String> printed = lines(output);
        if (pieces(shown).isEmpty()) {
            return Optional.of(printed);
        }
        final int[] stands = aligned(shown, printed);
        final List<String> renewed = new ArrayList<>();
        int i = 0;
        int next = 0; // what the pieces before have not taken
        while (i < shown.size()) {
            if (isGap(shown.get(i))) {
                renewed.add(shown.get(i));
                i++;
                continue;
            }
            final int begin = i;
            int first = -1;
            int last = -1;
            for (; i < shown.size() && !isGap(shown.get(i)); i++) {
                if (stands[i] >= 0) {
                    first = first < 0 ? i : first;
                    last = i;
                }
            }
            if (first < 0) {
                return Optional.empty();
            }
            int from = stands[first];
            for (; first > begin && from > next && alikeBlank(shown.get(first - 1), printed.get(from - 1)); first--) {
                from--;
            }
            int to = stands[last];
            for (; last + 1 < i && to + 1 < printed.size(); last++) {
                if (!alikeBlank(shown.get(last + 1), printed.get(to + 1))) {
                    break;
                }
                to++;
            }
            renewed.addAll(printed.subList(from, to + 1));
            next = to + 1;
        }
        return Optional.of(renewed);
    }

    /** Lines at the ends of a piece that are like nothing printed are in other words now; a blank one stays blank. */
    private static boolean alikeBlank(final String shown, final String printed) {
        return shown.isBlank() == printed.isBlank();
    }

    /**
     * Returns for each line shown the line printed that stands for it, or -1: the best way to lay one beside the other
     * in order.
     */
    private static int[] aligned(final List<String> shown, final List<String> printed) {
        final double[][] best = new double[shown.size() + 1][printed.size() + 1];
        for (int i = shown.size() - 1; i >= 0; i--) {
            for (int j = printed.size() - 1; j >= 0; j--) {
                best[i][j] = Math.max(
                        Math.max(best[i + 1][j], best[i][j + 1] - skipped(shown, i)),
                        best[i + 1][j + 1] + likeness(shown.get(i), printed.get(j)));
            }
        }
        final int[] stands = new int[shown.size()];
        int j = 0;
        for (int i = 0; i < shown.size(); i++) {
            stands[i] = -1;
            while (j < printed.size()
                    && best[i][j] == best[i][j + 1] - skipped(shown, i)
                    && best[i][j] > best[i + 1][j]) {
                j++;
            }
            final double here = j < printed.size() ? likeness(shown.get(i), printed.get(j)) : 0;
            if (here > 0 && best[i][j] == best[i + 1][j + 1] + here) {
                stands[i] = j;
                j++;
            }
        }
        return stands;
    }

    /**
     * What it costs to pass over a printed line before a line shown: nothing at the beginning of a piece, a little
     * within one.
     */
    private static double skipped(final List<String> shown, final int line) {
        return line == 0 || isGap(shown.get(line)) || isGap(shown.get(line - 1)) ? 0 : A_LINE;
    }

    private static double likeness(final String shown, final String printed) {
        if (isGap(shown) || shown.isBlank() != printed.isBlank()) {
            return 0;
        }
        if (shown.isBlank()) {
            return 0.01;
        }
        if (shown.stripTrailing().equals(printed)) {
            return 3;
        }
        final List<String> ours = words(shown);
        final List<String> theirs = words(printed);
        final long common = ours.stream().filter(theirs::contains).count();
        final double alike = 2.0 * common / (ours.size() + theirs.size());
        return alike > ALIKE ? alike : 0;
    }

    /** Figures count as figures, whatever they say; bars do not count. */
    private static List<String> words(final String line) {
        return List.of(line.replaceAll("[\u2580-\u259f]+", " ")
                .replaceAll("[0-9]+", "0")
                .strip()
                .split("\\s+"));
    }
}
