package org.sitrep.ruleset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The arrays of a mutable state. Each is created here with its initial value, so that resetting and copying need not
 * name them. Resetting and copying allocate nothing. Not thread-safe: one per state.
 */
public final class StateArrays {
    private final List<int[]> ints = new ArrayList<>();
    private final List<Integer> begin = new ArrayList<>();
    private final List<boolean[]> flags = new ArrayList<>();
    private int[][] all = new int[0][];
    private int[] first = new int[0];

    /** Returns a new array with the initial value 0. */
    public int[] ints(final int size) {
        return ints(size, 0);
    }

    /** Returns a new array with an initial value. */
    public int[] ints(final int size, final int value) {
        final int[] made = new int[size];
        Arrays.fill(made, value);
        ints.add(made);
        begin.add(value);
        all = ints.toArray(new int[0][]);
        first = begin.stream().mapToInt(Integer::intValue).toArray();
        return made;
    }

    /** Returns a new array with the initial value false. */
    public boolean[] flags(final int size) {
        final boolean[] made = new boolean[size];
        flags.add(made);
        return made;
    }

    /** Resets all arrays to their initial values. */
    public void reset() {
        for (int i = 0; i < all.length; i++) {
            Arrays.fill(all[i], first[i]);
        }
        for (int i = 0; i < flags.size(); i++) {
            Arrays.fill(flags.get(i), false);
        }
    }

    /** Resets the element at an index of all arrays of numbers to its initial value. */
    public void resetAt(final int index) {
        for (int i = 0; i < all.length; i++) {
            all[i][index] = first[i];
        }
    }

    /** Copies all arrays of another state, which must have created the same arrays in the same order. */
    public void copyFrom(final StateArrays other) {
        for (int i = 0; i < all.length; i++) {
            System.arraycopy(other.all[i], 0, all[i], 0, all[i].length);
        }
        for (int i = 0; i < flags.size(); i++) {
            System.arraycopy(other.flags.get(i), 0, flags.get(i), 0, flags.get(i).length);
        }
    }
}
