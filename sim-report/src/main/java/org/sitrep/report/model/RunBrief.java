package org.sitrep.report.model;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Survival;
import org.sitrep.report.chart.SurvivalChart;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;

/**
 * Builds the terminal form of a run: the account of trials, then groups as small tables with bars. By default it shows
 * the groups that the layout selects for brief output; in full, all groups and the curves. Stateless.
 */
public final class RunBrief {
    private RunBrief() {}

    /**
     * Returns the lines.
     *
     * @param full whether to omit nothing
     */
    static Brief of(final MetricText metrics, final boolean full) {
        final Brief out = new Brief();
        final OutcomeLayout layout = metrics.result().layout();
        final boolean brief = !full && !layout.brief().isEmpty();
        head(out, metrics, !brief);
        headline(out, metrics);
        metrics.groups().stream()
                .filter(g -> !brief || layout.brief().contains(g.name()))
                .forEach(g -> group(out, metrics, g));
        if (!brief) {
            metrics.survivals().forEach(s -> survival(out, metrics, s));
            layout.series().forEach(s -> series(out, metrics, s));
        }
        return out;
    }

    /** Returns the number of tables and curves that {@link #of} omits in brief. */
    public static int leftOut(final OutcomeLayout layout) {
        return layout.brief().isEmpty()
                ? 0
                : layout.groups().size()
                        - layout.brief().size()
                        + layout.survivals().size()
                        + layout.series().size();
    }

    private static void head(final Brief out, final MetricText m, final boolean sources) {
        final RunResult c = m.result();
        out.heading(c.title());
        out.line("bot " + c.bot() + ", seed " + c.seed() + ", outcomes " + c.outcomeHash());
        c.botFile().ifPresent(file -> out.line("bot file " + file.file() + ", SHA-256 " + file.sha256()));
        if (sources && c.content().sources().ofTheGame() > 0) {
            out.line(RunSentences.houseShare(c.content().sources()));
        }
        out.line(RunSentences.sum(c));
        RunSentences.goals(m).forEach(out::line);
    }

    private static void headline(final Brief out, final MetricText m) {
        final String name = m.result().layout().headline();
        out.heading(m.label(name));
        out.line(m.withUnit(name)
                + (Double.isNaN(m.raw(name).low()) ? "" : "  (" + Numbers.level(m.level()) + " interval)"));
        m.distribution(name)
                .filter(d -> !d.isEmpty() && !m.isRate(name))
                .ifPresent(d -> d.bins().stream()
                        .filter(b -> b.trials() > 0)
                        .forEach(b -> out.bar(b.label(), Numbers.percent(b.share()), b.share())));
    }

    private static void group(final Brief out, final MetricText m, final Group group) {
        out.heading(group.title());
        switch (group.kind()) {
            case BREAKDOWN -> breakdown(out, m, group);
            case MATRIX -> out.table(RectangleSections.cells(m, group));
            default -> list(out, m, group);
        }
        if (group.kind() != Group.Kind.THEME) {
            UnseenOutcomes.sentence(m, group).ifPresent(out::note);
        }
    }

    private static void list(final Brief out, final MetricText m, final Group group) {
        final double scale = scale(m, group);
        for (int i = 0; i < group.metrics().size(); i++) {
            final String name = group.metrics().get(i);
            final double value = m.raw(name).value();
            if (group.kind() != Group.Kind.THEME && UnseenOutcomes.is(m, name)) {
                continue;
            }
            if (group.kind() == Group.Kind.THEME || Double.isNaN(value)) {
                out.row(group.itemLabels().get(i), m.withUnit(name), theme(m, name));
            } else {
                out.bar(group.itemLabels().get(i), m.withUnit(name), value / scale);
            }
        }
        m.total(group).ifPresent(total -> out.row("Total", m.withUnit(total), theme(m, total)));
    }

    private static void breakdown(final Brief out, final MetricText m, final Group group) {
        final List<Integer> columns = UnseenOutcomes.seenColumns(m, group);
        out.legend(columns.stream().map(group.columnLabels()::get).toList());
        for (int row = 0; row < group.itemLabels().size(); row++) {
            final int of = row;
            final double[] shares = columns.stream()
                    .mapToDouble(c -> m.raw(group.metric(of, c)).value())
                    .toArray();
            final boolean none = Arrays.stream(shares).anyMatch(Double::isNaN);
            final String numbers = Arrays.stream(shares)
                    .mapToObj(s -> Numbers.fixed(100 * s, 1))
                    .collect(Collectors.joining(" / ", "", " %"));
            out.stacked(group.itemLabels().get(row), none ? "no data" : numbers, none ? new double[0] : shares);
        }
    }

    private static void survival(final Brief out, final MetricText m, final Survival survival) {
        out.heading(survival.label());
        out.line("Share not lost after each " + survival.step() + "; the number is for the last one.");
        final List<SurvivalCurve> curves = m.curves(survival);
        final double least = curves.stream()
                .flatMap(c -> SurvivalChart.drawn(c).stream())
                .mapToDouble(p -> p.surviving().value())
                .min()
                .orElse(0);
        for (final SurvivalCurve curve : curves) {
            final List<SurvivalCurve.Point> points = SurvivalChart.drawn(curve);
            if (points.isEmpty()) {
                out.row(curve.label(), "no data", "");
                continue;
            }
            final double[] values =
                    points.stream().mapToDouble(p -> p.surviving().value()).toArray();
            final Estimate last =
                    Numbers.inPercent(points.get(points.size() - 1).surviving());
            out.curve(curve.label(), Numbers.withUnit(last, "%"), values, least < 0.5 ? 0 : least, 1);
        }
    }

    /** Returns the value of a full bar: 1 for shares, otherwise the greatest value of the group. */
    private static double scale(final MetricText m, final Group group) {
        if (group.metrics().stream().allMatch(m::isRate)) {
            return 1;
        }
        return group.metrics().stream()
                .mapToDouble(name -> m.raw(name).value())
                .filter(v -> v > 0)
                .max()
                .orElse(1);
    }

    private static String theme(final MetricText m, final String name) {
        return m.distribution(name)
                .filter(d -> !d.isEmpty() && !m.isRate(name))
                .map(d -> "5 to 95 %: " + m.quantile(name, "p05") + " to " + m.quantile(name, "p95"))
                .orElse("");
    }

    private static void series(final Brief out, final MetricText m, final Series series) {
        final double[] means = series.slots().stream()
                .mapToDouble(s -> m.raw(s).value())
                .takeWhile(v -> !Double.isNaN(v))
                .toArray();
        if (means.length == 0) {
            return;
        }
        out.heading(series.label() + " over time");
        final int last = means.length - 1;
        out.row(step(series, 0), m.withUnit(series.slots().get(0)), "");
        if (last > 0) {
            out.row(step(series, last), m.withUnit(series.slots().get(last)), left(m, series, last));
        }
        out.sparkline("mean", means);
    }

    /** Returns the number of trials still running, unless all are. */
    private static String left(final MetricText m, final Series series, final int i) {
        final long running = m.raw(series.slots().get(i)).n();
        return running < m.result().completed() ? m.trial().counted(running) + " still running" : "";
    }

    private static String step(final Series series, final int i) {
        return series.stepLabels().isEmpty() ? "after " + series.step() + " " + (i + 1) : "at " + series.stepLabel(i);
    }
}
