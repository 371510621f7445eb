package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.special.Erf;
import org.sitrep.stats.Estimate;

/** A candidate that has been opened, with all that was played of it so far. */
final class EvaluatedCandidate {
    /** Standard errors within a limit at which a mean counts as in while searching. */
    private static final double CLEAR = 3;
    /** A two-sided target is known well enough if its standard error is such a part of the tolerance. */
    private static final double FINE = 6;
    /** Trials after which the search knows enough of one candidate. */
    private static final long MOST_TRIALS = 20_000;

    private final Candidate candidate;
    private final boolean legal;
    private Optional<CandidateEvaluator.Arm> arm;
    private List<MetricSums> sums = List.of();
    private long trials;
    private boolean excluded;

    EvaluatedCandidate(final Candidate candidate, final Optional<CandidateEvaluator.Arm> arm) {
        this.candidate = candidate;
        this.arm = arm;
        legal = arm.isPresent();
    }

    Candidate candidate() {
        return candidate;
    }

    boolean isLegal() {
        return legal;
    }

    /** Returns whether it is legal and no interval has put it out. */
    boolean isAlive() {
        return legal && !excluded && trials > 0;
    }

    boolean isExcluded() {
        return excluded;
    }

    long trials() {
        return trials;
    }

    List<MetricSums> sums() {
        return sums;
    }

    CandidateEvaluator.Arm arm() {
        return arm.orElseThrow();
    }

    /** Plays further trials, those that follow on the ones played. */
    void play(final long seed, final int more) {
        final List<MetricSums> next = arm().play(seed, trials, more);
        if (sums.isEmpty()) {
            sums = next;
        } else {
            for (int t = 0; t < sums.size(); t++) {
                sums.get(t).combine(next.get(t));
            }
        }
        trials += more;
    }

    /**
     * Puts it out if an interval that may be looked at as often as one likes lies wholly outside a target; its tables
     * are let go then.
     */
    void exclude(final List<Target> targets, final double level) {
        for (int t = 0; t < targets.size() && !excluded; t++) {
            excluded = targets.get(t).status(sums.get(t).anytime(level)) == Target.Status.MISSED;
        }
        if (excluded) {
            arm = Optional.empty();
        }
    }

    List<Estimate> estimates(final double level) {
        return sums.stream().map(each -> each.anytime(level)).toList();
    }

    /**
     * Returns a rough chance that all targets are met, from its own trials: for choosing what to play, not for any
     * claim.
     */
    double promise(final List<Target> targets) {
        double promise = 1;
        for (int t = 0; t < targets.size(); t++) {
            promise *= chance(targets.get(t), sums.get(t).value(), sums.get(t).error());
        }
        return promise;
    }

    /** Returns the chance that a normal quantity lies within a target's limits. */
    static double chance(final Target target, final double mean, final double error) {
        if (Double.isNaN(mean) || Double.isInfinite(error)) {
            return 0.5;
        }
        return below((target.high() - mean) / error) - below((target.low() - mean) / error);
    }

    private static double below(final double z) {
        return z == Double.POSITIVE_INFINITY ? 1 : z == Double.NEGATIVE_INFINITY ? 0 : Erf.erfc(-z / Math.sqrt(2)) / 2;
    }

    /**
     * Returns whether more trials would hardly change what is thought of it: each mean is well within its limits, or
     * known as finely as is worth it. One that is out is known when it is excluded.
     */
    boolean isKnown(final List<Target> targets) {
        if (trials >= MOST_TRIALS) {
            return true;
        }
        for (int t = 0; t < targets.size(); t++) {
            final Target target = targets.get(t);
            final double error = sums.get(t).error();
            final boolean clear = target.margin(sums.get(t).value()) >= CLEAR * error;
            final boolean fine = target.isTwoSided() && error <= target.tolerance() / FINE;
            if (!clear && !fine) {
                return false;
            }
        }
        return true;
    }

    /** Returns how far the means are from the targets: the worst one's violation. */
    double violation(final List<Target> targets) {
        return IntStream.range(0, targets.size())
                .mapToDouble(t -> targets.get(t).violation(sums.get(t).value()))
                .reduce(0, Math::max);
    }
}
