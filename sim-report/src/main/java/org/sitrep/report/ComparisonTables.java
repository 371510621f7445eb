package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Yardstick;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;

/** The numbers of a comparison as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class ComparisonTables {
    private ComparisonTables() {}

    /** Returns the text of each table by file name: {@code sides.csv}, a row a side and slot, and {@code differences.csv}, a row a side and slot, over all slots. */
    public static Map<String, String> of(final Comparison comparison) {
        final Map<String, String> files = new LinkedHashMap<>();
        files.put("differences.csv", differences(comparison));
        files.put("sides.csv", sides(comparison));
        return files;
    }

    private static String sides(final Comparison comparison) {
        final StringBuilder out = new StringBuilder("side,metric,value,low,high,level,n,unit\n");
        for (final Comparison.Side side : comparison.sides()) {
            for (int s = 0; s < side.capsule().layout().slots().size(); s++) {
                final Slot slot = side.capsule().layout().slots().get(s);
                final Estimate e =
                        MetricEstimates.of(slot, side.capsule().tallies().get(s), Estimates.DEFAULT_LEVEL);
                out.append(CsvCells.text(side.name())).append(',').append(CsvCells.text(slot.name()));
                CsvCells.estimate(out, e);
                out.append(',').append(CsvCells.text(slot.unit())).append('\n');
            }
        }
        return out.toString();
    }

    /** Returns a row a side and slot; the verdict stands where the slot is a yardstick, the interval then holds together with all others of yardsticks. */
    public static String differences(final Comparison comparison) {
        final StringBuilder out = new StringBuilder(
                "side,base,metric,difference,low,high,level,n,differing,varianceShare,unit,method,verdict\n");
        for (final PairedStep step : comparison.steps()) {
            for (final Slot slot : comparison.base().capsule().layout().slots()) {
                row(out, comparison, step, slot);
            }
        }
        return out.toString();
    }

    private static void row(
            final StringBuilder out, final Comparison comparison, final PairedStep step, final Slot slot) {
        final PairSums sums = step.sums(slot);
        final Yardstick yardstick = comparison.yardsticks().stream()
                .filter(y -> y.slot().equals(slot))
                .findFirst()
                .orElse(null);
        final Estimate e = step.difference(slot, yardstick == null ? Estimates.DEFAULT_LEVEL : comparison.eachLevel());
        out.append(CsvCells.text(comparison.side(step).name()))
                .append(',')
                .append(CsvCells.text(comparison.base().name()))
                .append(',')
                .append(CsvCells.text(slot.name()));
        CsvCells.estimate(out, e);
        out.append(',').append(sums.differing());
        CsvCells.number(out, PairedDifference.varianceShare(sums));
        out.append(',')
                .append(CsvCells.text(slot.unit()))
                .append(',')
                .append(CsvCells.text(e.method()))
                .append(',')
                .append(yardstick == null ? "" : comparison.verdict(step, yardstick))
                .append('\n');
    }
}
