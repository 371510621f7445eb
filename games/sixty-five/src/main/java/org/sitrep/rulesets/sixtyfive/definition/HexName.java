package org.sitrep.rulesets.sixtyfive.definition;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a hex of a map, written {@code C4} (SF-COMP-5).
 *
 * @param column 0 … 10 from the left, written as a letter
 * @param row 0 … 6 from the top
 */
public record HexName(int column, int row) {
    private static final Pattern FORM = Pattern.compile("([A-K])([0-6])");

    /** Returns the hex written as {@code text}, or empty if no map has it. */
    public static Optional<HexName> parse(final String text) {
        final Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        final int column = matcher.group(1).charAt(0) - 'A';
        final int row = matcher.group(2).charAt(0) - '0';
        return row < MapSheet.firstRow(column) ? Optional.empty() : Optional.of(new HexName(column, row));
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
