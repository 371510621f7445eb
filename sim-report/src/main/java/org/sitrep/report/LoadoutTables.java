package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** The numbers of a search for loadouts as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class LoadoutTables {
    private LoadoutTables() {}

    /** Returns the text of each table by file name: {@code finalists.csv}, {@code kits.csv}, {@code steps.csv} and {@code races.csv}. */
    public static Map<String, String> of(final LoadoutAnswer answer) {
        final Map<String, String> files = new LinkedHashMap<>();
        files.put("finalists.csv", finalists(answer));
        files.put("kits.csv", kits(answer));
        files.put("steps.csv", steps(answer));
        files.put("races.csv", races(answer));
        return files;
    }

    /** Returns a row a finalist and metric; the objective itself is the metric {@code objective}, and how far the winner is ahead {@code behind}. */
    public static String finalists(final LoadoutAnswer answer) {
        final StringBuilder out =
                new StringBuilder("loadout,origin,load,equal,front,metric,value,low,high,level,n,unit,method\n");
        for (final LoadoutAnswer.Finalist finalist : answer.finalists()) {
            final String lead = CsvCells.text(finalist.name()) + "," + CsvCells.text(finalist.origin()) + ","
                    + finalist.load() + "," + finalist.equal() + "," + finalist.front() + ",";
            row(out, lead, "objective", finalist.objective());
            row(out, lead, "behind", finalist.behind());
            row(out, lead, "overPresent", finalist.overPresent());
            metrics(out, lead, answer.question().metrics(), finalist.metrics());
        }
        return out.toString();
    }

    private static String steps(final LoadoutAnswer answer) {
        final StringBuilder out =
                new StringBuilder("step,carried,load,alike,metric,change,low,high,level,n,unit,method\n");
        for (final LoadoutAnswer.Step step : answer.steps()) {
            final String lead =
                    CsvCells.text(step.label()) + "," + step.carried() + "," + step.load() + "," + step.alike() + ",";
            row(out, lead, "objective", step.objective());
            metrics(out, lead, answer.question().metrics(), step.metrics());
        }
        return out.toString();
    }

    private static void metrics(
            final StringBuilder out, final String lead, final List<Slot> slots, final List<Estimate> estimates) {
        for (int m = 0; m < slots.size(); m++) {
            row(out, lead, slots.get(m).name(), estimates.get(m));
        }
    }

    private static void row(final StringBuilder out, final String lead, final String metric, final Estimate e) {
        out.append(lead).append(CsvCells.text(metric));
        CsvCells.estimate(out, e);
        out.append(',')
                .append(CsvCells.text(e.unit()))
                .append(',')
                .append(CsvCells.text(e.method()))
                .append('\n');
    }

    private static String kits(final LoadoutAnswer answer) {
        final StringBuilder out = new StringBuilder("loadout,bearer,kit\n");
        for (final LoadoutAnswer.Finalist finalist : answer.finalists()) {
            for (int b = 0; b < finalist.kits().size(); b++) {
                out.append(CsvCells.text(finalist.name()))
                        .append(',')
                        .append(CsvCells.text(answer.space().bearers().get(b)))
                        .append(',')
                        .append(CsvCells.text(finalist.kits().get(b)))
                        .append('\n');
            }
        }
        return out.toString();
    }

    private static String races(final LoadoutAnswer answer) {
        final StringBuilder out =
                new StringBuilder("race,what,entered,alike,worse,setAside,takenAlong,firstMission,mostMissions\n");
        for (int r = 0; r < answer.heats().size(); r++) {
            final LoadoutAnswer.HeatRecord heat = answer.heats().get(r);
            out.append(r + 1)
                    .append(',')
                    .append(CsvCells.text(heat.what()))
                    .append(',')
                    .append(heat.entered())
                    .append(',')
                    .append(heat.alike())
                    .append(',')
                    .append(heat.worse())
                    .append(',')
                    .append(heat.setAside())
                    .append(',')
                    .append(heat.takenAlong())
                    .append(',')
                    .append(heat.first())
                    .append(',')
                    .append(heat.missions())
                    .append('\n');
        }
        return out.toString();
    }
}
