package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Table.Cell;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.report.model.Trial;
import org.sitrep.stats.Estimate;

/** Writes the points of a sweep, one row each. */
final class SweepTable {
    private static final int NARROWEST_METRIC = 15;

    private final Grid grid;
    private final List<OpenScenario> scenarios;
    private final List<String> metrics;
    private final List<Capsule> capsules;
    private final List<Map<String, Estimate>> estimates;

    SweepTable(
            final Grid grid,
            final List<OpenScenario> scenarios,
            final List<String> metrics,
            final List<Capsule> capsules) {
        this.grid = grid;
        this.scenarios = scenarios;
        this.metrics = metrics;
        this.capsules = capsules;
        estimates = capsules.stream().map(Estimates::of).toList();
    }

    /** Returns as many metrics as fit; says how many do not. */
    String text(final int width) {
        final Table narrow = forPeople(List.of());
        final int used =
                narrow.asText("").lines().mapToInt(String::length).max().orElse(0);
        final int fit = Math.max(1, Math.min(metrics.size(), (width - used) / NARROWEST_METRIC));
        final int left = metrics.size() - fit;
        final String more = left == 0
                ? ""
                : "\n" + left + " more " + (left == 1 ? "metric" : "metrics")
                        + " with --format csv or json, or choose them with --metric.\n";
        return forPeople(metrics.subList(0, fit)).asText("") + footer() + more;
    }

    private String footer() {
        if (capsules.isEmpty()) {
            return "";
        }
        final Capsule first = capsules.get(0);
        return "\n" + capsules.size() + (capsules.size() == 1 ? " point, " : " points, ") + first.requested() + " "
                + Trial.of(first).many() + " each, seed " + first.seed() + ", bot " + first.bot()
                + "; ± is half a 95 % interval.\n";
    }

    String markdown() {
        return forPeople(metrics).in(Format.MARKDOWN);
    }

    private Table forPeople(final List<String> shown) {
        final Table table = new Table().text("scenario", "scenario");
        grid.paths().forEach(path -> table.text(path, path));
        shown.forEach(metric -> table.number(metric, metric));
        for (int i = 0; i < capsules.size(); i++) {
            final List<Cell> row =
                    new ArrayList<>(List.of(Cell.of(scenarios.get(i).name())));
            grid.points().get(i).values().values().forEach(value -> row.add(Cell.of(value)));
            for (final String metric : shown) {
                final Estimate estimate = estimates.get(i).get(metric);
                row.add(Cell.of(estimate == null ? "" : estimate.shortForm()));
            }
            table.row(row);
        }
        return table;
    }

    /** Returns one line a point, with value and limits of each metric. */
    String csv() {
        final Table table = new Table().text("scenario", "scenario");
        grid.paths().forEach(path -> table.text(path, path));
        table.text("bot", "bot")
                .number("seed", "seed")
                .number("missions", "missions")
                .number("completed", "completed")
                .number("aborted", "aborted")
                .text("missionsHash", "missionsHash");
        for (final String metric : metrics) {
            table.number(metric, metric).number(metric + ".low", "").number(metric + ".high", "");
        }
        for (int i = 0; i < capsules.size(); i++) {
            table.row(csvRow(i));
        }
        return table.in(Format.CSV);
    }

    private List<Cell> csvRow(final int i) {
        final Capsule capsule = capsules.get(i);
        final List<Cell> row = new ArrayList<>(List.of(Cell.of(scenarios.get(i).name())));
        grid.points().get(i).values().values().forEach(value -> row.add(Cell.of(value)));
        row.add(Cell.of(capsule.bot()));
        row.add(Cell.of(capsule.seed()));
        row.add(Cell.of(capsule.requested()));
        row.add(Cell.of(capsule.completed()));
        row.add(Cell.of(capsule.aborted()));
        row.add(Cell.of(capsule.missionsHash()));
        for (final String metric : metrics) {
            final Estimate estimate = estimates.get(i).get(metric);
            row.add(Cell.of(estimate == null ? Double.NaN : estimate.value()));
            row.add(Cell.of(estimate == null ? Double.NaN : estimate.low()));
            row.add(Cell.of(estimate == null ? Double.NaN : estimate.high()));
        }
        return row;
    }

    String json() {
        final List<Object> points = new ArrayList<>();
        for (int i = 0; i < capsules.size(); i++) {
            points.add(jsonPoint(i));
        }
        return Json.write(Map.of("points", points)) + "\n";
    }

    private Map<String, Object> jsonPoint(final int i) {
        final Capsule capsule = capsules.get(i);
        final Map<String, Object> point = new LinkedHashMap<>();
        point.put("scenario", capsule.scenario());
        point.put("values", grid.points().get(i).values());
        point.put("bot", capsule.bot());
        point.put("seed", capsule.seed());
        point.put("missions", capsule.requested());
        point.put("completed", capsule.completed());
        point.put("aborted", capsule.aborted());
        point.put("contentSha256", capsule.content().sha256());
        point.put("missionsHash", capsule.missionsHash());
        final Map<String, Object> values = new LinkedHashMap<>();
        for (final String metric : metrics) {
            final Estimate estimate = estimates.get(i).get(metric);
            if (estimate != null) {
                values.put(metric, json(estimate));
            }
        }
        point.put("estimates", values);
        return point;
    }

    private static Map<String, Object> json(final Estimate estimate) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("value", estimate.value());
        json.put("low", estimate.low());
        json.put("high", estimate.high());
        json.put("level", estimate.level());
        json.put("n", estimate.n());
        json.put("unit", estimate.unit());
        json.put("method", estimate.method());
        return json;
    }
}
