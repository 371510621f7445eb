package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.Spread;

/** The numbers of a ladder as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class LadderTables {
    static final String RUNG_HEAD = "rung,bot,metric,value,low,high,level,n,standardDeviation,unit";
    static final String STEP_HEAD =
            "lower,upper,metric,difference,low,high,level,n,differing,varianceShare,unit,method";

    private LadderTables() {}

    /** Returns the text of each table by file name: {@code ladder.csv}, a row a rung and slot, and {@code steps.csv}, a row a step and slot, over all slots. */
    public static Map<String, String> of(final Ladder ladder) {
        final Map<String, String> files = new LinkedHashMap<>();
        files.put("ladder.csv", rungs(ladder));
        files.put("steps.csv", steps(ladder));
        return files;
    }

    /** Returns a row a rung and slot. */
    public static String rungs(final Ladder ladder) {
        final StringBuilder out = new StringBuilder(RUNG_HEAD).append('\n');
        rungs(out, "", ladder, ladder.rungs().get(0).layout().slots());
        return out.toString();
    }

    /** Appends a row a rung and slot, each behind some first cells. */
    static void rungs(final StringBuilder out, final String firstCells, final Ladder ladder, final List<Slot> slots) {
        for (int rung = 0; rung < ladder.rungs().size(); rung++) {
            final Capsule capsule = ladder.rungs().get(rung);
            for (final Slot slot : slots) {
                final SlotTally tally = capsule.tallies().get(capsule.layout().index(slot.name()));
                final Estimate e = MetricEstimates.of(slot, tally, Estimates.DEFAULT_LEVEL);
                out.append(firstCells)
                        .append(rung)
                        .append(',')
                        .append(text(capsule.bot()))
                        .append(',')
                        .append(text(slot.name()));
                numbers(out, e);
                number(out, Spread.standardDeviation(slot, tally));
                out.append(',').append(text(slot.unit())).append('\n');
            }
        }
    }

    private static String steps(final Ladder ladder) {
        final StringBuilder out = new StringBuilder(STEP_HEAD).append('\n');
        steps(out, "", ladder, ladder.rungs().get(0).layout().slots());
        return out.toString();
    }

    /** Appends a row a step and slot, each behind some first cells. */
    static void steps(final StringBuilder out, final String firstCells, final Ladder ladder, final List<Slot> slots) {
        for (final PairedStep step : ladder.steps()) {
            for (final Slot slot : slots) {
                final PairSums sums = step.sums(slot);
                final Estimate e = step.difference(slot, Estimates.DEFAULT_LEVEL);
                out.append(firstCells)
                        .append(text(ladder.bot(step.first())))
                        .append(',')
                        .append(text(ladder.bot(step.second())))
                        .append(',')
                        .append(text(slot.name()));
                numbers(out, e);
                out.append(',').append(sums.differing());
                number(out, PairedDifference.varianceShare(sums));
                out.append(',')
                        .append(text(slot.unit()))
                        .append(',')
                        .append(text(e.method()))
                        .append('\n');
            }
        }
    }

    /** Returns a text as a cell, in quotes where it needs them. */
    static String text(final String raw) {
        final String cell = CsvTables.cell(raw);
        return cell.matches("(?s).*[,\"\r\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
    }

    static void numbers(final StringBuilder out, final Estimate e) {
        number(out, e.value());
        number(out, e.low());
        number(out, e.high());
        number(out, e.level());
        out.append(',').append(e.n());
    }

    private static void number(final StringBuilder out, final double x) {
        out.append(',').append(Double.isNaN(x) ? "" : Double.toString(x));
    }
}
