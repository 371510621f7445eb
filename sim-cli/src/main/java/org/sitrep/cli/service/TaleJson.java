package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.sitrep.cli.output.Json;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.ruleset.tale.Law;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Roll;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.ruleset.tale.Tale;

/**
 * Steps of a tale as data. Each board is kept once, and steps say by its index how the board lay before and after them.
 * To be given the steps in order.
 */
final class TaleJson {
    /** The version of this layout. */
    static final int VERSION = 1;

    private static final double PERCENT = 100;

    private final Map<Scene, Integer> scenes = new LinkedHashMap<>();
    private Integer onShow;
    private Object standing = List.of();

    /**
     * Returns a step: its heading, lines and boards, choices and rolls, each of these with how many lines of the step
     * came before it; the index of the board before and after it, null before the first board; and the tracks after it.
     */
    Map<String, Object> step(final Tale.Step step) {
        final List<Object> lines = new ArrayList<>();
        final List<Object> boards = new ArrayList<>();
        final List<Object> choices = new ArrayList<>();
        final List<Object> rolls = new ArrayList<>();
        final List<Integer> shown = new ArrayList<>();
        for (final Tale.Entry entry : step.entries()) {
            if (entry instanceof Tale.Line line) {
                lines.add(line.text());
            } else if (entry instanceof Tale.Board board) {
                boards.add(board.text());
            } else if (entry instanceof Tale.Table table) {
                boards.add(table.text());
            } else if (entry instanceof Tale.Legend legend) {
                lines.add(legend.text());
            } else if (entry instanceof Tale.Chosen chosen) {
                choices.add(choice(chosen.choice(), lines.size()));
            } else if (entry instanceof Tale.Rolled rolled) {
                rolls.add(roll(rolled.roll(), lines.size()));
            } else if (entry instanceof Tale.Shown scene) {
                shown.add(scenes.computeIfAbsent(scene.scene(), added -> scenes.size()));
            } else if (entry instanceof Tale.Gauges gauges) {
                standing = gauges.gauges();
            }
        }
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("heading", step.heading());
        json.put("lines", lines);
        json.put("boards", boards);
        json.put("choices", choices);
        json.put("rolls", rolls);
        json.put("before", onShow);
        onShow = shown.isEmpty() ? onShow : shown.get(shown.size() - 1);
        json.put("shown", shown);
        json.put("after", onShow);
        json.put("gauges", standing);
        return json;
    }

    private static Map<String, Object> choice(final Choice choice, final int line) {
        final Map<String, Object> json = Json.map(choice);
        json.put("chief", json.remove("chief"));
        json.put("afterLines", line);
        return json;
    }

    private static Map<String, Object> roll(final Roll roll, final int line) {
        final Map<String, Object> json = Json.map(roll);
        json.put("law", roll.law().map(TaleJson::law).orElse(null));
        final OptionalDouble luck = Luck.of(roll);
        json.put("percentile", luck.isPresent() ? (Object) (PERCENT * luck.getAsDouble()) : null);
        json.put("afterLines", line);
        return json;
    }

    private static Map<String, Object> law(final Law law) {
        final Map<String, Object> json = new LinkedHashMap<>();
        law.chances().forEach(chance -> json.put(Integer.toString(chance.value()), chance.probability()));
        return json;
    }

    /** Returns all boards that the steps so far have shown; one without lines does not name them. */
    List<Object> scenes() {
        final List<Object> all = new ArrayList<>();
        for (final Scene scene : scenes.keySet()) {
            final Map<String, Object> json = Json.map(scene);
            json.remove("lines", List.of());
            all.add(json);
        }
        return all;
    }

    /** Returns the luck of a whole mission. */
    static Map<String, Object> luck(final Luck luck) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("rolls", luck.count());
        json.put("meanRank", luck.mean());
        json.put("percentile", PERCENT * luck.percentile());
        return json;
    }
}
