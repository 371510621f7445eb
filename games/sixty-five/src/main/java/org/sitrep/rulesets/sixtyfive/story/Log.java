package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.transcript.Choice;

/** Writes lines and joins events that belong together: the steps of a move, cards that are drawn, cards that miss. */
final class Log {
    /** The way of a unit, and what it has paid. */
    private static final class Way {
        private final StringBuilder path = new StringBuilder();
        private int cost;

        private String words() {
            return path + ", " + Phrases.count(cost, "point", "points");
        }
    }

    private final RollNarrator narrator;
    private final Words words;
    private final Map<Integer, Way> moving = new LinkedHashMap<>();
    private final List<String> taken = new ArrayList<>();
    private String taking = "";
    private final List<String> missing = new ArrayList<>();

    Log(final Words words, final RollNarrator narrator) {
        this.words = words;
        this.narrator = narrator;
    }

    void say(final String line) {
        settle();
        narrator.line(line);
    }

    /** Reports a choice after what came before it. */
    void choice(final Choice choice) {
        settle();
        narrator.choice(choice);
    }

    /** Reports a choice that belongs to a move or a draw that goes on. */
    void choiceWithin(final Choice choice) {
        narrator.choice(choice);
    }

    /** Adds a hex to the way of a unit. */
    void step(final int unit, final String from, final String to, final int cost) {
        final Way way = way(unit);
        way.path.append(way.path.isEmpty() ? from : "").append(" - ").append(to);
        way.cost += cost;
    }

    /** Adds a turn to the way of a unit. */
    void turn(final int unit, final String from, final String corner, final int cost) {
        final Way way = way(unit);
        way.cost += cost;
        way.path
                .append(way.path.isEmpty() ? from : "")
                .append(" (turns to ")
                .append(corner)
                .append(')');
    }

    private Way way(final int unit) {
        if (!taken.isEmpty() || !missing.isEmpty()) {
            settle();
        }
        return moving.computeIfAbsent(unit, first -> new Way());
    }

    /** Adds a card to those that a side draws or discards, e.g. {@code US draws}. */
    void take(final String who, final String card) {
        if (!who.equals(taking)) {
            settle();
        }
        taking = who;
        taken.add(card);
    }

    /** Adds a card that does not hit. */
    void miss(final String card) {
        if (missing.isEmpty()) {
            settle();
        }
        missing.add(card);
    }

    /** Writes what has been joined so far. */
    void settle() {
        if (!missing.isEmpty()) {
            final String line = missing.size() == 1 ? "No hit: card " : "No hit: cards ";
            narrator.line("  " + line + String.join(", ", missing) + ".");
            missing.clear();
        }
        if (!taken.isEmpty()) {
            narrator.line(taking + " " + String.join(", ", taken) + ".");
            taken.clear();
            taking = "";
        }
        if (!moving.isEmpty()) {
            final Map<String, Long> ways = new LinkedHashMap<>();
            moving.forEach((unit, way) -> ways.merge(way.words(), 1L << unit, (one, other) -> one | other));
            ways.forEach((way, some) ->
                    narrator.line(words.units(some) + (Long.bitCount(some) == 1 ? " moves " : " move ") + way + "."));
            moving.clear();
        }
    }
}
