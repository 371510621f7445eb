package org.sitrep.analysis.solve;

import java.util.Comparator;
import java.util.List;
import org.sitrep.engine.Independent;

/**
 * Plays every candidate of a small space: few trials at first, then more and more of those that may meet all targets. A
 * candidate is excluded only by an interval that is valid at any number of looks, at a level that holds over all
 * candidates and targets. A merely unlikely candidate waits until no likelier one is in doubt.
 */
final class Screening {
    static final int LEAST_TRIALS = 40;

    private static final int MOST_AT_FIRST = 400;
    /** Divisor of the budget for the first round. */
    private static final int FIRST_SHARE = 3;
    /** Candidates with a chance below this wait for the others. */
    private static final double UNLIKELY = 0.02;

    private final SearchState search;

    Screening(final SearchState search) {
        this.search = search;
    }

    void run() {
        final List<Candidate> all = search.space().all();
        final long share = search.budget() / (FIRST_SHARE * (long) all.size() * search.bots());
        final int first = (int) Math.max(LEAST_TRIALS, Math.min(MOST_AT_FIRST, share));
        final Independent plays = new Independent();
        for (final Candidate candidate : all) {
            if (search.stopped()) {
                return;
            }
            plays.begin(() -> search.open(candidate, first));
        }
        plays.end();
        while (round()) {
            assert search.spent() <= search.budget();
        }
    }

    /**
     * Doubles the trials of the candidates in doubt, the most promising first. Returns false if the budget had room for
     * none.
     */
    private boolean round() {
        final List<EvaluatedCandidate> doubtful = search.opened().stream()
                .filter(one -> one.isAlive() && !one.isKnown(search.targets()))
                .sorted(Comparator.comparingDouble((EvaluatedCandidate one) -> -one.feasibility(search.targets())))
                .toList();
        final boolean likely = !doubtful.isEmpty() && doubtful.get(0).feasibility(search.targets()) >= UNLIKELY;
        boolean any = false;
        final Independent plays = new Independent();
        for (final EvaluatedCandidate one : doubtful) {
            if (search.stopped()) {
                return false;
            }
            final boolean waits = likely && one.feasibility(search.targets()) < UNLIKELY;
            if (!waits && search.affords(one.trials())) {
                plays.begin(() -> search.more(one, (int) one.trials()));
                any = true;
            }
        }
        plays.end();
        return any;
    }
}
