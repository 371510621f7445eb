package org.sitrep.report;

import java.util.stream.IntStream;
import org.sitrep.analysis.Worth;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** What things are worth as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class WorthTables {
    private WorthTables() {}

    /** Returns a row a thing and yardstick, the worthiest thing first, those that made no difference last. */
    public static String csv(final Worth worth) {
        final StringBuilder out = new StringBuilder("thing,metric,worth,low,high,level,n,differing,unit,method\n");
        final IntStream idle = IntStream.range(0, worth.things().size()).filter(worth::idle);
        IntStream.concat(worth.byWorth().stream().mapToInt(Integer::intValue), idle)
                .forEach(thing -> worth.slots().forEach(slot -> row(out, worth, thing, slot)));
        return out.toString();
    }

    private static void row(final StringBuilder out, final Worth worth, final int thing, final Slot slot) {
        final Estimate e = worth.of(thing, slot);
        out.append(CsvCells.text(worth.things().get(thing))).append(',').append(CsvCells.text(slot.name()));
        CsvCells.estimate(out, e);
        out.append(',')
                .append(worth.steps().get(thing).sums(slot).differing())
                .append(',')
                .append(CsvCells.text(slot.unit()))
                .append(',')
                .append(CsvCells.text(e.method()))
                .append('\n');
    }
}
