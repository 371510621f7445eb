package org.sitrep.ruleset.transcript;

import java.util.List;

/**
 * A board or map at one moment, as data to be drawn: a grid of cells with what lies on them, and no more than the
 * player at the table sees. Immutable.
 *
 * @param id of the board, the same whenever this board is shown: {@code map}
 * @param title in words: {@code Combat Board}
 * @param columns labels from left to right; empty strings where none is drawn
 * @param rows labels from top to bottom
 * @param cells those in play, in reading order; a place of the grid without a cell is out of play
 * @param lines drawn between cells
 */
public record Scene(
        String id, String title, List<String> columns, List<String> rows, List<Cell> cells, List<Line> lines) {
    public Scene {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        cells = List.copyOf(cells);
        lines = List.copyOf(lines);
    }

    /** A board without lines of its own. */
    public Scene(
            final String id,
            final String title,
            final List<String> columns,
            final List<String> rows,
            final List<Cell> cells) {
        this(id, title, columns, rows, cells, List.of());
    }

    /** What a line means. */
    public enum Stroke {
        /** Parts two areas. */
        BORDER,
        /** Nobody goes through. */
        WALL
    }

    /**
     * A straight line along edges of cells, from one corner to another; the upper left corner of the cell in column c
     * and row r is (c, r).
     *
     * @param toColumn not below {@code column}
     * @param toRow not below {@code row}
     */
    public record Line(int column, int row, int toColumn, int toRow, Stroke stroke) {}

    /** How a cell is filled; each is drawn with a tone and a pattern or letter of its own. */
    public enum Ground {
        /** Nothing of its own. */
        PLAIN,
        /** Wet or cultivated. */
        FIELD,
        /** Thick growth. */
        FOREST,
        /** Rising ground. */
        HILL,
        /** Steep ground. */
        MOUNTAIN,
        /** Water. */
        WATER,
        /** Built up. */
        BUILT,
        /** The side of the player's own. */
        OWN,
        /** The side of the opponent. */
        OPPOSING,
        /** Between the sides. */
        BETWEEN
    }

    /**
     * One place.
     *
     * @param column from 0
     * @param row from 0
     * @param name as lines of the tale call it: {@code C4}, {@code r1c2}
     * @param ground how it is filled
     * @param letter short for the ground; may be empty
     * @param marks what lies there besides tokens, in words: {@code Hard Cover}, {@code landing zone}
     * @param tokens what stands there
     */
    public record Cell(
            int column, int row, String name, Ground ground, String letter, List<String> marks, List<Token> tokens) {
        public Cell {
            marks = List.copyOf(marks);
            tokens = List.copyOf(tokens);
        }
    }

    /** Whose a token is. */
    public enum Side {
        /** The player's. */
        OWN,
        /** The opponent's. */
        OPPOSING,
        /** Nobody's: a marker. */
        NEITHER
    }

    /**
     * A counter or marker.
     *
     * @param id the same as long as it is the same thing, so that a move can be shown
     * @param side whose it is
     * @param label short, what is printed on it: {@code 3}, {@code RPD}
     * @param name in words: {@code the Infantryman (3)}
     * @param state what is to be known of it in words: {@code 2 Damage}, {@code 1 Soft Cover}, {@code ready}
     * @param health how whole it is, from 0 to 1; NaN where that says nothing
     */
    public record Token(String id, Side side, String label, String name, List<String> state, double health) {
        public Token {
            state = List.copyOf(state);
        }
    }
}
