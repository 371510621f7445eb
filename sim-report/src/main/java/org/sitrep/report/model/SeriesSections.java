package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Series;
import org.sitrep.report.chart.BandChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.SlotTally;

/** Builds the sections about quantities over time: one per series. */
record SeriesSections(MetricText metrics, Ids ids, ReportBuilder page) {
    void add(final Series series) {
        final List<BandChart.Point> points = points(series);
        final String id = ids.of(series.name());
        final String step = series.step();
        // After a label of several words, "over time" would seem to belong to the last word only.
        final boolean several = series.label().contains(" ");
        final String heading = series.label() + (several ? ", " + step + " by " + step : " over time");
        final String question = several ? "" : series.label() + " from " + step + " to " + step + ".";
        page.outcomes(OutcomeSections.sectionId(series.name()), heading, question);
        if (points.isEmpty()) {
            page.text("No " + metrics.trial().one() + " reached the first " + step + ".");
            return;
        }
        final String inWords = Sentences.seriesInWords(series, points);
        final String axis = Sentences.capitalised(series.unit());
        final String trials = metrics.trial().many();
        page.figure(
                        new BandChart(id, heading, inWords, axis, step, trials, points),
                        Sentences.seriesCaption(metrics.trial(), series, points))
                .add(seriesTable(id, series, points));
    }

    private List<BandChart.Point> points(final Series series) {
        final List<BandChart.Point> points = new ArrayList<>();
        for (int i = 0; i < series.slots().size(); i++) {
            final String name = series.slots().get(i);
            final SlotTally tally =
                    metrics.result().tallies().get(metrics.result().layout().index(name));
            if (tally.n() > 0) {
                final Distribution d =
                        new Distribution(metrics.result().layout().slot(name).orElseThrow(), tally);
                points.add(new BandChart.Point(
                        i + 1,
                        series.stepLabel(i),
                        metrics.raw(name),
                        d.quantile(0.05),
                        d.quantile(0.5),
                        d.quantile(0.95),
                        tally.n() / (double) metrics.result().completed()));
            }
        }
        return points;
    }

    private Block.Table seriesTable(final String id, final Series series, final List<BandChart.Point> points) {
        return Columns.of(points)
                .text(Sentences.capitalised(series.step()), BandChart.Point::label)
                .number("Mean", p -> Numbers.withUnit(p.mean(), ""))
                .number("5 %", p -> Numbers.plain(p.p05(), 2))
                .number("Median", p -> Numbers.plain(p.p50(), 2))
                .number("95 %", p -> Numbers.plain(p.p95(), 2))
                .number(metrics.trial().titles() + " still running", p -> Numbers.percent(p.running()))
                .page(
                        ids.of(id + "-table"),
                        series.label() + (Sentences.isAfter(series) ? " after each " : ", at each ") + series.step(),
                        true);
    }
}
