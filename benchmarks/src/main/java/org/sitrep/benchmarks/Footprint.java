package org.sitrep.benchmarks;

import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * Measures the memory of a thread, a scenario, a run and its result file. A thread's state counts by the bytes
 * allocated for it. Everything else leaves much garbage behind and counts by the heap before and after. Only the digits
 * of numbers, and bins of new events, grow with the trials.
 */
public final class Footprint {
    private static final long SEED = 1967;
    private static final int COPIES = 20;
    private static final double KILOBYTE = 1000;

    private final String name;
    private final PairedEntry entry;
    private final CompiledScenario scenario;

    private Footprint(final String name) {
        this.name = name;
        entry = ShippedScenario.experiment(name).entry();
        scenario = entry.scenario();
    }

    /** Prints some lines per scenario. Arguments: trials of the measured run, scenarios below scenarios. */
    public static void main(final String[] arguments) {
        final long trials = Long.parseLong(arguments[0]);
        for (final String name : Arrays.asList(arguments).subList(1, arguments.length)) {
            new Footprint(name).print(trials);
        }
    }

    private void print(final long trials) {
        System.out.printf(Locale.ROOT, "%s, in KB of 1000 bytes:%n", name);
        line(
                "a thread's playout, at most",
                Heap.allocatedBy(() -> scenario.newPlayout("rifleman", RunRequest.DEFAULT_MAX_DECISIONS)));
        line("a thread's outcome", Heap.allocatedBy(() -> new Outcome(scenario.layout())));
        line("a thread's tally", Heap.allocatedBy(() -> new Tally(scenario.layout())));
        line("the compiled scenario, without shared parts", Heap.keptBy(COPIES, this::again));
        run(trials, 1); // until all classes and caches are loaded
        final Run one = run(trials, 1);
        line("the run on one thread, with its result", one.kept());
        line("the run on two threads", run(trials, 2).kept());
        final String text = RunResultJson.write(one.result());
        line("its result as an object", Heap.keptBy(COPIES, () -> RunResultJson.read(text, name)));
        line("its result as a file", text.getBytes(StandardCharsets.UTF_8).length);
        line("allocated to write it as text", Heap.allocatedBy(() -> RunResultJson.write(one.result())));
        line("allocated to read that text", Heap.allocatedBy(() -> RunResultJson.read(text, name)));
    }

    private static void line(final String what, final long bytes) {
        System.out.printf(Locale.ROOT, "  %-46s %10.1f%n", what, bytes / KILOBYTE);
    }

    private Object again() {
        return ShippedScenario.compile(name);
    }

    /**
     * The result of a run, and the bytes it holds while the result is built: state and tally of each thread, and the
     * result.
     */
    private record Run(long kept, RunResult result) {}

    private Run run(final long trials, final int threads) {
        final RunRequest request = RunRequest.of("rifleman", SEED, trials).withThreads(threads);
        final long before = Heap.kept();
        final PairedRun run = PairedRun.ofOne(scenario, entry.subject(), request);
        final RunResult result = run.run(System::nanoTime, "").result();
        final long kept = Heap.kept() - before;
        Reference.reachabilityFence(run);
        return new Run(kept, result);
    }
}
