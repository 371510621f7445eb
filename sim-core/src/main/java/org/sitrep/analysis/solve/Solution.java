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
 * What a search came to. Immutable.
 *
 * @param space what could be changed
 * @param goals what was wished for
 * @param request how it was searched
 * @param before the present values on fresh dice; no estimates if they were not played
 * @param confirmed candidates on fresh dice, the smallest edit first; all their intervals and those of {@code before}
 *     hold together
 * @param attempts all candidates that were opened, in the order of the search, with intervals that hold together while
 *     one looks as often as one likes
 * @param exhaustive whether these are all candidates that there are
 * @param ending why it ended
 * @param searchTrials played in the search, those of every bot counted
 * @param confirmTrials played afterwards on fresh dice
 * @param standouts trials of the answer on fresh dice that stand out by the first target's metric, one among them that
 *     the present values ended otherwise; empty without an answer
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

    /** Why a search ended. */
    public enum Ending {
        /** It was done, or its budget was used up. */
        DONE,
        /** It was told to stop. */
        INTERRUPTED,
        /** A bot did not answer. */
        BOT_SILENT
    }

    /**
     * A target with what is to be said of its metric.
     *
     * @param target the wish
     * @param bot id of the bot that plays for it
     * @param label what a report calls the metric
     * @param unit its unit
     * @param share whether it is a share, 0 … 1
     */
    public record Goal(Target target, String bot, String label, String unit, boolean share) {}

    /**
     * A candidate of the search.
     *
     * @param candidate its values
     * @param legal whether it was legal content
     * @param excluded whether its intervals rule it out
     * @param trials played by each bot
     * @param estimates one a goal; empty if nothing was played
     */
    public record Attempt(Candidate candidate, boolean legal, boolean excluded, long trials, List<Estimate> estimates) {
        public Attempt {
            estimates = List.copyOf(estimates);
        }
    }

    /**
     * A candidate on fresh dice.
     *
     * @param candidate its values; empty ones where the present values are no candidate
     * @param trials played by each bot
     * @param estimates one a goal; empty if nothing was played
     */
    public record Confirmed(Candidate candidate, long trials, List<Estimate> estimates) {
        public Confirmed {
            estimates = List.copyOf(estimates);
        }
    }

    /** Returns what fresh dice say of a candidate and a goal. */
    public Target.Status status(final Confirmed one, final int goal) {
        return one.estimates().isEmpty()
                ? Target.Status.OPEN
                : goals.get(goal).target().status(one.estimates().get(goal));
    }

    /** Returns what fresh dice say of a candidate and all goals: the worst of them. */
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
     * Returns the candidate that came nearest while searching: the one whose worst target is missed by least; the
     * smaller edit of equals.
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
     * Returns smaller edits than the answer that looked good in the search, by their means, but were too near a limit
     * to be confirmed within the budget.
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

    /** Returns how many candidates were no legal content. */
    public long illegal() {
        return attempts.stream().filter(one -> !one.legal()).count();
    }

    /** Returns the goals that no candidate reached in its mean, by number. */
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
     * Two goals of which each was reached, but never both at once.
     *
     * @param first number of one goal
     * @param second number of the other
     */
    public record Conflict(int first, int second) {}

    /** Returns the goals that stand against each other, by the means of the candidates that were tried. */
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

    /** Returns the factors of which a candidate has the least or greatest number that they may take, by number. */
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
