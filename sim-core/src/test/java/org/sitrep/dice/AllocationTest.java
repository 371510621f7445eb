package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.TrialKey;

/**
 * Sampling allocates nothing: bytes allocated by the thread over 200 000 tests after as many to warm up. The JVM's
 * counter is approximate and reading it may itself allocate, hence a slack of 4096 bytes in all; one object a test
 * would be 3.2 million.
 */
class AllocationTest {
    private static final int TESTS = 200_000;
    private static final long SLACK_BYTES = 4096;

    static List<MatchRule> readings() {
        return Readings.all();
    }

    @Test
    void aMarinesTestAllocatesNothing() {
        final TotalSampler sampler = new TotalSampler(MatchRule.STANDARD, 6, 12, 5);
        final TrialKey key = new TrialKey();
        assertAllocatesNothing(
                i -> sampler.sample(key.set(1, i).draw(i), 1 + (int) (i % 6), (int) (i % 13), (int) (i % 5)));
    }

    @ParameterizedTest
    @MethodSource("readings")
    void anEnemysTestAllocatesNothing(final MatchRule rule) {
        final FaceSampler sampler = new FaceSampler(rule);
        final TrialKey key = new TrialKey();
        assertAllocatesNothing(i -> sampler.sample(key.set(1, i), i, 1 + (int) (i % 8), (int) (i % 21), (int) (i % 9)));
    }

    private static void assertAllocatesNothing(final LongUnaryOperator test) {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long checksum = run(test);
        final long before = threads.getCurrentThreadAllocatedBytes();
        checksum += run(test);
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertNotEquals(0, checksum, "the tests must have run");
        assertTrue(allocated <= SLACK_BYTES, allocated + " bytes over " + TESTS + " tests");
    }

    private static long run(final LongUnaryOperator test) {
        long checksum = 0;
        for (long i = 0; i < TESTS; i++) {
            checksum += test.applyAsLong(i);
        }
        return checksum;
    }
}
