package org.sitrep.benchmarks;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A test by a careful programmer without tables: counters in reused {@code int[]}, {@link SplittableRandom}, no
 * garbage. Standard reading of the rules.
 */
final class PlainDice {
    private final SplittableRandom random;
    private final int[] focus = new int[6];
    private final int[] strike = new int[6];
    private final int[] crit = new int[6];

    PlainDice(final long seed) {
        this.random = new SplittableRandom(seed);
    }

    /** Throws a pool; returns {@code total << 1 | critical}. */
    int scoreTotal(final int focusDice, final int strikeDice, final int critDice) {
        roll(focusDice, strikeDice, critDice);
        int total = 0;
        int critical = 0;
        for (int face = 0; face < 6; face++) {
            total += hits(face);
            critical |= critical(face);
        }
        return total << 1 | critical;
    }

    /** Throws a pool; returns ten bits per face: nine of hits, one for critical. */
    long scoreFaces(final int focusDice, final int strikeDice, final int critDice) {
        roll(focusDice, strikeDice, critDice);
        long packed = 0;
        for (int face = 0; face < 6; face++) {
            packed |= (long) (hits(face) | critical(face) << 9) << 10 * face;
        }
        return packed;
    }

    private void roll(final int focusDice, final int strikeDice, final int critDice) {
        count(focus, focusDice);
        count(strike, strikeDice);
        count(crit, critDice);
    }

    private void count(final int[] counts, final int dice) {
        Arrays.fill(counts, 0);
        for (int die = 0; die < dice; die++) {
            counts[random.nextInt(6)]++;
        }
    }

    private int hits(final int face) {
        final int f = focus[face];
        final int s = strike[face];
        final int c = crit[face];
        return f > 0 ? f * (s + 2 * c) : s > 0 ? s - 1 + 2 * c : 0;
    }

    private int critical(final int face) {
        return crit[face] >= 2 && focus[face] + strike[face] > 0 ? 1 : 0;
    }
}
