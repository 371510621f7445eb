package org.sitrep.engine;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/**
 * Plays a range of trials on several threads. Each trial is played by one entry, or by several on the same dice.
 * Threads take chunks of consecutive trials from one counter and tally them separately; the tallies are combined at the
 * end. Each trial is a function of its index alone and tallies are exact integers, so the result is the same for any
 * number of threads and any chunk size.
 *
 * <p>{@link #run} is called once, or {@link #playTo} repeatedly, by one thread; {@link #requestStop}, {@link #abandon}
 * and {@link #snapshot} by any thread. Memory: a playout and a tally per entry and thread, whatever the number of
 * trials.
 */
public final class Batch {
    /** Minimum number of chunks per thread in a stage, so that threads wait only briefly for the last chunks. */
    private static final int CHUNKS_PER_THREAD = 8;

    private static final double NANOS_PER_SECOND = 1e9;

    private final List<Entry> entries;
    private final List<PairedRun.Pair> pairs;
    private final RunRequest request;
    private final HeadlineMoments headline;
    /** The headline sums of each share after its last chunk, never modified once posted; null before the first. */
    private final List<AtomicReference<long[]>> posted;
    /** Null if no slots are recorded. */
    private final SlotRecorder recorder;
    /** Reused from stage to stage, with their tallies; each is created on the thread that first uses it. */
    private final WorkerShare[] shares;

    private volatile WorkerPool pool;
    private volatile boolean stop;
    /** Number of trials of the range begun so far; written and read by the thread that plays. */
    private long begun;
    /** Threads whose bot does not answer, with the trial in progress. */
    private final Map<Thread, Lost> lost = new ConcurrentHashMap<>();

    /** The trial in progress when a thread was lost. */
    private record Lost(long trial, String reason, String detail) {}

    /** A scenario and the bot that plays it. */
    record Entry(CompiledScenario scenario, String bot) {}

    /** @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally */
    public Batch(final CompiledScenario scenario, final RunRequest request) {
        this(List.of(new Entry(scenario, request.bot())), List.of(), request, null);
    }

    /**
     * Prepares a batch of entries with the same layout; {@code recorder} records the trials of the first one if not
     * null.
     */
    Batch(
            final List<Entry> entries,
            final List<PairedRun.Pair> pairs,
            final RunRequest request,
            final SlotRecorder recorder) {
        this.entries = entries;
        this.pairs = pairs;
        this.request = request;
        this.recorder = recorder;
        headline = new HeadlineMoments(entries.get(0).scenario().layout());
        posted = Stream.generate(() -> new AtomicReference<long[]>())
                .limit(request.threads())
                .toList();
        shares = new WorkerShare[request.threads()];
        pool = new WorkerPool(request);
        // Discarded: only checks the bots before any thread starts. Shares are allocated on their own threads, so that
        // their data lie apart in memory.
        new WorkerShare(entries, pairs, request, recorder, null);
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
        final Thread[] threads = new Thread[request.threads()];
        pool = new WorkerPool(stage(trials));
        if (stop) {
            pool.requestStop();
        }
        begun = trials - pool.run(index -> worker(index, threads, clock));
        for (int t = 0; t < shares.length; t++) {
            final Lost current = lost.get(threads[t]);
            if (current != null) {
                shares[t].giveUp(current.trial, current.reason, current.detail);
            }
        }
        return IntStream.range(0, entries.size()).mapToObj(this::result).toList();
    }

    /** Returns the request of a stage. A short stage has smaller chunks, so that every thread gets work. */
    private RunRequest stage(final long trials) {
        final long length = trials - begun;
        final long share = Math.max(1, length / ((long) CHUNKS_PER_THREAD * request.threads()));
        return request.withRange(request.firstTrial() + begun, length)
                .withChunkTrials((int) Math.min(request.chunkTrials(), share));
    }

    private WorkerPool.Worker worker(final int index, final Thread[] threads, final LongSupplier clock) {
        // Stored at once: if this thread is lost, only its share remains.
        if (shares[index] == null) {
            shares[index] = new WorkerShare(entries, pairs, request, recorder, clock);
        }
        final WorkerShare share = shares[index];
        threads[index] = Thread.currentThread();
        return (from, to) -> {
            share.play(from, to);
            posted.get(index).set(headline.read(share.tally(entries.size() - 1)));
        };
    }

    private BatchResult result(final int entry) {
        final Tally all = new Tally(entries.get(entry).scenario().layout());
        Stream.of(shares).forEach(share -> all.combine(share.tally(entry)));
        // Only the tallies show how far lost threads got in their last chunks.
        final long unplayed = lost.isEmpty()
                ? request.trials() - begun
                : request.trials() - all.completed() - all.aborts().count();
        return new BatchResult(request.trials(), unplayed, !lost.isEmpty(), all);
    }

    /** Returns the tallies of the pairs since the beginning, in their order. */
    List<PairTally> pairs() {
        return IntStream.range(0, pairs.size())
                .mapToObj(pair -> {
                    final PairTally all =
                            new PairTally(entries.get(0).scenario().layout());
                    Stream.of(shares).forEach(share -> all.combine(share.pair(pair)));
                    return all;
                })
                .toList();
    }

    /**
     * Returns the seconds that an entry's trials took by the clocks of all threads, divided by the number of threads.
     */
    double seconds(final int entry) {
        final long nanos =
                Stream.of(shares).mapToLong(share -> share.nanos(entry)).sum();
        return nanos / NANOS_PER_SECOND / request.threads();
    }

    /**
     * Asks the threads to take no more chunks. {@link #run} returns once all entries have finished the chunks in
     * progress.
     */
    public void requestStop() {
        stop = true;
        pool.requestStop();
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
