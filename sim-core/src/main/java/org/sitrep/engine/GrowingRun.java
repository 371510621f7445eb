package org.sitrep.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A run that plays its first trials, then more as they are asked for, and records chosen slots of each. Its result
 * equals that of one run over the same trials, whatever the parts. One thread plays; {@link #requestStop} may be called
 * by any thread. Memory: four bytes per trial and recorded slot, and a tally.
 */
public final class GrowingRun {
    private final PairedEntry entry;
    private final RunRequest request;
    private final String[] slots;
    private Optional<RunResult> result = Optional.empty();
    private Optional<TrialValues> values = Optional.empty();
    private volatile PairedRun playing;
    private volatile boolean stopped;

    /**
     * Prepares a run; plays nothing.
     *
     * @param request seed, bound of decisions and threads; trials begin at 0, and its number of trials is ignored
     * @param slots names of the slots to record
     */
    public GrowingRun(final PairedEntry entry, final RunRequest request, final List<String> slots) {
        this.entry = entry;
        this.request = request.withBot(entry.bot());
        this.slots = slots.toArray(String[]::new);
    }

    /** Returns what it plays. */
    public PairedEntry entry() {
        return entry;
    }

    /** Returns the number of threads that play. */
    public int threads() {
        return request.threads();
    }

    /** Returns the number of trials played. */
    public int played() {
        return values.map(TrialValues::trials).orElse(0);
    }

    /** Returns the memory of the recorded slots, in bytes. */
    public long bytes() {
        return (long) Integer.BYTES * slots.length * played();
    }

    /**
     * Plays until it has played a number of trials. Does nothing if it already has. After {@link #requestStop} it keeps
     * the trials of earlier calls only.
     *
     * @param trials number of trials from 0 on
     * @param nanoTime clock for the timing of the result
     * @return whether they are played
     */
    public boolean playTo(final int trials, final LongSupplier nanoTime) {
        final int from = played();
        if (from >= trials) {
            return true;
        }
        final PairedRun part =
                PairedRun.ofOne(entry.scenario(), entry.subject(), request.withRange(from, trials - from), slots);
        playing = part;
        if (stopped) {
            part.requestStop();
        }
        final RunResult more = part.run(nanoTime, "").result();
        final Optional<TrialValues> recorded = part.recorded();
        if (recorded.isEmpty()) {
            return false;
        }
        result =
                Optional.of(result.map(before -> RunResults.merge(before, more)).orElse(more));
        values = Optional.of(values.map(before -> before.then(recorded.get())).orElse(recorded.get()));
        return true;
    }

    /** Stops the present call of {@link #playTo} and all later ones. */
    public void requestStop() {
        stopped = true;
        final PairedRun part = playing;
        if (part != null) {
            part.requestStop();
        }
    }

    /** Allows trials to be played again after {@link #requestStop}. */
    public void resume() {
        stopped = false;
    }

    /**
     * Returns the result of the trials played.
     *
     * @throws java.util.NoSuchElementException if there are none
     */
    public RunResult result() {
        return result.orElseThrow();
    }

    /**
     * Returns the recorded slots of the trials played.
     *
     * @throws java.util.NoSuchElementException if there are none
     */
    public TrialValues values() {
        return values.orElseThrow();
    }
}
