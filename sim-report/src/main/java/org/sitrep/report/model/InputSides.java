package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;

/**
 * What several sides of one result were made from: said once as far as they agree, and by side where they do not. For
 * one thread.
 */
public final class InputSides {
    /** What says whose the values are. */
    static final String SOURCES = "Where the values come from";

    /** Tables of more rows than this are folded. */
    private static final int MANY_ROWS = 10;

    private final Set<Side> sides = new LinkedHashSet<>();

    private record Side(String name, Input input) {}

    /** Begins with none. */
    public InputSides() {}

    /** Adds a side; one that is there already is not said twice. */
    public InputSides with(final String name, final Input input) {
        sides.add(new Side(name, input));
        return this;
    }

    /** Returns what one side is: its file, who plays it, what was changed, and its hash. */
    static Rich side(
            final String scenario, final String bot, final Optional<Capsule.BotFile> botFile, final Input input) {
        Rich what = Rich.of("").code(scenario).plain(", bot ").code(bot);
        if (botFile.isPresent()) {
            what = what.plain(" from ").then(Inputs.botFile(botFile.get()));
        }
        for (final String change : input.changes()) {
            what = what.plain(", ").code(change);
        }
        return input.contentSha256().isEmpty()
                ? what
                : what.plain("; content hash ").code(input.contentSha256());
    }

    /** Returns the game, and whose the values are: once if all sides count alike. */
    List<Block.Fact> facts() {
        final List<Block.Fact> facts = ruleset();
        if (sides.stream().map(side -> side.input().sources()).distinct().count() == 1) {
            facts.add(Inputs.fact(
                    SOURCES,
                    RunSentences.provenance(sides.iterator().next().input().sources())));
        } else {
            sides.forEach(side -> facts.add(Inputs.fact(
                    SOURCES + ", " + side.name(),
                    RunSentences.provenance(side.input().sources()))));
        }
        return facts;
    }

    /** Returns the game as a new list; empty if none of the sides says it. */
    public List<Block.Fact> ruleset() {
        final List<String> games = sides.stream()
                .map(side -> side.input().ruleset())
                .filter(id -> !id.isEmpty())
                .distinct()
                .toList();
        return games.isEmpty()
                ? new ArrayList<>()
                : new ArrayList<>(List.of(Inputs.fact("Ruleset", Inputs.codes(games))));
    }

    /** Returns the tables of options in force and, where they are many, of files. */
    public List<Block> tables(final String prefix) {
        final List<Block> tables = new ArrayList<>();
        final List<List<String>> rows = options();
        if (!rows.isEmpty()) {
            tables.add(new Block.Table(
                    prefix + "-options",
                    "Readings of the rules and optional rules in force",
                    List.of(Block.Column.text("Option"), Block.Column.text("In force")),
                    rows,
                    rows.size() > MANY_ROWS));
        }
        if (sides.stream().anyMatch(side -> side.input().files().size() > Inputs.FEW)) {
            tables.add(new Block.Table(
                    prefix + "-files",
                    "Files read",
                    List.of(Block.Column.text("File")),
                    sides.stream()
                            .flatMap(side -> side.input().files().stream())
                            .distinct()
                            .map(List::of)
                            .toList(),
                    true));
        }
        return tables;
    }

    private List<List<String>> options() {
        final Set<String> names = new LinkedHashSet<>();
        sides.forEach(side -> names.addAll(side.input().options().keySet()));
        return names.stream().map(name -> List.of(name, inForce(name))).toList();
    }

    /** One reading, or each with the sides that play by it. */
    private String inForce(final String option) {
        final Map<String, List<String>> readings = new LinkedHashMap<>();
        for (final Side side : sides) {
            final String reading = side.input().options().get(option);
            if (reading != null) {
                readings.computeIfAbsent(reading, none -> new ArrayList<>()).add(side.name());
            }
        }
        if (readings.size() == 1) {
            return readings.keySet().iterator().next();
        }
        final List<String> words = new ArrayList<>();
        readings.forEach((reading, names) -> words.add(reading + ": " + String.join(", ", names)));
        return String.join("; ", words);
    }
}
