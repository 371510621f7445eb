package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** What the search saw of a target, as a picture: of one number the curve, else the candidates under each other. Stateless. */
final class SolvePictures {
    /** More candidates than these make no picture: the smallest edits that were not ruled out are drawn first. */
    private static final int MOST = 16;

    private final Solution solution;
    private final int goal;
    private final Solution.Goal wish;
    private final String title;

    private SolvePictures(final Solution solution, final int goal) {
        this.solution = solution;
        this.goal = goal;
        wish = solution.goals().get(goal);
        title = SolveSentences.wish(wish);
    }

    static String id(final int goal) {
        return "solve-target-" + (goal + 1);
    }

    /** Returns the section of a target; there has to be a candidate that was played. */
    static Section section(final Solution solution, final int goal) {
        return new SolvePictures(solution, goal).section();
    }

    private Section section() {
        final boolean curve = solution.space().factors().size() == 1
                && solution.space().factors().get(0).isNumeric();
        return new Section(
                id(goal),
                title,
                "",
                List.of(
                        curve
                                ? new Block.Figure(
                                        aim(),
                                        Rich.of(
                                                "As the search saw it; these intervals hold at whatever point it is looked at. What was confirmed stands above, on fresh dice."))
                                : new Block.Figure(
                                        candidates(),
                                        Rich.of(
                                                "A candidate meets the target if its whole interval lies in the band. Candidates as the search saw them, the smallest edit first, those that were not ruled out before the others; what was confirmed stands above, on fresh dice."))));
    }

    private String axis() {
        return Labels.withUnit(wish.label(), wish.share() ? "%" : wish.unit());
    }

    private Estimate seen(final Solution.Attempt one) {
        return SolveSentences.shown(wish, one.estimates().get(goal));
    }

    private double shown(final double limit) {
        return wish.share() ? 100 * limit : limit;
    }

    private List<Solution.Attempt> played() {
        return solution.attempts().stream()
                .filter(one -> !one.estimates().isEmpty()
                        && !Double.isNaN(one.estimates().get(goal).value()))
                .toList();
    }

    private Chart aim() {
        final List<Chart.Spotted> spots = played().stream()
                .map(one -> new Chart.Spotted(number(one.candidate().values().get(0)), seen(one)))
                .sorted(Comparator.comparingDouble(Chart.Spotted::at))
                .toList();
        final String path = solution.space().factors().get(0).path();
        return new Chart.Aim(
                "picture-" + id(goal),
                title,
                "A curve of " + wish.label() + " over " + path
                        + ": a dot for each value that was played, with its interval, and a band where the target lies. "
                        + spots.stream()
                                .map(spot -> Numbers.plain(spot.at(), 4) + ": " + Numbers.withUnit(spot.mean(), ""))
                                .collect(Collectors.joining("; "))
                        + ".",
                axis(),
                path,
                spots,
                shown(wish.target().low()),
                shown(wish.target().high()),
                solution.space().present().get(0).map(SolvePictures::number).orElse(Double.NaN),
                solution.answer()
                        .map(Solution.Confirmed::candidate)
                        .map(Candidate::values)
                        .map(values -> number(values.get(0)))
                        .orElse(Double.NaN));
    }

    private static double number(final String text) {
        return Double.parseDouble(text);
    }

    private Chart candidates() {
        final List<Chart.Item> items = new ArrayList<>();
        played().stream()
                .sorted(Comparator.comparing(Solution.Attempt::excluded)
                        .thenComparing(
                                Solution.Attempt::candidate, solution.space().byEdit()))
                .limit(MOST)
                .forEach(one -> items.add(new Chart.Item(
                        SolveSentences.shortName(solution.space(), one.candidate()), seen(one), Slot.Better.NEUTRAL)));
        return new Chart.Intervals(
                "picture-" + id(goal),
                title,
                "One dot a candidate with its interval, and a band where the target lies: " + title + ". "
                        + Sentences.inWords(items),
                axis(),
                Chart.Intervals.Style.DOTS,
                items,
                shown(wish.target().low()),
                shown(wish.target().high()));
    }
}
