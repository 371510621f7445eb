package org.sitrep.engine;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Exchange;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/**
 * Plays the trials of a job: on several threads, and {@linkplain Elsewhere elsewhere} if the request says so. Threads
 * take chunks of consecutive trials from one counter and tally them separately; the tallies are combined at the end.
 * Each trial is a function of its index alone and tallies are exact integers, so the result is the same for any number
 * of threads, any chunk size and any places.
 *
 * <p>{@link #run} is called once, or {@link #playTo} repeatedly, by one thread; {@link #requestStop}, {@link #abandon}
 * and {@link #snapshot} by any thread. Memory: a playout and a tally per entry and thread, whatever the number of
 * trials, and four bytes per recorded slot and trial. If the request has {@linkplain TrialRows a receiver of rows}, a
 * few megabytes per thread more.
 */
public final class Batch {
    /** Minimum number of chunks per thread in a stage, so that threads wait only briefly for the last chunks. */
    private static final int CHUNKS_PER_THREAD = 8;

    private static final double NANOS_PER_SECOND = 1e9;

    private final Job job;
    private final RunRequest request;
    /** Null if nothing is tallied. */
    private final HeadlineMoments headline;
    /**
     * The headline sums of each share after its last chunk, and those from elsewhere; never modified once posted, null
     * before.
     */
    private final List<AtomicReference<long[]>> posted;
    /** Null if no slots are recorded. */
    private final SlotRecorder recorder;
    /** Null if no rows are received. */
    private final RowWindow rows;
    /** Reused from stage to stage, with their tallies; each is created on the thread that first uses it. */
    private final WorkerShare[] shares;
    /** The thread of each share in the present stage. */
    private final Thread[] threads;
    /** The trials that were played elsewhere. */
    private final Gathered fromElsewhere;

    private volatile WorkerPool pool;
    /** The trials that are being played elsewhere; null if there are none. */
    private volatile Elsewhere.Begun away;

    private volatile boolean stop;
    /** Number of trials of the range begun so far; written and read by the thread that plays. */
    private long begun;
    /** Threads whose bot does not answer, with the trial in progress. */
    private final Map<Thread, Lost> lost = new ConcurrentHashMap<>();

    /** The trial in progress when a thread was lost. */
    private record Lost(long trial, String reason, String detail) {}

    /** @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally */
    public Batch(final CompiledScenario scenario, final RunRequest request) {
        this(new Job(List.of(new Job.Entry(scenario, request.bot())), List.of(), List.of(), true, request));
    }

    /**
     * Prepares a job. Its bots are checked here, before any thread starts.
     *
     * @throws IllegalArgumentException if a ruleset has no such bot, a layout is too wide to tally or has no such slot,
     *     or 2^31 or more trials are to be recorded
     */
    public Batch(final Job job) {
        this(job, true);
    }

    private Batch(final Job job, final boolean check) {
        this(job, new WorkerShare[job.request().threads()]);
        if (check) {
            // Discarded: only checks the bots. Shares are allocated on their own threads, so that their data lie apart
            // in memory.
            new WorkerShare(job, null, null);
        }
    }

    private Batch(final Job job, final WorkerShare[] shares) {
        this.job = job;
        this.shares = shares;
        request = job.request();
        final OutcomeLayout layout = job.entries().get(0).scenario().layout();
        recorder = job.tallied() && job.slots().isEmpty() ? null : new SlotRecorder(layout, job.slots(), request);
        headline = job.tallied() ? new HeadlineMoments(layout) : null;
        posted = Stream.generate(() -> new AtomicReference<long[]>())
                .limit(request.threads() + 1)
                .toList();
        threads = new Thread[request.threads()];
        fromElsewhere = new Gathered(job);
        rows = request.rows().isPresent() ? new RowWindow(job) : null;
        pool = new WorkerPool(request);
    }

    /** Prepares a job whose bots are known to be there. */
    static Batch ofChecked(final Job job) {
        return new Batch(job, false);
    }

    /**
     * Plays the range and returns the result of the first entry after all threads have ended. If the calling thread is
     * interrupted, that counts as a {@linkplain #requestStop request to stop}, and its interrupt status is set again on
     * return.
     *
     * @throws TrialFailedException if a trial throws; it names the failing trial with the smallest index, for any
     *     number of threads
     */
    public BatchResult run() {
        return playTo(request.trials(), null).get(0);
    }

    /**
     * Plays a stage: continues up to the given trial of the range, as {@link #run} does. Returns the results of all
     * trials since the beginning, one per entry. The results do not depend on the stages. No stage may follow one that
     * was stopped.
     *
     * @param trials number of trials to reach, counted from the first of the range; more than were played before, at
     *     most those of the request
     * @param clock read by each thread around each trial of an entry; null to measure no times
     */
    List<BatchResult> playTo(final long trials, final LongSupplier clock) {
        away = stop || rows != null ? null : stageElsewhere(trials).orElse(null);
        try {
            playHere(away == null ? trials : away.firstTrial() - request.firstTrial(), clock);
            if (away != null && !stopped()) {
                await(trials);
            }
            if (!stopped()) {
                playHere(trials, clock);
            }
        } finally {
            stopElsewhere();
        }
        return job.tallied()
                ? IntStream.range(0, job.entries().size())
                        .mapToObj(this::result)
                        .toList()
                : List.of();
    }

    private Optional<Elsewhere.Begun> stageElsewhere(final long trials) {
        return request.elsewhere().begin(job.with(request.withRange(request.firstTrial() + begun, trials - begun)));
    }

    private void stopElsewhere() {
        final Elsewhere.Begun last = away;
        if (last != null) {
            last.stop();
        }
    }

    private void playHere(final long trials, final LongSupplier clock) {
        if (trials <= begun) {
            return;
        }
        pool = new WorkerPool(rows == null ? stage(trials) : rows.begin(stage(trials)));
        if (stop) {
            pool.requestStop();
        }
        begun = trials - pool.run(index -> worker(index, clock));
        for (int t = 0; t < shares.length && job.tallied(); t++) {
            final WorkerShare share = shares[t];
            lost(t).ifPresent(now -> share.giveUp(now.trial, now.reason, now.detail));
        }
    }

    private Optional<Lost> lost(final int thread) {
        return Optional.ofNullable(threads[thread]).map(lost::get);
    }

    /** Waits for the trials that are being played elsewhere, and counts those before the first gap. */
    private void await(final long trials) {
        final AtomicReference<long[]> sums = posted.get(request.threads());
        final Arrivals arrivals =
                new Arrivals(job, recorder, request.firstTrial() + begun, request.firstTrial() + trials);
        away.await(bytes -> arrivals.take(bytes).ifPresent(part -> sums.set(headline(Stream.of(sums.get()), part))));
        arrivals.beginning().ifPresent(part -> {
            fromElsewhere.add(part.gathered());
            begun = part.end() - request.firstTrial();
        });
        sums.set(headline(Stream.of(), fromElsewhere));
    }

    /** Returns the headline sums of trials played elsewhere, with others; null if nothing is tallied. */
    private long[] headline(final Stream<long[]> others, final Gathered gathered) {
        return headline == null
                ? null
                : HeadlineMoments.total(Stream.concat(
                        others,
                        Stream.of(headline.read(gathered.tally(job.entries().size() - 1)))));
    }

    /**
     * Prepares another range of the job, which saves the time to make playouts. This batch gives its own away: it must
     * have played all of its trials, and may not be used any more.
     *
     * @throws IllegalStateException if it has not
     */
    public Batch next(final long first, final long trials) {
        if (begun < request.trials() || !lost.isEmpty()) {
            throw new IllegalStateException("some trials were not played");
        }
        final Batch next = new Batch(job.range(first, trials), shares.clone());
        Stream.of(next.shares).filter(Objects::nonNull).forEach(share -> share.restart(next.recorder));
        return next;
    }

    /**
     * Plays the job for a batch elsewhere that has begun it.
     *
     * @param clock as for {@link PairedRun#run}; null to measure no times
     * @return what its trials left behind; empty if it was stopped, or a bot did not answer
     * @throws TrialFailedException as {@link #run}
     */
    public Optional<byte[]> playAway(final LongSupplier clock) {
        playTo(request.trials(), clock);
        if (begun < request.trials() || !lost.isEmpty()) {
            return Optional.empty();
        }
        final Gathered all = new Gathered(job);
        everywhere().forEach(all::add);
        final Arrivals.Part part = new Arrivals.Part(request.firstTrial(), request.trials(), all);
        return Optional.of(Exchange.write(with -> part.exchange(with, recorder)));
    }

    /** Returns the request of a stage. A short stage has smaller chunks, so that every thread gets work. */
    private RunRequest stage(final long trials) {
        final long length = trials - begun;
        final long share = Math.max(1, length / ((long) CHUNKS_PER_THREAD * request.threads()));
        return request.withRange(request.firstTrial() + begun, length)
                .withChunkTrials((int) Math.min(request.chunkTrials(), share));
    }

    private WorkerPool.Worker worker(final int index, final LongSupplier clock) {
        // Stored at once: if this thread is lost, only its share remains.
        if (shares[index] == null) {
            shares[index] = new WorkerShare(job, recorder, clock);
        }
        final WorkerShare share = shares[index];
        threads[index] = Thread.currentThread();
        return (from, to) -> {
            if (rows == null) {
                share.play(from, to, null);
            } else {
                playRows(share, from, to);
            }
            if (headline != null) {
                final int last = job.entries().size() - 1;
                posted.get(index).set(headline.read(share.gathered().tally(last)));
            }
        };
    }

    private void playRows(final WorkerShare share, final long from, final long to) {
        final TrialBlock block = rows.open(from, to);
        if (block == null) {
            return;
        }
        try {
            share.play(from, to, block);
        } catch (final Throwable failed) {
            rows.close();
            throw failed;
        }
        rows.filled(block);
    }

    private BatchResult result(final int entry) {
        final Tally all = new Tally(job.entries().get(entry).scenario().layout());
        everywhere().forEach(part -> all.combine(part.tally(entry)));
        // Only the tallies show how far lost threads got in their last chunks.
        final long unplayed = lost.isEmpty()
                ? request.trials() - begun
                : request.trials() - all.completed() - all.aborts().count();
        return new BatchResult(request.trials(), unplayed, !lost.isEmpty(), all);
    }

    private Stream<Gathered> everywhere() {
        final Stream<Gathered> here = Stream.of(shares).filter(Objects::nonNull).map(WorkerShare::gathered);
        return Stream.concat(here, Stream.of(fromElsewhere));
    }

    /** Returns the tallies of the pairs since the beginning, in their order. */
    List<PairTally> pairs() {
        return IntStream.range(0, job.pairs().size())
                .mapToObj(pair -> {
                    final PairTally all =
                            new PairTally(job.entries().get(0).scenario().layout());
                    everywhere().forEach(part -> all.combine(part.pair(pair)));
                    return all;
                })
                .toList();
    }

    /**
     * Returns the recorded slots of all trials played so far, a prefix of the range. Their hash is that of all trials,
     * or 0 if some are missing.
     *
     * @throws NullPointerException if no slots are recorded
     */
    TrialValues recorded() {
        long played = begun;
        for (int t = 0; t < shares.length; t++) {
            // The chunk in progress of a lost thread, and all after it, may have gaps.
            if (lost(t).isPresent()) {
                played = Math.min(played, shares[t].chunk() - request.firstTrial());
            }
        }
        final long hash = everywhere().mapToLong(Gathered::hash).sum();
        return recorder.all(hash).first((int) played);
    }

    /** Returns the number of the first entry's aborted trials played so far. */
    int aborted() {
        return (int) everywhere().mapToLong(Gathered::aborted).sum();
    }

    /**
     * Returns the seconds that an entry's trials took by the clocks of all threads, also elsewhere, divided by the
     * number of threads here.
     */
    double seconds(final int entry) {
        final long nanos =
                everywhere().mapToLong(gathered -> gathered.nanos(entry)).sum();
        return nanos / NANOS_PER_SECOND / request.threads();
    }

    /** Returns the seconds that all trials took by the clocks of all threads, also elsewhere; 0 without a clock. */
    public double seconds() {
        return IntStream.range(0, job.entries().size())
                .mapToDouble(entry -> seconds(entry) * request.threads())
                .sum();
    }

    /**
     * Asks the threads to take no more chunks. {@link #run} returns once all entries have finished the chunks in
     * progress.
     */
    public void requestStop() {
        stop = true;
        pool.requestStop();
        stopElsewhere();
    }

    /**
     * Abandons a thread whose bot does not answer, and asks the others to stop. The trial in progress counts as aborted
     * for that entry and all later ones; the rest of the chunk counts as unplayed for all entries.
     *
     * @param thread must never write to any data of this batch again, and all that it wrote must be visible to the
     *     caller
     */
    public void abandon(final Thread thread, final long trial, final String reason, final String detail) {
        lost.put(thread, new Lost(trial, reason, detail));
        pool.abandon(thread);
        if (rows != null) {
            rows.close();
        }
    }

    /**
     * Returns the progress by finished chunks, with the running value of the last entry. Cheap; never blocks a thread.
     */
    public BatchProgress snapshot() {
        final Stream<long[]> sums = posted.stream().map(AtomicReference::get);
        return headline.progress(request.trials(), HeadlineMoments.total(sums));
    }

    /** Returns whether a stop was requested or a thread was lost. */
    boolean stopped() {
        return stop || pool.stopped();
    }
}
