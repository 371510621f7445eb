package org.sitrep.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.portable.Portable;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.Tally;

/**
 * Plays every trial of a range with several entries, one after the other on the same dice. Tallies each entry
 * separately, and chosen pairs of entries trial by trial. A single run is a paired run with one entry. The result of an
 * entry does not depend on the other entries, on threads or on chunks.
 *
 * <p>It plays in stages, consecutive ranges of trials. Between stages it may be saved, it may stop because it is
 * precise enough, and it may continue from an earlier saved run. The result does not depend on stages or interruptions:
 * it equals that of one run without a break.
 *
 * <p>{@code run} is called once, by one thread; {@link #requestStop}, {@link #abandon} and {@link #snapshot} by any
 * thread. Memory: a playout and a tally per entry and thread.
 */
public final class PairedRun {
    private static final double NANOS_PER_SECOND = 1e9;

    private final List<PairedEntry> entries;
    /** The trials that remain to be played. */
    private final RunRequest rest;

    private final Optional<Precision> precision;
    private final Optional<PairedRunResult> before;
    private final boolean records;
    private final Batch batch;
    private Optional<TrialValues> recorded = Optional.empty();

    /**
     * Two entries whose trials are compared.
     *
     * @param first index of the first entry
     * @param second index of the second entry; differences are second minus first
     */
    public record Pair(int first, int second) {}

    /**
     * The saving schedule of a run.
     *
     * @param seconds interval between saves, infinite to ignore the time. The first save is after a fifth of it. The
     *     interval grows if saving takes more than a tenth of the time
     * @param trials number of further trials after which to save; {@link Long#MAX_VALUE} to ignore their number
     * @param save receives the result so far, on the thread that plays
     */
    public record Saving(double seconds, long trials, Consumer<PairedRunResult> save) {
        /** Never saves. */
        public static final Saving NONE = new Saving(Double.POSITIVE_INFINITY, Long.MAX_VALUE, all -> {});

        /**
         * Checks the range.
         *
         * @throws IllegalArgumentException if the time or the number of trials is not above 0
         */
        public Saving {
            if (!(seconds > 0) || trials < 1) {
                throw new IllegalArgumentException(
                        "the saving interval cannot be " + seconds + " s or " + trials + " trials");
            }
        }
    }

    /**
     * Prepares a paired run, which may continue an earlier one.
     *
     * @param request of the whole run; its bot is ignored, since each entry names its own
     * @param before the result so far, from the first trial on, with trials left to play; empty for a new run
     * @throws IllegalArgumentException if the entries' layouts differ, a pair names an unknown entry, a ruleset has no
     *     such bot, a layout is too wide to tally, or {@code before} is complete or does not match, naming the
     *     difference
     */
    public PairedRun(
            final List<PairedEntry> entries,
            final List<Pair> pairs,
            final RunRequest request,
            final Optional<PairedRunResult> before) {
        this(entries, pairs, request, Optional.empty(), before, List.of());
    }

    private PairedRun(
            final List<PairedEntry> entries,
            final List<Pair> pairs,
            final RunRequest request,
            final Optional<Precision> precision,
            final Optional<PairedRunResult> before,
            final List<String> slotNames) {
        this.entries = List.copyOf(entries);
        this.precision = precision;
        this.before = before;
        requireFit(pairs);
        precision.ifPresent(this::requireMetrics);
        rest = before.map(played -> rest(request, played, pairs.size())).orElse(request);
        records = !slotNames.isEmpty();
        final List<Job.Entry> played = entries.stream()
                .map(entry -> new Job.Entry(entry.scenario(), entry.bot()))
                .toList();
        batch = new Batch(new Job(played, pairs, slotNames, true, rest));
        before.ifPresent(this::requireAppendable);
    }

    /**
     * Prepares a run of one entry with the bot of the request.
     *
     * @param slotNames slots to record trial by trial; may be empty
     * @throws IllegalArgumentException if the ruleset has no such bot, the layout is too wide to tally or has no such
     *     slot, or 2^31 or more trials are to be recorded
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
     * Prepares a run that may stop when it is precise enough and may continue an earlier one.
     *
     * @param request of the whole run; with {@code precision} its number of trials is a maximum
     * @param before the result so far, from the first trial on; empty for a new run
     * @throws IllegalArgumentException if the ruleset has no such bot, the layout is too wide to tally,
     *     {@code precision} names an unknown metric, or {@code before} does not match, naming the difference
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
        return entries.get(0).scenario().layout();
    }

    private void requireFit(final List<Pair> pairs) {
        if (entries.stream().anyMatch(entry -> !entry.scenario().layout().equals(layout()))) {
            throw new IllegalArgumentException("the outcomes of the entries have different slots");
        }
        for (final Pair pair : pairs) {
            if (Math.min(pair.first(), pair.second()) < 0 || Math.max(pair.first(), pair.second()) >= entries.size()) {
                throw new IllegalArgumentException(pair + " of " + entries.size() + " entries");
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
        final RunResult first = played.results().get(0);
        if (played.results().size() != entries.size() || played.pairs().size() != pairs) {
            throw new IllegalArgumentException("cannot resume: the request has other sides");
        }
        if (first.firstTrial() != request.firstTrial() || first.requested() != request.trials()) {
            throw new IllegalArgumentException("cannot resume: the request has other trials");
        }
        if (first.unplayed() == 0 || RunResult.PRECISE.equals(first.stopReason())) {
            throw new IllegalArgumentException("cannot resume: the run is complete");
        }
        return request.withRange(first.playedEnd(), first.unplayed());
    }

    private void requireAppendable(final PairedRunResult played) {
        final BatchResult nothing = new BatchResult(rest.trials(), rest.trials(), false, new Tally(layout()));
        final RunResult.Timing timing = new RunResult.Timing(rest.threads(), 0, "", "");
        for (int c = 0; c < entries.size(); c++) {
            RunResults.append(played.results().get(c), resultOf(c, nothing, RunResult.INTERRUPTED, timing));
        }
    }

    private RunResult resultOf(
            final int entry, final BatchResult result, final String stopReason, final RunResult.Timing timing) {
        return RunResults.of(entries.get(entry), rest, precision, result, stopReason, timing);
    }

    /**
     * Plays and returns the results and pairs; those of a prefix of the range if a stop was requested. Does not save.
     * The time of each entry is that of the whole run.
     *
     * @param nanoTime read once before and once after; the only clock of the results
     * @param startedUtc ISO 8601, copied into the results' timing
     * @throws TrialFailedException if a trial throws
     */
    public PairedRunResult run(final LongSupplier nanoTime, final String startedUtc) {
        return run(nanoTime, Optional.empty(), startedUtc, Saving.NONE);
    }

    /**
     * Plays and returns the results and pairs; those of a prefix of the range if a stop was requested.
     *
     * @param nanoTime determines the length of stages; does not affect what is played
     * @param cpuTime read by the playing thread around each trial, for the results' timing; preferably that thread's
     *     CPU time. If empty, each entry gets the time of the whole run by {@code nanoTime}
     * @param startedUtc ISO 8601, copied into the results' timing
     * @throws TrialFailedException if a trial throws
     */
    public PairedRunResult run(
            final LongSupplier nanoTime,
            final Optional<LongSupplier> cpuTime,
            final String startedUtc,
            final Saving saving) {
        final long start = nanoTime.getAsLong();
        final Stages stages =
                new Stages(rest.elsewhere().inStages() ? saving : Saving.NONE, rest.trials(), rest.threads());
        while (true) {
            final long to = end(stages);
            final List<BatchResult> played = batch.playTo(to, cpuTime.orElse(null));
            final double now = (nanoTime.getAsLong() - start) / NANOS_PER_SECOND;
            final Optional<String> ended = stopReason(played.get(0));
            final IntToDoubleFunction seconds = cpuTime.isPresent() ? batch::seconds : entry -> now;
            if (ended.isPresent()) {
                record(ended.get());
                return result(played, ended.get(), seconds, startedUtc);
            }
            if (stages.ended(to, now)) {
                saving.save().accept(result(played, RunResult.INTERRUPTED, seconds, startedUtc));
                stages.saved((nanoTime.getAsLong() - start) / NANOS_PER_SECOND);
            }
        }
    }

    /** Returns the end of the next stage: at the latest where the run checks its precision. */
    private long end(final Stages stages) {
        return precision.isPresent()
                ? Math.min(stages.next(), Precision.nextLook(earlier() + stages.played()) - earlier())
                : stages.next();
    }

    private long earlier() {
        return before.map(played -> played.results().get(0))
                .map(c -> c.completed() + c.aborted())
                .orElse(0L);
    }

    /** Returns the reason to stop here; empty to continue. */
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
        return look
                && precision
                        .orElseThrow()
                        .reached(
                                layout(),
                                withEarlier(RunResult::tallies, tally.slots(), SlotTally::combine),
                                withEarlier(RunResult::products, tally.products(), ProductTally::combine));
    }

    private <T> List<T> withEarlier(
            final Function<RunResult, List<T>> part, final List<T> now, final BinaryOperator<T> combine) {
        return before.map(earlier ->
                        RunResults.pairwise(part.apply(earlier.results().get(0)), now, combine))
                .orElse(now);
    }

    /** Returns the result of all trials, of the earlier run and this one. */
    private PairedRunResult result(
            final List<BatchResult> played,
            final String stopReason,
            final IntToDoubleFunction seconds,
            final String startedUtc) {
        final String java = Portable.runtime();
        final List<RunResult> results = IntStream.range(0, entries.size())
                .mapToObj(c -> resultOf(
                        c,
                        played.get(c),
                        stopReason,
                        new RunResult.Timing(rest.threads(), seconds.applyAsDouble(c), java, startedUtc)))
                .toList();
        return before.map(earlier -> new PairedRunResult(
                        RunResults.pairwise(earlier.results(), results, RunResults::append),
                        RunResults.pairwise(earlier.pairs(), batch.pairs(), this::sum)))
                .orElseGet(() -> new PairedRunResult(results, batch.pairs()));
    }

    private PairTally sum(final PairTally earlier, final PairTally now) {
        final PairTally sum = new PairTally(layout());
        sum.combine(earlier);
        sum.combine(now);
        return sum;
    }

    private void record(final String stopReason) {
        if (records && stopReason.equals(RunResult.ALL_PLAYED)) {
            recorded = Optional.of(batch.recorded());
        }
    }

    /** Returns the recorded slots; empty if none were to be recorded, or the run has not played its whole range. */
    public Optional<TrialValues> recorded() {
        return recorded;
    }

    /** Requests an early stop. All entries finish the chunks in progress, so that all have played the same trials. */
    public void requestStop() {
        batch.requestStop();
    }

    /** Abandons a thread whose bot does not answer, see {@link Batch#abandon}. */
    public void abandon(final Thread thread, final long trial, final String reason, final String detail) {
        batch.abandon(thread, trial, reason, detail);
    }

    /** Returns the progress over the remaining trials, see {@link Batch#snapshot}. */
    public BatchProgress snapshot() {
        return batch.snapshot();
    }
}
