package org.sitrep.benchmarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A naive test: lists of dice, maps of counts, {@link Random}. Standard reading of the rules. It serves as a
 * comparison; {@code ComparedDiceTest} verifies that its distribution is the same.
 */
final class NaiveDice {
    private final Random random;

    NaiveDice(final long seed) {
        this.random = new Random(seed);
    }

    /** The score of one face. */
    record FaceScore(int hits, boolean critical) {}

    /** Throws a pool and returns the score of every face that shows a die. */
    Map<Integer, FaceScore> scoreFaces(final int focus, final int strike, final int crit) {
        final Map<Integer, Integer> focusCounts = count(roll(focus));
        final Map<Integer, Integer> strikeCounts = count(roll(strike));
        final Map<Integer, Integer> critCounts = count(roll(crit));
        final Map<Integer, FaceScore> scores = new HashMap<>();
        for (int face = 1; face <= 6; face++) {
            final int f = focusCounts.getOrDefault(face, 0);
            final int s = strikeCounts.getOrDefault(face, 0);
            final int c = critCounts.getOrDefault(face, 0);
            if (f + s > 0) {
                final int hits = f > 0 ? f * (s + 2 * c) : s - 1 + 2 * c;
                scores.put(face, new FaceScore(hits, c >= 2));
            }
        }
        return scores;
    }

    /** Throws a pool and returns total hits and whether any face is critical. */
    FaceScore scoreTotal(final int focus, final int strike, final int crit) {
        int total = 0;
        boolean critical = false;
        for (final FaceScore score : scoreFaces(focus, strike, crit).values()) {
            total += score.hits();
            critical |= score.critical();
        }
        return new FaceScore(total, critical);
    }

    private List<Integer> roll(final int dice) {
        final List<Integer> faces = new ArrayList<>();
        for (int die = 0; die < dice; die++) {
            faces.add(random.nextInt(6) + 1);
        }
        return faces;
    }

    private static Map<Integer, Integer> count(final List<Integer> faces) {
        final Map<Integer, Integer> counts = new HashMap<>();
        for (final int face : faces) {
            counts.merge(face, 1, Integer::sum);
        }
        return counts;
    }
}
