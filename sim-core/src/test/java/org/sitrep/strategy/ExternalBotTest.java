package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.TrialKey;

class ExternalBotTest {
    private static ExternalBot<String> external(final ToIntFunction<Decision> choice) {
        final Bot<String> bot = new Bot<>() {
            @Override
            public void begin(final String view, final BotRandom random) {
                // Nothing to forget.
            }

            @Override
            public int choose(final String view, final Decision decision) {
                return choice.applyAsInt(decision);
            }
        };
        final ExternalBot<String> external = new ExternalBot<>("external", kind -> "KIND_" + kind, () -> bot);
        final BotRandom random = new BotRandom();
        random.begin(new TrialKey().set(1, 17));
        external.begin("view", random);
        return external;
    }

    private static Decision decision() {
        final Decision decision = new Decision(8);
        decision.open(5, 2);
        decision.add(40);
        decision.add(41);
        decision.number(6);
        return decision;
    }

    @Test
    void itIsShownACopyOfAllOfTheDecision() {
        final Decision asked = decision();
        final int chosen = external(d -> {
                    assertEquals(5, d.kind());
                    assertEquals(2, d.subject());
                    assertEquals(2, d.count());
                    assertEquals(40, d.option(0));
                    assertEquals(41, d.option(1));
                    assertEquals(6, d.ordinal());
                    d.open(9, 9);
                    d.number(9);
                    return 1;
                })
                .choose("view", asked);
        assertEquals(1, chosen);
        assertEquals(5, asked.kind());
        assertEquals(2, asked.count());
        assertEquals(6, asked.ordinal());
    }

    @Test
    void whatItThrowsNamesTheDecisionThatWasAskedAndNotWhatItWroteThere() {
        final ExternalBot<String> external = external(d -> {
            d.open(9, 9);
            throw new IllegalStateException("two\nlines");
        });
        final BotFailure failure = assertThrows(BotFailure.class, () -> external.choose("view", decision()));
        assertEquals("bot external threw java.lang.IllegalStateException", failure.reason());
        assertEquals("decision 6 (KIND_5): two lines", failure.detail());
        assertEquals(DecisionTimer.IDLE, external.timer().look());
    }

    @Test
    void aLongMessageIsCutShort() {
        final ExternalBot<String> external = external(d -> {
            throw new IllegalStateException("x".repeat(100_000));
        });
        final BotFailure failure = assertThrows(BotFailure.class, () -> external.choose("view", decision()));
        assertTrue(failure.detail().length() < 300, failure.detail());
    }

    @Test
    void aThoughtThatIsAbandonedNeverComesBack() throws InterruptedException {
        final CountDownLatch thinking = new CountDownLatch(1);
        final CountDownLatch goOn = new CountDownLatch(1);
        final CountDownLatch cameBack = new CountDownLatch(1);
        final DecisionTimer[] pulse = new DecisionTimer[1];
        final Thread thread = new Thread(() -> {
            final ExternalBot<String> external = external(d -> {
                thinking.countDown();
                await(goOn);
                return 0;
            });
            pulse[0] = external.timer();
            external.choose("view", decision());
            cameBack.countDown();
        });
        thread.setDaemon(true);
        thread.start();
        thinking.await();
        final long thought = pulse[0].look();
        assertFalse(pulse[0].abandon(thought + 2), "that is another thought");
        assertTrue(pulse[0].abandon(thought));
        assertFalse(pulse[0].abandon(thought), "once");
        goOn.countDown();
        while (LockSupport.getBlocker(thread) != pulse[0]) {
            Thread.onSpinWait();
        }
        assertEquals(1, cameBack.getCount());
        assertEquals(17, pulse[0].trialIndex());
        assertEquals("decision 6 (KIND_5)", pulse[0].question());
        assertEquals(thread, pulse[0].thread());
        assertEquals(DecisionTimer.IDLE, pulse[0].look());
    }

    /** The JVM's counter is approximate, hence 1024 bytes of slack. */
    @Test
    void itAllocatesNothingWhileNothingGoesWrong() {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final ExternalBot<String> external = external(d -> (int) (d.ordinal() & 1));
        final Decision decision = decision();
        long allocated = 0;
        for (int round = 0; round < 2; round++) {
            final long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 200_000; i++) {
                decision.number(i);
                external.choose("view", decision);
            }
            allocated = threads.getCurrentThreadAllocatedBytes() - before;
        }
        assertTrue(allocated <= 1024, allocated + " bytes");
    }

    private static void await(final CountDownLatch latch) {
        boolean open = false;
        while (!open) {
            try {
                latch.await();
                open = true;
            } catch (final InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
