package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Board;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;

/** The Combat Board (PH-CBB): its spaces, distances and lines of sight. Immutable. */
public final class BoardTable {
    private static final SharedTables<BoardTable> SHARED = new SharedTables<>();

    /** Existing spaces on either half, as a mask. */
    public final int spaces;
    /** Lines of sight. */
    public final LineOfSight lineOfSight;
    /** Offset added to Marine row + Enemy row to get the range, rows counted from 1. */
    public final int rangeOffset;
    /**
     * Number of spaces entered by a Move between two spaces, at {@code from * 12 + to}: the larger of the row and
     * column differences (PH-ACT-4).
     */
    public final int[] distance = new int[Space.COUNT * Space.COUNT];

    private BoardTable(final Board board, final Options options) {
        spaces = spaces(options.boardSpaces());
        lineOfSight = new LineOfSight(board, options.touchedCircle() == Options.TouchedCircle.CROSSES);
        rangeOffset = options.rangeCounts() == Options.RangeCounts.MARKER_ROWS ? -1 : 0; // PH-FIRE-3, AMB-27
        for (int from = 0; from < Space.COUNT; from++) {
            for (int to = 0; to < Space.COUNT; to++) {
                final Space a = Space.of(from);
                final Space b = Space.of(to);
                distance[from * Space.COUNT + to] =
                        Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
            }
        }
    }

    /** Returns the table of a board, shared by all scenarios with that board and these readings of the rules. */
    static BoardTable shared(final Board board, final Options options) {
        final List<?> key = List.of(board, options.boardSpaces(), options.touchedCircle(), options.rangeCounts());
        return SHARED.of(key, () -> new BoardTable(board, options));
    }

    /** Returns the mask of the spaces that a reading of AMB-26 gives each half. */
    public static int spaces(final Options.BoardSpaces reading) {
        int mask = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            final int column = Space.of(space).column();
            if (reading == Options.BoardSpaces.EACH_HALF || column == 2 || column == 3) {
                mask |= 1 << space;
            }
        }
        return mask;
    }

    /** Returns the range in rows, 1 … 6 (PH-FIRE-3). */
    public int range(final int marineSpace, final int enemySpace) {
        return marineSpace / Space.COLUMNS + enemySpace / Space.COLUMNS + 2 + rangeOffset;
    }

    /** Returns the spaces of a row 1-3, as a mask. */
    public int row(final int row) {
        return spaces & (0xF << (row - 1) * Space.COLUMNS);
    }

    /** Returns the spaces of a column 0-3, as a mask. */
    public int column(final int column) {
        return spaces & (0x111 << column);
    }
}
