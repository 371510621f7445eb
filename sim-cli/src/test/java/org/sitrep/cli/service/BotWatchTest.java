package org.sitrep.cli.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.DecisionWatchdog;

/** What a program from outside says of itself before anything is played. */
class BotWatchTest {
    private static final double LONG = 60;

    private static UserError failure(final double seconds, final Supplier<String> work) {
        return assertThrows(UserError.class, () -> DecisionWatchdog.within(seconds, "mine.jar", work));
    }

    @Test
    void whoAnswersIsHeard() {
        assertEquals("drill", DecisionWatchdog.within(LONG, "mine.jar", () -> "drill"));
    }

    @Test
    void whoDoesNotAnswerIsNotWaitedFor() {
        final UserError silent = failure(0.05, () -> {
            while (true) {
                LockSupport.park();
            }
        });
        assertEquals(ExitCode.GIVEN_UP, silent.exitCode());
        assertEquals("mine.jar did not list its bots within 0.05 s", silent.getMessage());
    }

    @Test
    void whateverItThrowsIsToldInOneLine() {
        final UserError failed = failure(LONG, () -> {
            throw new StackOverflowError("two\nlines\u001b[2J");
        });
        assertEquals(ExitCode.BAD_DATA, failed.exitCode());
        assertEquals(
                "mine.jar: the bot cannot be created: java.lang.StackOverflowError: two lines [2J",
                failed.getMessage());
        final UserError told = UserError.usage("what we say ourselves", "");
        assertSame(told, failure(LONG, () -> {
            throw told;
        }));
    }
}
