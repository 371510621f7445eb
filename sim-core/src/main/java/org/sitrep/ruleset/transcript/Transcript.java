package org.sitrep.ruleset.transcript;

import java.util.List;

/**
 * The transcript of one trial: its steps in order. Immutable.
 *
 * @param steps in order
 */
public record Transcript(List<Step> steps) {
    public Transcript {
        steps = List.copyOf(steps);
    }

    /**
     * A step: an activation, a round, the set-up, the end.
     *
     * @param heading its heading; empty only for entries before the first heading
     * @param entries its entries, in order
     */
    public record Step(String heading, List<Entry> entries) {
        public Step {
            entries = List.copyOf(entries);
        }
    }

    /** One entry of a step. */
    public sealed interface Entry
            permits Chapter, Line, Board, Legend, Table, Chosen, Rolled, Gauges, Shown, Shot, Mark {}

    /** A part of a long transcript that begins with this step. */
    public record Chapter(String title) implements Entry {}

    /** One event, in words; leading blanks mean that it belongs to the line before. */
    public record Line(String text) implements Entry {}

    /** The board in text: several lines of fixed width. */
    public record Board(String text) implements Entry {}

    /** The meaning of the symbols of boards in text, in words. */
    public record Legend(String text) implements Entry {}

    /** A table other than a board: several lines of fixed width. */
    public record Table(String text) implements Entry {}

    /** A decision: the options and the chosen one. */
    public record Chosen(Choice choice) implements Entry {}

    /** A roll with its result. */
    public record Rolled(Roll roll) implements Entry {}

    /** The tracks and clocks from here on. */
    public record Gauges(List<TrackState> gauges) implements Entry {
        public Gauges {
            gauges = List.copyOf(gauges);
        }
    }

    /** The present board as data. */
    public record Shown(Scene scene) implements Entry {}

    /**
     * A line of fire on the board, between the middles of two cells.
     *
     * @param side side that fires
     */
    public record Shot(int column, int row, int toColumn, int toRow, Scene.Side side) implements Entry {}

    /**
     * The part of a token in this step.
     *
     * @param token id of a token on the board, before or after the step
     * @param amount the damage of {@link Kind#HURT}, in the game's own unit, 0 if it has none; otherwise 0
     */
    public record Mark(String token, Kind kind, int amount) implements Entry {
        /** Kinds of marks; of a token with several, the last one in this order counts most. */
        public enum Kind {
            /** It acts. */
            ACTS,
            /** It is attacked. */
            TARGET,
            /** It takes damage. */
            HURT,
            /** It takes a lasting wound, or loses a step. */
            WOUNDED,
            /** It is eliminated. */
            LOST
        }
    }
}
