package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.analysis.solve.Space;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.SolveSentences;

/** Lays the answer of a search for values out for a terminal. Stateless. */
public final class SolveText {
    private SolveText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final Solved solved, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        final Solution solution = solved.solution();
        out.heading(SolveSentences.title(solved));
        out.line(SolveSentences.subtitle(solved));
        SolveSentences.warnings(solved).forEach(out::line);
        out.line("");
        SolveSentences.answers(solved).forEach(out::verdict);
        values(out, solution);
        targets(out, solution);
        if (solution.confirmed().size() > 1) {
            confirmed(out, solution);
        }
        out.line("");
        out.line(
                solution.confirmed().isEmpty()
                        ? "Intervals of the search hold at whatever point it is looked at, all together at "
                                + Numbers.level(solution.request().level()) + "."
                        : "Intervals on fresh dice hold together at "
                                + Numbers.level(solution.request().level())
                                + ". met: the whole interval is within the target; open: it reaches over a limit.");
        return out.text()
                + solved.tryIt().map(line -> "\nPlay    " + line + "\n").orElse("");
    }

    private static void values(final TextTable out, final Solution solution) {
        final Space space = solution.space();
        final List<String> best = SolveSentences.best(solution);
        out.heading("Values");
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "now", SolveSentences.bestWord(solution), "may be"));
        for (int f = 0; f < space.factors().size(); f++) {
            rows.add(List.of(
                    SolveSentences.shortPaths(space).get(f),
                    SolveSentences.present(space, f),
                    best.isEmpty() ? "none" : best.get(f),
                    SolveSentences.range(space.factors().get(f))));
        }
        out.grid(rows, false);
    }

    private static void targets(final TextTable out, final Solution solution) {
        out.heading("Targets");
        final List<List<String>> rows = new ArrayList<>();
        final Optional<Solution.Confirmed> shown = SolveSentences.shown(solution);
        rows.add(List.of(
                "", "now", shown.isPresent() ? SolveSentences.bestWord(solution) : "nearest, in the search", ""));
        for (int g = 0; g < solution.goals().size(); g++) {
            final Solution.Goal goal = solution.goals().get(g);
            final int at = g;
            rows.add(List.of(
                    goal.target().text(),
                    solution.before().estimates().isEmpty()
                            ? "not played"
                            : SolveSentences.value(
                                    goal, solution.before().estimates().get(g)),
                    shown.map(one -> SolveSentences.value(goal, one.estimates().get(at)))
                            .or(() -> solution.nearest()
                                    .map(one -> SolveSentences.value(
                                            goal, one.estimates().get(at))))
                            .orElse("no data"),
                    shown.map(one -> SolveSentences.word(solution.status(one, at)))
                            .orElse("")));
        }
        out.verdicts(rows);
    }

    private static void confirmed(final TextTable out, final Solution solution) {
        out.heading("On fresh dice");
        final List<List<String>> rows = new ArrayList<>();
        final List<String> head = new ArrayList<>(List.of(""));
        for (int g = 0; g < solution.goals().size(); g++) {
            head.add(SolveSentences.metric(solution, g));
        }
        head.add("");
        rows.add(head);
        for (final Solution.Confirmed one : solution.confirmed()) {
            final List<String> row =
                    new ArrayList<>(List.of(SolveSentences.shortName(solution.space(), one.candidate())));
            for (int g = 0; g < solution.goals().size(); g++) {
                row.add(SolveSentences.value(
                        solution.goals().get(g), one.estimates().get(g)));
            }
            row.add(SolveSentences.word(solution.status(one)));
            rows.add(row);
        }
        out.verdicts(rows);
    }
}
