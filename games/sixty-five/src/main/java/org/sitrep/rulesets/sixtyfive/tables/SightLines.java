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

    private void trace(final int from, final int to) {
        if (map.distance(from, to) < 2) { // SF-LOS-1: adjacent hexes always see each other
            return;
        }
        final int dx = map.x(to) - map.x(from);
        final int dy = map.y(to) - map.y(from);
        final int firstColumn = Math.min(map.column[from], map.column[to]);
        final int lastColumn = Math.max(map.column[from], map.column[to]);
        final int firstRow = Math.min(map.row[from], map.row[to]) - 1;
        final int lastRow = Math.max(map.row[from], map.row[to]) + 1;
        for (int column = firstColumn - 1; column <= lastColumn + 1; column++) {
            for (int row = firstRow; row <= lastRow; row++) {
                look(from, column, row, dx, dy);
            }
        }
    }

    private void look(final int from, final int column, final int row, final int dx, final int dy) {
        final int x = 6 * column - map.x(from);
        final int y = 4 * row + (Math.floorMod(column, 2) == 0 ? 0 : 2) - map.y(from);
        final int at = x * dx + 3 * y * dy; // a unit of y is as long as the root of 3 units of x
        if (at <= 0 || at >= dx * dx + 3 * dy * dy) { // SF-LOS-2: neither end counts
            return;
        }
        if (crosses(x, y, dx, dy, 1)) {
            add(number(column, row) | (crosses(x, y, dx, dy, 2) ? MIDDLE : 0), at);
        } else {
            edge(column, row, corner -> dx * (y + HexMap.CORNER_Y[corner]) - dy * (x + HexMap.CORNER_X[corner]), at);
        }
    }

    /** Returns whether a line has corners of a hex on both sides; of one of half the size if {@code divisor} is 2. */
    private static boolean crosses(final int x, final int y, final int dx, final int dy, final int divisor) {
        boolean left = false;
        boolean right = false;
        for (int corner = 0; corner < HexMap.SIDES; corner++) {
            final int cornerY = y + HexMap.CORNER_Y[corner] / divisor;
            final int side = dx * cornerY - dy * (x + HexMap.CORNER_X[corner] / divisor);
            left |= side < 0;
            right |= side > 0;
        }
        return left && right;
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
