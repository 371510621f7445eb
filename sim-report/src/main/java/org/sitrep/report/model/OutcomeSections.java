package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SlotTally;

/** The sections that say what happened: one a group and one a series of the layout, in its order. */
final class OutcomeSections {
    private static final int MAX_TILES = 6;

    private final Metrics metrics;
    private final OutcomeLayout layout;
    private final Ids ids = new Ids();

    OutcomeSections(final Metrics metrics) {
        this.metrics = metrics;
        this.layout = metrics.capsule().layout();
    }

    List<Section> sections() {
        final List<Section> sections = new ArrayList<>();
        final String headline = layout.headline();
        if (layout.groups().stream().noneMatch(g -> g.metrics().contains(headline))) {
            sections.add(theme(new Group(
                    "headline",
                    metrics.label(headline),
                    "",
                    Group.Kind.THEME,
                    List.of(headline),
                    List.of(metrics.label(headline)))));
        }
        layout.groups().forEach(g -> sections.add(group(g)));
        layout.series().forEach(s -> sections.add(series(s)));
        return sections;
    }

    /** Returns the first figure of every group that tells a story in one number, each linked to its section. */
    List<Tile> tiles() {
        final List<Tile> tiles = new ArrayList<>();
        for (final Group group : layout.groups()) {
            final Optional<Tile> tile = switch (group.kind()) {
                case CATEGORY -> mostFrequent(group);
                case THEME -> first(group);
                case PER_SUBJECT -> Optional.empty();
            };
            tile.ifPresent(tiles::add);
        }
        return tiles.subList(0, Math.min(MAX_TILES, tiles.size()));
    }

    private Optional<Tile> mostFrequent(final Group group) {
        return Ranking.of(metrics, group)
                .highest()
                .map(i -> new Tile(i.label(), metrics.withUnit(i.metric()), sectionId(group.name())));
    }

    private Optional<Tile> first(final Group group) {
        return group.metrics().stream()
                .filter(m -> !m.equals(layout.headline()))
                .findFirst()
                .or(() -> group.metrics().stream().findFirst())
                .map(m -> new Tile(metrics.label(m), metrics.withUnit(m), sectionId(group.name())));
    }

    private Section group(final Group group) {
        return switch (group.kind()) {
            case CATEGORY -> compared(group, Chart.Intervals.Style.BARS);
            case PER_SUBJECT -> compared(group, Chart.Intervals.Style.DOTS);
            case THEME -> theme(group);
        };
    }

    private Section compared(final Group group, final Chart.Intervals.Style style) {
        final List<Block> blocks = new ArrayList<>();
        final Set<String> units =
                Set.copyOf(group.metrics().stream().map(metrics::unit).toList());
        final Ranking ranking = Ranking.of(metrics, group);
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
        blocks.add(estimates(group));
        return new Section(sectionId(group.name()), group.title(), group.question(), blocks);
    }

    private Chart.Item item(final Ranking.Item item) {
        return new Chart.Item(item.label(), metrics.shown(item.metric()), metrics.better(item.metric()));
    }

    private Section theme(final Group group) {
        final List<Block> blocks = new ArrayList<>();
        blocks.add(estimates(group));
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
                id, label, Sentences.histogramInWords(d), capitalised(metrics.unit(metric)), d.bins(), d.mean());
        final List<List<String>> rows = d.bins().stream()
                .filter(b -> b.missions() > 0)
                .map(OutcomeSections::binRow)
                .toList();
        return List.of(
                new Block.Figure(chart, Sentences.histogramCaption(metrics, metric, d)),
                new Block.Table(
                        ids.of(id + "-table"),
                        label + ": how many missions had which value",
                        List.of(
                                Block.Column.text(capitalised(metrics.unit(metric))),
                                Block.Column.number("Missions"),
                                Block.Column.number("Share"),
                                Block.Column.number("First in mission")),
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

    private Block.Table estimates(final Group group) {
        final boolean flags = group.metrics().stream()
                .allMatch(m ->
                        layout.slot(m).filter(s -> s.kind() == Slot.Kind.FLAG).isPresent());
        final List<Block.Column> columns = new ArrayList<>(List.of(
                Block.Column.text(
                        switch (group.kind()) {
                            case CATEGORY -> "Outcome";
                            case PER_SUBJECT -> "Subject";
                            case THEME -> "Metric";
                        }),
                Block.Column.number("Estimate"),
                Block.Column.number(Numbers.level(metrics.level()) + " interval"),
                Block.Column.number("Missions")));
        if (flags) {
            columns.add(Block.Column.number("First in mission"));
        }
        final List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < group.metrics().size(); i++) {
            rows.add(row(group.itemLabels().get(i), group.metrics().get(i), flags));
        }
        final String caption = group.kind() == Group.Kind.THEME
                ? group.title() + ": means over the completed missions"
                : group.title() + ": estimates with their intervals";
        return new Block.Table(ids.of(group.name() + "-estimates"), caption, columns, rows, false);
    }

    private List<String> row(final String label, final String metric, final boolean withFirstMission) {
        final Estimate e = metrics.shown(metric);
        final List<String> cells =
                new ArrayList<>(List.of(label, metrics.withUnit(metric), Numbers.range(e), Numbers.count(e.n())));
        if (withFirstMission) {
            final long mission = metrics.distribution(metric)
                    .filter(d -> d.greatest() == 1)
                    .map(Distribution::missionAtGreatest)
                    .orElse(-1L);
            cells.add(mission < 0 ? "never" : Long.toString(mission));
        }
        return cells;
    }

    private Section series(final Series series) {
        final List<Chart.Point> points = points(series);
        final String id = ids.of(series.name());
        final String heading = series.label() + " over time";
        final String question =
                "How " + series.label() + " develops from " + series.step() + " to " + series.step() + ".";
        if (points.isEmpty()) {
            return new Section(
                    sectionId(series.name()),
                    heading,
                    question,
                    List.of(new Block.Paragraph(Rich.of("No mission got as far as the first " + series.step() + "."))));
        }
        final Chart.Band chart = new Chart.Band(
                id,
                heading,
                Sentences.seriesInWords(series, points),
                capitalised(series.unit()),
                series.step(),
                points);
        return new Section(
                sectionId(series.name()),
                heading,
                question,
                List.of(
                        new Block.Figure(chart, Sentences.seriesCaption(series, points)),
                        seriesTable(id, series, points)));
    }

    private List<Chart.Point> points(final Series series) {
        final List<Chart.Point> points = new ArrayList<>();
        for (int i = 0; i < series.slots().size(); i++) {
            final String name = series.slots().get(i);
            final SlotTally tally = metrics.capsule().tallies().get(layout.index(name));
            if (tally.n() > 0) {
                final Distribution d = new Distribution(layout.slot(name).orElseThrow(), tally);
                points.add(new Chart.Point(
                        i + 1,
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
                        Integer.toString(p.step()),
                        Numbers.withUnit(p.mean(), ""),
                        Numbers.plain(p.p05(), 2),
                        Numbers.plain(p.p50(), 2),
                        Numbers.plain(p.p95(), 2),
                        Numbers.percent(p.running())))
                .toList();
        return new Block.Table(
                ids.of(id + "-table"),
                series.label() + " after each " + series.step(),
                List.of(
                        Block.Column.text(capitalised(series.step())),
                        Block.Column.number("Mean"),
                        Block.Column.number("5 %"),
                        Block.Column.number("Median"),
                        Block.Column.number("95 %"),
                        Block.Column.number("Missions still running")),
                rows,
                true);
    }

    private String axis(final String metric) {
        if (metrics.isRate(metric)) {
            return layout.slot(metric).isPresent() ? "% of missions" : "%";
        }
        return capitalised(metrics.unit(metric));
    }

    private static String sectionId(final String name) {
        return "section-" + Ids.slug(name);
    }

    private static String capitalised(final String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
