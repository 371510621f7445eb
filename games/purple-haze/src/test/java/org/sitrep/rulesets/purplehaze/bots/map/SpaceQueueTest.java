package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SpaceQueueTest {
    @Test
    void theCheapestComesFirstAndOfEqualOnesTheLowestRank() {
        final SpaceQueue queue = new SpaceQueue(4);
        queue.add(7, 0, 3);
        queue.add(Integer.MAX_VALUE, 255, 255);
        queue.add(7, 1, 2);
        queue.add(0, 9, 200);
        assertEquals(List.of(200, 3, 2, 255), rest(queue));
        assertTrue(queue.isEmpty());
    }

    @Test
    void anyMixOfAddingAndRemovingIsThatOfASortedSet() {
        final SplittableRandom random = new SplittableRandom(1967);
        final SpaceQueue queue = new SpaceQueue(2000);
        final TreeSet<Long> sorted = new TreeSet<>();
        for (int i = 0; i < 2000; i++) {
            final int cost = random.nextInt(500);
            final int rank = random.nextInt(4);
            final int space = random.nextInt(256);
            if (sorted.add((long) cost << 16 | rank << 8 | space)) {
                queue.add(cost, rank, space);
            }
            if (random.nextInt(3) == 0) {
                assertEquals((int) (sorted.pollFirst() & 255), SpaceQueue.space(queue.removeFirst()));
            }
        }
        assertEquals(sorted.stream().map(entry -> (int) (entry & 255)).toList(), rest(queue));
    }

    @Test
    void clearedItIsEmpty() {
        final SpaceQueue queue = new SpaceQueue(1);
        queue.add(1, 1, 1);
        assertFalse(queue.isEmpty());
        queue.clear();
        assertTrue(queue.isEmpty());
    }

    private static List<Integer> rest(final SpaceQueue queue) {
        final List<Integer> spaces = new ArrayList<>();
        while (!queue.isEmpty()) {
            spaces.add(SpaceQueue.space(queue.removeFirst()));
        }
        return spaces;
    }
}
