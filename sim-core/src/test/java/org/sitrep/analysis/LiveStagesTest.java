package org.sitrep.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Stages of trials that take a known time each, by a clock of the test. */
class LiveStagesTest {
    private static final int THREADS = 2;
    private static final long STAGE = 200;

    private long now;
    private int played;
    private final List<Integer> looks = new ArrayList<>();

    private boolean play(final int from, final int trials, final long each) {
        played = from;
        return LiveStages.play(
                THREADS,
                from,
                trials,
                () -> now,
                STAGE,
                to -> {
                    now += each * (to - played);
                    played = to;
                    return true;
                },
                looks::add);
    }

    /** A strong bot takes seconds for a trial: a number comes as soon as each thread has played one. */
    @Test
    void slowTrialsAreShownOnePerThread() {
        assertTrue(play(0, 10, 5_000));
        assertEquals(List.of(2, 4, 6, 8, 10), looks);
    }

    @Test
    void quickTrialsArePlayedInStagesOfTheGivenTime() {
        assertTrue(play(0, 100_000, 1));
        assertEquals(List.of(2, 10, 42, 170, 370, 570), looks.subList(0, 6));
    }

    /** A bot that is slow again after it was quick to start holds a reader for one stage that was too long. */
    @Test
    void trialsPlayedBeforeDoNotLengthenAStage() {
        assertTrue(play(5_000, 5_008, 5_000));
        assertEquals(List.of(5_000, 5_002, 5_004, 5_006, 5_008), looks);
    }

    @Test
    void theReaderEndsIt() {
        assertFalse(LiveStages.play(THREADS, 3, 10, () -> 0, STAGE, to -> true, to -> false));
    }
}
