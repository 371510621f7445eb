package org.sitrep.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/**
 * What does a playbook cost beside the same policy written in Java, on a machine where other work comes and goes? Batches of the same missions by turns, by the thread's CPU time, so that both have the
 * same neighbours; medians with quartiles. The JIT compiles one JVM's code better than another's, so a few runs of it are wanted.
 */
public final class PlaybookRatio {
    private static final long SEED = 1967;
    private static final int MAX_DECISIONS = 100_000;
    private static final double NANOS_A_MICROSECOND = 1000;

    private final Playout[] players;
    private final Outcome outcome;
    private final MissionKey key = new MissionKey();
    private final ThreadMXBean thread = ManagementFactory.getThreadMXBean();

    private PlaybookRatio(final CompiledScenario scenario) {
        players = new Playout[] {
            scenario.newPlayout("rifleman", MAX_DECISIONS), scenario.newPlayout("rifleman-book", MAX_DECISIONS)
        };
        outcome = new Outcome(scenario.layout());
    }

    /** Prints a line. Arguments: a scenario below scenarios/purple-haze, missions a batch, pairs of batches. */
    public static void main(final String[] arguments) {
        final int batch = Integer.parseInt(arguments[1]);
        final int rounds = Integer.parseInt(arguments[2]);
        final PlaybookRatio ratio =
                new PlaybookRatio(ShippedScenario.compileWithPlaybook(arguments[0] + ".yaml", "rifleman-book"));
        ratio.measure(batch, 2 * rounds); // until all is compiled
        final double[][] micros = ratio.measure(batch, rounds);
        final double[] ratios = new double[rounds];
        Arrays.setAll(ratios, round -> micros[1][round] / micros[0][round]);
        System.out.printf(
                Locale.ROOT,
                "%s: Java %s µs, playbook %s µs, ratio %s%n",
                arguments[0],
                middle(micros[0]),
                middle(micros[1]),
                middle(ratios));
    }

    private double[][] measure(final int batch, final int rounds) {
        final double[][] micros = new double[2][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < 2; turn++) {
                final int who = (round + turn) & 1;
                final long before = thread.getCurrentThreadCpuTime();
                for (int mission = 0; mission < batch; mission++) {
                    outcome.reset();
                    players[who].play(key.set(SEED, (long) round * batch + mission), outcome);
                }
                micros[who][round] = (thread.getCurrentThreadCpuTime() - before) / NANOS_A_MICROSECOND / batch;
            }
        }
        return micros;
    }

    private static String middle(final double[] values) {
        final double[] sorted = values.clone();
        Arrays.sort(sorted);
        final int n = sorted.length;
        return String.format(Locale.ROOT, "%.2f [%.2f-%.2f]", sorted[n / 2], sorted[n / 4], sorted[3 * n / 4]);
    }
}
