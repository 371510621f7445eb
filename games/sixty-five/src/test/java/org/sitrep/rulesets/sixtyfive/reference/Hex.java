package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A hex with what lies in it. */
final class Hex {
    /** Six corners, clockwise from the one on the upper right, in units in which hex centres are whole (SF-LOS-9). */
    static final int[][] CORNERS = {{2, -2}, {4, 0}, {2, 2}, {-2, 2}, {-4, 0}, {-2, -2}};

    final int column;
    final int row;
    final String name;
    final Ground ground;
    /** Hexes to which a road leads. */
    final Set<Hex> roads = new HashSet<>();
    /** Units, passengers among them. */
    final List<Counter> counters = new ArrayList<>();

    boolean smoke;
    boolean wreck;
    boolean rubble;
    boolean wire;
    boolean foxhole;
    /** Corner that a bunker faces; null without one. */
    Integer bunker;

    /** Terrain with its Cover Factor (GAP-2). */
    enum Ground {
        CLEAR(0),
        BRUSH(0),
        KUNAI(1),
        JUNGLE(1),
        BUILDING(2),
        PADDY(0),
        POND(0),
        RUBBLE(2);

        final int cover;

        Ground(final int cover) {
            this.cover = cover;
        }
    }

    Hex(final int column, final int row, final String name, final Ground ground) {
        this.column = column;
        this.row = row;
        this.name = name;
        this.ground = ground;
    }

    /** Returns the centre of a hex of the grid (SF-COMP-6): odd columns lie half a hex lower. */
    static int[] centre(final int column, final int row) {
        return new int[] {6 * column, 4 * row + (column % 2 == 0 ? 0 : 2)};
    }

    int[] centre() {
        return centre(column, row);
    }

    /** Returns the range to another hex: half a row for each column is free, the rest are rows (SF-FIRE-2). */
    int range(final Hex other) {
        final int columns = Math.abs(column - other.column);
        final int halfRows = Math.abs(centre()[1] - other.centre()[1]) / 2;
        return columns + Math.max(0, halfRows - columns) / 2;
    }

    /** Returns units that are not loaded. */
    List<Counter> standing() {
        return counters.stream().filter(counter -> counter.carrier == null).toList();
    }

    /** Returns units of a side that are not loaded. */
    List<Counter> standing(final int side) {
        return standing().stream().filter(counter -> counter.side == side).toList();
    }

    /**
     * Returns the Cover Factor of anything here: terrain, smoke and Wire.
     *
     * @param onARoad true for fire straight down a road in S6, to which Kunai and Jungle beside it are no cover
     */
    int cover(final boolean onARoad) {
        final int printed = onARoad && (ground == Ground.KUNAI || ground == Ground.JUNGLE) ? 0 : ground.cover;
        return (rubble ? Ground.RUBBLE.cover : printed) + (smoke ? 1 : 0) - (wire ? 1 : 0); // SF-FORT-5
    }

    /** Returns whether a Moved unit is no easier to hit here (10d3). */
    boolean hidesMovement() {
        return ground == Ground.BRUSH || ground == Ground.PADDY;
    }

    /**
     * Returns whether another hex lies in the front of something here that faces a corner, the border of the arc of 120
     * degrees included (SF-FACE-2).
     */
    boolean inFront(final int corner, final Hex other) {
        final double across = other.centre()[0] - centre()[0];
        final double down = (other.centre()[1] - centre()[1]) * Math.sqrt(3);
        final double turn = Math.toDegrees(Math.atan2(down, across)) - (60 * corner - 60);
        return other == this || Math.abs(Math.IEEEremainder(turn, 360)) <= 60 + 1e-6;
    }

    @Override
    public String toString() {
        return name + " " + ground + (smoke ? " smoke" : "") + (wreck ? " wreck" : "") + (rubble ? " rubble" : "")
                + (bunker != null ? " bunker " + bunker : "") + " " + counters;
    }
}
