package org.sitrep.analysis.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Finds the smallest edit that meets all targets. A small space is played whole ({@link Screening}); in a larger one a
 * model chooses the candidates to play ({@link Explorer}). The smallest promising edits are then played again on fresh
 * dice ({@link Confirmation}). Nothing depends on a clock or on threads: the same request gives the same solution.
 */
public final class Solver {
    /** Minimum budget of a meaningful search. */
    public static final long LEAST_BUDGET = 5_000;

    /** Maximum number of confirmed candidates. */
    public static final int MOST_CONFIRMED = 50;

    /** Maximum number of factors. */
    public static final int MOST_FACTORS = 12;

    /** Maximum size of a space that is played whole. */
    static final long SMALL = 150;

    /** Share of the budget for the search; the rest is for fresh dice. */
    private static final double SEARCH_SHARE = 0.6;

    private Solver() {}

    /**
     * Searches and confirms.
     *
     * @param goals targets, in the order of the sums that the evaluator's arms return
     * @param listener receives the progress
     * @param ending supplies the ending, called at the end of the search
     */
    public static Solution solve(
            final Space space,
            final List<Solution.Goal> goals,
            final CandidateEvaluator evaluator,
            final SolveRequest request,
            final SolveListener listener,
            final Supplier<Solution.Ending> ending) {
        final List<Target> targets = goals.stream().map(Solution.Goal::target).toList();
        final long searchBudget = (long) (SEARCH_SHARE * request.budgetTrials());
        final boolean whole = isSmall(space, searchBudget, evaluator.bots());
        final long candidates = whole ? space.size() : Explorer.MOST_OPENED;
        final SearchState search =
                new SearchState(space, targets, evaluator, request, searchBudget, candidates, listener);
        if (whole) {
            new Screening(search).run();
        } else {
            new Explorer(search).run();
        }
        final Confirmation confirmation = new Confirmation(search, request.budgetTrials() - search.spent());
        final List<Solution.Confirmed> confirmed = confirmation.run();
        final Solution.Confirmed before = confirmation.before(evaluator, confirmed);
        final Solution solution = new Solution(
                space,
                goals,
                request,
                before,
                confirmed,
                search.attempts(),
                whole,
                ending.get(),
                search.spent(),
                confirmation.spent(),
                Optional.empty());
        return solution.with(
                solution.answer().flatMap(answer -> confirmation.standouts(answer.candidate(), before.candidate())));
    }

    private static boolean isSmall(final Space space, final long budget, final int bots) {
        return space.size() <= SMALL && space.size() * Screening.LEAST_TRIALS * bots <= budget;
    }
}
