package org.sitrep.benchmarks;

import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

/**
 * Plays one scenario with one bot on one thread, trial after trial, as a run does: the same seed, the same limit of
 * decisions. Allocates nothing after creation and warm-up. Not thread-safe.
 */
final class Plays {
    private static final long SEED = 1967;

    private final Playout playout;
    private final Outcome outcome;
    private final TrialKey key = new TrialKey();
    private long trial;

    /** Starts with trial 0. */
    Plays(final CompiledScenario scenario, final String bot) {
        playout = scenario.newPlayout(bot, RunRequest.DEFAULT_MAX_DECISIONS);
        outcome = new Outcome(scenario.layout());
    }

    /** Continues with a trial, possibly one played before; returns this. */
    Plays from(final long number) {
        trial = number;
        return this;
    }

    /** Plays the next trial; returns its outcome, which the following trial overwrites. */
    Outcome next() {
        outcome.reset();
        playout.play(key.set(SEED, trial++), outcome);
        return outcome;
    }

    /** Plays the next trials; returns the number of their decisions. */
    long decisions(final int trials) {
        long decisions = 0;
        for (int i = 0; i < trials; i++) {
            decisions += next().decisions();
        }
        return decisions;
    }

    /** Plays the next trials; returns the sum of one value of their outcomes. */
    long sum(final int slot, final int trials) {
        long sum = 0;
        for (int i = 0; i < trials; i++) {
            sum += next().get(slot);
        }
        return sum;
    }

    /** Returns the microseconds of CPU per trial, counting included, in several slices of many trials. */
    Quartiles micros(final Tally tally, final int slices, final long trials) {
        final double[] micros = new double[slices];
        for (int slice = 0; slice < slices; slice++) {
            final long before = CpuTime.nanos();
            count(tally, trials);
            micros[slice] = (CpuTime.nanos() - before) / CpuTime.MICRO / trials;
        }
        return Quartiles.of(micros);
    }

    /** Plays the next trials and counts them as a run does. */
    void count(final Tally tally, final long trials) {
        for (long i = 0; i < trials; i++) {
            final long number = trial;
            tally.accept(next(), number);
        }
    }
}
