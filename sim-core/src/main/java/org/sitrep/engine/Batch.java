package org.sitrep.engine;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/**
 * Plays a range of trials on several threads, each trial by one entry or by several on the same dice. Threads take
 * chunks of consecutive trials from one counter and tally them apart; the tallies are combined at the end. As each
 * trial is a function of its index alone and tallies are exact integers, the result is the same for any number of
 * threads and any chunk size.
 *
 * <p>{@link #run} is called once, or {@link #playTo} again and again, by one thread; {@link #requestStop},
 * {@link #abandon} and {@link #snapshot} by any. Memory: a playout and a tally per entry and thread, whatever the
 * number of trials.
 */
public final class Batch {
    /** Chunks that a thread takes in a stage, at least: the last ones are not waited for long. */
    private static final int CHUNKS_PER_THREAD = 8;

    private static final double NANOS_PER_SECOND = 1e9;

    private final List<Entry> entries;
    private final List<PairedRun.Pair> pairs;
    private final RunRequest request;
    private final HeadlineMoments headline;
    /** The headline sums of each share after its last chunk, never changed once posted; null before the first. */
    private final AtomicReferenceArray<long[]> posted;
    /** Null if nothing is written down. */
    private final SlotRecorder journal;
    /** Kept from stage to stage, with their tallies; each made on the thread that first uses it. */
    private final WorkerShare[] shares;

    private volatile WorkerPool crew;
    private volatile boolean stop;
    /** Trials of the range that were begun; written and read by the thread that plays. */
    private long begun;
    /** Threads whose bot does not answer, with the trial in hand. */
    private final Map<Thread, Lost> lost = new ConcurrentHashMap<>();

    /** What was in hand when a thread was lost. */
    private record Lost(long trial, String reason, String detail) {}

    /** Who plays what. */
    record Entry(CompiledScenario scenario, String bot) {}

    /** @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally */
    public Batch(final CompiledScenario scenario, final RunRequest request) {
        this(List.of(new Entry(scenario, request.bot())), List.of(), request, null);
    }

    /** Prepares a batch of entries of one layout; {@code journal} writes the first one's trials down if not null. */
    Batch(
            final List<Entry> entries,
            final List<PairedRun.Pair> pairs,
            final RunRequest request,
            final SlotRecorder journal) {
        this.entries = entries;
        this.pairs = pairs;
        this.request = request;
        this.journal = journal;
        headline = new HeadlineMoments(entries.get(0).scenario().layout());
        posted = new AtomicReferenceArray<>(request.threads());
        shares = new WorkerShare[request.threads()];
        crew = new WorkerPool(request);
        // Thrown away: only to find a wrong bot before any thread starts. Shares are allocated on their own threads,
        // so that their states lie apart.
        new WorkerShare(entries, pairs, request, journal, null);
    }

    /**
     * Plays the range and returns what the first entry did when all threads have ended. If the calling thread is
     * interrupted, that counts as a {@linkplain #requestStop request to stop}, and its interrupt status is set again on
     * return.
     *
     * @throws TrialFailedException if a trial throws: the one with the smallest index of those that would, for any
     *     number of threads
     */
    public BatchResult run() {
        return playTo(request.trials(), null).get(0);
    }

    /**
     * Plays a stage: on as far as the given trial of the range, as {@link #run} does. Returns all that was played since
     * the beginning, one result per entry. Nothing in the results shows the stages they were played in. After a stage
     * that was stopped there is no other.
     *
     * @param trials counted from the first of the range; more than were played before, at most those of the request
     * @param clock read by each thread around each trial of an entry; null if nobody's time is measured
     */
    List<BatchResult> playTo(final long trials, final LongSupplier clock) {
        final Thread[] threads = new Thread[request.threads()];
        crew = new WorkerPool(stage(trials));
        if (stop) {
            crew.requestStop();
        }
        begun = trials - crew.run(index -> hand(index, threads, clock));
        for (int t = 0; t < shares.length; t++) {
            final Lost inHand = lost.get(threads[t]);
            if (inHand != null) {
                shares[t].giveUp(inHand.trial, inHand.reason, inHand.detail);
            }
        }
        return IntStream.range(0, entries.size()).mapToObj(this::result).toList();
    }

    /** In a short stage chunks are smaller, so that there is work for every thread. */
    private RunRequest stage(final long trials) {
        final long length = trials - begun;
        final long share = Math.max(1, length / ((long) CHUNKS_PER_THREAD * request.threads()));
        return request.withRange(request.firstTrial() + begun, length)
                .withChunkTrials((int) Math.min(request.chunkTrials(), share));
    }

    private WorkerPool.Hand hand(final int index, final Thread[] threads, final LongSupplier clock) {
        // At once: of a thread that is lost its share is all that is left.
        if (shares[index] == null) {
            shares[index] = new WorkerShare(entries, pairs, request, journal, clock);
        }
        final WorkerShare share = shares[index];
        threads[index] = Thread.currentThread();
        return (from, to) -> {
            share.play(from, to);
            posted.set(index, headline.read(share.tally(entries.size() - 1)));
        };
    }

    private BatchResult result(final int entry) {
        final Tally all = new Tally(entries.get(entry).scenario().layout());
        Stream.of(shares).forEach(share -> all.combine(share.tally(entry)));
        // How far lost threads came in their last chunks only their tallies say.
        final long unplayed = lost.isEmpty()
                ? request.trials() - begun
                : request.trials() - all.completed() - all.aborts().count();
        return new BatchResult(request.trials(), unplayed, !lost.isEmpty(), all);
    }

    /** Returns what the pairs did since the beginning, in their order. */
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

    /** Returns the seconds that an entry's trials took by the clock of each thread, over the number of threads. */
    double seconds(final int entry) {
        final long nanos =
                Stream.of(shares).mapToLong(share -> share.nanos(entry)).sum();
        return nanos / NANOS_PER_SECOND / request.threads();
    }

    /**
     * Asks the threads to take no more chunks; {@link #run} then returns what was played, as soon as the chunks in hand
     * are finished by all entries.
     */
    public void requestStop() {
        stop = true;
        crew.requestStop();
    }

    /**
     * Goes on without a thread whose bot does not answer, and asks the others to stop. The trial in hand counts as
     * given up by that bot and by all whose turn had not come, the rest of its chunk as not played by anybody.
     *
     * @param thread will never write to anything of this batch again, and all that it wrote is visible to the caller
     */
    public void abandon(final Thread thread, final long trial, final String reason, final String detail) {
        lost.put(thread, new Lost(trial, reason, detail));
        crew.abandon(thread);
    }

    /**
     * Returns how far it is, by finished chunks, with the running value of the last entry. Cheap; never holds a thread
     * up.
     */
    public BatchProgress snapshot() {
        final Stream<long[]> sums = IntStream.range(0, posted.length()).mapToObj(posted::get);
        return headline.progress(request.trials(), HeadlineMoments.total(sums));
    }

    /** Returns whether a stop was asked for, or a thread was lost. */
    boolean stopped() {
        return stop || crew.stopped();
    }
}
