package org.sitrep.analysis.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.Independent;

/**
 * Searches a space that is too large to play whole. It begins with a few candidates and fits one {@link Surrogate} per
 * target to them. With these it estimates for many others how likely they are to meet all targets. It plays the
 * likeliest, for the first time or again. Edits of one factor come first; those of more follow only if none with fewer
 * is found, so that the result is a small edit.
 */
final class Explorer {
    static final int MOST_OPENED = 150;

    private static final int LEAST_AT_FIRST = 100;
    private static final int MOST_AT_FIRST = 600;
    /** Number of candidates whose first trials would use up the budget. */
    private static final int FIRST_SHARE = 60;

    private static final double HOPELESS = 0.005;
    /** Chance of meeting all targets above which a well known candidate counts as good. */
    private static final double LIKELY = 0.9;
    /** Exponential decay of the preference for a candidate over the distance from one end of its range to the other. */
    private static final double LIKES_NEAR = 0.7;
    /** Length scale on which an illegal candidate counts against its neighbours. */
    private static final double NEIGHBOURHOOD = 0.12;
    /** Number of picks after the first good candidate, to find one nearer to the present values. */
    private static final int PICKS_AFTER_GOOD = 10;

    private static final int BEST_TO_WATCH = 4;

    private final SearchState search;
    private final Space space;
    private final Pool pool;
    private final boolean[] numeric;
    private final int first;

    Explorer(final SearchState search) {
        this.search = search;
        space = search.space();
        pool = new Pool(space);
        numeric = new boolean[space.factors().size()];
        for (int f = 0; f < numeric.length; f++) {
            numeric[f] = space.factors().get(f).isNumeric();
        }
        final long share = search.budget() / ((long) FIRST_SHARE * search.bots());
        first = (int) Math.max(LEAST_AT_FIRST, Math.min(MOST_AT_FIRST, share));
    }

    void run() {
        final Independent plays = new Independent();
        for (final Candidate candidate : pool.first()) {
            if (!isOver(1)) {
                plays.begin(() -> open(candidate));
            }
        }
        plays.end();
        final int most = space.factors().size();
        for (int changes = Math.max(1, pool.forced()); changes <= most && good() == 0; changes++) {
            stage(changes, (double) changes / most);
        }
    }

    /**
     * Plays edits of at most the given number of factors until enough of them are good, none has any hope, or its share
     * of the budget is used up.
     */
    private void stage(final int changes, final double share) {
        int after = 0;
        while (!isOver(share) && good() < search.request().confirm() && after <= PICKS_AFTER_GOOD) {
            final Optional<Pick> pick = pick(changes);
            if (pick.isEmpty() || pick.get().chance < HOPELESS) {
                return;
            }
            after += good() > 0 ? 1 : 0;
            play(pick.get().candidate);
        }
    }

    private boolean isOver(final double share) {
        return search.stopped()
                || search.opened().size() >= share * MOST_OPENED
                || search.spent() + (long) first * search.bots() > share * search.budget();
    }

    private void open(final Candidate candidate) {
        if (search.opened(candidate).isEmpty()) {
            search.open(candidate, first);
        }
    }

    private void play(final Candidate candidate) {
        final Optional<EvaluatedCandidate> before = search.opened(candidate);
        if (before.isEmpty()) {
            open(candidate);
            return;
        }
        final long room = (search.budget() - search.spent()) / search.bots();
        search.more(before.get(), (int) Math.min(before.get().trials(), room));
    }

    private int good() {
        return (int) search.opened().stream().filter(this::isGood).count();
    }

    private boolean isGood(final EvaluatedCandidate one) {
        return one.isAlive() && one.isKnown(search.targets()) && one.feasibility(search.targets()) >= LIKELY;
    }

    /** A candidate to play next, and the chance that it meets all targets. */
    private record Pick(Candidate candidate, double chance, double liked) {}

    private Optional<Pick> pick(final int changes) {
        final List<EvaluatedCandidate> legal = search.opened().stream()
                .filter(one -> one.isLegal() && one.trials() > 0)
                .toList();
        if (legal.isEmpty()) {
            return Optional.empty();
        }
        final List<Surrogate> models = models(legal);
        final List<Candidate> best = legal.stream()
                .sorted(Comparator.comparingDouble(one -> one.violation(search.targets())))
                .limit(BEST_TO_WATCH)
                .map(EvaluatedCandidate::candidate)
                .toList();
        final List<Candidate> open = new ArrayList<>(pool.edits(changes, best));
        legal.stream()
                .map(EvaluatedCandidate::candidate)
                .filter(one -> space.changes(one) <= Math.max(changes, pool.forced()) && !open.contains(one))
                .forEach(open::add);
        return open.stream()
                .filter(this::isOpen)
                .map(one -> assess(one, models))
                .max(Comparator.comparingDouble(Pick::liked));
    }

    /** Returns whether a candidate is new, or alive and not yet known. */
    private boolean isOpen(final Candidate candidate) {
        return search.opened(candidate)
                .map(one -> one.isAlive() && !one.isKnown(search.targets()))
                .orElse(true);
    }

    private List<Surrogate> models(final List<EvaluatedCandidate> legal) {
        final List<double[]> at =
                legal.stream().map(one -> space.coordinates(one.candidate())).toList();
        final List<Surrogate> models = new ArrayList<>();
        for (int t = 0; t < search.targets().size(); t++) {
            final int target = t;
            models.add(Surrogate.fit(
                    at,
                    numeric,
                    legal.stream()
                            .mapToDouble(one -> finite(one.sums().get(target).value(), 0))
                            .toArray(),
                    legal.stream()
                            .mapToDouble(one -> finite(one.sums().get(target).error(), 1))
                            .toArray()));
        }
        return models;
    }

    private static double finite(final double x, final double instead) {
        return Double.isFinite(x) ? x : instead;
    }

    private Pick assess(final Candidate candidate, final List<Surrogate> models) {
        final double[] at = space.coordinates(candidate);
        double chance = 1;
        for (int t = 0; t < models.size(); t++) {
            final double[] guess = models.get(t).guess(at);
            chance *= EvaluatedCandidate.chance(search.targets().get(t), guess[0], guess[1]);
        }
        final double near = Math.exp(
                -LIKES_NEAR * space.distance(candidate) / space.factors().size());
        final double legal = search.opened(candidate).isPresent() ? 1 : legality(at);
        return new Pick(candidate, chance, chance * near * legal);
    }

    /** Returns the chance that an edit is legal, estimated from opened candidates around it. */
    private double legality(final double[] at) {
        double favour = 1;
        double against = 0;
        for (final EvaluatedCandidate one : search.opened()) {
            final double weight =
                    Math.exp(-squares(at, space.coordinates(one.candidate())) / NEIGHBOURHOOD / NEIGHBOURHOOD);
            favour += one.isLegal() ? weight : 0;
            against += one.isLegal() ? 0 : weight;
        }
        return favour / (favour + against);
    }

    private double squares(final double[] a, final double[] b) {
        double squares = 0;
        for (int f = 0; f < a.length; f++) {
            final double step = numeric[f] ? a[f] - b[f] : a[f] == b[f] ? 0 : 1;
            squares += step * step;
        }
        return squares;
    }
}
