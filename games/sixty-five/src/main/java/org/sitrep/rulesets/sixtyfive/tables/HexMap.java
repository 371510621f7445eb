package org.sitrep.rulesets.sixtyfive.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.MapSheet;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules;

/**
 * The hexes of a layout of maps (SF-COMP-6, SF-MAP-1 to SF-MAP-3), numbered from the uppermost map on, column by
 * column.
 *
 * <p>Directions are numbered clockwise from 0, north. Corner {@code k} of a hex lies between directions {@code k} and
 * {@code k + 1}. Coordinates for geometry are {@code x = 6 * column}, {@code y = 4 * row}, 2 more in odd columns: the
 * corners of a hex, and of one of half the size, then have whole coordinates, and lines stay straight (SF-LOS-9).
 * Immutable.
 */
public final class HexMap {
    /** Number of directions, and of corners. */
    public static final int SIDES = 6;
    /** No hex. */
    public static final int NONE = -1;
    /** Largest number of hexes: three maps of 71. */
    public static final int MOST = 213;
    /** Corners of a hex as differences of x; see the class for their order. */
    static final int[] CORNER_X = {2, 4, 2, -2, -4, -2};
    /** Corners of a hex as differences of y. */
    static final int[] CORNER_Y = {-2, 0, 2, 2, 0, -2};

    private static final int[] STEP_COLUMN = {0, 1, 1, 0, -1, -1};
    private static final int[] STEP_ROW_FROM_EVEN = {-1, -1, 0, 1, 0, -1};
    private static final int[] STEP_ROW_FROM_ODD = {-1, 0, 1, 1, 1, 0};

    /** Number of hexes. */
    public final int count;
    /** Column in the layout. */
    public final int[] column;
    /** Row in the layout. */
    public final int[] row;
    /** The map that a hex belongs to, by its place in the layout from 0. */
    public final int[] sheet;
    /** Its name on that map. */
    public final HexName[] own;
    /** Its terrain, a number of {@link TerrainTable}. */
    public final int[] terrain;
    /** Directions in which a road leads on to another hex, as a mask; 0 without a road. */
    public final int[] road;
    /** True for hexes that a road goes through. */
    public final boolean[] onRoad;

    private final int[] neighbour;
    private final byte[] distance;
    private final int[][] at;
    private final List<String> sheets;

    /** Lays out the maps of a battle. */
    public HexMap(final GameData game, final Battle battle, final TerrainTable terrains) {
        final List<int[]> found = new ArrayList<>();
        final List<HexName> names = new ArrayList<>();
        final List<Battle.Placed> maps = battle.maps();
        at = new int[maps.stream().mapToInt(Battle.Placed::column).max().orElse(0) + MapSheet.COLUMNS]
                [maps.stream().mapToInt(Battle.Placed::row).max().orElse(0) + MapSheet.LAST_ROW + 2];
        Arrays.stream(at).forEach(line -> Arrays.fill(line, NONE));
        final boolean lower = game.options().sharedEdges() == Options.SharedEdges.LOWER_MAP;
        for (int s = 0; s < maps.size(); s++) {
            final Battle.Placed placed = maps.get(s);
            final MapSheet printed = game.maps().get(placed.map());
            for (int c = 0; c < MapSheet.COLUMNS; c++) {
                for (int r = MapSheet.firstRow(c); r <= MapSheet.LAST_ROW; r++) {
                    final int x = columnOf(placed, c);
                    final int y = rowOf(placed, c, r);
                    final int letter = terrains.byLetter(
                            printed.columns().get(MapSheet.letter(c)).charAt(r - MapSheet.firstRow(c)));
                    if (at[x][y] == NONE) {
                        at[x][y] = found.size();
                        found.add(new int[] {x, y, s, letter});
                        names.add(new HexName(c, r));
                    } else if (lower) { // SF-MAP-1: the terrain stays that of the upper map
                        found.get(at[x][y])[2] = s;
                        names.set(at[x][y], new HexName(c, r));
                    }
                }
            }
        }
        count = found.size();
        column = found.stream().mapToInt(h -> h[0]).toArray();
        row = found.stream().mapToInt(h -> h[1]).toArray();
        sheet = found.stream().mapToInt(h -> h[2]).toArray();
        terrain = found.stream().mapToInt(h -> h[3]).toArray();
        own = names.toArray(HexName[]::new);
        change(battle.rules(), terrains);
        sheets = maps.stream()
                .map(placed -> game.maps().get(placed.map()).name().replaceFirst(".* ", ""))
                .toList();
        neighbour = new int[count * SIDES];
        distance = new byte[count * count];
        road = new int[count];
        onRoad = new boolean[count];
        for (int hex = 0; hex < count; hex++) {
            for (int to = 0; to < SIDES; to++) {
                neighbour[hex * SIDES + to] = hex(columnTo(column[hex], to), rowTo(column[hex], row[hex], to));
            }
            for (int other = 0; other < count; other++) {
                distance[hex * count + other] = (byte) apart(hex, other);
            }
        }
        for (final Battle.Placed placed : maps) {
            for (final List<String> line : game.maps().get(placed.map()).roads()) {
                int last = NONE;
                for (final String name : line) {
                    final int hex = hexOf(placed, HexName.parse(name).orElseThrow());
                    onRoad[hex] = true;
                    join(hex, last);
                    last = hex;
                }
            }
        }
        joinRoads();
    }

    /** Changes the printed terrain as the scenario says. */
    private void change(final SpecialRules rules, final TerrainTable terrains) {
        for (int hex = 0; hex < count; hex++) {
            final String instead = rules.terrainIs().get(terrains.ids.get(terrain[hex]));
            terrain[hex] = instead == null ? terrain[hex] : terrains.of(instead);
        }
        for (final SpecialRules.HexTerrain change : rules.terrainAt()) {
            terrain[hex(change.map() - 1, HexName.parse(change.hex()).orElseThrow())] = terrains.of(change.terrain());
        }
    }

    /** Returns the column of the layout that a column of a map lies in. */
    public static int columnOf(final Battle.Placed placed, final int own) {
        return placed.column() + (placed.turned() ? MapSheet.COLUMNS - 1 - own : own); // SF-MAP-2
    }

    /** Returns the row of the layout that a hex of a map lies in. */
    public static int rowOf(final Battle.Placed placed, final int ownColumn, final int ownRow) {
        final boolean odd = ownColumn % 2 != 0;
        final int turned = placed.turned() ? MapSheet.LAST_ROW + (odd ? 0 : 1) - ownRow : ownRow; // SF-MAP-2
        return placed.row() + turned + (placed.column() % 2 != 0 && odd ? 1 : 0); // SF-MAP-3
    }

    private int hexOf(final Battle.Placed placed, final HexName name) {
        return at[columnOf(placed, name.column())][rowOf(placed, name.column(), name.row())];
    }

    private void join(final int one, final int other) {
        final int direction = other == NONE ? NONE : direction(one, other);
        if (direction != NONE) {
            road[one] |= 1 << direction;
            road[other] |= 1 << (direction + SIDES / 2) % SIDES;
        }
    }

    /** Joins roads that end on both sides of the line where two maps meet. */
    private void joinRoads() {
        for (int hex = 0; hex < count; hex++) {
            for (int direction = 0; direction < SIDES; direction++) {
                final int other = neighbour(hex, direction);
                if (other != NONE && onRoad[hex] && onRoad[other] && sheet[hex] != sheet[other]) {
                    join(hex, other);
                }
            }
        }
    }

    private int apart(final int one, final int other) {
        final int columns = column[one] - column[other];
        final int slant = row[one] - column[one] / 2 - row[other] + column[other] / 2;
        return Math.max(Math.max(Math.abs(columns), Math.abs(slant)), Math.abs(columns + slant));
    }

    static int columnTo(final int from, final int direction) {
        return from + STEP_COLUMN[direction];
    }

    static int rowTo(final int fromColumn, final int fromRow, final int direction) {
        return fromRow + (fromColumn % 2 == 0 ? STEP_ROW_FROM_EVEN : STEP_ROW_FROM_ODD)[direction];
    }

    /** Returns the number of columns of the layout. */
    public int columns() {
        return at.length;
    }

    /** Returns the number of rows of the layout, empty ones included. */
    public int rows() {
        return at[0].length;
    }

    /** Returns the hex at a column and row of the layout, or {@link #NONE}. */
    public int hex(final int x, final int y) {
        return x < 0 || x >= at.length || y < 0 || y >= at[x].length ? NONE : at[x][y];
    }

    /** Returns the hex of a map, by the map's place in the layout from 0, or {@link #NONE}. */
    public int hex(final int place, final HexName name) {
        for (int hex = 0; hex < count; hex++) {
            if (sheet[hex] == place && own[hex].equals(name)) {
                return hex;
            }
        }
        return NONE;
    }

    /** Returns the neighbour in a direction, or {@link #NONE} off the map. */
    public int neighbour(final int hex, final int direction) {
        return neighbour[hex * SIDES + direction];
    }

    /** Returns the direction of an adjacent hex, or {@link #NONE}. */
    public int direction(final int hex, final int adjacent) {
        for (int direction = 0; direction < SIDES; direction++) {
            if (neighbour(hex, direction) == adjacent) {
                return direction;
            }
        }
        return NONE;
    }

    /** Returns the distance of two hexes, counted as a range: 0 for the same, 1 for adjacent ones (SF-FIRE-2). */
    public int distance(final int one, final int other) {
        return distance[one * count + other];
    }

    /** Returns the x of the centre of a hex. */
    int x(final int hex) {
        return 6 * column[hex];
    }

    /** Returns the y of the centre of a hex. */
    int y(final int hex) {
        return 4 * row[hex] + (column[hex] % 2 == 0 ? 0 : 2);
    }

    /**
     * Returns whether a hex lies in the front of a unit that faces a corner, borders included (SF-FACE-2, SF-FACE-3);
     * true for its own hex.
     */
    public boolean inFront(final int hex, final int corner, final int other) {
        return isBetween(hex, (corner + SIDES - 1) % SIDES, (corner + 1) % SIDES, other);
    }

    /**
     * Returns the sides of a hex through which a straight line from another enters it, as a mask of directions: two
     * sides if it enters at their corner (SF-ACT-7), all for the hex itself. Where the line lies off the map makes no
     * difference.
     */
    public int sides(final int hex, final int other) {
        int sides = 0;
        for (int direction = 0; direction < SIDES; direction++) {
            sides |= isBetween(hex, (direction + SIDES - 1) % SIDES, direction, other) ? 1 << direction : 0;
        }
        return sides;
    }

    /** Returns whether a hex lies between the rays through two corners of another, clockwise, the rays included. */
    private boolean isBetween(final int hex, final int first, final int last, final int other) {
        final int x = x(other) - x(hex);
        final int y = y(other) - y(hex);
        return CORNER_X[first] * y - CORNER_Y[first] * x >= 0 && x * CORNER_Y[last] - y * CORNER_X[last] >= 0;
    }

    /** Returns the name of a hex with the number of its map, e.g. {@code 3E2} (SF-COMP-5). */
    public String name(final int hex) {
        return sheets.get(sheet[hex]) + own[hex];
    }
}
