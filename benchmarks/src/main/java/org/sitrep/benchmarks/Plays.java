package org.sitrep.benchmarks;

import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

/**
 * One bot at one scenario on one thread, mission after mission, as a run plays them: the same seed, the same bound of
 * decisions. Allocates nothing once it is made and warm. Not thread-safe.
 */
final class Plays {
    private static final long SEED = 1967;

    private final Playout playout;
    private final Outcome outcome;
    private final TrialKey key = new TrialKey();
    private long mission;

    /** Begins with mission 0. */
    Plays(final CompiledScenario scenario, final String bot) {
        playout = scenario.newPlayout(bot, RunRequest.DEFAULT_MAX_DECISIONS);
        outcome = new Outcome(scenario.layout());
    }

    /** Goes on with a mission, be it one that was played before; returns this. */
    Plays from(final long number) {
        mission = number;
        return this;
    }

    /** Plays the next mission; returns its outcome, which the one after it writes over. */
    Outcome next() {
        outcome.reset();
        playout.play(key.set(SEED, mission++), outcome);
        return outcome;
    }

    /** Plays the next missions; returns how many decisions they had. */
    long decisions(final int missions) {
        long decisions = 0;
        for (int i = 0; i < missions; i++) {
            decisions += next().decisions();
        }
        return decisions;
    }

    /** Plays the next missions; returns the sum of one number of their outcomes. */
    long sum(final int slot, final int missions) {
        long sum = 0;
        for (int i = 0; i < missions; i++) {
            sum += next().get(slot);
        }
        return sum;
    }

    /** Returns the microseconds of CPU that a mission takes, its count among them, in some slices of many missions. */
    Quartiles micros(final Tally tally, final int slices, final long missions) {
        final double[] micros = new double[slices];
        for (int slice = 0; slice < slices; slice++) {
            final long before = CpuTime.nanos();
            count(tally, missions);
            micros[slice] = (CpuTime.nanos() - before) / CpuTime.MICRO / missions;
        }
        return Quartiles.of(micros);
    }

    /** Plays the next missions and counts them as a run does. */
    void count(final Tally tally, final long missions) {
        for (long i = 0; i < missions; i++) {
            final long number = mission;
            tally.accept(next(), number);
        }
    }
}
