package org.sitrep.rulesets.rambo.tables;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.Mission.TilePlace;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.definition.Tile.RedLine;
import org.sitrep.rulesets.rambo.definition.Tile.Side;

/**
 * The drawing of a map: the terrain of each space and the red lines (RB-TERR-4). Immutable; made once per mission, 4 KB
 * for 32 × 32 spaces.
 *
 * <p>A space is {@code (x, y)}, x to the right, y down, (0, 0) the upper left one. Red are the red lines of the tiles,
 * and the sides of open spaces towards impassable ones, places without a tile, and the edge of the map.
 */
public final class MapPlan {
    /** Terrain letter where no tile lies. */
    public static final char NO_TILE = ' ';

    private static final char IMPASSABLE = '#';

    /** Columns. */
    public final int width;
    /** Rows. */
    public final int height;

    private final char[] terrain;
    /** True if the west side of (x, y) is red, at {@code y * (width + 1) + x}; x may be the width. */
    private final boolean[] west;
    /** True if the north side of (x, y) is red, at {@code y * width + x}; y may be the height. */
    private final boolean[] north;

    private MapPlan(final int width, final int height) {
        this.width = width;
        this.height = height;
        terrain = new char[width * height];
        Arrays.fill(terrain, NO_TILE);
        west = new boolean[(width + 1) * height];
        north = new boolean[width * (height + 1)];
    }

    /**
     * Returns the plan of tiles laid side by side and turned, as large as they need. If tiles overlap, the later one
     * counts.
     *
     * @param tiles the tile faces by id, including all that are placed
     */
    public static MapPlan of(final Map<String, Tile> tiles, final List<TilePlace> places) {
        int width = 0;
        int height = 0;
        for (final TilePlace place : places) {
            width = Math.max(width, place.x() + Tile.SIDE);
            height = Math.max(height, place.y() + Tile.SIDE);
        }
        final MapPlan plan = new MapPlan(width, height);
        for (final TilePlace place : places) {
            plan.lay(tiles.get(place.tile()), place);
        }
        plan.drawBorders();
        return plan;
    }

    /**
     * Returns a plan from its rows, all as long as the first, in the letters of {@link Tile#rows} and {@link #NO_TILE}.
     *
     * @param redLines red lines in addition to the borders of impassable spaces, in the map's coordinates
     * @throws IllegalArgumentException if the rows are not equally long
     */
    public static MapPlan of(final List<String> rows, final List<RedLine> redLines) {
        final MapPlan plan = new MapPlan(rows.get(0).length(), rows.size());
        for (int y = 0; y < plan.height; y++) {
            if (rows.get(y).length() != plan.width) {
                throw new IllegalArgumentException("row " + y + " is not " + plan.width + " spaces long");
            }
            rows.get(y).getChars(0, plan.width, plan.terrain, y * plan.width);
        }
        redLines.forEach(line -> plan.draw(line.side(), line.x(), line.y()));
        plan.drawBorders();
        return plan;
    }

    private void lay(final Tile tile, final TilePlace place) {
        for (int y = 0; y < Tile.SIDE; y++) {
            for (int x = 0; x < Tile.SIDE; x++) {
                int turnedX = x;
                int turnedY = y;
                for (int turn = 0; turn < place.turns(); turn++) {
                    final int up = turnedY;
                    turnedY = turnedX;
                    turnedX = Tile.SIDE - 1 - up;
                }
                terrain[(place.y() + turnedY) * width + place.x() + turnedX] =
                        tile.rows().get(y).charAt(x);
            }
        }
        for (final RedLine line : tile.redLines()) {
            RedLine turned = line;
            for (int turn = 0; turn < place.turns(); turn++) {
                turned = turned(turned);
            }
            draw(turned.side(), place.x() + turned.x(), place.y() + turned.y());
        }
    }

    /**
     * Turns a line clockwise by a quarter; an upper side becomes a right one, which is the left one of the next space.
     */
    private static RedLine turned(final RedLine line) {
        return line.side() == Side.WEST
                ? new RedLine(Side.NORTH, Tile.SIDE - 1 - line.y(), line.x())
                : new RedLine(Side.WEST, Tile.SIDE - line.y(), line.x());
    }

    private void draw(final Side side, final int x, final int y) {
        if (side == Side.WEST) {
            west[y * (width + 1) + x] = true;
        } else {
            north[y * width + x] = true;
        }
    }

    /**
     * RB-TERR-4: draws red lines where an open space meets an impassable one, a place without a tile, or the edge of
     * the map.
     */
    private void drawBorders() {
        for (int y = 0; y <= height; y++) {
            for (int x = 0; x <= width; x++) {
                if (y < height && open(x, y) != open(x - 1, y)) {
                    draw(Side.WEST, x, y);
                }
                if (x < width && open(x, y) != open(x, y - 1)) {
                    draw(Side.NORTH, x, y);
                }
            }
        }
    }

    /** Returns the letter of a space as in {@link Tile#rows}; {@link #NO_TILE} where there is no tile. */
    public char letter(final int x, final int y) {
        return terrain[y * width + x];
    }

    /** Returns whether a figure could stand at (x, y): on a tile and not impassable. Any numbers are allowed. */
    public boolean open(final int x, final int y) {
        return covers(x, y) && letter(x, y) != IMPASSABLE;
    }

    /** Returns whether the west side of (x, y) is red; x may be the width, for the map's right edge. */
    public boolean redWest(final int x, final int y) {
        return west[y * (width + 1) + x];
    }

    /** Returns whether the north side of (x, y) is red; y may be the height, for the map's lower edge. */
    public boolean redNorth(final int x, final int y) {
        return north[y * width + x];
    }

    /** Returns whether a tile lies at (x, y). Any numbers are allowed. */
    public boolean covers(final int x, final int y) {
        return x >= 0 && x < width && y >= 0 && y < height && letter(x, y) != NO_TILE;
    }

    /** Returns whether a tile lies on an area. */
    public boolean covers(final AreaSpot area) {
        return covers(area.column() * Tile.AREA, area.row() * Tile.AREA);
    }

    /** Returns the spaces that a walk from an open space reaches, ignoring figures. */
    public Set<Spot> reachable(final Spot from) {
        final Set<Spot> reached = new HashSet<>(Set.of(from));
        final Deque<Spot> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            final Spot at = open.remove();
            for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
                final Spot to = new Spot(at.x() + MapSteps.X[direction], at.y() + MapSteps.Y[direction]);
                if (open(to.x(), to.y()) && passes(at.x(), at.y(), to.x(), to.y()) && reached.add(to)) {
                    open.add(to);
                }
            }
        }
        return reached;
    }

    /**
     * Returns whether the step between two touching spaces of the map crosses no red line (RB-MOVE-4); diagonally,
     * whether one of the two ways round the corner crosses none (RB-MOVE-5, RB-MOVE-7).
     */
    boolean passes(final int x, final int y, final int toX, final int toY) {
        if (x == toX) {
            return !redNorth(x, Math.max(y, toY));
        }
        if (y == toY) {
            return !redWest(Math.max(x, toX), y);
        }
        return passes(x, y, toX, y) && passes(toX, y, toX, toY) || passes(x, y, x, toY) && passes(x, toY, toX, toY);
    }
}
