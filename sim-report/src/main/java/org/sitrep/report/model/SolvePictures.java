package org.sitrep.report.model;

import java.util.Comparator;
import java.util.List;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.outcome.Slot;

/** What the search saw of a target, as a picture. Stateless. */
final class SolvePictures {
    /** More candidates than this make no picture: the smallest edits are drawn. */
    private static final int MOST = 24;

    private SolvePictures() {}

    static String id(final int goal) {
        return "solve-target-" + (goal + 1);
    }

    static Section section(final Solved solved, final int goal) {
        final Solution solution = solved.solution();
        final Solution.Goal wish = solution.goals().get(goal);
        final List<Chart.Item> items = solution.attempts().stream()
                .filter(one -> !one.estimates().isEmpty())
                .sorted(Comparator.comparing(
                        Solution.Attempt::candidate, solution.space().byEdit()))
                .limit(MOST)
                .map(one -> new Chart.Item(
                        SolveSentences.name(solution.space(), one.candidate()),
                        SolveReport.shown(solution, one, goal),
                        Slot.Better.NEUTRAL))
                .toList();
        final String title = wish.label() + ": " + wish.target().text();
        final Chart chart = new Chart.Intervals(
                "picture-" + id(goal),
                title,
                "One dot a candidate with its interval from the search.",
                wish.label() + ", " + (wish.share() ? "%" : wish.unit()),
                Chart.Intervals.Style.DOTS,
                items);
        return new Section(id(goal), title, "", List.of(new Block.Figure(chart, Rich.of("What the search saw."))));
    }
}
