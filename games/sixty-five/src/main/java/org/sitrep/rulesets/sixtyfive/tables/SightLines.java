package org.sitrep.rulesets.sixtyfive.tables;

import java.util.Arrays;

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

    private final HexMap map;
    private final int[] first;
    private int[] items = new int[1 << 14];
    /** Distance of each item along its line; only while the lines are found. */
    private int[] along = new int[1 << 14];

    private int size;

    SightLines(final HexMap map) {
        this.map = map;
        first = new int[map.count * map.count + 1];
        for (int from = 0; from < map.count; from++) {
            for (int to = 0; to < map.count; to++) {
                trace(from, to);
                first[from * map.count + to + 1] = size;
            }
        }
        items = Arrays.copyOf(items, size);
        along = null;
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
        final int begin = size;
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
        sort(begin);
    }

    private void sort(final int begin) {
        for (int i = begin + 1; i < size; i++) {
            for (int j = i; j > begin && along[j - 1] > along[j]; j--) {
                final int item = items[j];
                final int at = along[j];
                items[j] = items[j - 1];
                along[j] = along[j - 1];
                items[j - 1] = item;
                along[j - 1] = at;
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
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        int onLine = 0;
        for (int corner = 0; corner < HexMap.SIDES; corner++) {
            final int side = dx * (y + HexMap.CORNER_Y[corner]) - dy * (x + HexMap.CORNER_X[corner]);
            least = Math.min(least, side);
            most = Math.max(most, side);
            onLine |= side == 0 ? 1 << corner : 0;
        }
        if (least < 0 && most > 0) {
            add(number(column, row) | (crossesMiddle(x, y, dx, dy) ? MIDDLE : 0), at);
        } else if (Integer.bitCount(onLine) == 2 && least == 0) { // each edge once: seen from the hex on its right
            edge(column, row, onLine, at);
        }
    }

    private static boolean crossesMiddle(final int x, final int y, final int dx, final int dy) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int corner = 0; corner < HexMap.SIDES; corner++) {
            final int side = dx * (y + HexMap.CORNER_Y[corner] / 2) - dy * (x + HexMap.CORNER_X[corner] / 2);
            least = Math.min(least, side);
            most = Math.max(most, side);
        }
        return least < 0 && most > 0;
    }

    /** Adds the edge of a hex between two of its corners; direction {@code k + 1} lies between corners k and k + 1. */
    private void edge(final int column, final int row, final int corners, final int at) {
        for (int corner = 0; corner < HexMap.SIDES; corner++) {
            final int next = (corner + 1) % HexMap.SIDES;
            if (corners == (1 << corner | 1 << next)) {
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
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
            along = Arrays.copyOf(along, 2 * size);
        }
        along[size] = at;
        items[size++] = item;
    }
}
