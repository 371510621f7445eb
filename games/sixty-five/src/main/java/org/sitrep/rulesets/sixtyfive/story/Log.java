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
        private final StringBuilder path;
        private int cost;

        Way(final String from) {
            path = new StringBuilder(from);
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

    /** Reports a choice: after what came before it, or within a move or a draw that goes on. */
    void choice(final Choice choice, final boolean within) {
        if (!within) {
            settle();
        }
        narrator.choice(choice);
    }

    /** Adds a step or a turn to the way of a unit. */
    void go(final int unit, final String from, final String on, final int cost) {
        if (!taken.isEmpty() || !missing.isEmpty()) {
            settle();
        }
        final Way way = moving.computeIfAbsent(unit, first -> new Way(from));
        way.path.append(on);
        way.cost += cost;
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
            final String cards = missing.size() == 1 ? "card " : "cards ";
            narrator.line("  No hit: " + cards + String.join(", ", missing) + ".");
            missing.clear();
        }
        if (!taken.isEmpty()) {
            narrator.line(taking + " " + String.join(", ", taken) + ".");
            taken.clear();
            taking = "";
        }
        if (!moving.isEmpty()) {
            final Map<String, Long> ways = new LinkedHashMap<>();
            moving.forEach((unit, way) -> ways.merge(
                    way.path + ", " + Phrases.count(way.cost, "point", "points"),
                    1L << unit,
                    (one, other) -> one | other));
            ways.forEach((way, some) ->
                    narrator.line(words.units(some) + (Long.bitCount(some) == 1 ? " moves " : " move ") + way + "."));
            moving.clear();
        }
    }
}
