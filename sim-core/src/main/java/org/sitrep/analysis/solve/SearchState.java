package org.sitrep.analysis.solve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The state of a search: the candidates opened and the trials spent. */
final class SearchState {
    private final Space space;
    private final List<Target> targets;
    private final CandidateEvaluator evaluator;
    private final SolveRequest request;
    private final SolveListener listener;
    /** Level of the interval that excludes a candidate. */
    private final double level;

    private final Map<Candidate, EvaluatedCandidate> opened = new LinkedHashMap<>();
    private final long budget;
    private long spent;

    /**
     * @param budget maximum number of trials
     * @param candidates maximum number of opened candidates; the intervals that exclude candidates hold for all of them
     *     together
     */
    SearchState(
            final Space space,
            final List<Target> targets,
            final CandidateEvaluator evaluator,
            final SolveRequest request,
            final long budget,
            final long candidates,
            final SolveListener listener) {
        this.space = space;
        this.targets = targets;
        this.evaluator = evaluator;
        this.request = request;
        this.budget = budget;
        this.listener = listener;
        level = 1 - (1 - request.level()) / (candidates * (double) targets.size());
    }

    Space space() {
        return space;
    }

    List<Target> targets() {
        return targets;
    }

    SolveRequest request() {
        return request;
    }

    long spent() {
        return spent;
    }

    long budget() {
        return budget;
    }

    /** Returns the cost of a trial of a candidate. */
    int bots() {
        return evaluator.bots();
    }

    boolean stopped() {
        return evaluator.stopped();
    }

    /** Returns all opened candidates, in order of opening. */
    List<EvaluatedCandidate> opened() {
        return new ArrayList<>(opened.values());
    }

    Optional<EvaluatedCandidate> opened(final Candidate candidate) {
        return Optional.ofNullable(opened.get(candidate));
    }

    boolean affords(final long trials) {
        return spent + trials * bots() <= budget;
    }

    /** Opens a candidate and, if it is legal, plays its first trials. */
    void open(final Candidate candidate, final int trials) {
        final EvaluatedCandidate now = new EvaluatedCandidate(candidate, evaluator.open(candidate));
        opened.put(candidate, now);
        if (now.isLegal()) {
            more(now, trials);
        }
    }

    /** Plays further trials of a candidate, and excludes it if its intervals do. */
    void more(final EvaluatedCandidate one, final int trials) {
        one.play(request.seed(), trials);
        spent += (long) trials * bots();
        if (!stopped()) {
            one.exclude(targets, level);
        }
        told(0);
    }

    /**
     * Tells the listener.
     *
     * @param fresh number of trials played after the search
     */
    void told(final long fresh) {
        listener.played(spent + fresh, this::attempts);
    }

    /** Returns all opened candidates, in order of opening; their intervals hold together at any number of looks. */
    List<Solution.Attempt> attempts() {
        final long legal =
                opened.values().stream().filter(EvaluatedCandidate::isLegal).count();
        final double each = 1 - (1 - request.level()) / (Math.max(1, legal) * (double) targets.size());
        return opened.values().stream()
                .map(one -> new Solution.Attempt(
                        one.candidate(), one.isLegal(), one.isExcluded(), one.trials(), one.estimates(each)))
                .toList();
    }
}
