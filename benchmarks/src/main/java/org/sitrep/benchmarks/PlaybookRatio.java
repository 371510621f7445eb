package org.sitrep.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import org.sitrep.ruleset.CompiledScenario;

/**
 * Compares a playbook with the same policy written in Java, on a machine with varying load. Batches of the same trials
 * alternate, measured by the thread's CPU time, so that both meet the same load; reports medians with quartiles. JIT
 * compilation varies between JVMs, so start it several times.
 */
public final class PlaybookRatio {
    private final Plays[] players;

    private PlaybookRatio(final CompiledScenario scenario) {
        players = new Plays[] {new Plays(scenario, "rifleman"), new Plays(scenario, "rifleman-book")};
    }

    /** Prints a line. Arguments: a scenario below scenarios, trials per batch, pairs of batches. */
    public static void main(final String[] arguments) {
        final int batch = Integer.parseInt(arguments[1]);
        final int rounds = Integer.parseInt(arguments[2]);
        final PlaybookRatio ratio =
                new PlaybookRatio(ShippedScenario.compileWithPlaybook(arguments[0], "rifleman-book"));
        ratio.measure(batch, 2 * rounds); // until all code is compiled
        final double[][] micros = ratio.measure(batch, rounds);
        final double[] ratios = new double[rounds];
        Arrays.setAll(ratios, round -> micros[1][round] / micros[0][round]);
        System.out.printf(
                Locale.ROOT,
                "%s: Java %s µs, playbook %s µs, ratio %s%n",
                arguments[0],
                Quartiles.of(micros[0]),
                Quartiles.of(micros[1]),
                Quartiles.of(ratios));
    }

    private double[][] measure(final int batch, final int rounds) {
        final double[][] micros = new double[2][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < 2; turn++) {
                final int who = (round + turn) & 1;
                final long before = CpuTime.nanos();
                players[who].from((long) round * batch).decisions(batch);
                micros[who][round] = (CpuTime.nanos() - before) / CpuTime.MICRO / batch;
            }
        }
        return micros;
    }
}
