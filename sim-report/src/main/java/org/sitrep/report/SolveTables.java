package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.stats.Estimate;

/** The numbers of a search for values as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class SolveTables {
    private SolveTables() {}

    /** Returns the text of each table by file name: {@code targets.csv}, a row a confirmed candidate and target, and {@code candidates.csv}, a row a candidate and target of the search. */
    public static Map<String, String> of(final Solved solved) {
        final Map<String, String> files = new LinkedHashMap<>();
        files.put("targets.csv", targets(solved));
        files.put("candidates.csv", candidates(solved));
        return files;
    }

    /** Returns a row a candidate on fresh dice and target, the present values first. */
    public static String targets(final Solved solved) {
        final Solution solution = solved.solution();
        final StringBuilder out =
                head("candidate", solution).append(",changes,target,bot,metric,value,low,high,level,n,unit,status\n");
        fresh(out, "now", solution, solution.before());
        for (int c = 0; c < solution.confirmed().size(); c++) {
            fresh(out, "confirmed " + (c + 1), solution, solution.confirmed().get(c));
        }
        return out.toString();
    }

    private static StringBuilder head(final String first, final Solution solution) {
        final StringBuilder out = new StringBuilder(first);
        for (final Factor factor : solution.space().factors()) {
            out.append(',').append(CsvCells.text(factor.path()));
        }
        return out;
    }

    private static void fresh(
            final StringBuilder out, final String name, final Solution solution, final Solution.Confirmed one) {
        for (int g = 0; g < one.estimates().size(); g++) {
            out.append(CsvCells.text(name));
            values(out, solution, one.candidate());
            goal(out, solution, g, one.estimates().get(g));
            out.append(',').append(solution.status(one, g)).append('\n');
        }
    }

    private static void values(final StringBuilder out, final Solution solution, final Candidate candidate) {
        final List<Factor> factors = solution.space().factors();
        for (int f = 0; f < factors.size(); f++) {
            final String value = candidate.values().isEmpty()
                    ? solution.space().present().get(f).orElse("")
                    : candidate.values().get(f);
            out.append(',').append(CsvCells.text(value));
        }
        out.append(',')
                .append(candidate.values().isEmpty() ? 0 : solution.space().changes(candidate));
    }

    private static void goal(final StringBuilder out, final Solution solution, final int g, final Estimate estimate) {
        final Solution.Goal goal = solution.goals().get(g);
        out.append(',')
                .append(CsvCells.text(goal.target().text()))
                .append(',')
                .append(CsvCells.text(goal.bot()))
                .append(',')
                .append(CsvCells.text(goal.target().metric()));
        CsvCells.estimate(out, estimate);
        out.append(',').append(CsvCells.text(goal.unit()));
    }

    private static String candidates(final Solved solved) {
        final Solution solution = solved.solution();
        final StringBuilder out =
                head("candidate", solution).append(",changes,target,bot,metric,value,low,high,level,n,unit,state\n");
        for (int c = 0; c < solution.attempts().size(); c++) {
            attempt(out, c + 1, solution, solution.attempts().get(c));
        }
        return out.toString();
    }

    private static void attempt(
            final StringBuilder out, final int number, final Solution solution, final Solution.Attempt one) {
        if (one.estimates().isEmpty()) {
            out.append(number);
            values(out, solution, one.candidate());
            out.append(",".repeat(10))
                    .append(one.legal() ? "NOT_PLAYED" : "ILLEGAL")
                    .append('\n');
        }
        for (int g = 0; g < one.estimates().size(); g++) {
            out.append(number);
            values(out, solution, one.candidate());
            goal(out, solution, g, one.estimates().get(g));
            out.append(',').append(one.excluded() ? "EXCLUDED" : "OPEN").append('\n');
        }
    }
}
