package org.sitrep.rulesets.rambo.tables;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.definition.Options.Adjacency;
import org.sitrep.rulesets.rambo.definition.Options.AreaDistance;
import org.sitrep.rulesets.rambo.definition.Options.FogArrow;
import org.sitrep.rulesets.rambo.definition.Tile;

/**
 * The geometry of a mission's map: steps, adjacency, lines of sight, ranges, ways and fog. Immutable; it ignores
 * figures.
 *
 * <p>A space is {@code y * width + x}, x to the right, y down. An area is {@code row * areaColumns + column}. Sets of
 * spaces are {@link #words} longs per set, bit {@code space & 63} of word {@code space >> 6}; sets of areas are one
 * long. Impassable spaces, and those without a tile, have numbers too: no step, line or way leads to or from them.
 *
 * <p>Cost: 16 × 16 spaces take 160 KB and 8 ms of processor time to make, 30 ms in a cold virtual machine; 32 × 32 take
 * 2.4 MB and 90 ms (JDK 17, the default readings). {@link #walk} takes nine tenths of the larger one. All queries are
 * look-ups; none allocates.
 */
public final class MapTable {
    /** Flag of {@link #terrain}: cover (RB-TERR-1). */
    public static final int COVER = 1;
    /** Flag of {@link #terrain}: rough (RB-TERR-2). */
    public static final int ROUGH = 2;
    /** Flag of {@link #terrain}: impassable, or without a tile. */
    public static final int BLOCKED = 4;

    /** Directions of a step, clockwise: N, NE, E, SE, S, SW, W, NW; the opposite of one is {@code direction ^ 4}. */
    public static final int DIRECTIONS = 8;
    /** Up. */
    public static final int NORTH = 0;
    /** Right. */
    public static final int EAST = 2;
    /** Down. */
    public static final int SOUTH = 4;
    /** Left. */
    public static final int WEST = 6;

    /** Areas of the largest map, 32 × 32 spaces; a set of areas is one long. */
    public static final int MOST_AREAS = Long.SIZE;

    /** Stands for no space. */
    public static final int NONE = -1;
    /** Stands for the steps of a way that does not exist; more than those of any that does. */
    public static final short UNREACHABLE = Short.MAX_VALUE;

    /**
     * Sides of an area, numbered by the quarter turns of a fog card whose arrow points there: S, W, N, E (RB-FOG-7).
     */
    public static final int SIDES = 4;
    /** The lower side. */
    public static final int SOUTH_SIDE = 0;
    /** The left side. */
    public static final int WEST_SIDE = 1;
    /** The upper side. */
    public static final int NORTH_SIDE = 2;
    /** The right side. */
    public static final int EAST_SIDE = 3;

    /** Drawing of the map. */
    public final MapPlan plan;
    /** Columns of spaces. */
    public final int width;
    /** Rows of spaces. */
    public final int height;
    /** Number of spaces, including blocked ones. */
    public final int spaces;
    /** Columns of areas. */
    public final int areaColumns;
    /** Number of areas, at most {@link #MOST_AREAS}. */
    public final int areas;
    /** Longs per set of spaces. */
    public final int words;

    /** Flags of each space: {@link #COVER}, {@link #ROUGH}, {@link #BLOCKED}. */
    public final byte[] terrain;
    /** The area of each space. */
    public final int[] areaOf;
    /** Index in {@link #areaSpaces} where the open spaces of each area begin; one more entry for the end. */
    public final int[] areaOffset;
    /** The open spaces of each area, in reading order. */
    public final short[] areaSpaces;

    /**
     * Target of a step, at {@code space * 8 + direction}; {@link #NONE} where a red line, a blocked space or the edge
     * forbids it (RB-MOVE-4, -5, -7).
     */
    public final short[] step;
    /** Cost of that step to a hero: 2 from or to rough terrain, otherwise 1 (RB-MOVE-3, -8); 0 if there is none. */
    public final byte[] stepCost;
    /** The spaces adjacent to each as a set, from {@code space * words} on (RB-ADJ-1). */
    public final long[] adjacent;
    /** Index in {@link #adjacentSpaces} where the adjacent spaces of each space begin; one more entry for the end. */
    public final int[] adjacentOffset;
    /** The adjacent spaces of each, by direction. */
    public final short[] adjacentSpaces;

    /**
     * The spaces that each space sees as a set, from {@code space * words} on (RB-LOS-2); an open space sees itself.
     */
    public final long[] sight;
    /**
     * Fewest steps between two spaces, at {@code a * spaces + b}, or {@link #UNREACHABLE}; figures and rough terrain do
     * not count (RB-EATK-6).
     */
    public final short[] walk;
    /** The areas next to each open space other than its own, diagonally too and across red lines (RB-FOG-2, -8). */
    public final long[] areasTouching;

    private final int[] areaDistance;
    private final int arrowTurns;

    /** Creates the table of a mission's map. */
    public MapTable(final GameData data, final Mission mission) {
        this(MapPlan.of(data.tiles(), mission.tiles()), data.options());
    }

    /**
     * Creates the table of a map.
     *
     * @throws IllegalArgumentException if it has more than {@link #MOST_AREAS} areas
     */
    public MapTable(final MapPlan plan, final Options options) {
        this.plan = plan;
        width = plan.width;
        height = plan.height;
        spaces = width * height;
        areaColumns = (width + Tile.AREA - 1) / Tile.AREA;
        areas = areaColumns * ((height + Tile.AREA - 1) / Tile.AREA);
        if (areas > MOST_AREAS) {
            throw new IllegalArgumentException(areas + " areas, but a map has at most " + MOST_AREAS);
        }
        words = (spaces + Long.SIZE - 1) / Long.SIZE;
        terrain = new byte[spaces];
        areaOf = new int[spaces];
        for (int space = 0; space < spaces; space++) {
            terrain[space] = flags(plan.letter(x(space), y(space)));
            areaOf[space] = y(space) / Tile.AREA * areaColumns + x(space) / Tile.AREA;
        }
        areaOffset = new int[areas + 1];
        areaSpaces = areaSpaces();
        areaDistance = areaDistances(options.areaDistance());
        final MapSteps steps = new MapSteps(plan, terrain, options.adjacency() == Adjacency.THROUGH_WALLS);
        step = steps.step;
        stepCost = steps.cost;
        adjacent = steps.adjacentSets(words);
        adjacentOffset = steps.adjacentOffset;
        adjacentSpaces = steps.adjacentSpaces;
        walk = steps.walks();
        areasTouching = areasTouching();
        sight = sight(new LineOfSight(plan, options.touchingLines(), options.linesApart()));
        arrowTurns = options.fogArrow() == FogArrow.AWAY ? SIDES / 2 : 0;
    }

    private static byte flags(final char letter) {
        return (byte)
                switch (letter) {
                    case '.' -> 0;
                    case 'c' -> COVER;
                    case 't' -> ROUGH;
                    case 'b' -> COVER | ROUGH;
                    default -> BLOCKED;
                };
    }

    private short[] areaSpaces() {
        final short[] found = new short[spaces];
        int count = 0;
        for (int area = 0; area < areas; area++) {
            areaOffset[area] = count;
            for (int space = 0; space < spaces; space++) {
                if (areaOf[space] == area && !blocked(space)) {
                    found[count++] = (short) space;
                }
            }
        }
        areaOffset[areas] = count;
        return Arrays.copyOf(found, count);
    }

    private int[] areaDistances(final AreaDistance metric) {
        final int[] distances = new int[areas * areas];
        for (int a = 0; a < areas; a++) {
            for (int b = 0; b < areas; b++) {
                final int across = Math.abs(a % areaColumns - b % areaColumns);
                final int down = Math.abs(a / areaColumns - b / areaColumns);
                distances[a * areas + b] = metric == AreaDistance.DIAGONAL ? Math.max(across, down) : across + down;
            }
        }
        return distances;
    }

    private long[] areasTouching() {
        final long[] touching = new long[spaces];
        for (int space = 0; space < spaces; space++) {
            for (int direction = 0; direction < DIRECTIONS && !blocked(space); direction++) {
                final int x = x(space) + MapSteps.X[direction];
                final int y = y(space) + MapSteps.Y[direction];
                if (onMap(x, y)) {
                    touching[space] |= 1L << areaOf[space(x, y)];
                }
            }
            touching[space] &= ~(1L << areaOf[space]);
        }
        return touching;
    }

    private long[] sight(final LineOfSight lines) {
        final long[] seen = new long[spaces * words];
        for (int from = 0; from < spaces; from++) {
            for (int to = 0; to < spaces; to++) {
                if (!blocked(from) && !blocked(to) && (from == to || lines.sees(x(from), y(from), x(to), y(to)))) {
                    seen[from * words + (to >> 6)] |= 1L << to;
                }
            }
        }
        return seen;
    }

    /** Returns whether (x, y) is a space of the grid, blocked or not. Any numbers are allowed. */
    public boolean onMap(final int x, final int y) {
        return x >= 0 && x < width && y >= 0 && y < height;
    }

    /** Returns the number of the space (x, y), which is on the map. */
    public int space(final int x, final int y) {
        return y * width + x;
    }

    /** Returns the column of a space. */
    public int x(final int space) {
        return space % width;
    }

    /** Returns the row of a space. */
    public int y(final int space) {
        return space / width;
    }

    /** Returns whether no figure can ever stand on a space. */
    public boolean blocked(final int space) {
        return (terrain[space] & BLOCKED) != 0;
    }

    /** Returns whether a space is cover. */
    public boolean cover(final int space) {
        return (terrain[space] & COVER) != 0;
    }

    /** Returns whether a space is rough. */
    public boolean rough(final int space) {
        return (terrain[space] & ROUGH) != 0;
    }

    /** Returns the space that a step leads to, or {@link #NONE}. */
    public int step(final int space, final int direction) {
        return step[space * DIRECTIONS + direction];
    }

    /** Returns whether two spaces are adjacent; no space is adjacent to itself (RB-ADJ-1). */
    public boolean adjacent(final int a, final int b) {
        return (adjacent[a * words + (b >> 6)] >>> b & 1) != 0;
    }

    /** Returns whether a figure on one space has a line of sight to another; not symmetric (RB-LOS-5). */
    public boolean sees(final int from, final int to) {
        return (sight[from * words + (to >> 6)] >>> to & 1) != 0;
    }

    /** Returns the distance of two spaces, counted over the grid in eight directions: "within n spaces" (AMB-EN-1). */
    public int distance(final int a, final int b) {
        return Math.max(Math.abs(x(a) - x(b)), Math.abs(y(a) - y(b)));
    }

    /** Returns the fewest steps from one space to another, or {@link #UNREACHABLE}. */
    public int walk(final int from, final int to) {
        return walk[from * spaces + to];
    }

    /** Returns the distance of two areas, 0 for the same (RB-AREA-1). */
    public int areaDistance(final int areaA, final int areaB) {
        return areaDistance[areaA * areas + areaB];
    }

    /**
     * Returns whether a space is in range of another, counted in areas (RB-MAP-2, RB-RNG-1 to RB-RNG-3).
     *
     * @param range areas, where 1 is the same area; 0 or less is range A, adjacent spaces only
     */
    public boolean inRange(final int from, final int to, final int range) {
        return adjacent(from, to) || areaDistance(areaOf[from], areaOf[to]) < range;
    }

    /** Returns whether a space lies next to an area, diagonally too, and not in it (RB-FOG-2). */
    public boolean touches(final int space, final int area) {
        return (areasTouching[space] >>> area & 1) != 0;
    }

    /**
     * Returns the sides of an area on which a space lies, one bit each by their numbers: one, two for a space that lies
     * diagonally, none in the area (RB-FOG-3).
     */
    public int sides(final int area, final int space) {
        final int left = area % areaColumns * Tile.AREA;
        final int top = area / areaColumns * Tile.AREA;
        final int x = x(space);
        final int y = y(space);
        int sides = 0;
        if (y >= top + Tile.AREA) {
            sides |= 1 << SOUTH_SIDE;
        }
        if (x < left) {
            sides |= 1 << WEST_SIDE;
        }
        if (y < top) {
            sides |= 1 << NORTH_SIDE;
        }
        if (x >= left + Tile.AREA) {
            sides |= 1 << EAST_SIDE;
        }
        return sides;
    }

    /**
     * Returns the quarter turns clockwise of a fog card that a hero reveals from a side of its area, 0 to 3 (RB-FOG-7,
     * AMB-FOG-2).
     */
    public int turnsFor(final int side) {
        return side + arrowTurns & SIDES - 1;
    }

    /**
     * Returns the space under a space of a fog card's grid (RB-FOG-7).
     *
     * @param gx column of the grid of the card as printed, its arrow to the south, 0 to 3
     * @param gy row of that grid, 0 to 3
     * @param turns quarter turns clockwise, 0 to 3
     */
    public int fogSpace(final int area, final int gx, final int gy, final int turns) {
        int x = gx;
        int y = gy;
        for (int turn = 0; turn < turns; turn++) {
            final int up = y;
            y = x;
            x = Tile.AREA - 1 - up;
        }
        return space(area % areaColumns * Tile.AREA + x, area / areaColumns * Tile.AREA + y);
    }
}
