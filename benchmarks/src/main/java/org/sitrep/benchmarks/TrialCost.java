package org.sitrep.benchmarks;

import java.util.Locale;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * Checks that the cost of a trial does not grow with the number played. One thread plays and counts as a run does. A
 * line for each power of ten reports the cost per trial since the previous line, in twenty slices, the bytes allocated
 * meanwhile, and the heap in use compared with that at the start. A rising figure shows growth with the trials.
 */
public final class TrialCost {
    private static final int SLICES = 20;
    private static final long FEWEST = 1000;
    /** By then patrol is compiled, a Mission and the campaign long before. */
    private static final long WARM_UP = 100_000;

    private static final double KILOBYTE = 1000;

    private TrialCost() {}

    /**
     * Prints a line for each number of trials. Arguments: a scenario below scenarios, the maximum of trials, a power of
     * ten of at least 1,000.
     */
    public static void main(final String[] arguments) {
        final CompiledScenario scenario = ShippedScenario.compile(arguments[0]);
        final long most = Long.parseLong(arguments[1]);
        final Plays plays = new Plays(scenario, "rifleman");
        plays.count(new Tally(scenario.layout()), Math.min(most, WARM_UP));
        final Tally tally = new Tally(scenario.layout());
        System.out.printf(
                Locale.ROOT,
                "%s, rifleman, one thread (warm at %s µs):%n",
                arguments[0],
                plays.from(0).micros(new Tally(scenario.layout()), SLICES, FEWEST / SLICES));
        plays.from(0);
        final long atStart = Heap.kept();
        long played = 0;
        for (long to = FEWEST; to <= most; to *= 10) {
            final long before = Heap.allocated();
            final Quartiles micros = plays.micros(tally, SLICES, (to - played) / SLICES);
            final long allocated = Heap.allocated() - before;
            System.out.printf(
                    Locale.ROOT,
                    "  %,12d trials: %s µs of CPU per trial, %.1f KB allocated, heap %+.1f KB, outcomes %016x%n",
                    to,
                    micros,
                    allocated / KILOBYTE,
                    (Heap.kept() - atStart) / KILOBYTE,
                    tally.hash());
            played = to;
        }
    }
}
