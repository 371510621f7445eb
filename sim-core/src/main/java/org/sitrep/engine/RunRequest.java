package org.sitrep.engine;

import java.util.Objects;
import java.util.Optional;

/**
 * A request to play a range of trials. Only the first five components determine the result; the others affect the speed
 * and the rows received.
 *
 * @param bot an id of the ruleset's catalogue
 * @param seed any value
 * @param firstTrial index of the first trial, at least 0
 * @param trials number of trials, 1 … {@link #MAX_TRIALS}
 * @param maxDecisions a trial with more decisions is aborted; at least 1
 * @param threads worker threads, 1 … {@value #MAX_THREADS}
 * @param chunkTrials trials that a worker takes at a time, at least 1; a request to stop waits for the chunks in
 *     progress
 * @param elsewhere other places that play a part of the trials; unused if rows are received
 * @param rows receives every trial as rows; empty for none
 */
public record RunRequest(
        String bot,
        long seed,
        long firstTrial,
        long trials,
        int maxDecisions,
        int threads,
        int chunkTrials,
        Elsewhere elsewhere,
        Optional<TrialRows> rows) {
    /** Default bound on decisions. */
    public static final int DEFAULT_MAX_DECISIONS = 100_000;

    /** Default chunk size: some milliseconds of work. */
    public static final int DEFAULT_CHUNK_TRIALS = 256;

    /** Maximum number of trials of one run: 2^53, beyond which a count is no longer exact as a double or in JSON. */
    public static final long MAX_TRIALS = 1L << 53;

    /** Maximum number of worker threads. */
    public static final int MAX_THREADS = 1024;

    /** Checks the ranges; throws {@link IllegalArgumentException} naming what is out of range. */
    public RunRequest {
        Objects.requireNonNull(bot);
        Objects.requireNonNull(elsewhere);
        Objects.requireNonNull(rows);
        require(firstTrial >= 0, "first trial", firstTrial, "at least 0");
        require(trials >= 1 && trials <= MAX_TRIALS, "trials", trials, "1 to " + MAX_TRIALS);
        require(trials <= Long.MAX_VALUE - firstTrial, "trials", trials, "a range that ends below 2^63");
        require(maxDecisions >= 1, "maximum number of decisions", maxDecisions, "at least 1");
        require(threads >= 1 && threads <= MAX_THREADS, "threads", threads, "1 to " + MAX_THREADS);
        require(chunkTrials >= 1, "trials per chunk", chunkTrials, "at least 1");
    }

    private static void require(final boolean holds, final String what, final long value, final String range) {
        if (!holds) {
            throw new IllegalArgumentException(what + ": " + value + "; must be " + range);
        }
    }

    /** Returns a request of trials {@code 0 … trials - 1} on one thread, with the default bound and chunk size. */
    public static RunRequest of(final String bot, final long seed, final long trials) {
        return new RunRequest(
                bot,
                seed,
                0,
                trials,
                DEFAULT_MAX_DECISIONS,
                1,
                DEFAULT_CHUNK_TRIALS,
                Elsewhere.NOWHERE,
                Optional.empty());
    }

    /** Returns the same request with another bot. */
    public RunRequest withBot(final String id) {
        return new RunRequest(id, seed, firstTrial, trials, maxDecisions, threads, chunkTrials, elsewhere, rows);
    }

    /** Returns the same request with another seed. */
    public RunRequest withSeed(final long other) {
        return new RunRequest(bot, other, firstTrial, trials, maxDecisions, threads, chunkTrials, elsewhere, rows);
    }

    /** Returns the same request with another first trial. */
    public RunRequest withFirstTrial(final long first) {
        return new RunRequest(bot, seed, first, trials, maxDecisions, threads, chunkTrials, elsewhere, rows);
    }

    /** Returns the same request with another range. */
    public RunRequest withRange(final long first, final long count) {
        return new RunRequest(bot, seed, first, count, maxDecisions, threads, chunkTrials, elsewhere, rows);
    }

    /** Returns the same request with another bound on decisions. */
    public RunRequest withMaxDecisions(final int max) {
        return new RunRequest(bot, seed, firstTrial, trials, max, threads, chunkTrials, elsewhere, rows);
    }

    /** Returns the same request with another number of threads. */
    public RunRequest withThreads(final int count) {
        return new RunRequest(bot, seed, firstTrial, trials, maxDecisions, count, chunkTrials, elsewhere, rows);
    }

    /** Returns the same request with another chunk size. */
    public RunRequest withChunkTrials(final int size) {
        return new RunRequest(bot, seed, firstTrial, trials, maxDecisions, threads, size, elsewhere, rows);
    }

    /** Returns the same request with other places. */
    public RunRequest withElsewhere(final Elsewhere places) {
        return new RunRequest(bot, seed, firstTrial, trials, maxDecisions, threads, chunkTrials, places, rows);
    }

    /** Returns the same request whose trials are received as rows. */
    public RunRequest withRows(final TrialRows receiver) {
        return new RunRequest(
                bot, seed, firstTrial, trials, maxDecisions, threads, chunkTrials, elsewhere, Optional.of(receiver));
    }
}
