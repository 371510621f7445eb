package org.sitrep.analysis.solve;

import java.util.Comparator;
import java.util.List;

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

    private final SearchState hunt;

    Screening(final SearchState hunt) {
        this.hunt = hunt;
    }

    void run() {
        final List<Candidate> all = hunt.space().all();
        final long share = hunt.budget() / (FIRST_SHARE * (long) all.size() * hunt.bots());
        final int first = (int) Math.max(LEAST_TRIALS, Math.min(MOST_AT_FIRST, share));
        for (final Candidate candidate : all) {
            if (hunt.stopped()) {
                return;
            }
            hunt.open(candidate, first);
        }
        while (round()) {
            assert hunt.spent() <= hunt.budget();
        }
    }

    /**
     * Doubles the trials of the candidates in doubt, the most promising first. Returns false if the budget had room for
     * none.
     */
    private boolean round() {
        final List<EvaluatedCandidate> doubtful = hunt.tried().stream()
                .filter(one -> one.isAlive() && !one.isKnown(hunt.targets()))
                .sorted(Comparator.comparingDouble((EvaluatedCandidate one) -> -one.promise(hunt.targets())))
                .toList();
        final boolean likely = !doubtful.isEmpty() && doubtful.get(0).promise(hunt.targets()) >= UNLIKELY;
        boolean any = false;
        for (final EvaluatedCandidate one : doubtful) {
            if (hunt.stopped()) {
                return false;
            }
            final boolean waits = likely && one.promise(hunt.targets()) < UNLIKELY;
            if (!waits && hunt.affords(one.trials())) {
                hunt.more(one, (int) one.trials());
                any = true;
            }
        }
        return any;
    }
}
