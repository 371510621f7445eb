package org.sitrep.ruleset.transcript;

import java.util.List;

/**
 * One trial as it was told: its steps in order. Immutable.
 *
 * @param steps in order
 */
public record Transcript(List<Step> steps) {
    public Transcript {
        steps = List.copyOf(steps);
    }

    /**
     * An activation, a round, the set-up, the end.
     *
     * @param heading of it; empty only if something was told before the first heading
     * @param entries what was told of it, in order
     */
    public record Step(String heading, List<Entry> entries) {
        public Step {
            entries = List.copyOf(entries);
        }
    }

    /** One thing that was told. */
    public sealed interface Entry permits Chapter, Line, Board, Legend, Table, Chosen, Rolled, Gauges, Shown {}

    /** A part of a long tale, of this title, begins with this step. */
    public record Chapter(String title) implements Entry {}

    /** One thing that happened, in words; blanks before them say that it belongs to the line before. */
    public record Line(String text) implements Entry {}

    /** The board in text: several lines of fixed width. */
    public record Board(String text) implements Entry {}

    /** What the signs of boards in text mean, in words. */
    public record Legend(String text) implements Entry {}

    /** A table that is no board: several lines of fixed width. */
    public record Table(String text) implements Entry {}

    /** A decision: what was chosen among what. */
    public record Chosen(Choice choice) implements Entry {}

    /** A roll: what was thrown. */
    public record Rolled(Roll roll) implements Entry {}

    /** The tracks and clocks, as they stand from here on. */
    public record Gauges(List<TrackState> gauges) implements Entry {
        public Gauges {
            gauges = List.copyOf(gauges);
        }
    }

    /** A board as data, as it stands. */
    public record Shown(Scene scene) implements Entry {}
}
