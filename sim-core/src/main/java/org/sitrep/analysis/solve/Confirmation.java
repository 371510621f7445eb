package org.sitrep.analysis.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.Independent;
import org.sitrep.stats.Estimate;

/**
 * Plays the smallest promising edits again, on dice that the search has never used, so that the selection does not bias
 * their results. The number of trials of each is fixed in advance from the search: enough to separate it from its
 * nearest limit with high probability. The intervals hold together over all targets, all confirmed candidates and the
 * present values (C. E. Bonferroni, 1936).
 */
final class Confirmation {
    private static final int LEAST_TRIALS = 1000;
    /** Chances below this are not confirmed. */
    private static final double LIKELY = 0.5;
    /** Minimum chance of the single candidate that is confirmed if none is likely. */
    private static final double HOPELESS = 0.02;
    /** Standard errors by which fresh dice may come out lower: in 95 of 100 cases they stay within. */
    private static final double ALLOWANCE = 1.645;
    /** Assumed error of the search's mean, in its own standard errors. */
    private static final double SHRINK = 1;

    private final SearchState search;
    private final List<Target> targets;
    private final long budget;
    private final double eachAtWorst;
    private long spent;
    /** The values of the first target's metric, by candidate played. */
    private final Map<Candidate, Played> played = new HashMap<>();

    private record Played(MetricSums sums, long trials) {}

    private record Plan(EvaluatedCandidate one, long trials) {}

    Confirmation(final SearchState search, final long budget) {
        this.search = search;
        targets = search.targets();
        this.budget = budget;
        eachAtWorst = each(search.request().confirm());
    }

    /** Returns the error of each interval, for the given number of candidates and the present values. */
    private double each(final int candidates) {
        return (1 - search.request().level()) / (targets.size() * (candidates + 1.0));
    }

    /** Returns the candidates to confirm, the smallest edit first. */
    private List<Plan> plans() {
        final List<Plan> plans = new ArrayList<>();
        final Comparator<Candidate> byEdit = search.space().byEdit();
        long left = budget / search.bots() - LEAST_TRIALS;
        final List<EvaluatedCandidate> alive = search.opened().stream()
                .filter(EvaluatedCandidate::isAlive)
                .sorted(Comparator.comparing(EvaluatedCandidate::candidate, byEdit))
                .toList();
        for (final EvaluatedCandidate one : alive) {
            final long trials = one.feasibility(targets) < LIKELY ? Long.MAX_VALUE : needed(one);
            if (trials <= left && plans.size() < search.request().confirm()) {
                plans.add(new Plan(one, trials));
                left -= trials;
            }
        }
        if (plans.isEmpty() && left >= LEAST_TRIALS) {
            final long all = left;
            alive.stream()
                    .filter(one -> one.feasibility(targets) >= HOPELESS)
                    .max(Comparator.comparingDouble(one -> one.feasibility(targets)))
                    .ifPresent(best -> plans.add(new Plan(best, all)));
        }
        return plans;
    }

    /** Returns the number of trials that most likely puts the whole interval within each target. */
    private long needed(final EvaluatedCandidate one) {
        final double z = new NormalDistribution().inverseCumulativeProbability(1 - eachAtWorst / 2) + ALLOWANCE;
        double most = LEAST_TRIALS;
        for (int t = 0; t < targets.size(); t++) {
            final MetricSums sums = one.sums().get(t);
            final double margin = targets.get(t).margin(sums.value()) - SHRINK * sums.error();
            if (!(margin > 0)) {
                return Long.MAX_VALUE;
            }
            final double deviation = sums.error() * Math.sqrt(sums.n());
            most = Math.max(most, Math.pow(z * deviation / margin, 2) * one.trials() / sums.n());
        }
        return (long) Math.ceil(Math.min(most, Integer.MAX_VALUE));
    }

    /** Plays the present values and the promising candidates on fresh dice and returns the results. */
    List<Solution.Confirmed> run() {
        final List<Plan> plans = search.stopped() ? List.of() : plans();
        final double level = 1 - each(plans.size());
        final List<Solution.Confirmed> confirmed = new ArrayList<>();
        final Independent plays = new Independent();
        for (final Plan plan : plans) {
            if (!search.stopped()) {
                plays.begin(() -> play(plan.one.arm(), plan.one.candidate(), plan.trials, level)
                        .ifPresent(confirmed::add));
            }
        }
        plays.end();
        return confirmed;
    }

    /**
     * Returns the present values on the dice of the confirmed candidates, with at most as many trials as the longest of
     * them.
     */
    Solution.Confirmed before(final CandidateEvaluator evaluator, final List<Solution.Confirmed> confirmed) {
        final Candidate unchanged = search.space().presentCandidate().orElse(new Candidate(List.of()));
        for (final Solution.Confirmed one : confirmed) {
            if (one.candidate().equals(unchanged)) {
                return one;
            }
        }
        final long wanted =
                confirmed.stream().mapToLong(Solution.Confirmed::trials).max().orElse(LEAST_TRIALS);
        final long trials = Math.max(LEAST_TRIALS, Math.min(wanted, (budget - spent) / search.bots()));
        return Optional.of(trials)
                .filter(some -> !search.stopped())
                .flatMap(some -> play(evaluator.present(), unchanged, some, 1 - each(confirmed.size())))
                .orElse(new Solution.Confirmed(unchanged, 0, List.of()));
    }

    /**
     * Returns the trials of a confirmed candidate that stand out by the metric of the first target, including one that
     * the present values ended differently.
     */
    Optional<Standouts> standouts(final Candidate candidate, final Candidate before) {
        final Played of = played.get(candidate);
        final Played baseline = played.get(before);
        if (of == null) {
            return Optional.empty();
        }
        final Optional<Standouts> found =
                Standouts.of(of.sums.metric().slot(), search.request().freshSeed(), of.sums.tally());
        return baseline == null
                        || !baseline.sums
                                .metric()
                                .slot()
                                .equals(of.sums.metric().slot())
                ? found
                : found.map(
                        all -> all.apart(of.sums.tally(), baseline.sums.tally(), Math.min(of.trials, baseline.trials)));
    }

    long spent() {
        return spent;
    }

    private Optional<Solution.Confirmed> play(
            final CandidateEvaluator.Arm arm, final Candidate candidate, final long trials, final double level) {
        final List<MetricSums> sums = arm.play(search.request().freshSeed(), 0, (int) trials);
        spent += trials * search.bots();
        search.told(spent);
        if (search.stopped()) {
            return Optional.empty();
        }
        played.put(candidate, new Played(sums.get(0), trials));
        final List<Estimate> estimates =
                sums.stream().map(each -> each.fixed(level)).toList();
        return Optional.of(new Solution.Confirmed(candidate, trials, estimates));
    }
}
