package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.math3.special.Erf;
import org.sitrep.stats.Estimate;

/** An opened candidate with all trials played so far. */
final class EvaluatedCandidate {
    /** Distance from a limit, in standard errors, at which the search counts a mean as inside. */
    private static final double CLEAR = 3;
    /** A two-sided target is known well enough if the tolerance is at least this many standard errors. */
    private static final double FINE = 6;
    /** Number of trials after which the search knows enough about one candidate. */
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

    /** Returns whether it is legal and not excluded by an interval. */
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

    /** Plays further trials, following those already played. */
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
     * Excludes this candidate if an interval that is valid at any number of looks lies wholly outside a target; its
     * tables are released then.
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
     * Returns a rough chance that all targets are met, from its own trials. It guides what to play and supports no
     * claim.
     */
    double feasibility(final List<Target> targets) {
        double feasibility = 1;
        for (int t = 0; t < targets.size(); t++) {
            feasibility *=
                    chance(targets.get(t), sums.get(t).value(), sums.get(t).error());
        }
        return feasibility;
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
     * Returns whether more trials would hardly change the assessment: each mean is well within its limits, or known
     * with sufficient precision. A candidate outside its limits is known when it is excluded.
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

    /** Returns the distance of the means from the targets: the greatest violation. */
    double violation(final List<Target> targets) {
        return IntStream.range(0, targets.size())
                .mapToDouble(t -> targets.get(t).violation(sums.get(t).value()))
                .reduce(0, Math::max);
    }
}
