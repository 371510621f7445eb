package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.ruleset.tale.Tale;
import org.sitrep.scenario.Words;

/** Boards and tracks of a tale as data: each board is kept once, and steps say by its index how the board lay before and after them. To be given the steps in order. */
final class SceneJson {
    private final List<Scene> kept = new ArrayList<>();
    private final Map<Scene, Integer> indices = new LinkedHashMap<>();
    private Integer onShow;
    private Object standing = List.of();

    /** Adds to a step how the board lay before and after it, null before the first board, and how the tracks stand after it. */
    Map<String, Object> add(final Tale.Step step, final Map<String, Object> json) {
        final List<Integer> shown = new ArrayList<>();
        for (final Tale.Entry entry : step.entries()) {
            if (entry instanceof Tale.Shown scene) {
                shown.add(index(scene.scene()));
            } else if (entry instanceof Tale.Gauges gauges) {
                standing = gauges.gauges().stream().map(SceneJson::gauge).toList();
            }
        }
        json.put("before", onShow);
        onShow = shown.isEmpty() ? onShow : shown.get(shown.size() - 1);
        json.put("shown", shown);
        json.put("after", onShow);
        json.put("gauges", standing);
        return json;
    }

    private int index(final Scene scene) {
        return indices.computeIfAbsent(scene, added -> {
            kept.add(added);
            return kept.size() - 1;
        });
    }

    private static Map<String, Object> gauge(final Gauge gauge) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", gauge.name());
        json.put("text", gauge.text());
        json.put("value", gauge.value());
        json.put("lowest", gauge.lowest());
        json.put("highest", gauge.highest());
        return json;
    }

    /** Returns all boards that the steps so far have shown. */
    List<Object> scenes() {
        return kept.stream().map(SceneJson::scene).toList();
    }

    private static Object scene(final Scene scene) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", scene.id());
        json.put("title", scene.title());
        json.put("columns", scene.columns());
        json.put("rows", scene.rows());
        json.put("cells", scene.cells().stream().map(SceneJson::cell).toList());
        if (!scene.lines().isEmpty()) {
            json.put("lines", scene.lines().stream().map(SceneJson::line).toList());
        }
        return json;
    }

    private static Map<String, Object> line(final Scene.Line line) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("column", line.column());
        json.put("row", line.row());
        json.put("toColumn", line.toColumn());
        json.put("toRow", line.toRow());
        json.put("stroke", Words.of(line.stroke()));
        return json;
    }

    private static Map<String, Object> cell(final Scene.Cell cell) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("column", cell.column());
        json.put("row", cell.row());
        json.put("name", cell.name());
        json.put("ground", Words.of(cell.ground()));
        json.put("letter", cell.letter());
        json.put("marks", cell.marks());
        json.put("tokens", cell.tokens().stream().map(SceneJson::token).toList());
        return json;
    }

    private static Map<String, Object> token(final Scene.Token token) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", token.id());
        json.put("side", Words.of(token.side()));
        json.put("label", token.label());
        json.put("name", token.name());
        json.put("state", token.state());
        json.put("health", Double.isNaN(token.health()) ? null : token.health());
        return json;
    }
}
