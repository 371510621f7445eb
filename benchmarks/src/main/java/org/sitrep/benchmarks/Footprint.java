package org.sitrep.benchmarks;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.Supplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/** How much memory does a thread take, and a scenario? For a thread's state the bytes allocated to make it; for a scenario, which leaves much behind while it is read, the heap before and after. */
public final class Footprint {
    private static final int MAX_DECISIONS = 100_000;
    private static final int COPIES = 20;
    private static final double KILOBYTE = 1000;
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Footprint() {}

    /** Prints a line for each scenario. Arguments: scenarios below scenarios/purple-haze. */
    public static void main(final String[] arguments) {
        for (final String file : arguments) {
            final CompiledScenario scenario = ShippedScenario.compile(file + ".yaml");
            System.out.printf(
                    Locale.ROOT,
                    "%s, KB: a thread's playout at most %.1f, outcome %.1f, tally %.1f; a scenario made ready, beside"
                            + " what it shares with its variants, %.0f%n",
                    file,
                    allocated(() -> scenario.newPlayout("rifleman", MAX_DECISIONS)),
                    allocated(() -> new Outcome(scenario.layout())),
                    allocated(() -> new Tally(scenario.layout())),
                    kept(() -> ShippedScenario.compile(file + ".yaml")));
        }
    }

    private static double allocated(final Supplier<?> made) {
        made.get();
        final long before = THREAD.getCurrentThreadAllocatedBytes();
        made.get();
        return (THREAD.getCurrentThreadAllocatedBytes() - before) / KILOBYTE;
    }

    private static double kept(final Supplier<?> made) {
        made.get();
        final Object[] copies = new Object[COPIES];
        final long before = used();
        for (int copy = 0; copy < COPIES; copy++) {
            copies[copy] = made.get();
        }
        final double each = (used() - before) / KILOBYTE / COPIES;
        if (copies[COPIES - 1] == null) {
            throw new IllegalStateException("nothing was made");
        }
        return each;
    }

    /** Bytes of the heap that something still refers to. */
    private static long used() {
        for (int again = 0; again < 3; again++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
