package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.chart.HistogramChart;
import org.sitrep.report.chart.IntervalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** The sections that say what happened: one a group, one a survival and one a series of the layout, in its order. */
final class OutcomeSections {
    private final Metrics metrics;
    private final OutcomeLayout layout;
    private final Trial trial;
    private final Ids ids = new Ids();
    private final RectangleSections rectangles;

    OutcomeSections(final Metrics metrics) {
        this.metrics = metrics;
        this.layout = metrics.capsule().layout();
        this.trial = metrics.trial();
        this.rectangles = new RectangleSections(metrics, ids);
    }

    List<Section> sections() {
        final List<Section> sections = new ArrayList<>();
        final String headline = layout.headline();
        final boolean answered =
                layout.slot(headline).filter(s -> s.kind() == Slot.Kind.FLAG).isPresent();
        if (!answered && layout.groups().stream().noneMatch(g -> g.metrics().contains(headline))) {
            sections.add(theme(new Group(
                    "headline",
                    metrics.label(headline),
                    "",
                    Group.Kind.THEME,
                    List.of(headline),
                    List.of(metrics.label(headline)))));
        }
        metrics.groups().forEach(g -> sections.add(group(g)));
        final SurvivalSections survival = new SurvivalSections(metrics, ids);
        layout.survivals().forEach(s -> sections.add(survival.of(s)));
        final SeriesSections series = new SeriesSections(metrics, ids);
        layout.series().forEach(s -> sections.add(series.of(s)));
        return sections;
    }

    private Section group(final Group group) {
        return switch (group.kind()) {
            case CATEGORY -> compared(group, IntervalChart.Style.BARS);
            case PER_SUBJECT -> compared(group, IntervalChart.Style.DOTS);
            case THEME -> theme(group);
            case BREAKDOWN -> rectangles.breakdown(group);
            case MATRIX -> rectangles.matrix(group);
        };
    }

    private Section compared(final Group group, final IntervalChart.Style style) {
        final List<Block> blocks = new ArrayList<>();
        final Set<String> units =
                Set.copyOf(group.metrics().stream().map(metrics::unit).toList());
        final Ranking all = Ranking.of(metrics, group);
        final Ranking ranking = style == IntervalChart.Style.BARS ? all : all.seen(metrics);
        if (units.size() == 1 && !ranking.isEmpty()) {
            final Rich caption = style == IntervalChart.Style.BARS
                    ? Sentences.endsCaption(metrics, ranking)
                    : Sentences.subjectsCaption(metrics, ranking);
            blocks.add(new Block.Figure(
                    new IntervalChart(
                            ids.of(group.name()),
                            group.title(),
                            Sentences.itemsInWords(metrics, ranking.inLayoutOrder()),
                            axis(group.metrics().get(0)),
                            style,
                            ranking.inLayoutOrder().stream().map(this::item).toList()),
                    caption));
        }
        if (style == IntervalChart.Style.DOTS) {
            Unseen.sentence(metrics, group).ifPresent(s -> blocks.add(new Block.Paragraph(Rich.of(s))));
        }
        blocks.add(estimates(group, ranking.isEmpty() && !all.isEmpty()));
        metrics.total(group)
                .ifPresent(
                        total -> metrics.distribution(total).ifPresent(d -> blocks.addAll(histogram(group, total, d))));
        return new Section(sectionId(group.name()), group.title(), group.question(), blocks);
    }

    private IntervalChart.Item item(final Ranking.Item item) {
        return new IntervalChart.Item(item.label(), metrics.drawn(item.metric()), metrics.better(item.metric()));
    }

    private Section theme(final Group group) {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(estimates(group, false));
        for (final String metric : group.metrics()) {
            metrics.distribution(metric).ifPresent(d -> blocks.addAll(histogram(group, metric, d)));
        }
        return new Section(sectionId(group.name()), group.title(), group.question(), blocks);
    }

    private List<Block> histogram(final Group group, final String metric, final Distribution d) {
        if (d.isEmpty() || layout.slot(metric).orElseThrow().kind() == Slot.Kind.FLAG) {
            return List.of();
        }
        final String label = metrics.label(metric);
        if (d.isConstant()) {
            return List.of(new Block.Paragraph(Sentences.constant(metrics, metric, d)));
        }
        final String id = ids.of(metric.startsWith(group.name()) ? metric : group.name() + "-" + metric);
        final HistogramChart chart = new HistogramChart(
                id,
                label,
                Sentences.histogramInWords(trial, d),
                Sentences.capitalised(metrics.unit(metric)),
                trial.many(),
                d.bins(),
                d.mean());
        return List.of(
                new Block.Figure(chart, Sentences.histogramCaption(metrics, metric, d)),
                Columns.of(d.bins().stream().filter(b -> b.missions() > 0).toList())
                        .text(Sentences.capitalised(metrics.unit(metric)), HistogramChart.Bin::label)
                        .number(trial.titles(), bin -> Numbers.count(bin.missions()))
                        .number("Share", bin -> Numbers.percent(bin.share()))
                        .number("First in " + trial.one(), bin -> Long.toString(bin.firstMission()))
                        .page(ids.of(id + "-table"), label + ": how many " + trial.many() + " had which value", true));
    }

    private Block.Table estimates(final Group group, final boolean folded) {
        final List<Ranking.Item> rows = new ArrayList<>();
        for (int i = 0; i < group.metrics().size(); i++) {
            rows.add(new Ranking.Item(group.itemLabels().get(i), group.metrics().get(i)));
        }
        metrics.total(group).ifPresent(total -> rows.add(new Ranking.Item("In all", total)));
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
            table.number("All together", row -> Numbers.range(Numbers.inPercent(together.get(rows.indexOf(row)))));
        }
        table.number(
                trial.titles(), row -> Numbers.count(metrics.shown(row.metric()).n()));
        if (group.metrics().stream().allMatch(this::isFlag)) {
            table.number("First in " + trial.one(), row -> isFlag(row.metric()) ? firstMission(row.metric()) : "");
        }
        return table.page(
                ids.of(group.name() + "-estimates"),
                group.kind() == Group.Kind.THEME
                        ? group.title() + ": means over the completed " + trial.many()
                        : group.title() + ": estimates with their intervals",
                folded);
    }

    private boolean isFlag(final String metric) {
        return layout.slot(metric).filter(s -> s.kind() == Slot.Kind.FLAG).isPresent();
    }

    /** The smallest index of a mission in which the flag is set. */
    private String firstMission(final String flag) {
        return metrics.distribution(flag)
                .filter(d -> d.greatest() == 1)
                .map(d -> Long.toString(d.missionAtGreatest()))
                .orElse("never");
    }

    private String axis(final String metric) {
        if (metrics.isRate(metric)) {
            return layout.slot(metric).isPresent() ? "% of " + trial.many() : "%";
        }
        return Sentences.capitalised(metrics.unit(metric));
    }

    static String sectionId(final String name) {
        return "section-" + Ids.slug(name);
    }
}
