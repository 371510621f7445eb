package org.sitrep.stats;

import java.util.Objects;

/**
 * What a batch knows of one slot: exact, mergeable.
 *
 * @param name the slot's name
 * @param n missions in which the slot was present
 * @param sum sum of the integers
 * @param sumOfSquares sum of their squares
 * @param counts exact histogram: {@code counts[i]} missions had the value {@code Slot.min + i}
 * @param firstMission {@code firstMission[i]} is the smallest mission index with that value, -1 if none; so that any bin names a mission that can be
 *     replayed
 */
public record SlotTally(String name, long n, long sum, long sumOfSquares, long[] counts, long[] firstMission) {
    /** Checks for nulls and equal lengths; the arrays are not copied and must not be changed. */
    public SlotTally {
        Objects.requireNonNull(name);
        if (counts.length != firstMission.length) {
            throw new IllegalArgumentException(name);
        }
    }
}
