package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.Mix64;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;

/**
 * Plays trials one after the other and records their marks. Not thread-safe.
 *
 * <p>A mark is {@value #MARK_BITS} bits per step of a running hash over all steps so far. Two trials with the same
 * course have the same marks; from the step where they part, nearly all marks differ. That step is found exactly in 15
 * of 16 cases and one step late in most others.
 */
final class TrialTracer {
    static final int MARK_BITS = 4;
    /** Maximum size of one scenario's traces in the file, in bytes before they are written as text. */
    static final int BYTES_IN_ALL = 2560;
    /** Maximum number of traced trials; more add no information about where trials part. */
    static final int MOST_TRIALS = 64;

    private final long seed;
    private final Optional<Playout> playout;
    private final Outcome outcome;
    private final TrialKey key = new TrialKey();
    private final List<String> steps = new ArrayList<>();
    private byte[] marks = new byte[256];
    private long hash;

    TrialTracer(final CompiledScenario scenario, final String bot, final long seed, final int maxDecisions) {
        this.seed = seed;
        playout = scenario.newTraced(bot, maxDecisions, this::mark);
        outcome = new Outcome(scenario.layout());
    }

    private void mark(final String step, final long... numbers) {
        hash = Mix64.mix((hash ^ step.hashCode()) * Mix64.GAMMA);
        for (final long number : numbers) {
            hash = Mix64.mix((hash ^ number) * Mix64.GAMMA);
        }
        if (steps.size() == marks.length) {
            marks = Arrays.copyOf(marks, 2 * marks.length);
        }
        marks[steps.size()] = (byte) (hash >>> Long.SIZE - MARK_BITS);
        steps.add(step);
    }

    /** Returns as many of the first trials as fit, at least one; empty if the game reports no steps. */
    List<TracedTrial> first(final int trials) {
        final List<TracedTrial> traced = new ArrayList<>();
        int bytes = 0;
        while (playout.isPresent() && traced.size() < Math.min(trials, MOST_TRIALS)) {
            final TracedTrial next = play(traced.size());
            bytes += next.marks().length * MARK_BITS / Byte.SIZE;
            if (!traced.isEmpty() && bytes > BYTES_IN_ALL) {
                break;
            }
            traced.add(next);
        }
        return traced;
    }

    boolean reportsSteps() {
        return playout.isPresent();
    }

    /** Plays a trial; its steps can be queried until the next trial is played. */
    TracedTrial play(final int trial) {
        hash = 0;
        steps.clear();
        outcome.reset();
        playout.orElseThrow().play(key.set(seed, trial), outcome);
        return new TracedTrial(TracedTrial.outcomeBits(outcome.hash(trial)), Arrays.copyOf(marks, steps.size()));
    }

    /** Returns the name of a step of the last trial, {@code the end} if it had no such step. */
    String stepName(final int step) {
        return step < steps.size() ? steps.get(step) : "the end";
    }
}
