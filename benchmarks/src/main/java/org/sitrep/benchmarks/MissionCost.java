package org.sitrep.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

/**
 * Does a mission cost the same however many are played? CPU time of the thread for ten times as many missions each time, tallied as a run does; where it rises, something grows with the missions.
 */
public final class MissionCost {
    private static final long SEED = 1967;
    private static final int MAX_DECISIONS = 100_000;
    private static final double NANOS_A_MICROSECOND = 1000;
    private static final long FEWEST = 1000;
    private static final int WARM_UP = 30;

    private MissionCost() {}

    /** Prints a line for each number of missions. Arguments: a scenario below scenarios/purple-haze, the most missions. */
    public static void main(final String[] arguments) {
        final CompiledScenario scenario = ShippedScenario.compile(arguments[0] + ".yaml");
        final long most = Long.parseLong(arguments[1]);
        final Playout playout = scenario.newPlayout("rifleman", MAX_DECISIONS);
        for (int batch = 0; batch < WARM_UP; batch++) {
            micros(scenario, playout, FEWEST); // until all is compiled
        }
        for (long missions = FEWEST; missions <= most; missions *= 10) {
            System.out.printf(
                    Locale.ROOT,
                    "%s: %,d missions, %.2f µs of CPU a mission%n",
                    arguments[0],
                    missions,
                    micros(scenario, playout, missions));
        }
    }

    private static double micros(final CompiledScenario scenario, final Playout playout, final long missions) {
        final ThreadMXBean thread = ManagementFactory.getThreadMXBean();
        final Tally tally = new Tally(scenario.layout());
        final Outcome outcome = new Outcome(scenario.layout());
        final MissionKey key = new MissionKey();
        final long before = thread.getCurrentThreadCpuTime();
        for (long mission = 0; mission < missions; mission++) {
            outcome.reset();
            playout.play(key.set(SEED, mission), outcome);
            tally.accept(outcome, mission);
        }
        return (thread.getCurrentThreadCpuTime() - before) / NANOS_A_MICROSECOND / tally.completed();
    }
}
