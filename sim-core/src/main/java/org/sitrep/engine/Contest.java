package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.stats.PairTally;
import org.sitrep.stats.Tally;

/**
 * Plays every mission of a range with several contenders, one after the other on the same dice, and adds up each by itself and chosen pairs of them mission by mission. What one of them comes to
 * does not depend on who else takes part, nor anything on threads or chunks.
 *
 * <p>{@link #run} is called once, by one thread; {@link #requestStop} and {@link #snapshot} by any. Memory: a playout and a tally a contender and thread.
 */
public final class Contest {
    private static final double NANOS_A_SECOND = 1e9;

    /**
     * Two contenders whose missions are laid side by side.
     *
     * @param first number of the first contender
     * @param second number of the other; differences are second less first
     */
    public record Pair(int first, int second) {}

    private final List<Contender> contenders;
    private final List<Pair> pairs;
    private final RunRequest request;
    private final HeadlineMoments headline;
    private final ProgressBoard board;
    /** Kept from stage to stage, with their tallies; each made on the thread that first uses it. */
    private final ContestWorker[] workers;

    private volatile Crew crew;
    private volatile boolean stop;
    /** Missions of the range that were begun; written and read by the thread that plays. */
    private long begun;

    /** Threads whose bot does not answer, with the mission in hand. */
    private final Map<Thread, Lost> lost = new ConcurrentHashMap<>();

    /** What was in hand when a thread was lost. */
    private record Lost(long mission, String reason, String detail) {}

    /**
     * Prepares a contest.
     *
     * @param request its bot is not read: each contender names its own
     * @throws IllegalArgumentException if the contenders' layouts differ, a pair names nobody, or a ruleset has no such bot
     */
    public Contest(final List<Contender> contenders, final List<Pair> pairs, final RunRequest request) {
        this.contenders = List.copyOf(contenders);
        this.pairs = List.copyOf(pairs);
        this.request = request;
        requireFit();
        headline = new HeadlineMoments(layout());
        board = new ProgressBoard(request.threads());
        workers = new ContestWorker[request.threads()];
        crew = new Crew(request);
        // Thrown away: only to find a wrong bot before any thread starts.
        contenders.forEach(contender -> contender.scenario().newPlayout(contender.bot(), request.maxDecisions()));
    }

    private void requireFit() {
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

    private OutcomeLayout layout() {
        return contenders.get(0).scenario().layout();
    }

    /**
     * Plays and returns the capsules and pairs, of a prefix of the range if a stop was asked for.
     *
     * @param nanoTime read by the thread that plays after each mission; the capsules' only view of a clock, best one of that thread's CPU time
     * @param startedUtc ISO 8601, put into the capsules' timing as it is
     * @throws MissionFailedException if a mission throws
     */
    public ContestResult run(final LongSupplier nanoTime, final String startedUtc) {
        return playTo(request.missions(), nanoTime, startedUtc);
    }

    /**
     * Plays on as far as the given mission of the range, as {@link #run} does, and returns all that was played since the beginning, as {@link Batch#playTo} does.
     *
     * @param missions counted from the first of the range; more than were played before, at most those of the request
     */
    ContestResult playTo(final long missions, final LongSupplier nanoTime, final String startedUtc) {
        final Thread[] threads = new Thread[request.threads()];
        crew = new Crew(request.withRange(request.firstMission() + begun, missions - begun));
        if (stop) {
            crew.requestStop();
        }
        begun = missions - crew.run(index -> hand(index, threads, nanoTime));
        for (int w = 0; w < workers.length; w++) {
            final Lost inHand = lost.get(threads[w]);
            if (inHand != null) {
                workers[w].giveUp(inHand.mission, inHand.reason, inHand.detail);
            }
        }
        return result(startedUtc);
    }

    private ContestResult result(final String startedUtc) {
        final List<Capsule> capsules = new ArrayList<>();
        for (int c = 0; c < contenders.size(); c++) {
            capsules.add(capsule(c, startedUtc));
        }
        final List<PairTally> both = new ArrayList<>();
        for (int p = 0; p < pairs.size(); p++) {
            final PairTally all = new PairTally(layout());
            for (final ContestWorker worker : workers) {
                all.combine(worker.pairs().get(p));
            }
            both.add(all);
        }
        return new ContestResult(capsules, both);
    }

    private Capsule capsule(final int c, final String startedUtc) {
        final Contender contender = contenders.get(c);
        final Tally all = new Tally(layout());
        long nanos = 0;
        for (final ContestWorker worker : workers) {
            all.combine(worker.tally(c));
            nanos += worker.nanos(c);
        }
        final double seconds = nanos / NANOS_A_SECOND / request.threads();
        return CapsuleMaker.capsule(
                contender.scenario(),
                contender.subject(),
                request.withBot(contender.bot()),
                new BatchResult(request.missions(), unplayed(all), !lost.isEmpty(), all),
                new Capsule.Timing(request.threads(), seconds, Runtime.version().toString(), startedUtc));
    }

    private long unplayed(final Tally anybody) {
        // How far lost threads came in their last chunks only their tallies say.
        return lost.isEmpty()
                ? request.missions() - begun
                : request.missions() - anybody.completed() - anybody.aborts().count();
    }

    private Crew.Hand hand(final int index, final Thread[] threads, final LongSupplier nanoTime) {
        // At once: of a thread that is lost its worker is all that is left.
        if (workers[index] == null) {
            workers[index] = new ContestWorker(contenders, pairs, request, nanoTime);
        }
        final ContestWorker worker = workers[index];
        final long[] scratch = new long[3];
        final long[] cell = new long[ProgressBoard.VALUES];
        threads[index] = Thread.currentThread();
        return (from, to) -> {
            worker.play(from, to);
            headline.read(worker.tally(contenders.size() - 1), scratch, cell);
            board.post(index, cell);
        };
    }

    /** Asks for an early end: chunks in hand are played by all contenders, so that what was played is the same for all. */
    public void requestStop() {
        stop = true;
        crew.requestStop();
    }

    /**
     * Goes on without a thread whose bot does not answer, and asks the others to stop. The mission in hand counts as given up by that bot and by all whose turn had not come, the rest of its chunk as
     * not played by anybody.
     *
     * @param thread will never write to anything of this contest again, and all that it wrote is visible to the caller
     */
    public void abandon(final Thread thread, final long mission, final String reason, final String detail) {
        lost.put(thread, new Lost(mission, reason, detail));
        crew.abandon(thread);
    }

    /** Returns how far it is, with the running value of the last contender. Cheap; never holds a worker up. */
    public BatchProgress snapshot() {
        return headline.progress(request.missions(), board.total());
    }

    /** Returns whether a stop was asked for, or a thread was lost. */
    boolean stopped() {
        return stop || crew.stopped();
    }
}
