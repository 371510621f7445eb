package org.sitrep.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import org.sitrep.engine.Batch;
import org.sitrep.engine.BatchResult;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;

/**
 * Measures the speed-up and the interference of several threads: the same trials on one thread and on several in turn.
 * Wall-clock time shows the speed-up, on an idle machine. CPU time of the process shows trials that cost more on
 * several threads, on any machine: contention for shared data appears there.
 */
public final class ThreadScaling {
    private static final long SEED = 1967;

    private final CompiledScenario scenario;
    private final RunRequest request;
    private final OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long hash;

    private ThreadScaling(final CompiledScenario scenario, final RunRequest request) {
        this.scenario = scenario;
        this.request = request;
    }

    /** Prints two lines. Arguments: a scenario below scenarios, trials per turn, pairs of turns, threads. */
    public static void main(final String[] arguments) {
        final long trials = Long.parseLong(arguments[1]);
        final int rounds = Integer.parseInt(arguments[2]);
        final int threads = Integer.parseInt(arguments[3]);
        final ThreadScaling scaling =
                new ThreadScaling(ShippedScenario.compile(arguments[0]), RunRequest.of("rifleman", SEED, trials));
        scaling.turn(threads); // until all code is compiled
        scaling.turn(1);
        final double[] speedUp = new double[rounds];
        final double[] dearer = new double[rounds];
        final double[] micros = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            final boolean oneFirst = (round & 1) == 0;
            final double[] first = scaling.turn(oneFirst ? 1 : threads);
            final double[] second = scaling.turn(oneFirst ? threads : 1);
            final double[] one = oneFirst ? first : second;
            final double[] several = oneFirst ? second : first;
            speedUp[round] = one[0] / several[0];
            dearer[round] = several[1] / one[1];
            micros[round] = one[1] / trials;
        }
        System.out.printf(
                Locale.ROOT,
                "%s, %d trials, %d pairs of turns, outcomes %016x: %s µs of CPU per trial on one thread%n",
                arguments[0],
                trials,
                rounds,
                scaling.hash,
                Quartiles.of(micros));
        System.out.printf(
                Locale.ROOT,
                "  %d threads: speed-up %s by wall clock; CPU per trial %s times that of one thread (minimum %.3f)%n",
                threads,
                Quartiles.of(speedUp),
                Quartiles.of(dearer),
                Arrays.stream(dearer).min().orElseThrow());
    }

    /** Returns microseconds of wall-clock time and of CPU time. */
    private double[] turn(final int threads) {
        final long cpu = process.getProcessCpuTime();
        final long wall = System.nanoTime();
        final BatchResult result = new Batch(scenario, request.withThreads(threads)).run();
        final double[] micros = {
            (System.nanoTime() - wall) / CpuTime.MICRO, (process.getProcessCpuTime() - cpu) / CpuTime.MICRO
        };
        if (hash != 0 && hash != result.tally().hash()) {
            throw new IllegalStateException("different outcomes on " + threads + " threads");
        }
        hash = result.tally().hash();
        return micros;
    }
}
