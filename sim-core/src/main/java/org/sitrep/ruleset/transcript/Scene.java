package org.sitrep.ruleset.transcript;

import java.util.List;
import java.util.Optional;

/**
 * A board or map at one moment, as data to be drawn: a grid of cells with their contents, limited to what the player at
 * the table sees. Immutable.
 *
 * @param id id of the board, the same whenever this board is shown: {@code map}
 * @param title in words: {@code Combat Board}
 * @param columns labels from left to right; empty strings where none is drawn
 * @param rows labels from top to bottom
 * @param cells cells in play, in reading order; a place of the grid without a cell is out of play
 * @param lines lines drawn between cells
 * @param staggered whether every second column, from the second on, lies half a cell lower: a map of hexes
 */
public record Scene(
        String id,
        String title,
        List<String> columns,
        List<String> rows,
        List<Cell> cells,
        List<Line> lines,
        boolean staggered) {
    public Scene {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        cells = List.copyOf(cells);
        lines = List.copyOf(lines);
    }

    /** Creates a board of square cells. */
    public Scene(
            final String id,
            final String title,
            final List<String> columns,
            final List<String> rows,
            final List<Cell> cells,
            final List<Line> lines) {
        this(id, title, columns, rows, cells, lines, false);
    }

    /** Creates a board without lines of its own. */
    public Scene(
            final String id,
            final String title,
            final List<String> columns,
            final List<String> rows,
            final List<Cell> cells) {
        this(id, title, columns, rows, cells, List.of());
    }

    /** The meaning of a line. */
    public enum Stroke {
        /** Leads from the middle of one cell to that of another: a road. */
        ROAD,
        /** Separates two areas. */
        BORDER,
        /** Cannot be crossed. */
        WALL
    }

    /**
     * A straight line along edges of cells, from one corner to another; the upper left corner of the cell in column c
     * and row r is (c, r). A {@link Stroke#ROAD} lies between the middles of cells instead.
     *
     * @param toColumn not below {@code column}
     * @param toRow not below {@code row}
     */
    public record Line(int column, int row, int toColumn, int toRow, Stroke stroke) {}

    /** The fill of a cell; each is drawn with a tone and a pattern or letter of its own. */
    public enum Ground {
        /** No special fill. */
        PLAIN,
        /** Wet or cultivated. */
        FIELD,
        /** Thick growth. */
        FOREST,
        /** Hilly terrain. */
        HILL,
        /** Mountainous terrain. */
        MOUNTAIN,
        /** Water. */
        WATER,
        /** Built up. */
        BUILT,
        /** The player's own side. */
        OWN,
        /** The opponent's side. */
        OPPOSING,
        /** Between the sides. */
        BETWEEN
    }

    /**
     * One place.
     *
     * @param column from 0
     * @param row from 0
     * @param name its name in lines of the transcript: {@code C4}, {@code r1c2}
     * @param ground fill of the cell
     * @param letter abbreviation of the fill; may be empty
     * @param marks other things there, in words: {@code Hard Cover}, {@code landing zone}
     * @param tokens tokens there
     * @param holder side that holds it, drawn as a flag; empty if holding it has no meaning
     */
    public record Cell(
            int column,
            int row,
            String name,
            Ground ground,
            String letter,
            List<String> marks,
            List<Token> tokens,
            Optional<Side> holder) {
        public Cell {
            marks = List.copyOf(marks);
            tokens = List.copyOf(tokens);
        }

        /** Creates a cell that no side holds. */
        public Cell(
                final int column,
                final int row,
                final String name,
                final Ground ground,
                final String letter,
                final List<String> marks,
                final List<Token> tokens) {
            this(column, row, name, ground, letter, marks, tokens, Optional.empty());
        }
    }

    /** The owner of a token. */
    public enum Side {
        /** The player's. */
        OWN,
        /** The opponent's. */
        OPPOSING,
        /** Neither's: a marker. */
        NEITHER
    }

    /** The role of a token, drawn as an icon. */
    public enum Role {
        /** No icon. */
        NONE,
        /** Fights with a rifle. */
        RIFLE,
        /** Fights with a machine gun. */
        MACHINE_GUN,
        /** Fights against armor. */
        ANTI_TANK,
        /** Aims from afar. */
        SNIPER,
        /** Fights hand to hand. */
        CLOSE_COMBAT,
        /** Leads others. */
        LEADER,
        /** Calls support. */
        RADIO,
        /** Heals. */
        MEDIC,
        /** Works with explosives. */
        ENGINEER,
        /** Looks ahead. */
        SCOUT,
        /** A vehicle with armor and a gun. */
        TANK,
        /** A vehicle with armor that carries others. */
        CARRIER,
        /** A vehicle without armor. */
        TRUCK,
        /** A helicopter. */
        HELICOPTER
    }

    /**
     * A counter or marker.
     *
     * @param id constant as long as it is the same thing, so that its moves can be shown
     * @param side its owner
     * @param label short printed label: {@code 3}, {@code RPD}
     * @param name in words: {@code the Infantryman (3)}
     * @param state its state, in words: {@code 2 Damage}, {@code 1 Soft Cover}, {@code ready}
     * @param health remaining health, from 0 to 1; NaN where it has no meaning
     * @param facing where it looks, in degrees clockwise from the top; NaN where it has no meaning
     * @param role its icon
     */
    public record Token(
            String id,
            Side side,
            String label,
            String name,
            List<String> state,
            double health,
            double facing,
            Role role) {
        public Token {
            state = List.copyOf(state);
        }

        /** Numbers that are none are equal, which a browser's own comparison of records denies. */
        @Override
        public boolean equals(final Object other) {
            return other instanceof Token token
                    && id.equals(token.id)
                    && side == token.side
                    && label.equals(token.label)
                    && name.equals(token.name)
                    && state.equals(token.state)
                    && Double.doubleToLongBits(health) == Double.doubleToLongBits(token.health)
                    && Double.doubleToLongBits(facing) == Double.doubleToLongBits(token.facing)
                    && role == token.role;
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }

        /** Creates a token that looks nowhere and has no icon. */
        public Token(
                final String id,
                final Side side,
                final String label,
                final String name,
                final List<String> state,
                final double health) {
            this(id, side, label, name, state, health, Double.NaN, Role.NONE);
        }

        /** Returns the same token with an icon. */
        public Token as(final Role icon) {
            return new Token(id, side, label, name, state, health, facing, icon);
        }
    }
}
