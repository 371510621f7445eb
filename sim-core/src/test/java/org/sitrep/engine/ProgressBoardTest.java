package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ProgressBoardTest {
    @Test
    void shouldAddUpTheLastPostOfEachWorker() {
        final ProgressBoard board = new ProgressBoard(3);
        board.post(0, new long[] {9, 9, 9, 9, 9, 9, 9, 9});
        board.post(0, new long[] {1, 2, 3, 4, 5, 6, 7, 8});
        board.post(2, new long[] {10, 20, 30, 40, 50, 60, 70, 80});
        assertArrayEquals(new long[] {11, 22, 33, 44, 55, 66, 77, 88}, board.total());
    }

    /** Each post holds one number eight times over; a reader that sees two different ones has seen half a post. */
    @Test
    void shouldNeverShowHalfAPost() throws InterruptedException {
        final ProgressBoard board = new ProgressBoard(1);
        final int posts = 2_000_000;
        final Thread writer = new Thread(() -> {
            final long[] values = new long[ProgressBoard.VALUES];
            for (int i = 1; i <= posts; i++) {
                Arrays.fill(values, i);
                board.post(0, values);
            }
        });
        writer.start();
        long last = 0;
        while (last < posts) {
            final long[] seen = board.total();
            for (final long value : seen) {
                assertEquals(seen[0], value);
            }
            assertEquals(Math.max(last, seen[0]), seen[0], "never back");
            last = seen[0];
        }
        writer.join();
    }
}
