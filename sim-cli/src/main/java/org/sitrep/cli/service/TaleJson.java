package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.ruleset.tale.Law;
import org.sitrep.ruleset.tale.Luck;
import org.sitrep.ruleset.tale.Roll;
import org.sitrep.ruleset.tale.Tale;

/** What was told, as data. */
final class TaleJson {
    /** The version of this layout. */
    static final int VERSION = 1;

    private static final double PERCENT = 100;

    private TaleJson() {}

    /** Returns a step: its heading, lines and boards, choices and rolls; each of these with how many lines of the step came before it. */
    static Map<String, Object> step(final Tale.Step step) {
        final List<Object> lines = new ArrayList<>();
        final List<Object> boards = new ArrayList<>();
        final List<Object> choices = new ArrayList<>();
        final List<Object> rolls = new ArrayList<>();
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
            }
        }
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("heading", step.heading());
        json.put("lines", lines);
        json.put("boards", boards);
        json.put("choices", choices);
        json.put("rolls", rolls);
        return json;
    }

    private static Map<String, Object> choice(final Choice choice, final int line) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", choice.id());
        json.put("question", choice.question());
        json.put("options", choice.options().stream().map(TaleJson::option).toList());
        json.put("chosen", choice.chosen());
        json.put("why", choice.why());
        json.put("chief", choice.chief());
        json.put("afterLines", line);
        return json;
    }

    private static Map<String, Object> option(final Choice.Option option) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("text", option.text());
        json.put("worth", Double.isFinite(option.worth()) ? option.worth() : null);
        return json;
    }

    private static Map<String, Object> roll(final Roll roll, final int line) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", roll.id());
        json.put("name", roll.name());
        json.put("who", roll.who());
        json.put("pools", roll.pools().stream().map(TaleJson::pool).toList());
        json.put("value", roll.value());
        json.put("result", roll.result());
        json.put("law", roll.law().map(TaleJson::law).orElse(null));
        json.put("favour", roll.favour());
        final OptionalDouble luck = Luck.of(roll);
        json.put("percentile", luck.isPresent() ? (Object) (PERCENT * luck.getAsDouble()) : null);
        json.put("afterLines", line);
        return json;
    }

    private static Map<String, Object> pool(final Roll.Pool pool) {
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", pool.name());
        json.put("faces", pool.faces());
        return json;
    }

    private static Map<String, Object> law(final Law law) {
        final Map<String, Object> json = new LinkedHashMap<>();
        law.chances().forEach(chance -> json.put(Integer.toString(chance.value()), chance.probability()));
        return json;
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
