package org.sitrep.rulesets.sixtyfive.definition;

import java.util.Optional;

/**
 * The name of a hex of a map, written {@code C4} (SF-COMP-5).
 *
 * @param column 0 … 10 from the left, written as a letter
 * @param row 0 … 6 from the top
 */
public record HexName(int column, int row) {
    /** Returns the hex written as {@code text}, or empty if no map has it. */
    public static Optional<HexName> parse(final String text) {
        return text.matches("[A-K][1-6]|[BDFHJ]0")
                ? Optional.of(new HexName(text.charAt(0) - 'A', text.charAt(1) - '0'))
                : Optional.empty();
    }

    /** Returns whether two hexes of one map touch: columns B, D, ... lie half a hex lower (SF-COMP-6). */
    public boolean isNextTo(final HexName other) {
        final int columns = Math.abs(column - other.column);
        final int halves = Math.abs(2 * row + column % 2 - 2 * other.row - other.column % 2);
        return columns == 0 && halves == 2 || columns == 1 && halves == 1;
    }

    @Override
    public String toString() {
        return MapSheet.letter(column) + row;
    }
}
