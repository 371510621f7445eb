package org.sitrep.engine;

import java.util.Objects;

/**
 * What to play and how. Only the first five decide the result; threads and chunk size decide how fast it comes.
 *
 * @param bot an id of the ruleset's catalogue
 * @param seed any value
 * @param firstMission index of the first mission, at least 0
 * @param missions how many, 1 … {@link #MAX_MISSIONS}
 * @param maxDecisions a mission that asks for more is aborted; at least 1
 * @param threads worker threads, 1 … {@value #MAX_THREADS}
 * @param chunkMissions missions that a worker takes at a time, at least 1; a request to stop waits for the chunks in
 *     hand
 */
public record RunRequest(
        String bot, long seed, long firstMission, long missions, int maxDecisions, int threads, int chunkMissions) {
    /** Bound of decisions where the caller names none. */
    public static final int DEFAULT_MAX_DECISIONS = 100_000;

    /** Chunk size where the caller names none: some milliseconds of work. */
    public static final int DEFAULT_CHUNK_MISSIONS = 256;

    /** Most missions of one run: 2^53, beyond which a count is no longer exact as a double or in JSON. */
    public static final long MAX_MISSIONS = 1L << 53;

    /** Most worker threads. */
    public static final int MAX_THREADS = 1024;

    /** Checks the ranges; throws {@link IllegalArgumentException} naming what is out of range. */
    public RunRequest {
        Objects.requireNonNull(bot);
        require(firstMission >= 0, "first mission", firstMission, "at least 0");
        require(missions >= 1 && missions <= MAX_MISSIONS, "missions", missions, "1 to " + MAX_MISSIONS);
        require(missions <= Long.MAX_VALUE - firstMission, "missions", missions, "a range that ends below 2^63");
        require(maxDecisions >= 1, "maximum of decisions", maxDecisions, "at least 1");
        require(threads >= 1 && threads <= MAX_THREADS, "threads", threads, "1 to " + MAX_THREADS);
        require(chunkMissions >= 1, "missions a chunk", chunkMissions, "at least 1");
    }

    private static void require(final boolean holds, final String what, final long value, final String range) {
        if (!holds) {
            throw new IllegalArgumentException(what + ": " + value + "; must be " + range);
        }
    }

    /** Returns a request for missions {@code 0 … missions - 1} on one thread, with the default bound and chunk size. */
    public static RunRequest of(final String bot, final long seed, final long missions) {
        return new RunRequest(bot, seed, 0, missions, DEFAULT_MAX_DECISIONS, 1, DEFAULT_CHUNK_MISSIONS);
    }

    /** Returns the same for another bot. */
    public RunRequest withBot(final String id) {
        return new RunRequest(id, seed, firstMission, missions, maxDecisions, threads, chunkMissions);
    }

    /** Returns the same with another first mission. */
    public RunRequest withFirstMission(final long first) {
        return new RunRequest(bot, seed, first, missions, maxDecisions, threads, chunkMissions);
    }

    /** Returns the same over another range. */
    public RunRequest withRange(final long first, final long count) {
        return new RunRequest(bot, seed, first, count, maxDecisions, threads, chunkMissions);
    }

    /** Returns the same with another bound of decisions. */
    public RunRequest withMaxDecisions(final int max) {
        return new RunRequest(bot, seed, firstMission, missions, max, threads, chunkMissions);
    }

    /** Returns the same on another number of threads. */
    public RunRequest withThreads(final int count) {
        return new RunRequest(bot, seed, firstMission, missions, maxDecisions, count, chunkMissions);
    }

    /** Returns the same with another chunk size. */
    public RunRequest withChunkMissions(final int size) {
        return new RunRequest(bot, seed, firstMission, missions, maxDecisions, threads, size);
    }
}
