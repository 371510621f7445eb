package org.sitrep.report;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Distribution;
import org.sitrep.report.model.Metrics;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.io.csv.CsvWriteOptions;

/**
 * The numbers of a run as tables for other programs. Shares are 0 … 1 here, as in the capsule, not percent; what there is none of is an empty cell; lines
 * end with LF.
 *
 * <p>A spreadsheet takes a text that begins with {@code = + - @} for a formula and runs it: {@link CsvCells#harmless} disarms such texts.
 */
public final class CsvTables {
    private final Capsule capsule;
    private final Map<String, Estimate> estimates;

    private CsvTables(final Capsule capsule, final Map<String, Estimate> estimates) {
        this.capsule = capsule;
        this.estimates = estimates;
    }

    /** Returns the text of each table by file name; survival curves and rectangles only where the layout has any. */
    public static Map<String, String> of(final Capsule capsule, final Map<String, Estimate> estimates) {
        final CsvTables tables = new CsvTables(capsule, estimates);
        final Map<String, String> files = new LinkedHashMap<>();
        files.put("estimates.csv", csv(tables.estimates()));
        files.put("ends.csv", csv(tables.ends()));
        files.put("histograms.csv", csv(tables.histograms()));
        files.put("series.csv", csv(tables.series()));
        if (!capsule.layout().survivals().isEmpty()) {
            files.put("survival.csv", csv(tables.survival()));
        }
        if (capsule.layout().groups().stream().anyMatch(g -> g.kind().isRectangle())) {
            files.put("tables.csv", csv(tables.rectangles()));
        }
        return files;
    }

    private Table estimates() {
        final StringColumn metric = StringColumn.create("metric");
        final Numbers numbers = new Numbers();
        final StringColumn unit = StringColumn.create("unit");
        final StringColumn method = StringColumn.create("method");
        estimates.forEach((name, e) -> {
            metric.append(cell(name));
            numbers.append(e);
            unit.append(cell(e.unit()));
            method.append(cell(e.method()));
        });
        return Table.create(
                "estimates", metric, numbers.value, numbers.low, numbers.high, numbers.level, numbers.n, unit, method);
    }

    private Table ends() {
        final StringColumn group = StringColumn.create("group");
        final StringColumn metric = StringColumn.create("metric");
        final StringColumn label = StringColumn.create("label");
        final LongColumn missions = LongColumn.create("missions");
        final Numbers numbers = new Numbers();
        for (final Group g : capsule.layout().groups()) {
            for (int i = 0; g.kind() == Group.Kind.CATEGORY && i < g.metrics().size(); i++) {
                final String name = g.metrics().get(i);
                group.append(cell(g.name()));
                metric.append(cell(name));
                label.append(cell(g.itemLabels().get(i)));
                missions.append(tally(name).map(SlotTally::sum).orElse(0L));
                numbers.append(estimates.get(name));
            }
        }
        return Table.create(
                "ends",
                group,
                metric,
                label,
                missions,
                numbers.value,
                numbers.low,
                numbers.high,
                numbers.level,
                numbers.n);
    }

    private Table histograms() {
        final StringColumn metric = StringColumn.create("metric");
        final DoubleColumn value = DoubleColumn.create("value");
        final LongColumn missions = LongColumn.create("missions");
        final DoubleColumn share = DoubleColumn.create("share");
        final LongColumn firstMission = LongColumn.create("firstMission");
        for (final Slot slot : capsule.layout().slots()) {
            final Distribution d = new Distribution(slot, tally(slot.name()).orElseThrow());
            for (final Chart.Bin bin : d.values()) {
                if (bin.missions() > 0) {
                    metric.append(cell(slot.name()));
                    value.append(bin.low());
                    missions.append(bin.missions());
                    share.append(bin.share());
                    firstMission.append(bin.firstMission());
                }
            }
        }
        return Table.create("histograms", metric, value, missions, share, firstMission);
    }

    private Table series() {
        final StringColumn series = StringColumn.create("series");
        final IntColumn step = IntColumn.create("step");
        final Numbers numbers = new Numbers();
        final DoubleColumn p05 = DoubleColumn.create("p05");
        final DoubleColumn p50 = DoubleColumn.create("p50");
        final DoubleColumn p95 = DoubleColumn.create("p95");
        final StringColumn label = StringColumn.create("label");
        for (final Series s : capsule.layout().series()) {
            for (int i = 0; i < s.slots().size(); i++) {
                final String name = s.slots().get(i);
                final Slot slot = capsule.layout().slot(name).orElseThrow();
                final Distribution d = new Distribution(slot, tally(name).orElseThrow());
                series.append(cell(s.name()));
                step.append(i + 1);
                numbers.append(estimates.get(name));
                p05.append(d.quantile(0.05));
                p50.append(d.quantile(0.5));
                p95.append(d.quantile(0.95));
                label.append(cell(s.stepLabel(i)));
            }
        }
        return Table.create(
                "series",
                series,
                step,
                numbers.value,
                numbers.low,
                numbers.high,
                numbers.level,
                numbers.n,
                p05,
                p50,
                p95,
                label);
    }

    private Table survival() {
        final StringColumn survival = StringColumn.create("survival");
        final StringColumn curve = StringColumn.create("curve");
        final IntColumn step = IntColumn.create("step");
        final LongColumn atRisk = LongColumn.create("atRisk");
        final LongColumn lost = LongColumn.create("lost");
        final Numbers numbers = new Numbers();
        final StringColumn method = StringColumn.create("method");
        final Metrics metrics = new Metrics(capsule, estimates);
        for (final Survival s : capsule.layout().survivals()) {
            for (final SurvivalCurve c : metrics.curves(s)) {
                for (int k = 0; k < c.points().size(); k++) {
                    final SurvivalCurve.Point p = c.points().get(k);
                    survival.append(cell(s.name()));
                    curve.append(cell(c.label()));
                    step.append(k + 1);
                    atRisk.append(p.atRisk());
                    lost.append(p.lost());
                    numbers.append(p.surviving());
                    method.append(cell(p.surviving().method()));
                }
            }
        }
        return Table.create(
                "survival",
                survival,
                curve,
                step,
                atRisk,
                lost,
                numbers.value,
                numbers.low,
                numbers.high,
                numbers.level,
                method);
    }

    private Table rectangles() {
        final StringColumn group = StringColumn.create("group");
        final StringColumn row = StringColumn.create("row");
        final StringColumn column = StringColumn.create("column");
        final StringColumn metric = StringColumn.create("metric");
        final Numbers numbers = new Numbers();
        final StringColumn unit = StringColumn.create("unit");
        for (final Group g : capsule.layout().groups()) {
            for (int i = 0; g.kind().isRectangle() && i < g.metrics().size(); i++) {
                final String name = g.metrics().get(i);
                final int columns = g.columnLabels().size();
                group.append(cell(g.name()));
                row.append(cell(g.itemLabels().get(i / columns)));
                column.append(cell(g.columnLabels().get(i % columns)));
                metric.append(cell(name));
                numbers.append(estimates.get(name));
                unit.append(
                        cell(estimates.containsKey(name) ? estimates.get(name).unit() : ""));
            }
        }
        return Table.create(
                "tables",
                group,
                row,
                column,
                metric,
                numbers.value,
                numbers.low,
                numbers.high,
                numbers.level,
                numbers.n,
                unit);
    }

    private Optional<SlotTally> tally(final String name) {
        return capsule.layout()
                .slot(name)
                .map(s -> capsule.tallies().get(capsule.layout().index(name)));
    }

    private static String cell(final String text) {
        return CsvCells.harmless(text);
    }

    private static String csv(final Table table) {
        final StringWriter out = new StringWriter();
        table.write().csv(CsvWriteOptions.builder(out).lineEnd("\n").build());
        return out.toString();
    }

    /** The columns of an estimate. */
    private static final class Numbers {
        private final DoubleColumn value = DoubleColumn.create("value");
        private final DoubleColumn low = DoubleColumn.create("low");
        private final DoubleColumn high = DoubleColumn.create("high");
        private final DoubleColumn level = DoubleColumn.create("level");
        private final LongColumn n = LongColumn.create("n");

        private void append(final Estimate e) {
            value.append(e == null ? Double.NaN : e.value());
            low.append(e == null ? Double.NaN : e.low());
            high.append(e == null ? Double.NaN : e.high());
            level.append(e == null ? Double.NaN : e.level());
            n.append(e == null ? 0 : e.n());
        }
    }
}
