package org.sitrep.report.replay;

import java.util.BitSet;
import java.util.List;
import org.sitrep.ruleset.transcript.Transcript;

/** Finds the entries that the logs of one step have in common. */
final class Alike {
    private Alike() {}

    /**
     * Returns the indexes of the entries that stand in both logs in the same order, as many as possible: those of the
     * first log, then those of the second. Takes time and memory by the product of their lengths.
     */
    static List<BitSet> in(final List<Transcript.Entry> first, final List<Transcript.Entry> second) {
        final int[][] common = new int[first.size() + 1][second.size() + 1];
        for (int i = first.size() - 1; i >= 0; i--) {
            for (int j = second.size() - 1; j >= 0; j--) {
                common[i][j] = first.get(i).equals(second.get(j))
                        ? 1 + common[i + 1][j + 1]
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        final BitSet ofFirst = new BitSet();
        final BitSet ofSecond = new BitSet();
        int j = 0;
        for (int i = 0; i < first.size() && j < second.size(); i++) {
            while (common[i][j] > common[i + 1][j] && !first.get(i).equals(second.get(j))) {
                j++;
            }
            if (common[i][j] > common[i + 1][j]) {
                ofFirst.set(i);
                ofSecond.set(j++);
            }
        }
        return List.of(ofFirst, ofSecond);
    }
}
