package org.sitrep.report;

import java.util.List;
import org.sitrep.analysis.Ladder;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderRack;

/** The numbers of several ladders as CSV for other programs: as {@link LadderTables}, with the scenario in front, and of the yardsticks only. */
public final class LadderRackTables {
    private static final String SCENARIO = "scenario,title,";

    private LadderRackTables() {}

    /** Returns a row a scenario, rung and yardstick. */
    public static String rungs(final LadderRack rack) {
        final StringBuilder out = new StringBuilder(SCENARIO + LadderTables.RUNG_HEAD + "\n");
        rack.ladders().forEach(ladder -> LadderTables.rungs(out, scenario(ladder), ladder, slots(ladder)));
        return out.toString();
    }

    /** Returns a row a scenario, step and yardstick. */
    public static String steps(final LadderRack rack) {
        final StringBuilder out = new StringBuilder(SCENARIO + LadderTables.STEP_HEAD + "\n");
        rack.ladders().forEach(ladder -> LadderTables.steps(out, scenario(ladder), ladder, slots(ladder)));
        return out.toString();
    }

    private static String scenario(final Ladder ladder) {
        return CsvCells.text(ladder.highest().scenario())
                + ','
                + CsvCells.text(ladder.highest().title())
                + ',';
    }

    private static List<Slot> slots(final Ladder ladder) {
        return ladder.yardsticks().stream().map(ladder::slot).toList();
    }
}
