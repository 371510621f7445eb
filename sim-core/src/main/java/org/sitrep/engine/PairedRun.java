package org.sitrep.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.Tally;

/**
 * Plays every trial of a range with several contenders, one after the other on the same dice, and adds up each by
 * itself and chosen pairs of them trial by trial. A run is a contest of one. The result of a contender depends neither
 * on who else takes part nor on threads or chunks.
 *
 * <p>It plays in stages, ranges of trials that follow on one another. Between two of them it may be saved, a run may
 * stop because it is precise enough, and it may go on from what an earlier one has saved. The result shows none of
 * that: it is that of one contest without a break.
 *
 * <p>{@code run} is called once, by one thread; {@link #requestStop}, {@link #abandon} and {@link #snapshot} by any.
 * Memory: a playout and a tally per contender and thread.
 */
public final class PairedRun {
    private static final double NANOS_PER_SECOND = 1e9;

    private final List<PairedEntry> contenders;
    /** What is still to be played. */
    private final RunRequest rest;

    private final Optional<Precision> precision;
    private final Optional<PairedRunResult> before;
    /** Null if nothing is written down. */
    private final SlotRecorder journal;

    private final Batch batch;
    private Optional<TrialValues> recorded = Optional.empty();

    /**
     * Two contenders whose trials are laid side by side.
     *
     * @param first number of the first contender
     * @param second number of the other; differences are second less first
     */
    public record Pair(int first, int second) {}

    /**
     * What happens between stages.
     *
     * @param seconds about so often, the first time after a fifth of it, and not so often that saving takes more than a
     *     tenth of the time; infinite for not by time
     * @param trials whenever so many more have been played; {@link Long#MAX_VALUE} for not by trials
     * @param save is given what has been played, on the thread that plays
     */
    public record Saving(double seconds, long trials, Consumer<PairedRunResult> save) {
        /** Saves nothing. */
        public static final Saving NONE = new Saving(Double.POSITIVE_INFINITY, Long.MAX_VALUE, all -> {});

        /**
         * Checks the range.
         *
         * @throws IllegalArgumentException if a time or number of trials is not above 0
         */
        public Saving {
            if (!(seconds > 0) || trials < 1) {
                throw new IllegalArgumentException("saving every " + seconds + " s or " + trials + " trials");
            }
        }
    }

    /**
     * Prepares a contest, which may go on from what was played before.
     *
     * @param request of the whole contest; its bot is not read: each contender names its own
     * @param before what was played already, from the first trial on, and not all of it; empty if nothing
     * @throws IllegalArgumentException if the contenders' layouts differ, a pair names nobody, a ruleset has no such
     *     bot, a layout is too wide to tally, or {@code before} is of something else or of all trials, naming what
     *     differs
     */
    public PairedRun(
            final List<PairedEntry> contenders,
            final List<Pair> pairs,
            final RunRequest request,
            final Optional<PairedRunResult> before) {
        this(contenders, pairs, request, Optional.empty(), before, List.of());
    }

    private PairedRun(
            final List<PairedEntry> contenders,
            final List<Pair> pairs,
            final RunRequest request,
            final Optional<Precision> precision,
            final Optional<PairedRunResult> before,
            final List<String> slotNames) {
        this.contenders = List.copyOf(contenders);
        this.precision = precision;
        this.before = before;
        requireFit(pairs);
        precision.ifPresent(this::requireMetrics);
        rest = before.map(played -> rest(request, played, pairs.size())).orElse(request);
        journal = slotNames.isEmpty() ? null : new SlotRecorder(layout(), slotNames, request);
        final List<Batch.Entry> entries = contenders.stream()
                .map(contender -> new Batch.Entry(contender.scenario(), contender.bot()))
                .toList();
        batch = new Batch(entries, List.copyOf(pairs), rest, journal);
        before.ifPresent(this::requireAppendable);
    }

    /**
     * Prepares a run: a contest of one, whom the request names.
     *
     * @param slotNames what to write down trial by trial; nothing if there are none
     * @throws IllegalArgumentException if the ruleset has no such bot, the layout is too wide to tally, there is no
     *     such slot, or there are 2^31 trials or more to write down
     */
    public static PairedRun ofOne(
            final CompiledScenario scenario,
            final RunMetadata subject,
            final RunRequest request,
            final String... slotNames) {
        return new PairedRun(
                List.of(new PairedEntry(scenario, subject, request.bot())),
                List.of(),
                request,
                Optional.empty(),
                Optional.empty(),
                List.of(slotNames));
    }

    /**
     * Prepares a run that may stop when it is precise enough and may go on from an earlier one.
     *
     * @param request of the whole run; with {@code precision} its trials are the most that are played
     * @param before what was played already, from the first trial on; empty if nothing
     * @throws IllegalArgumentException if the ruleset has no such bot, the layout is too wide to tally,
     *     {@code precision} names a metric that is not there, or {@code before} is of something else, naming what
     *     differs
     */
    public static PairedRun ofOne(
            final CompiledScenario scenario,
            final RunMetadata subject,
            final RunRequest request,
            final Optional<Precision> precision,
            final Optional<RunResult> before) {
        return new PairedRun(
                List.of(new PairedEntry(scenario, subject, request.bot())),
                List.of(),
                request,
                precision,
                before.map(played -> new PairedRunResult(List.of(played), List.of())),
                List.of());
    }

    private OutcomeLayout layout() {
        return contenders.get(0).scenario().layout();
    }

    private void requireFit(final List<Pair> pairs) {
        if (contenders.stream()
                .anyMatch(contender -> !contender.scenario().layout().equals(layout()))) {
            throw new IllegalArgumentException("the contenders' outcomes have not the same slots");
        }
        for (final Pair pair : pairs) {
            if (Math.min(pair.first(), pair.second()) < 0
                    || Math.max(pair.first(), pair.second()) >= contenders.size()) {
                throw new IllegalArgumentException(pair + " of " + contenders.size() + " contenders");
            }
        }
    }

    private void requireMetrics(final Precision goals) {
        for (final Precision.Goal goal : goals.goals()) {
            if (layout().slot(goal.metric()).isEmpty()
                    && layout().ratio(goal.metric()).isEmpty()) {
                throw new IllegalArgumentException("no metric " + goal.metric());
            }
        }
    }

    private RunRequest rest(final RunRequest request, final PairedRunResult played, final int pairs) {
        final RunResult first = played.capsules().get(0);
        if (played.capsules().size() != contenders.size() || played.pairs().size() != pairs) {
            throw new IllegalArgumentException("cannot go on: other sides were asked for");
        }
        if (first.firstTrial() != request.firstTrial() || first.requested() != request.trials()) {
            throw new IllegalArgumentException("cannot go on: other trials were asked for");
        }
        if (first.unplayed() == 0 || RunResult.PRECISE.equals(first.stopReason())) {
            throw new IllegalArgumentException("cannot go on: the run is complete");
        }
        return request.withRange(first.playedEnd(), first.unplayed());
    }

    private void requireAppendable(final PairedRunResult played) {
        final BatchResult nothing = new BatchResult(rest.trials(), rest.trials(), false, new Tally(layout()));
        final RunResult.Timing timing = new RunResult.Timing(rest.threads(), 0, "", "");
        for (int c = 0; c < contenders.size(); c++) {
            RunResults.append(played.capsules().get(c), capsule(c, nothing, RunResult.INTERRUPTED, timing));
        }
    }

    private RunResult capsule(
            final int contender, final BatchResult result, final String stopReason, final RunResult.Timing timing) {
        return RunResults.of(contenders.get(contender), rest, precision, result, stopReason, timing);
    }

    /**
     * Plays and returns the capsules and pairs, of a prefix of the range if a stop was asked for. Nothing is saved; the
     * time of each contender is that of the whole.
     *
     * @param nanoTime read once before and once after; the capsules' only view of a clock
     * @param startedUtc ISO 8601, put into the capsules' timing as it is
     * @throws TrialFailedException if a trial throws
     */
    public PairedRunResult run(final LongSupplier nanoTime, final String startedUtc) {
        return run(nanoTime, Optional.empty(), startedUtc, Saving.NONE);
    }

    /**
     * Plays and returns the capsules and pairs, of a prefix of the range if a stop was asked for.
     *
     * @param nanoTime decides how long stages are and nothing else of what is played
     * @param cpuTime read by the thread that plays around each trial, for the capsules' timing; best one of that
     *     thread's CPU time. Empty for the time of the whole by {@code nanoTime}
     * @param startedUtc ISO 8601, put into the capsules' timing as it is
     * @throws TrialFailedException if a trial throws
     */
    public PairedRunResult run(
            final LongSupplier nanoTime,
            final Optional<LongSupplier> cpuTime,
            final String startedUtc,
            final Saving saving) {
        final long start = nanoTime.getAsLong();
        final Stages stages = new Stages(saving, rest.trials(), rest.threads());
        while (true) {
            final long to = end(stages);
            final List<BatchResult> played = batch.playTo(to, cpuTime.orElse(null));
            final double now = (nanoTime.getAsLong() - start) / NANOS_PER_SECOND;
            final Optional<String> ended = stopReason(played.get(0));
            final IntToDoubleFunction seconds = cpuTime.isPresent() ? batch::seconds : contender -> now;
            if (ended.isPresent()) {
                record(played.get(0), ended.get());
                return result(played, ended.get(), seconds, startedUtc);
            }
            if (stages.ended(to, now)) {
                saving.save().accept(result(played, RunResult.INTERRUPTED, seconds, startedUtc));
                stages.saved((nanoTime.getAsLong() - start) / NANOS_PER_SECOND);
            }
        }
    }

    /** A stage ends where a run looks at its numbers, if not before. */
    private long end(final Stages stages) {
        return precision.isPresent()
                ? Math.min(stages.next(), Precision.nextLook(earlier() + stages.played()) - earlier())
                : stages.next();
    }

    private long earlier() {
        return before.map(played -> played.capsules().get(0))
                .map(c -> c.completed() + c.aborted())
                .orElse(0L);
    }

    /** Returns why it ends here; empty if it goes on. */
    private Optional<String> stopReason(final BatchResult result) {
        if (result.botSilent()) {
            return Optional.of(RunResult.BOT_SILENT);
        }
        if (precision.isPresent() && isPrecise(result.tally())) {
            return Optional.of(RunResult.PRECISE);
        }
        if (!result.interrupted()) {
            return Optional.of(RunResult.ALL_PLAYED);
        }
        return batch.stopped() ? Optional.of(RunResult.INTERRUPTED) : Optional.empty();
    }

    private boolean isPrecise(final Tally tally) {
        final long played = tally.completed() + tally.aborts().count();
        final long all = earlier() + played;
        final boolean look = Precision.nextLook(all - 1) == all || played == rest.trials();
        return look && precision.orElseThrow().reached(layout(), slots(tally));
    }

    private List<SlotTally> slots(final Tally tally) {
        final List<SlotTally> slots = tally.slots();
        return before.map(
                        earlier -> RunResults.pairwise(earlier.capsules().get(0).tallies(), slots, SlotTally::combine))
                .orElse(slots);
    }

    /** Returns all that was played, before and now. */
    private PairedRunResult result(
            final List<BatchResult> played,
            final String stopReason,
            final IntToDoubleFunction seconds,
            final String startedUtc) {
        final String java = Runtime.version().toString();
        final List<RunResult> capsules = IntStream.range(0, contenders.size())
                .mapToObj(c -> capsule(
                        c,
                        played.get(c),
                        stopReason,
                        new RunResult.Timing(rest.threads(), seconds.applyAsDouble(c), java, startedUtc)))
                .toList();
        return before.map(earlier -> new PairedRunResult(
                        RunResults.pairwise(earlier.capsules(), capsules, RunResults::append),
                        RunResults.pairwise(earlier.pairs(), batch.pairs(), this::both)))
                .orElseGet(() -> new PairedRunResult(capsules, batch.pairs()));
    }

    private PairTally both(final PairTally earlier, final PairTally now) {
        final PairTally both = new PairTally(layout());
        both.combine(earlier);
        both.combine(now);
        return both;
    }

    private void record(final BatchResult result, final String stopReason) {
        if (journal != null && stopReason.equals(RunResult.ALL_PLAYED)) {
            recorded = Optional.of(journal.all(result.tally().hash()));
        }
    }

    /** Returns what was written down; empty if nothing was to be, or the run has not played its whole range. */
    public Optional<TrialValues> recorded() {
        return recorded;
    }

    /**
     * Asks for an early end: chunks in hand are played by all contenders, so that what was played is the same for all.
     */
    public void requestStop() {
        batch.requestStop();
    }

    /** Goes on without a thread whose bot does not answer, see {@link Batch#abandon}. */
    public void abandon(final Thread thread, final long trial, final String reason, final String detail) {
        batch.abandon(thread, trial, reason, detail);
    }

    /** Returns how far it is with what was left to be played, see {@link Batch#snapshot}. */
    public BatchProgress snapshot() {
        return batch.snapshot();
    }
}
