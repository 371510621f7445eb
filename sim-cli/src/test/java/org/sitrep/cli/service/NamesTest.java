package org.sitrep.cli.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.RunName;
import org.sitrep.engine.RunRequest;

/** Names of folders, lines to repeat, and interruptions. */
class NamesTest {
    private static final RunRequest REQUEST = RunRequest.of("drill", 1967, 1000);

    @Test
    void aFolderIsNamedAfterWhatDecidesTheResult() {
        assertEquals("drill-seed1967-1000-01234567", RunName.of("drill", REQUEST, "0123456789abcdef"));
        assertEquals(
                "drill-seed1967-1000-from5-bound9-01234567",
                RunName.of("drill", REQUEST.withFirstTrial(5).withMaxDecisions(9), "0123456789abcdef"));
        assertEquals(
                RunName.of("drill", REQUEST, "0123456789abcdef"),
                RunName.of("drill", REQUEST.withThreads(7).withChunkTrials(3), "0123456789abcdef"));
    }

    @Test
    void anInterruptionIsToldToWhomeverItConcerns() {
        try (Interrupts interrupts = Interrupts.install()) {
            final int[] stops = new int[1];
            interrupts.onInterrupt(() -> stops[0]++);
            assertFalse(interrupts.requested());
            interrupts.signalled();
            assertTrue(interrupts.requested());
            assertEquals(1, stops[0]);
            interrupts.onInterrupt(() -> stops[0] += 10);
            assertEquals(11, stops[0], "whoever comes later is told at once");
        }
    }
}
