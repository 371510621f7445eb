package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.sitrep.stats.PairTally;

/**
 * Plays a contest in stages, as {@link StagedRun} plays a run: between two of them it may be saved, and it may go on from what an earlier one has saved. The result shows none of that. Use once; {@link #requestStop},
 * {@link #abandon} and {@link #snapshot} from any thread.
 */
public final class StagedContest {
    private static final double NANOS_A_SECOND = 1e9;

    private final Contest contest;
    /** What is still to be played. */
    private final RunRequest rest;

    private final Optional<ContestResult> before;

    /**
     * Prepares a contest.
     *
     * @param request of the whole contest
     * @param before what was played already, from the first mission on, and not all of it; empty if nothing
     * @throws IllegalArgumentException as {@link Contest}, or if {@code before} is of other contenders or of all missions
     */
    public StagedContest(
            final List<Contender> contenders,
            final List<Contest.Pair> pairs,
            final RunRequest request,
            final Optional<ContestResult> before) {
        this.before = before;
        rest = before.map(played -> rest(request, played, contenders.size(), pairs.size()))
                .orElse(request);
        contest = new Contest(contenders, pairs, rest);
    }

    private static RunRequest rest(
            final RunRequest request, final ContestResult played, final int contenders, final int pairs) {
        final Capsule first = played.capsules().get(0);
        if (played.capsules().size() != contenders
                || played.pairs().size() != pairs
                || first.firstMission() != request.firstMission()
                || first.requested() != request.missions()
                || first.unplayed() == 0) {
            throw new IllegalArgumentException("cannot go on: other missions or sides were asked for");
        }
        return request.withRange(first.playedEnd(), first.unplayed());
    }

    /**
     * Plays and returns the capsules and pairs, of a prefix of the range if a stop was asked for.
     *
     * @param nanoTime decides how long stages are and nothing else
     * @param cpuTime as for {@link Contest#run}
     * @param startedUtc ISO 8601, put into the capsules' timing as it is
     * @throws MissionFailedException if a mission throws
     * @throws IllegalArgumentException if {@code before} is of something else, naming what differs
     */
    public ContestResult run(
            final LongSupplier nanoTime,
            final LongSupplier cpuTime,
            final String startedUtc,
            final StagedRun.Saving<ContestResult> saving) {
        final long start = nanoTime.getAsLong();
        final Stages stages = new Stages(saving, rest.missions(), rest.threads());
        while (true) {
            final long to = stages.next();
            final ContestResult played = contest.playTo(to, cpuTime, startedUtc);
            if (to == rest.missions() || contest.stopped()) {
                return whole(played);
            }
            if (stages.ended(to, (nanoTime.getAsLong() - start) / NANOS_A_SECOND)) {
                saving.save().accept(whole(played));
                stages.saved((nanoTime.getAsLong() - start) / NANOS_A_SECOND);
            }
        }
    }

    private ContestResult whole(final ContestResult played) {
        if (before.isEmpty()) {
            return played;
        }
        final List<Capsule> capsules = new ArrayList<>();
        for (int c = 0; c < played.capsules().size(); c++) {
            capsules.add(Capsules.append(
                    before.get().capsules().get(c), played.capsules().get(c)));
        }
        final List<PairTally> pairs = new ArrayList<>();
        for (int p = 0; p < played.pairs().size(); p++) {
            final PairTally both = new PairTally(capsules.get(0).layout());
            both.combine(before.get().pairs().get(p));
            both.combine(played.pairs().get(p));
            pairs.add(both);
        }
        return new ContestResult(capsules, pairs);
    }

    /** Asks for an early end, see {@link Contest#requestStop}. */
    public void requestStop() {
        contest.requestStop();
    }

    /** Goes on without a thread whose bot does not answer, see {@link Contest#abandon}. */
    public void abandon(final Thread thread, final long mission, final String reason, final String detail) {
        contest.abandon(thread, mission, reason, detail);
    }

    /** Returns how far it is with what was left to be played, see {@link Contest#snapshot}. */
    public BatchProgress snapshot() {
        return contest.snapshot();
    }
}
