package org.sitrep.analysis.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.sitrep.analysis.design.Factor;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Mix64;

/** A field whose truth is known: each goal is a flag that comes up with a chance that follows from the candidate. */
final class MadeUp implements CandidateEvaluator {
    private final Space space;
    private final List<ToDoubleFunction<Candidate>> chances = new ArrayList<>();
    private final List<Solution.Goal> goals = new ArrayList<>();
    private Predicate<Candidate> legal = candidate -> true;
    private long played;
    private long stopAfter = Long.MAX_VALUE;
    private SolveListener listener = (trials, attempts) -> {};
    private int opened;

    MadeUp(final Space space) {
        this.space = space;
    }

    /** A space of these factors; {@code present} as they are. */
    static Space space(final List<String> factors, final String... present) {
        return new Space(
                factors.stream().map(Factor::of).toList(),
                java.util.Arrays.stream(present).map(Optional::ofNullable).toList());
    }

    /** Adds a goal; its chance is cut to 0 … 1. */
    MadeUp goal(final String target, final ToDoubleFunction<Candidate> chance) {
        goals.add(new Solution.Goal(Target.of(target), "bot", target, "share", true));
        chances.add(chance);
        return this;
    }

    MadeUp legalIf(final Predicate<Candidate> rule) {
        legal = rule;
        return this;
    }

    MadeUp stoppingAfter(final long trials) {
        stopAfter = trials;
        return this;
    }

    static double number(final Candidate candidate, final int factor) {
        return Double.parseDouble(candidate.values().get(factor));
    }

    Solution solve(final long seed, final long budget) {
        return solve(new SolveRequest(seed, budget, 0.95, 5));
    }

    Solution solve(final SolveRequest request) {
        return Solver.solve(
                space,
                goals,
                this,
                request,
                listener,
                () -> stopped() ? Solution.Ending.INTERRUPTED : Solution.Ending.DONE);
    }

    /** Tells a listener of the searches that follow. */
    MadeUp followedBy(final SolveListener other) {
        listener = other;
        return this;
    }

    /** Returns whether the truth meets all targets. */
    boolean isTrue(final Candidate candidate) {
        for (int g = 0; g < goals.size(); g++) {
            if (goals.get(g).target().margin(chance(g, candidate)) < 0) {
                return false;
            }
        }
        return true;
    }

    private double chance(final int goal, final Candidate candidate) {
        return Math.max(0, Math.min(1, chances.get(goal).applyAsDouble(candidate)));
    }

    int opened() {
        return opened;
    }

    @Override
    public Optional<Arm> open(final Candidate candidate) {
        opened++;
        return legal.test(candidate) ? Optional.of(arm(candidate)) : Optional.empty();
    }

    @Override
    public Arm present() {
        return arm(space.presentCandidate().orElseThrow());
    }

    private Arm arm(final Candidate candidate) {
        final Function<Integer, Double> chance = goal -> chance(goal, candidate);
        return (seed, first, trials) -> {
            final List<MetricSums> sums = new ArrayList<>();
            for (int g = 0; g < goals.size(); g++) {
                sums.add(flags(g, chance.apply(g), seed, first, trials));
            }
            played += trials;
            return sums;
        };
    }

    /** All candidates meet the same dice: a flag comes up if the trial's number is below the chance. */
    private static MetricSums flags(
            final int goal, final double chance, final long seed, final long first, final int trials) {
        final MetricSums sums = new MetricSums(
                MetricReader.of(new Slot("goal" + goal, "Goal", "share", Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER)));
        for (long trial = first; trial < first + trials; trial++) {
            final long bits = Mix64.mixKeyed(seed * 31 + goal, Mix64.mix(trial * Mix64.GAMMA + 1));
            sums.accept((bits >>> 11) * 0x1p-53 < chance ? 1 : 0, 0, trial);
        }
        return sums;
    }

    @Override
    public int bots() {
        return 1;
    }

    @Override
    public boolean stopped() {
        return played >= stopAfter;
    }
}
