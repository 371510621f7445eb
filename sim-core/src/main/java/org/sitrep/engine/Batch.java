package org.sitrep.engine;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sitrep.outcome.Outcome;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * Plays a range of missions on several threads. Workers take chunks of consecutive missions from one counter and tally them apart; the tallies are
 * combined at the end. As each mission is a function of its index alone and tallies are exact integers, the result is the same for any number of threads
 * and any chunk size.
 *
 * <p>{@link #run} is called once, or {@link #playTo} again and again, by one thread; {@link #requestStop} and {@link #snapshot} by any. Memory: a playout and a tally a thread, whatever the
 * number of missions.
 */
public final class Batch {
    /** Chunks that a thread takes in a stage, at least: the last ones are not waited for long. */
    private static final int CHUNKS_A_THREAD = 8;

    private final CompiledScenario scenario;
    private final RunRequest request;
    private final HeadlineMoments headline;
    private final ProgressBoard board;
    /** Null if nothing is written down. */
    private final Journal journal;
    /** Kept from stage to stage, with their tallies; each made on the thread that first uses it. */
    private final Worker[] workers;

    private volatile Crew crew;
    private volatile boolean stop;
    /** Missions of the range that were begun; written and read by the thread that plays. */
    private long begun;

    /** Workers whose bot does not answer, with the mission in hand. */
    private final Map<Thread, Lost> lost = new ConcurrentHashMap<>();

    /** What was in hand when a worker was lost. */
    private record Lost(long mission, String reason, String detail) {}

    /**
     * Prepares a batch.
     *
     * @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally
     */
    public Batch(final CompiledScenario scenario, final RunRequest request) {
        this(scenario, request, null);
    }

    /** Prepares a batch that writes missions down; nowhere if {@code journal} is null. */
    Batch(final CompiledScenario scenario, final RunRequest request, final Journal journal) {
        this.journal = journal;
        this.scenario = scenario;
        this.request = request;
        headline = new HeadlineMoments(scenario.layout());
        board = new ProgressBoard(request.threads());
        workers = new Worker[request.threads()];
        crew = new Crew(request);
        // Thrown away: only to find a wrong bot before any thread starts. Workers allocate on their own threads, so
        // that their states lie apart.
        new Worker(scenario, request, journal);
    }

    /**
     * Plays the range and returns when all workers have ended. If the calling thread is interrupted, that counts as a {@linkplain #requestStop request to
     * stop}, and its interrupt status is set again on return.
     *
     * @throws MissionFailedException if a mission throws: the one with the smallest index of those that would, for any number of threads
     */
    public BatchResult run() {
        return playTo(request.missions());
    }

    /**
     * Plays on as far as the given mission of the range, as {@link #run} does, and returns all that was played since the beginning: a stage. Nothing in the result shows the stages it was played in. After a stage
     * that was stopped there is no other.
     *
     * @param missions counted from the first of the range; more than were played before, at most those of the request
     */
    BatchResult playTo(final long missions) {
        final Thread[] threads = new Thread[request.threads()];
        crew = new Crew(stage(missions));
        if (stop) {
            crew.requestStop();
        }
        begun = missions - crew.run(index -> hand(index, threads));
        final Tally all = new Tally(scenario.layout());
        for (int w = 0; w < workers.length; w++) {
            final Lost inHand = lost.get(threads[w]);
            if (inHand != null) {
                workers[w].tally().accept(givenUp(inHand), inHand.mission);
            }
            all.combine(workers[w].tally());
        }
        return new BatchResult(request.missions(), unplayed(all), !lost.isEmpty(), all);
    }

    /** In a short stage chunks are smaller, so that there is work for every thread. */
    private RunRequest stage(final long missions) {
        final long length = missions - begun;
        final long share = Math.max(1, length / ((long) CHUNKS_A_THREAD * request.threads()));
        return request.withRange(request.firstMission() + begun, length)
                .withChunkMissions((int) Math.min(request.chunkMissions(), share));
    }

    private long unplayed(final Tally all) {
        // How far lost workers came in their last chunks only their tallies say.
        return lost.isEmpty()
                ? request.missions() - begun
                : request.missions() - all.completed() - all.aborts().count();
    }

    private Outcome givenUp(final Lost inHand) {
        final Outcome outcome = new Outcome(scenario.layout());
        outcome.abort(inHand.reason, inHand.detail);
        return outcome;
    }

    private Crew.Hand hand(final int index, final Thread[] threads) {
        if (workers[index] == null) {
            workers[index] = new Worker(scenario, request, journal);
        }
        final Worker worker = workers[index];
        final long[] scratch = new long[3];
        final long[] cell = new long[ProgressBoard.VALUES];
        threads[index] = Thread.currentThread();
        return (from, to) -> {
            worker.play(from, to);
            headline.read(worker.tally(), scratch, cell);
            board.post(index, cell);
        };
    }

    /** Asks the workers to take no more chunks; {@link #run} then returns what was played, as soon as the chunks in hand are finished. */
    public void requestStop() {
        stop = true;
        crew.requestStop();
    }

    /**
     * Goes on without a worker whose bot does not answer, and asks the others to stop. The mission in hand counts as given up, the rest of its chunk as not played.
     *
     * @param worker will never write to anything of this batch again, and all that it wrote is visible to the caller
     */
    public void abandon(final Thread worker, final long mission, final String reason, final String detail) {
        lost.put(worker, new Lost(mission, reason, detail));
        crew.abandon(worker);
    }

    /** Returns how far it is, by finished chunks. Cheap; never holds a worker up. */
    public BatchProgress snapshot() {
        return headline.progress(request.missions(), board.total());
    }

    /** Returns whether a stop was asked for. */
    boolean stopped() {
        return stop || crew.stopped();
    }
}
