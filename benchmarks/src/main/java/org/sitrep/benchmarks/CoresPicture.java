package org.sitrep.benchmarks;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * How would a run go on 64 cores? No such machine is here, so its parts are measured and put together: a whole run of
 * one mission from the start of the JVM to its report, what a JVM takes longer until all is compiled, a mission, and
 * the adding up of one thread's tally. All but the missions counts as done by one core, compiling too; at the end the
 * other cores wait for the last chunk. Memory, heat and neighbours of a real machine are not in it.
 */
public final class CoresPicture {
    private static final int CHUNK = 256;
    private static final int COMBINES = 2000;
    private static final List<Integer> CORES = List.of(1, 2, 4, 8, 16, 32, 64);

    private final double mission;
    private final double combine;
    private final double one;
    private final double warm;

    private CoresPicture(final String name, final int runs, final long warmUp)
            throws IOException, InterruptedException {
        final CompiledScenario scenario = ShippedScenario.compile(name);
        mission = mission(scenario, runs, warmUp);
        combine = combine(scenario);
        one = whole(name, runs, 1);
        warm = Math.max(0, whole(name, runs, warmUp) - one - warmUp * mission);
    }

    /**
     * Prints a table. It takes twice as many whole runs as are wanted, and as many batches of missions.
     *
     * @param arguments a scenario below scenarios, how many runs to take the middle one of, missions until all is
     *     compiled, then numbers of missions to draw the picture for
     * @throws IOException if a run cannot be started
     */
    public static void main(final String[] arguments) throws IOException, InterruptedException {
        final CoresPicture picture =
                new CoresPicture(arguments[0], Integer.parseInt(arguments[1]), Long.parseLong(arguments[2]));
        System.out.printf(
                Locale.ROOT,
                "%s, seconds of CPU: run of one mission %.2f, until all is compiled %.2f, a mission %.7f, a thread's "
                        + "tally %.7f%n",
                arguments[0],
                picture.one,
                picture.warm,
                picture.mission,
                picture.combine);
        System.out.printf(Locale.ROOT, "%12s%s%n", "cores", row("%9.0f", cores -> cores));
        for (final String missions : Arrays.asList(arguments).subList(3, arguments.length)) {
            final double n = Double.parseDouble(missions);
            final String all = row("%9.1f", cores -> picture.all(n, 1) / picture.all(n, cores));
            final String played = row("%9.1f", cores -> picture.playing(n, 1) / picture.playing(n, cores));
            System.out.printf(
                    Locale.ROOT,
                    "%12s%s  times as fast in all%n%12s%s  the missions alone%n",
                    missions,
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

    private double all(final double missions, final double cores) {
        return one + warm + playing(missions, cores);
    }

    /** On several cores the last chunk is waited for by half on average. */
    private double playing(final double missions, final double cores) {
        final double wait = cores == 1 ? 0 : Math.min(CHUNK, missions / cores) * mission / 2;
        return missions * mission / cores + wait + cores * combine;
    }

    /** Seconds of a mission once all is compiled, its count among them; the middle one of some batches. */
    private static double mission(final CompiledScenario scenario, final int runs, final long batch) {
        final Plays plays = new Plays(scenario, "rifleman");
        final Tally tally = new Tally(scenario.layout());
        plays.count(tally, batch);
        return plays.micros(tally, runs, batch).median() * CpuTime.MICRO / CpuTime.SECOND;
    }

    private static double combine(final CompiledScenario scenario) {
        final Tally tally = new Tally(scenario.layout());
        double seconds = 0;
        for (int half = 0; half < 2; half++) { // the first half is to have all compiled
            final Tally all = new Tally(scenario.layout());
            final long before = CpuTime.nanos();
            for (int time = 0; time < COMBINES; time++) {
                all.combine(tally);
            }
            seconds = (CpuTime.nanos() - before) / CpuTime.SECOND / COMBINES;
        }
        return seconds;
    }

    /** Seconds of CPU that a whole run on one thread takes, with start and report; the middle one of some. */
    private static double whole(final String name, final int runs, final long missions)
            throws IOException, InterruptedException {
        final double[] seconds = new double[runs];
        for (int run = 0; run < runs; run++) {
            seconds[run] = SitrepRun.seconds(name, missions);
        }
        return Quartiles.of(seconds).median();
    }
}
