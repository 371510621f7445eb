package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** The sections that say what happened: one a group, one a survival and one a series of the layout, in its order. */
final class OutcomeSections {
    /** Where a table has the intervals that hold for all of its rows: beside those of each row by itself. */
    private static final int ALL_TOGETHER = 3;

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
            case CATEGORY -> compared(group, Chart.Intervals.Style.BARS);
            case PER_SUBJECT -> compared(group, Chart.Intervals.Style.DOTS);
            case THEME -> theme(group);
            case BREAKDOWN -> rectangles.breakdown(group);
            case MATRIX -> rectangles.matrix(group);
        };
    }

    private Section compared(final Group group, final Chart.Intervals.Style style) {
        final List<Block> blocks = new ArrayList<>();
        final Set<String> units =
                Set.copyOf(group.metrics().stream().map(metrics::unit).toList());
        final Ranking all = Ranking.of(metrics, group);
        final Ranking ranking = style == Chart.Intervals.Style.BARS ? all : all.seen(metrics);
        if (units.size() == 1 && !ranking.isEmpty()) {
            final Rich caption = style == Chart.Intervals.Style.BARS
                    ? Sentences.endsCaption(metrics, ranking)
                    : Sentences.subjectsCaption(metrics, ranking);
            blocks.add(new Block.Figure(
                    new Chart.Intervals(
                            ids.of(group.name()),
                            group.title(),
                            Sentences.itemsInWords(metrics, ranking.inLayoutOrder()),
                            axis(group.metrics().get(0)),
                            style,
                            ranking.inLayoutOrder().stream().map(this::item).toList()),
                    caption));
        }
        if (style == Chart.Intervals.Style.DOTS) {
            Unseen.sentence(metrics, group).ifPresent(s -> blocks.add(new Block.Paragraph(Rich.of(s))));
        }
        blocks.add(estimates(group, ranking.isEmpty() && !all.isEmpty()));
        metrics.total(group)
                .ifPresent(
                        total -> metrics.distribution(total).ifPresent(d -> blocks.addAll(histogram(group, total, d))));
        return new Section(sectionId(group.name()), group.title(), group.question(), blocks);
    }

    private Chart.Item item(final Ranking.Item item) {
        return new Chart.Item(item.label(), metrics.drawn(item.metric()), metrics.better(item.metric()));
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
        final Chart.Histogram chart = new Chart.Histogram(
                id,
                label,
                Sentences.histogramInWords(trial, d),
                Sentences.capitalised(metrics.unit(metric)),
                trial.many(),
                d.bins(),
                d.mean());
        final List<List<String>> rows = d.bins().stream()
                .filter(b -> b.missions() > 0)
                .map(OutcomeSections::binRow)
                .toList();
        return List.of(
                new Block.Figure(chart, Sentences.histogramCaption(metrics, metric, d)),
                new Block.Table(
                        ids.of(id + "-table"),
                        label + ": how many " + trial.many() + " had which value",
                        List.of(
                                Block.Column.text(Sentences.capitalised(metrics.unit(metric))),
                                Block.Column.number(trial.titles()),
                                Block.Column.number("Share"),
                                Block.Column.number("First in " + trial.one())),
                        rows,
                        true));
    }

    private static List<String> binRow(final Chart.Bin bin) {
        return List.of(
                bin.label(),
                Numbers.count(bin.missions()),
                Numbers.percent(bin.share()),
                Long.toString(bin.firstMission()));
    }

    private Block.Table estimates(final Group group, final boolean folded) {
        final boolean flags = group.metrics().stream().allMatch(this::isFlag);
        final List<Block.Column> columns = new ArrayList<>(List.of(
                Block.Column.text(
                        switch (group.kind()) {
                            case CATEGORY -> "Outcome";
                            case PER_SUBJECT -> "Subject";
                            default -> "Metric";
                        }),
                Block.Column.number("Estimate"),
                Block.Column.number(Numbers.level(metrics.level()) + " interval"),
                Block.Column.number(trial.titles())));
        final List<Estimate> together = metrics.together(group);
        if (!together.isEmpty()) {
            columns.add(ALL_TOGETHER, Block.Column.number("All together"));
        }
        if (flags) {
            columns.add(Block.Column.number("First in " + trial.one()));
        }
        final List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < group.metrics().size(); i++) {
            final List<String> row =
                    row(group.itemLabels().get(i), group.metrics().get(i), flags);
            if (!together.isEmpty()) {
                row.add(ALL_TOGETHER, Numbers.range(Numbers.inPercent(together.get(i))));
            }
            rows.add(row);
        }
        metrics.total(group).ifPresent(total -> rows.add(row("In all", total, flags)));
        final String caption = group.kind() == Group.Kind.THEME
                ? group.title() + ": means over the completed " + trial.many()
                : group.title() + ": estimates with their intervals";
        return new Block.Table(ids.of(group.name() + "-estimates"), caption, columns, rows, folded);
    }

    private List<String> row(final String label, final String metric, final boolean withFirstMission) {
        final Estimate e = metrics.shown(metric);
        final List<String> cells =
                new ArrayList<>(List.of(label, metrics.withUnit(metric), Numbers.range(e), Numbers.count(e.n())));
        if (withFirstMission) {
            cells.add(isFlag(metric) ? firstMission(metric) : "");
        }
        return cells;
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
