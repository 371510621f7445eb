package org.sitrep.benchmarks;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * Estimates a run on 64 cores. Without such a machine, it adds up measured parts: a complete run of one trial from the
 * start of the JVM to its report, the extra time until all code is compiled, a trial, and the merge of one thread's
 * tally. Everything except the trials counts as done by one core, compilation included; at the end the other cores wait
 * for the last chunk. Memory, heat and other load of a real machine are not included.
 */
public final class CoresPicture {
    private static final int CHUNK = 256;
    private static final int COMBINES = 2000;
    private static final List<Integer> CORES = List.of(1, 2, 4, 8, 16, 32, 64);

    private final double trial;
    private final double combine;
    private final double one;
    private final double warm;

    private CoresPicture(final String name, final int runs, final long warmUp)
            throws IOException, InterruptedException {
        final CompiledScenario scenario = ShippedScenario.compile(name);
        trial = trial(scenario, runs, warmUp);
        combine = combine(scenario);
        one = whole(name, runs, 1);
        warm = Math.max(0, whole(name, runs, warmUp) - one - warmUp * trial);
    }

    /**
     * Prints a table. It takes twice the stated number of complete runs, and as many batches of trials.
     *
     * @param arguments a scenario below scenarios, number of runs for the median, trials until all code is compiled,
     *     then numbers of trials to estimate
     * @throws IOException if a run cannot be started
     */
    public static void main(final String[] arguments) throws IOException, InterruptedException {
        final CoresPicture picture =
                new CoresPicture(arguments[0], Integer.parseInt(arguments[1]), Long.parseLong(arguments[2]));
        System.out.printf(
                Locale.ROOT,
                "%s, seconds of CPU: run of one trial %.2f, until all is compiled %.2f, per trial %.7f, per "
                        + "thread's tally %.7f%n",
                arguments[0],
                picture.one,
                picture.warm,
                picture.trial,
                picture.combine);
        System.out.printf(Locale.ROOT, "%12s%s%n", "cores", row("%9.0f", cores -> cores));
        for (final String trials : Arrays.asList(arguments).subList(3, arguments.length)) {
            final double n = Double.parseDouble(trials);
            final String all = row("%9.1f", cores -> picture.all(n, 1) / picture.all(n, cores));
            final String played = row("%9.1f", cores -> picture.playing(n, 1) / picture.playing(n, cores));
            System.out.printf(
                    Locale.ROOT,
                    "%12s%s  speed-up of the run%n%12s%s  speed-up of the trials alone%n",
                    trials,
                    all,
                    "",
                    played);
        }
    }

    private static String row(final String format, final DoubleUnaryOperator value) {
        final StringBuilder row = new StringBuilder();
        CORES.forEach(cores -> row.append(String.format(Locale.ROOT, format, value.applyAsDouble(cores))));
        return row.toString();
    }

    private double all(final double trials, final double cores) {
        return one + warm + playing(trials, cores);
    }

    /** On several cores, half of the last chunk is waiting time on average. */
    private double playing(final double trials, final double cores) {
        final double wait = cores == 1 ? 0 : Math.min(CHUNK, trials / cores) * trial / 2;
        return trials * trial / cores + wait + cores * combine;
    }

    /** Seconds per trial once all code is compiled, counting included; median of some batches. */
    private static double trial(final CompiledScenario scenario, final int runs, final long batch) {
        final Plays plays = new Plays(scenario, "rifleman");
        final Tally tally = new Tally(scenario.layout());
        plays.count(tally, batch);
        return plays.micros(tally, runs, batch).median() * CpuTime.MICRO / CpuTime.SECOND;
    }

    private static double combine(final CompiledScenario scenario) {
        final Tally tally = new Tally(scenario.layout());
        double seconds = 0;
        for (int half = 0; half < 2; half++) { // the first half is the warm-up
            final Tally all = new Tally(scenario.layout());
            final long before = CpuTime.nanos();
            for (int time = 0; time < COMBINES; time++) {
                all.combine(tally);
            }
            seconds = (CpuTime.nanos() - before) / CpuTime.SECOND / COMBINES;
        }
        return seconds;
    }

    /** Seconds of CPU of a complete run on one thread, start and report included; median of some runs. */
    private static double whole(final String name, final int runs, final long trials)
            throws IOException, InterruptedException {
        final double[] seconds = new double[runs];
        for (int run = 0; run < runs; run++) {
            seconds[run] = SitrepRun.seconds(name, trials);
        }
        return Quartiles.of(seconds).median();
    }
}
