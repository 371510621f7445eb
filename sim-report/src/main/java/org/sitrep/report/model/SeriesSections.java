package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Series;
import org.sitrep.report.chart.BandChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.SlotTally;

/** The sections that follow a quantity over time: one a series. */
final class SeriesSections {
    private final Metrics metrics;
    private final Ids ids;

    SeriesSections(final Metrics metrics, final Ids ids) {
        this.metrics = metrics;
        this.ids = ids;
    }

    Section of(final Series series) {
        final List<BandChart.Point> points = points(series);
        final String id = ids.of(series.name());
        // A label of several words would be misread with "over time" behind it, as its last word's.
        final boolean several = series.label().contains(" ");
        final String heading =
                series.label() + (several ? ", " + series.step() + " by " + series.step() : " over time");
        final String question = several
                ? ""
                : "How " + series.label() + " develops from " + series.step() + " to " + series.step() + ".";
        if (points.isEmpty()) {
            return new Section(
                    OutcomeSections.sectionId(series.name()),
                    heading,
                    question,
                    List.of(new Block.Paragraph(Rich.of(
                            "No " + metrics.trial().one() + " got as far as the first " + series.step() + "."))));
        }
        final BandChart chart = new BandChart(
                id,
                heading,
                Sentences.seriesInWords(series, points),
                Sentences.capitalised(series.unit()),
                series.step(),
                metrics.trial().many(),
                points);
        return new Section(
                OutcomeSections.sectionId(series.name()),
                heading,
                question,
                List.of(
                        new Block.Figure(chart, Sentences.seriesCaption(metrics.trial(), series, points)),
                        seriesTable(id, series, points)));
    }

    private List<BandChart.Point> points(final Series series) {
        final List<BandChart.Point> points = new ArrayList<>();
        for (int i = 0; i < series.slots().size(); i++) {
            final String name = series.slots().get(i);
            final SlotTally tally =
                    metrics.capsule().tallies().get(metrics.capsule().layout().index(name));
            if (tally.n() > 0) {
                final Distribution d =
                        new Distribution(metrics.capsule().layout().slot(name).orElseThrow(), tally);
                points.add(new BandChart.Point(
                        i + 1,
                        series.stepLabel(i),
                        metrics.raw(name),
                        d.quantile(0.05),
                        d.quantile(0.5),
                        d.quantile(0.95),
                        tally.n() / (double) metrics.capsule().completed()));
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
