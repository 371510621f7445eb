package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Builds the sections about outcomes: one per group, survival and series of the layout, in its order. */
final class OutcomeSections {
    private final MetricText metrics;
    private final OutcomeLayout layout;
    private final TrialWord noun;
    private final Ids ids = new Ids();
    private final ReportBuilder page;
    private final RectangleSections rectangles;

    OutcomeSections(final MetricText metrics, final ReportBuilder page) {
        this.metrics = metrics;
        this.page = page;
        this.layout = metrics.result().layout();
        this.noun = metrics.trial();
        this.rectangles = new RectangleSections(metrics, ids, page);
    }

    void add() {
        final String headline = layout.headline();
        final boolean answered =
                layout.slot(headline).filter(s -> s.kind() == Slot.Kind.FLAG).isPresent();
        if (!answered && layout.groups().stream().noneMatch(g -> g.metrics().contains(headline))) {
            theme(new Group(
                    "headline",
                    metrics.label(headline),
                    "",
                    Group.Kind.THEME,
                    List.of(headline),
                    List.of(metrics.label(headline))));
        }
        metrics.groups().forEach(this::group);
        final SurvivalSections survival = new SurvivalSections(metrics, ids, page);
        metrics.survivals().forEach(survival::add);
        final SeriesSections series = new SeriesSections(metrics, ids, page);
        layout.series().forEach(series::add);
    }

    private void group(final Group group) {
        switch (group.kind()) {
            case CATEGORY -> compared(group, IntervalChart.Style.BARS);
            case PER_SUBJECT -> compared(group, IntervalChart.Style.DOTS);
            case THEME -> theme(group);
            case BREAKDOWN -> rectangles.breakdown(group);
            case MATRIX -> rectangles.matrix(group);
        }
    }

    static ReportBuilder begin(final ReportBuilder page, final Group group) {
        return page.outcomes(sectionId(group.name()), group.title(), group.question());
    }

    private void compared(final Group group, final IntervalChart.Style style) {
        begin(page, group);
        final boolean bars = style == IntervalChart.Style.BARS;
        final long units = group.metrics().stream()
                .map(metrics::unit)
                .filter(Streams.unseen())
                .count();
        final Ranking all = Ranking.of(metrics, group);
        final Ranking ranking = bars ? all : all.seen(metrics);
        if (units == 1 && !ranking.isEmpty()) {
            page.figure(
                    new IntervalChart(
                            ids.of(group.name()),
                            group.title(),
                            Sentences.itemsInWords(metrics, ranking.inLayoutOrder()),
                            axis(group.metrics().get(0)),
                            style,
                            ranking.inLayoutOrder().stream().map(this::item).toList()),
                    bars ? Sentences.endsCaption(metrics, ranking) : Sentences.subjectsCaption(metrics, ranking));
        }
        estimates(group, ranking.isEmpty() && !all.isEmpty());
        metrics.total(group).ifPresent(total -> histogram(group, total));
        if (!bars) {
            UnseenOutcomes.sentence(metrics, group).ifPresent(page::text);
        }
    }

    private IntervalChart.Item item(final Ranking.Item item) {
        final String metric = item.metric();
        final IntervalChart.Item drawn =
                new IntervalChart.Item(item.label(), metrics.shown(metric), metrics.better(metric));
        return metrics.hasWideInterval(metric) ? drawn.withWideInterval() : drawn;
    }

    private void theme(final Group group) {
        begin(page, group);
        estimates(group, false);
        group.metrics().forEach(metric -> histogram(group, metric));
    }

    /** Returns the distribution of a metric that is counted; empty without values. */
    private Optional<Distribution> counted(final String metric) {
        return metrics.distribution(metric).filter(d -> !d.isEmpty() && !isFlag(metric));
    }

    private void histogram(final Group group, final String metric) {
        final Optional<Distribution> seen = counted(metric);
        if (seen.isEmpty()) {
            return;
        }
        final Distribution d = seen.get();
        if (d.isConstant()) {
            page.text(Sentences.constant(metrics, metric, d));
            return;
        }
        final String label = metrics.label(metric);
        final String id = ids.of(metric.startsWith(group.name()) ? metric : group.name() + "-" + metric);
        final String axis = Sentences.capitalised(metrics.unit(metric));
        final String inWords = Sentences.histogramInWords(noun, d);
        page.figure(
                        new HistogramChart(id, label, inWords, axis, noun.many(), d.bins(), d.mean()),
                        Sentences.histogramCaption(metrics, metric, d))
                .add(Columns.of(d.bins().stream().filter(b -> b.trials() > 0).toList())
                        .text(axis, HistogramChart.Bin::label)
                        .number(noun.titles(), bin -> Numbers.count(bin.trials()))
                        .number("Share", bin -> Numbers.percent(bin.share()))
                        .number("First " + noun.one(), bin -> Long.toString(bin.firstTrial()))
                        .page(ids.of(id + "-table"), label + ": " + noun.many() + " per value", true));
    }

    /** Adds the estimates of a group; of a theme, those that no histogram of it states. */
    private void estimates(final Group group, final boolean folded) {
        final List<Ranking.Item> rows = new ArrayList<>();
        for (int i = 0; i < group.metrics().size(); i++) {
            final String metric = group.metrics().get(i);
            if (group.kind() != Group.Kind.THEME || counted(metric).isEmpty()) {
                rows.add(new Ranking.Item(group.itemLabels().get(i), metric));
            }
        }
        if (rows.isEmpty()) {
            return;
        }
        metrics.total(group).ifPresent(total -> rows.add(new Ranking.Item("Total", total)));
        final String head = switch (group.kind()) {
            case CATEGORY -> "Outcome";
            case PER_SUBJECT -> "Subject";
            default -> "Metric";
        };
        final Columns<Ranking.Item> table = Columns.of(rows)
                .text(head, Ranking.Item::label)
                .number("Estimate", row -> metrics.withUnit(row.metric()))
                .number(
                        Numbers.level(metrics.level()) + " interval",
                        row -> Numbers.range(metrics.shown(row.metric())));
        final List<Estimate> together = metrics.together(group);
        if (!together.isEmpty()) {
            table.number("Joint interval", row -> Numbers.range(Numbers.inPercent(together.get(rows.indexOf(row)))));
        }
        table.number(
                noun.titles(), row -> Numbers.count(metrics.shown(row.metric()).n()));
        if (group.metrics().stream().allMatch(this::isFlag)) {
            table.number("First " + noun.one(), row -> isFlag(row.metric()) ? firstTrial(row.metric()) : "");
        }
        page.add(table.page(
                ids.of(group.name() + "-estimates"),
                group.kind() == Group.Kind.THEME
                        ? group.title() + ": means over the completed " + noun.many()
                        : group.title() + ": estimates with intervals",
                folded));
    }

    private boolean isFlag(final String metric) {
        return layout.slot(metric).filter(s -> s.kind() == Slot.Kind.FLAG).isPresent();
    }

    /** Returns the smallest index of a trial in which the flag is set. */
    private String firstTrial(final String flag) {
        return metrics.distribution(flag)
                .filter(d -> d.greatest() == 1)
                .map(d -> Long.toString(d.trialAtGreatest()))
                .orElse("never");
    }

    private String axis(final String metric) {
        if (metrics.isRate(metric)) {
            return layout.slot(metric).isPresent() ? "% of " + noun.many() : "%";
        }
        return Sentences.capitalised(metrics.unit(metric));
    }

    static String sectionId(final String name) {
        return "section-" + Ids.slug(name);
    }
}
