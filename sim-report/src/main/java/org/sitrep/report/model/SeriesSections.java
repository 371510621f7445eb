package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Series;
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
        final List<Chart.Point> points = points(series);
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
        final Chart.Band chart = new Chart.Band(
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

    private List<Chart.Point> points(final Series series) {
        final List<Chart.Point> points = new ArrayList<>();
        for (int i = 0; i < series.slots().size(); i++) {
            final String name = series.slots().get(i);
            final SlotTally tally =
                    metrics.capsule().tallies().get(metrics.capsule().layout().index(name));
            if (tally.n() > 0) {
                final Distribution d =
                        new Distribution(metrics.capsule().layout().slot(name).orElseThrow(), tally);
                points.add(new Chart.Point(
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

    private Block.Table seriesTable(final String id, final Series series, final List<Chart.Point> points) {
        final List<List<String>> rows = points.stream()
                .map(p -> List.of(
                        p.label(),
                        Numbers.withUnit(p.mean(), ""),
                        Numbers.plain(p.p05(), 2),
                        Numbers.plain(p.p50(), 2),
                        Numbers.plain(p.p95(), 2),
                        Numbers.percent(p.running())))
                .toList();
        return new Block.Table(
                ids.of(id + "-table"),
                series.label() + (Sentences.isAfter(series) ? " after each " : ", at each ") + series.step(),
                List.of(
                        Block.Column.text(Sentences.capitalised(series.step())),
                        Block.Column.number("Mean"),
                        Block.Column.number("5 %"),
                        Block.Column.number("Median"),
                        Block.Column.number("95 %"),
                        Block.Column.number(metrics.trial().titles() + " still running")),
                rows,
                true);
    }
}
