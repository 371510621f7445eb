package org.sitrep.rulesets.sixtyfive.tables;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The straight lines between the centres of all pairs of hexes (SF-LOS-1, SF-LOS-9): which hexes each crosses, and
 * along which edges it runs. Found once per layout by whole numbers alone. A line that touches only a corner of a hex
 * does not cross it (SF-LOS-6). Immutable. Memory: about half a megabyte for three maps.
 */
public final class SightLines {
    /** Added to an item whose line runs along the edge between two hexes. */
    public static final int EDGE = 1 << 16;
    /** Added to an item whose line crosses the middle of the hex, too: the silhouette of a building (SF-LOS-10). */
    public static final int MIDDLE = 1 << 17;
    /** The second hex of an edge, or a crossed hex, that is not on the map. */
    public static final int OFF_MAP = 255;

    private static final int ITEM_BITS = 20;
    private static final int ITEM = (1 << ITEM_BITS) - 1;
    /** From the centre of a hex to its outermost corners, along x. */
    private static final int HALF_WIDTH = 4;
    /** More than any line crosses on three maps. */
    private static final int MOST = 256;

    private final HexMap map;
    private final int[] first;
    private final int[] items;
    /** The items of the line that is traced, after their distance along it and their number. */
    private final long[] line = new long[MOST];

    private int size;

    SightLines(final HexMap map) {
        this.map = map;
        first = new int[map.count * map.count + 1];
        final IntStream.Builder all = IntStream.builder();
        for (int from = 0; from < map.count; from++) {
            for (int to = 0; to < map.count; to++) {
                size = 0;
                trace(from, to);
                Arrays.sort(line, 0, size);
                Arrays.stream(line, 0, size).forEach(item -> all.add((int) item & ITEM));
                first[from * map.count + to + 1] = first[from * map.count + to] + size;
            }
        }
        items = all.build().toArray();
    }

    /** Returns the number of the first item of a line; the items are in order from the first hex. */
    public int first(final int from, final int to) {
        return first[from * map.count + to];
    }

    /** Returns the number of the item after the last. */
    public int end(final int from, final int to) {
        return first[from * map.count + to + 1];
    }

    /** Returns an item: the hex crossed, or two hexes in eight bits each with {@link #EDGE}. */
    public int item(final int number) {
        return items[number];
    }

    /** Returns the hex of an item, or the first of its two; {@link #OFF_MAP} off the map. */
    public static int hex(final int item) {
        return item & 255;
    }

    /** Returns the second hex of an edge, or {@link #OFF_MAP}. */
    public static int second(final int item) {
        return item >>> 8 & 255;
    }

    /** Looks at each hex of a column that reaches as far up or down as the line between its sides. */
    private void trace(final int from, final int to) {
        if (map.distance(from, to) < 2) { // SF-LOS-1: adjacent hexes always see each other
            return;
        }
        final int dx = map.x(to) - map.x(from);
        final int dy = map.y(to) - map.y(from);
        // A line crosses a hex if its centre is less aside than the corner that reaches farthest; there are opposite
        // corners.
        int reach = 0;
        for (int corner = 0; corner < HexMap.SIDES; corner++) {
            reach = Math.max(reach, dx * HexMap.CORNER_Y[corner] - dy * HexMap.CORNER_X[corner]);
        }
        final int firstColumn = Math.min(map.column[from], map.column[to]) - 1;
        final int lastColumn = Math.max(map.column[from], map.column[to]) + 1;
        for (int column = firstColumn; column <= lastColumn; column++) {
            final int left = 6 * column - HALF_WIDTH - map.x(from);
            final int atLeft = dx == 0 ? 0 : Math.floorDiv(dy * left, dx);
            final int atRight = dx == 0 ? dy : Math.floorDiv(dy * (left + 2 * HALF_WIDTH), dx);
            final int firstRow = Math.floorDiv(map.y(from) + Math.min(atLeft, atRight), 4) - 1;
            final int lastRow = Math.floorDiv(map.y(from) + Math.max(atLeft, atRight), 4) + 1;
            for (int row = firstRow; row <= lastRow; row++) {
                look(from, column, row, dx, dy, reach);
            }
        }
    }

    private void look(final int from, final int column, final int row, final int dx, final int dy, final int reach) {
        final int x = 6 * column - map.x(from);
        final int y = 4 * row + (Math.floorMod(column, 2) == 0 ? 0 : 2) - map.y(from);
        final int at = x * dx + 3 * y * dy; // a unit of y is as long as the root of 3 units of x
        if (at <= 0 || at >= dx * dx + 3 * dy * dy) { // SF-LOS-2: neither end counts
            return;
        }
        final int aside = Math.abs(dx * y - dy * x);
        if (aside < reach) {
            add(number(column, row) | (2 * aside < reach ? MIDDLE : 0), at);
        } else if (aside == reach) {
            edge(column, row, corner -> dx * (y + HexMap.CORNER_Y[corner]) - dy * (x + HexMap.CORNER_X[corner]), at);
        }
    }

    /**
     * Adds the edge of a hex that the line runs along, seen from the hex on its right, so that each is added once;
     * direction {@code k + 1} lies between corners k and k + 1.
     *
     * @param side returns on which side of the line a corner lies, 0 on it
     */
    private void edge(final int column, final int row, final IntUnaryOperator side, final int at) {
        for (int corner = 0; corner < HexMap.SIDES; corner++) {
            final int next = (corner + 1) % HexMap.SIDES;
            if (side.applyAsInt(corner) == 0
                    && side.applyAsInt(next) == 0
                    && side.applyAsInt((next + 1) % HexMap.SIDES) > 0) {
                final int across = number(HexMap.columnTo(column, next), HexMap.rowTo(column, row, next));
                add(number(column, row) | across << 8 | EDGE, at);
            }
        }
    }

    private int number(final int column, final int row) {
        final int hex = map.hex(column, row);
        return hex == HexMap.NONE ? OFF_MAP : hex;
    }

    private void add(final int item, final int at) {
        line[size] = (long) at << 2 * ITEM_BITS | (long) size << ITEM_BITS | item;
        size++;
    }
}
