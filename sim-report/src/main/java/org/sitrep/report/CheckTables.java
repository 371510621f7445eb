package org.sitrep.report;

import org.sitrep.analysis.check.CheckResult;
import org.sitrep.report.model.CheckSentences;

/** The numbers of a check as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class CheckTables {
    private CheckTables() {}

    /** Returns a row a scenario, bot and metric: the baseline, the difference with its interval, and the verdict. */
    public static String metrics(final CheckResult check) {
        final StringBuilder out = new StringBuilder(
                "scenario,bot,metric,verdict,decidedAfter,margin,before,difference,low,high,level,n,differing,unpaired,probability,unit,contentChanged,signatureSame\n");
        for (final CheckResult.Entry entry : check.entries()) {
            entry.metrics().forEach(metric -> row(out, entry, metric));
        }
        return out.toString();
    }

    private static void row(final StringBuilder out, final CheckResult.Entry entry, final CheckResult.Metric metric) {
        out.append(CsvCells.text(entry.scenario()))
                .append(',')
                .append(CsvCells.text(entry.bot()))
                .append(',')
                .append(CsvCells.text(metric.name()))
                .append(',')
                .append(CheckSentences.word(metric.verdict()))
                .append(',')
                .append(metric.decidedAfter());
        CsvCells.number(out, metric.margin());
        CsvCells.number(out, metric.before().value());
        CsvCells.estimate(out, metric.difference());
        out.append(',').append(metric.differing()).append(',').append(metric.unpaired());
        CsvCells.number(out, metric.probability());
        out.append(',')
                .append(CsvCells.text(metric.before().unit()))
                .append(',')
                .append(entry.contentChanged())
                .append(',')
                .append(entry.signatureSame())
                .append('\n');
    }

    /** Returns a row a scenario, bot and step at which missions part from those of the baseline. */
    static String partings(final CheckResult check) {
        final StringBuilder out = new StringBuilder("scenario,bot,step,missions,example,traced\n");
        for (final CheckResult.Entry entry : check.entries()) {
            entry.parting()
                    .ifPresent(parting -> parting.places()
                            .forEach(place -> out.append(CsvCells.text(entry.scenario()))
                                    .append(',')
                                    .append(CsvCells.text(entry.bot()))
                                    .append(',')
                                    .append(CsvCells.text(place.step()))
                                    .append(',')
                                    .append(place.missions())
                                    .append(',')
                                    .append(place.example())
                                    .append(',')
                                    .append(parting.traced())
                                    .append('\n')));
        }
        return out.toString();
    }
}
