package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.sitrep.outcome.OutcomeLayout;

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
    private final Crew crew;

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
     * @param nanoTime read around each mission; the capsules' only view of a clock
     * @param startedUtc ISO 8601, put into the capsules' timing as it is
     * @throws MissionFailedException if a mission throws
     */
    public ContestResult run(final LongSupplier nanoTime, final String startedUtc) {
        final ContestWorker[] workers = new ContestWorker[request.threads()];
        final long unplayed = crew.run(index -> hand(index, workers, nanoTime));
        final ContestWorker all = workers[0];
        for (int w = 1; w < workers.length; w++) {
            all.combine(workers[w]);
        }
        final List<Capsule> capsules = new ArrayList<>();
        for (int c = 0; c < contenders.size(); c++) {
            final Contender contender = contenders.get(c);
            final double seconds = all.nanos(c) / NANOS_A_SECOND / request.threads();
            capsules.add(CapsuleMaker.capsule(
                    contender.scenario(),
                    contender.subject(),
                    request.withBot(contender.bot()),
                    new BatchResult(request.missions(), unplayed, false, all.tally(c)),
                    new Capsule.Timing(
                            request.threads(), seconds, Runtime.version().toString(), startedUtc)));
        }
        return new ContestResult(capsules, all.pairs());
    }

    private Crew.Hand hand(final int index, final ContestWorker[] workers, final LongSupplier nanoTime) {
        final ContestWorker worker = new ContestWorker(contenders, pairs, request, nanoTime);
        final long[] scratch = new long[3];
        final long[] cell = new long[ProgressBoard.VALUES];
        workers[index] = worker;
        return (from, to) -> {
            worker.play(from, to);
            headline.read(worker.tally(contenders.size() - 1), scratch, cell);
            board.post(index, cell);
        };
    }

    /** Asks for an early end: chunks in hand are played by all contenders, so that what was played is the same for all. */
    public void requestStop() {
        crew.requestStop();
    }

    /** Returns how far it is, with the running value of the last contender. Cheap; never holds a worker up. */
    public BatchProgress snapshot() {
        return headline.progress(request.missions(), board.total());
    }
}
