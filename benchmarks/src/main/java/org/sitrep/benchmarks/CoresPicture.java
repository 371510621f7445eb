package org.sitrep.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

/**
 * How would a run go on 64 cores? No such machine is here, so its parts are measured and put together: a whole run of one mission from the start of the JVM to its report, what a JVM takes longer until all is compiled, a mission, and
 * the adding up of one thread's tally. All but the missions counts as done by one core, compiling too; at the end the other cores wait for the last chunk. Memory, heat and neighbours of a real machine are not in it.
 */
public final class CoresPicture {
    private static final long SEED = 1967;
    private static final int MAX_DECISIONS = 100_000;
    private static final int CHUNK = 256;
    private static final int RUNS = 5;
    private static final double NANOS_A_SECOND = 1e9;
    private static final List<Integer> CORES = List.of(1, 2, 4, 8, 16, 32, 64);

    private final String file;
    private final long warmUp;
    private final double mission;
    private final double combine;
    private final double one;
    private final double warm;

    private CoresPicture(final String file, final long warmUp) throws IOException, InterruptedException {
        this.file = file;
        this.warmUp = warmUp;
        final CompiledScenario scenario = ShippedScenario.compile(file + ".yaml");
        mission = mission(scenario);
        combine = combine(scenario);
        one = whole(1);
        warm = Math.max(0, whole(warmUp) - one - warmUp * mission);
    }

    /** Prints a table. Arguments: a scenario below scenarios/purple-haze, missions until all is compiled, then numbers of missions to draw the picture for. */
    public static void main(final String[] arguments) throws IOException, InterruptedException {
        final CoresPicture picture = new CoresPicture(arguments[0], Long.parseLong(arguments[1]));
        System.out.printf(
                Locale.ROOT,
                "%s, seconds of CPU: run of one mission %.2f, until all is compiled %.2f, a mission %.7f, a thread's tally %.7f%n",
                picture.file,
                picture.one,
                picture.warm,
                picture.mission,
                picture.combine);
        System.out.printf(
                Locale.ROOT,
                "%12s%s%n",
                "cores",
                row(CORES.stream().mapToDouble(c -> c).toArray(), "%9.0f"));
        for (final String missions : Arrays.asList(arguments).subList(2, arguments.length)) {
            final double n = Double.parseDouble(missions);
            System.out.printf(
                    Locale.ROOT,
                    "%12s%s  times as fast in all%n%12s%s  the missions alone%n",
                    missions,
                    row(
                            CORES.stream()
                                    .mapToDouble(c -> picture.all(n, 1) / picture.all(n, c))
                                    .toArray(),
                            "%9.1f"),
                    "",
                    row(
                            CORES.stream()
                                    .mapToDouble(c -> picture.playing(n, 1) / picture.playing(n, c))
                                    .toArray(),
                            "%9.1f"));
        }
    }

    private static String row(final double[] values, final String format) {
        final StringBuilder row = new StringBuilder();
        Arrays.stream(values).forEach(value -> row.append(String.format(Locale.ROOT, format, value)));
        return row.toString();
    }

    private double all(final double missions, final int cores) {
        return one + warm + playing(missions, cores);
    }

    /** On several cores the last chunk is waited for by half on average. */
    private double playing(final double missions, final int cores) {
        final double wait = cores == 1 ? 0 : Math.min(CHUNK, missions / cores) * mission / 2;
        return missions * mission / cores + wait + cores * combine;
    }

    private static double mission(final CompiledScenario scenario) {
        final ThreadMXBean thread = ManagementFactory.getThreadMXBean();
        final Playout playout = scenario.newPlayout("rifleman", MAX_DECISIONS);
        final Outcome outcome = new Outcome(scenario.layout());
        final Tally tally = new Tally(scenario.layout());
        final MissionKey key = new MissionKey();
        final double[] each = new double[RUNS];
        long next = 0;
        for (int run = -RUNS; run < RUNS; run++) { // the first half is to have all compiled
            final long before = thread.getCurrentThreadCpuTime();
            final long first = next;
            while (thread.getCurrentThreadCpuTime() - before < NANOS_A_SECOND) {
                for (final long to = next + CHUNK / 8; next < to; next++) {
                    outcome.reset();
                    playout.play(key.set(SEED, next), outcome);
                    tally.accept(outcome, next);
                }
            }
            each[Math.max(0, run)] = (thread.getCurrentThreadCpuTime() - before) / NANOS_A_SECOND / (next - first);
        }
        return Quartiles.of(each).median();
    }

    private static double combine(final CompiledScenario scenario) {
        final ThreadMXBean thread = ManagementFactory.getThreadMXBean();
        final Tally tally = new Tally(scenario.layout());
        final int times = 2000;
        double seconds = 0;
        for (int half = 0; half < 2; half++) {
            final Tally all = new Tally(scenario.layout());
            final long before = thread.getCurrentThreadCpuTime();
            for (int time = 0; time < times; time++) {
                all.combine(tally);
            }
            seconds = (thread.getCurrentThreadCpuTime() - before) / NANOS_A_SECOND / times;
        }
        return seconds;
    }

    /** Seconds of CPU that a whole run takes, with start and report; the middle one of some. */
    private double whole(final long missions) throws IOException, InterruptedException {
        final Path scratch = Files.createTempDirectory("sitrep");
        final double[] seconds = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            final String command = String.format(
                    Locale.ROOT,
                    "TIMEFORMAT='%%U %%S'; time ./sitrep run scenarios/purple-haze/%s.yaml --missions %d --threads 1 --out %s"
                            + " >%s/out 2>&1",
                    file,
                    missions,
                    scratch.resolve("reports"),
                    scratch);
            final Process process = new ProcessBuilder("bash", "-c", command)
                    .redirectErrorStream(true)
                    .start();
            final String[] times =
                    new String(process.getInputStream().readAllBytes()).trim().split(" ");
            if (process.waitFor() != 0) {
                throw new IllegalStateException("a run failed, see " + scratch.resolve("out"));
            }
            seconds[run] = Double.parseDouble(times[0]) + Double.parseDouble(times[1]);
        }
        return Quartiles.of(seconds).median();
    }
}
