package org.sitrep.analysis.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.analysis.Standouts;
import org.sitrep.analysis.design.Factor;
import org.sitrep.stats.Estimate;

/**
 * The result of a search. Immutable.
 *
 * @param space what could be changed
 * @param goals the targets
 * @param request parameters of the search
 * @param before the present values on fresh dice; no estimates if they were not played
 * @param confirmed candidates on fresh dice, the smallest edit first; all their intervals and those of {@code before}
 *     hold together
 * @param attempts all opened candidates, in the order of the search, with intervals that hold together at any number of
 *     looks
 * @param exhaustive whether these are all candidates of the space
 * @param ending reason for the end
 * @param searchTrials number of trials played in the search, summed over the bots
 * @param confirmTrials number of trials played afterwards on fresh dice
 * @param standouts trials of the answer on fresh dice that stand out by the first target's metric, including one that
 *     the present values ended differently; empty without an answer
 */
public record Solution(
        Space space,
        List<Goal> goals,
        SolveRequest request,
        Confirmed before,
        List<Confirmed> confirmed,
        List<Attempt> attempts,
        boolean exhaustive,
        Ending ending,
        long searchTrials,
        long confirmTrials,
        Optional<Standouts> standouts) {
    public Solution {
        goals = List.copyOf(goals);
        confirmed = List.copyOf(confirmed);
        attempts = List.copyOf(attempts);
    }

    /** Returns this result with the trials of the answer that stand out. */
    Solution with(final Optional<Standouts> found) {
        return new Solution(
                space,
                goals,
                request,
                before,
                confirmed,
                attempts,
                exhaustive,
                ending,
                searchTrials,
                confirmTrials,
                found);
    }

    /** The reason why a search ended. */
    public enum Ending {
        /** It was complete, or its budget was used up. */
        DONE,
        /** It was stopped. */
        INTERRUPTED,
        /** A bot did not answer. */
        BOT_SILENT
    }

    /**
     * A target and the description of its metric.
     *
     * @param target the target
     * @param bot id of the bot that plays for it
     * @param label label of the metric in reports
     * @param unit its unit
     * @param share whether it is a share, 0 … 1
     */
    public record Goal(Target target, String bot, String label, String unit, boolean share) {}

    /**
     * A candidate of the search.
     *
     * @param candidate its values
     * @param legal whether it is legal content
     * @param excluded whether its intervals rule it out
     * @param trials number of trials played by each bot
     * @param estimates one per goal; empty if nothing was played
     */
    public record Attempt(Candidate candidate, boolean legal, boolean excluded, long trials, List<Estimate> estimates) {
        public Attempt {
            estimates = List.copyOf(estimates);
        }
    }

    /**
     * A candidate on fresh dice.
     *
     * @param candidate its values; empty where the present values are not a candidate
     * @param trials number of trials played by each bot
     * @param estimates one per goal; empty if nothing was played
     */
    public record Confirmed(Candidate candidate, long trials, List<Estimate> estimates) {
        public Confirmed {
            estimates = List.copyOf(estimates);
        }
    }

    /** Returns the status of a candidate for a goal on fresh dice. */
    public Target.Status status(final Confirmed one, final int goal) {
        return one.estimates().isEmpty()
                ? Target.Status.OPEN
                : goals.get(goal).target().status(one.estimates().get(goal));
    }

    /** Returns the worst status of a candidate over all goals on fresh dice. */
    public Target.Status status(final Confirmed one) {
        return IntStream.range(0, goals.size())
                .mapToObj(goal -> status(one, goal))
                .max(Comparator.naturalOrder())
                .orElse(Target.Status.MET);
    }

    /** Returns the candidates that meet all targets, the smallest edit first. */
    public List<Confirmed> feasible() {
        return confirmed.stream()
                .filter(one -> status(one) == Target.Status.MET)
                .toList();
    }

    /** Returns the smallest edit that meets all targets. */
    public Optional<Confirmed> answer() {
        return feasible().stream().findFirst();
    }

    /**
     * Returns the candidate that came nearest in the search: the one with the least greatest violation, the smaller
     * edit of equals.
     */
    public Optional<Attempt> nearest() {
        return attempts.stream()
                .filter(one -> !one.estimates().isEmpty())
                .min(Comparator.comparingDouble(this::violation).thenComparing(Attempt::candidate, space.byEdit()));
    }

    private double violation(final Attempt one) {
        return IntStream.range(0, goals.size())
                .mapToDouble(g ->
                        goals.get(g).target().violation(one.estimates().get(g).value()))
                .reduce(0, Math::max);
    }

    /**
     * Returns smaller edits than the answer whose means looked good in the search but were too near a limit to be
     * confirmed within the budget.
     */
    public List<Candidate> smallerInDoubt() {
        final Optional<Confirmed> answer = answer();
        return answer.isEmpty()
                ? List.of()
                : attempts.stream()
                        .filter(one -> !one.excluded())
                        .filter(one -> IntStream.range(0, goals.size()).allMatch(g -> reaches(one, g)))
                        .map(Attempt::candidate)
                        .filter(one -> space.byEdit().compare(one, answer.get().candidate()) < 0)
                        .filter(one -> confirmed.stream()
                                .noneMatch(fresh -> fresh.candidate().equals(one)))
                        .sorted(space.byEdit())
                        .toList();
    }

    /** Returns the number of candidates that were not legal content. */
    public long illegal() {
        return attempts.stream().filter(one -> !one.legal()).count();
    }

    /** Returns the numbers of the goals that no candidate's mean reached. */
    public List<Integer> neverReached() {
        return IntStream.range(0, goals.size())
                .filter(g -> attempts.stream().noneMatch(one -> reaches(one, g)))
                .boxed()
                .toList();
    }

    private boolean reaches(final Attempt one, final int goal) {
        return !one.estimates().isEmpty()
                && goals.get(goal).target().margin(one.estimates().get(goal).value()) >= 0;
    }

    /**
     * Two goals that were each reached, but never both at once.
     *
     * @param first number of one goal
     * @param second number of the other
     */
    public record Conflict(int first, int second) {}

    /** Returns the conflicting goals, by the means of the opened candidates. */
    public List<Conflict> conflicts() {
        final List<Conflict> conflicts = new ArrayList<>();
        final List<Integer> never = neverReached();
        for (int a = 0; a < goals.size(); a++) {
            for (int b = a + 1; b < goals.size(); b++) {
                final int first = a;
                final int second = b;
                final boolean together = attempts.stream().anyMatch(one -> reaches(one, first) && reaches(one, second));
                if (!together && !never.contains(a) && !never.contains(b)) {
                    conflicts.add(new Conflict(a, b));
                }
            }
        }
        return conflicts;
    }

    /** Returns the numbers of the factors at which a candidate has the least or greatest possible number. */
    public List<Integer> atEnds(final Candidate candidate) {
        return IntStream.range(0, space.factors().size())
                .filter(f -> isAtEnd(space.factors().get(f), candidate.values().get(f)))
                .boxed()
                .toList();
    }

    private static boolean isAtEnd(final Factor factor, final String value) {
        if (!factor.isNumeric()) {
            return false;
        }
        final double number = Double.parseDouble(value);
        final double near = 0.001 * (factor.high().doubleValue() - factor.low().doubleValue());
        return number <= factor.low().doubleValue() + near
                || number >= factor.high().doubleValue() - near;
    }
}
