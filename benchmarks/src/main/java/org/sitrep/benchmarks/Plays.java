package org.sitrep.benchmarks;

import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.stats.Tally;

/**
 * One bot at one scenario on one thread, trial after trial, as a run plays them: the same seed, the same bound of
 * decisions. Allocates nothing once it is made and warm. Not thread-safe.
 */
final class Plays {
    private static final long SEED = 1967;

    private final Playout playout;
    private final Outcome outcome;
    private final TrialKey key = new TrialKey();
    private long trial;

    /** Begins with trial 0. */
    Plays(final CompiledScenario scenario, final String bot) {
        playout = scenario.newPlayout(bot, RunRequest.DEFAULT_MAX_DECISIONS);
        outcome = new Outcome(scenario.layout());
    }

    /** Goes on with a trial, be it one that was played before; returns this. */
    Plays from(final long number) {
        trial = number;
        return this;
    }

    /** Plays the next trial; returns its outcome, which the one after it writes over. */
    Outcome next() {
        outcome.reset();
        playout.play(key.set(SEED, trial++), outcome);
        return outcome;
    }

    /** Plays the next trials; returns how many decisions they had. */
    long decisions(final int trials) {
        long decisions = 0;
        for (int i = 0; i < trials; i++) {
            decisions += next().decisions();
        }
        return decisions;
    }

    /** Plays the next trials; returns the sum of one number of their outcomes. */
    long sum(final int slot, final int trials) {
        long sum = 0;
        for (int i = 0; i < trials; i++) {
            sum += next().get(slot);
        }
        return sum;
    }

    /** Returns the microseconds of CPU that a trial takes, its count among them, in some slices of many trials. */
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
