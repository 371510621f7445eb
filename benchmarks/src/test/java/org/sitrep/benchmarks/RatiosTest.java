package org.sitrep.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.ruleset.CompiledScenario;

/**
 * The fast mode of the benchmarks, in every build: ratios that hardly depend on the machine, baseline and ours by turns
 * in one run and by CPU time. A limit leaves a wide margin, a quarter to a half of the ratio measured on JDK 17 and 25
 * (docs/BENCHMARKS.md), so that only a change of the code reaches it and no neighbour.
 */
class RatiosTest {
    private static final int TURNS = 41;
    private static final int SLICE_MILLIS = 1;
    private static final int WARM_UP_MILLIS = 250;
    private static final int ROUNDS = 5;

    /**
     * Of versions of a test, mixed as combats mix them: the most bare draws that ours may take, the least that others
     * take of ours.
     */
    @ParameterizedTest
    @CsvSource({"marine, 3.6, 45, 10", "enemy, 7.5, 20, 4.5"})
    void aTestTakesFewDrawsAndOthersTakeManyOfIt(
            final String test, final double mostDraws, final double leastNaive, final double leastCounters) {
        final Turns turns = RatioQuestion.named(test).measure(TURNS, SLICE_MILLIS, WARM_UP_MILLIS);
        assertAtMost(mostDraws, turns.ratio("ours", "draw", null), test, "bare draws per test");
        assertAtLeast(leastNaive, turns.ratio("naive", "ours", null), test, "naive collections over ours");
        assertAtLeast(leastCounters, turns.ratio("counters", "ours", null), test, "plain counters over ours");
    }

    /** At random both list all legal orders; under the drill the plain one lists none. */
    @ParameterizedTest
    @CsvSource({"combat-patrol-5-random, 12", "combat-patrol-5, 4"})
    void aPlainCombatTakesManyOfOurs(final String question, final double least) {
        final Turns turns = RatioQuestion.named(question).measure(TURNS, 2 * SLICE_MILLIS, 2 * WARM_UP_MILLIS);
        assertAtLeast(least, turns.ratio("naive", "ours", null), question, "plain combats over ours");
    }

    /**
     * Nothing at all is allocated while the same trials are played again, once they are warm. What allocates does so in
     * every round; the JVM itself may in one, where code compiled too boldly is given up and objects that had been left
     * out are made.
     */
    @ParameterizedTest
    @CsvSource({
        "combats/patrol, random",
        "combats/patrol, drill",
        "combats/patrol, rifleman",
        "missions/01-crash, rifleman"
    })
    void playingAllocatesNothing(final String file, final String bot) {
        final CompiledScenario scenario = ShippedScenario.compile(Measured.GAME + file);
        final Plays plays = new Plays(scenario, bot);
        final int trials = file.startsWith("trials") ? 50 : 1000;
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round <= ROUNDS && least > 0; round++) {
            final long before = threads.getCurrentThreadAllocatedBytes();
            plays.from(0).decisions(trials);
            final long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            least = round == 0 ? least : Math.min(least, allocated); // round 0 warms up
        }
        final long bytes = least;
        assertEquals(
                0,
                bytes,
                () -> trials + " of " + file + " with " + bot + " allocated " + bytes
                        + " bytes. Find where: java -cp benchmarks/target/benchmarks.jar org.openjdk.jmh.Main CombatBenchmark -prof gc, or a recording of jdk.ObjectAllocationSample");
    }

    private static void assertAtLeast(
            final double limit, final Quartiles ratio, final String question, final String what) {
        assertTrue(ratio.median() >= limit, () -> message(question, what, ratio, "at least", limit));
    }

    private static void assertAtMost(
            final double limit, final Quartiles ratio, final String question, final String what) {
        assertTrue(ratio.median() <= limit, () -> message(question, what, ratio, "at most", limit));
    }

    private static String message(
            final String question, final String what, final Quartiles ratio, final String bound, final double limit) {
        return String.format(
                Locale.ROOT,
                "%s: %s is %s, should be %s %.1f. Measure at full length, before and after your change: java -XX:+UseSerialGC -cp benchmarks/target/benchmarks.jar %s %s; "
                        + "if the change is worth it, move the limit and say so in docs/BENCHMARKS.md",
                question,
                what,
                ratio,
                bound,
                limit,
                Ratios.class.getName(),
                question);
    }
}
