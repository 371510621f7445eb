package org.sitrep.analysis;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.RunResults;
import org.sitrep.outcome.Slot;

/**
 * A scenario played by bots of rising strength on the same trials: its fingerprint of difficulty.
 *
 * @param rungs result of each bot, the weakest first; at least two
 * @param steps each rung against the one below it, in order; then the highest against the lowest if there are more than
 *     two
 * @param criteria names of the slots by which play is judged, success first
 */
public record Ladder(List<RunResult> rungs, List<PairedStep> steps, List<String> criteria) {
    /**
     * Copies the lists and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if they do not
     */
    public Ladder {
        rungs = List.copyOf(rungs);
        steps = List.copyOf(steps);
        criteria = List.copyOf(criteria);
        if (rungs.size() < 2 || criteria.isEmpty()) {
            throw new IllegalArgumentException("a ladder needs at least two rungs and one metric");
        }
        requireRungsAlike(rungs);
        for (final String criterion : criteria) {
            rungs.get(0).layout().slot(criterion).orElseThrow(() -> new IllegalArgumentException("no " + criterion));
        }
        final List<PairedRun.Pair> pairs = pairs(rungs.size());
        if (steps.size() != pairs.size()) {
            throw new IllegalArgumentException(steps.size() + " steps for " + rungs.size() + " rungs");
        }
        for (int s = 0; s < steps.size(); s++) {
            final PairedStep step = steps.get(s);
            if (!step.fits(pairs.get(s), rungs.get(pairs.get(s).first()))) {
                throw new IllegalArgumentException("step " + step.first() + " to " + step.second() + " does not fit");
            }
        }
    }

    private static void requireRungsAlike(final List<RunResult> rungs) {
        final RunResult lowest = rungs.get(0);
        for (final RunResult rung : rungs) {
            if (!PairedStep.sameTrials(lowest, rung)
                    || !rung.content().json().equals(lowest.content().json())) {
                throw new IllegalArgumentException(
                        rung.bot() + " and " + lowest.bot() + " did not play the same trials");
            }
        }
    }

    /** Returns the pairs that a ladder with the given number of rungs consists of. */
    public static List<PairedRun.Pair> pairs(final int rungs) {
        final List<PairedRun.Pair> pairs = new ArrayList<>();
        for (int upper = 1; upper < rungs; upper++) {
            pairs.add(new PairedRun.Pair(upper - 1, upper));
        }
        if (rungs > 2) {
            pairs.add(new PairedRun.Pair(0, rungs - 1));
        }
        return pairs;
    }

    /** Returns the ladder of a run over {@link #pairs}. */
    public static Ladder of(final PairedRunResult result, final List<String> criteria) {
        return new Ladder(result.results(), PairedStep.of(pairs(result.results().size()), result), criteria);
    }

    /**
     * Returns the ladder that one run over both index ranges would have given, except for timing.
     *
     * @throws IllegalArgumentException if anything that decides a trial's outcome differs, or the trials are not
     *     consecutive
     */
    public static Ladder merge(final Ladder a, final Ladder b) {
        if (a.rungs.size() != b.rungs.size() || !a.criteria.equals(b.criteria)) {
            throw new IllegalArgumentException("cannot merge: the ladders have different rungs");
        }
        final List<RunResult> rungs = RunResults.pairwise(a.rungs, b.rungs, RunResults::merge);
        final List<PairedStep> steps = RunResults.pairwise(a.steps, b.steps, PairedStep::combine);
        return new Ladder(rungs, steps, a.criteria);
    }

    /** Returns a slot by which play is judged. */
    public Slot slot(final String criterion) {
        return rungs.get(0).layout().slot(criterion).orElseThrow();
    }

    /** Returns each rung against the one below it. */
    public List<PairedStep> neighbours() {
        return steps.subList(0, rungs.size() - 1);
    }

    /** Returns the highest rung against the lowest. */
    public PairedStep whole() {
        return steps.get(steps.size() - 1);
    }

    /** Returns the highest rung. */
    public RunResult highest() {
        return rungs.get(rungs.size() - 1);
    }

    public String bot(final int rung) {
        return rungs.get(rung).bot();
    }
}
