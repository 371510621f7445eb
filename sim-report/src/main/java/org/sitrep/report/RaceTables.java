package org.sitrep.report;

import java.util.Locale;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.report.model.RaceSentences;

/** A race as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class RaceTables {
    private RaceTables() {}

    /** Returns a row a side, the leader first. */
    public static String standings(final SideRace race) {
        final StringBuilder out = new StringBuilder(
                "side,place,against,missions,metric,value,low,high,level,n,behind,behind.low,behind.high,behind.level,behind.n,unit\n");
        for (final Standing standing : RaceSentences.ranked(race)) {
            out.append(CsvCells.text(race.name(standing.side())))
                    .append(',')
                    .append(standing.place().name().toLowerCase(Locale.ROOT))
                    .append(',')
                    .append(CsvCells.text(race.name(standing.against())))
                    .append(',')
                    .append(standing.missions())
                    .append(',')
                    .append(CsvCells.text(
                            race.result().rules().yardstick().slot().name()));
            CsvCells.estimate(out, standing.value());
            CsvCells.estimate(out, standing.behind());
            out.append(',')
                    .append(CsvCells.text(
                            race.result().rules().yardstick().slot().unit()))
                    .append('\n');
        }
        return out.toString();
    }
}
