package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.BoonCard.Direction;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;

/**
 * A map (PH-VOC-2). Its Spaces are numbered row by row from the north-west, including those out of play. Immutable.
 *
 * <p>Memory: one int per pair of Spaces, 256 KB for the largest map of 16 × 16. Neighbours, by direction and as bits,
 * and Terrain take another 17 KB there.
 */
public final class MapTable {
    /** The eight directions, numbered as in {@link Direction}: north first, clockwise. */
    public static final int DIRECTIONS = Direction.values().length;
    /** Spaces of the largest map. */
    public static final int MOST_SPACES = MapSpace.MOST * MapSpace.MOST;

    private static final int[] EAST = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] SOUTH = {-1, -1, 0, 1, 1, 1, 0, -1};

    public final String id;
    public final int columns;
    public final int rows;
    public final int count;
    /** Terrain of each Space, a number of the {@link TerrainTable}; {@link Index#NONE} out of play. */
    public final int[] terrain;
    /** The neighbouring Space in play, at {@code space * 8 + direction}, or {@link Index#NONE}. */
    public final int[] neighbour;
    /** Number of {@code long} words in a set of Spaces, one bit per Space. */
    public final int words;
    /** The neighbours in play of a Space, one bit per Space, from {@code space * words} on. */
    public final long[] around;
    /** Distance of two Spaces in steps over the grid, at {@code a * count + b}; 1 means Adjacent. */
    public final int[] distance;

    /** Makes the table of a map. */
    public MapTable(final MapSheet sheet, final TerrainTable terrains) {
        id = sheet.id();
        columns = sheet.columns();
        rows = sheet.rows().size();
        count = columns * rows;
        terrain = new int[count];
        neighbour = new int[count * DIRECTIONS];
        words = (count + Long.SIZE - 1) / Long.SIZE;
        around = new long[count * words];
        distance = new int[count * count];
        for (int space = 0; space < count; space++) {
            final char letter = sheet.letter(mapSpace(space));
            terrain[space] = letter == MapSheet.OUT_OF_PLAY
                    ? Index.NONE
                    : terrains.index.of(sheet.legend().get(String.valueOf(letter)));
        }
        for (int space = 0; space < count; space++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                final int next = inPlay(space, direction);
                neighbour[space * DIRECTIONS + direction] = next;
                if (next != Index.NONE) {
                    around[space * words + next / Long.SIZE] |= 1L << next;
                }
            }
            for (int other = 0; other < count; other++) {
                distance[space * count + other] = Math.max(
                        Math.abs(space % columns - other % columns), Math.abs(space / columns - other / columns));
            }
        }
    }

    private int inPlay(final int space, final int direction) {
        final int column = space % columns + EAST[direction];
        final int row = space / columns + SOUTH[direction];
        if (column < 0 || column >= columns || row < 0 || row >= rows) {
            return Index.NONE;
        }
        final int to = row * columns + column;
        return terrain[to] == Index.NONE ? Index.NONE : to;
    }

    /** Returns the distance of two Spaces in steps. */
    public int distance(final int a, final int b) {
        return distance[a * count + b];
    }

    /** Returns whether two Spaces share a side or a corner. */
    public boolean adjacent(final int a, final int b) {
        return distance[a * count + b] == 1;
    }

    /** Returns the number of a Space written like {@code C4}; it must be on the map. */
    public int of(final String name) {
        final MapSpace space = MapSpace.parse(name).orElseThrow();
        return (space.row() - 1) * columns + space.column() - 1;
    }

    /** Returns the written form of a Space. */
    public String name(final int space) {
        return mapSpace(space).toString();
    }

    private MapSpace mapSpace(final int space) {
        return new MapSpace(space % columns + 1, space / columns + 1);
    }
}
