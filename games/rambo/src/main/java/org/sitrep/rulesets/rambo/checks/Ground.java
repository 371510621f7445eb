package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Mission.TilePlace;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.rulesets.rambo.definition.Tile;

/** The tiles of a Mission as they lie: which spaces there are, and between which of them a red line runs. */
final class Ground {
    private static final char IMPASSABLE = '#';

    private final Map<Spot, Character> terrain = new HashMap<>();
    /** Spaces whose left side is a red line. */
    private final Set<Spot> redWest = new HashSet<>();
    /** Spaces whose upper side is a red line. */
    private final Set<Spot> redNorth = new HashSet<>();

    private Ground() {}

    /** Lays the tiles of a Mission. */
    static Ground of(final GameData game, final Mission mission) {
        final Ground ground = new Ground();
        mission.tiles().forEach(place -> ground.lay(game.tiles().get(place.tile()), place));
        return ground;
    }

    private void lay(final Tile tile, final TilePlace place) {
        for (int y = 0; y < Tile.SIDE; y++) {
            for (int x = 0; x < Tile.SIDE; x++) {
                terrain.put(turned(x, y, place), tile.rows().get(y).charAt(x));
            }
        }
        for (final Tile.RedLine line : tile.redLines()) {
            final boolean west = line.side() == Tile.Side.WEST;
            draw(
                    turned(line.x(), line.y(), place),
                    turned(line.x() - (west ? 1 : 0), line.y() - (west ? 0 : 1), place));
        }
    }

    /**
     * Returns where a space of a tile comes to lie, or one just beside the tile: a quarter turn clockwise takes (x, y)
     * to (7 - y, x).
     */
    private static Spot turned(final int x, final int y, final TilePlace place) {
        int column = x;
        int row = y;
        for (int i = 0; i < place.turns(); i++) {
            final int before = column;
            column = Tile.SIDE - 1 - row;
            row = before;
        }
        return new Spot(place.x() + column, place.y() + row);
    }

    private void draw(final Spot a, final Spot b) {
        if (a.y() == b.y()) {
            redWest.add(a.x() > b.x() ? a : b);
        } else {
            redNorth.add(a.y() > b.y() ? a : b);
        }
    }

    /** Returns whether a space is on the map. */
    boolean isThere(final Spot spot) {
        return terrain.containsKey(spot);
    }

    /** Returns whether a figure can stand on a space. */
    boolean isOpen(final Spot spot) {
        return isThere(spot) && terrain.get(spot) != IMPASSABLE;
    }

    /** Returns whether an area is on the map. */
    boolean isThere(final AreaSpot area) {
        return isThere(new Spot(area.column() * Tile.AREA, area.row() * Tile.AREA));
    }

    /** Returns the area of a space. */
    static AreaSpot areaOf(final Spot spot) {
        return new AreaSpot(spot.x() / Tile.AREA, spot.y() / Tile.AREA);
    }

    /**
     * Returns the spaces to which a walk leads from one, figures apart. A step across a corner leads nowhere that two
     * straight ones do not (RB-MOVE-7).
     */
    Set<Spot> reachable(final Spot from) {
        final Set<Spot> reached = new HashSet<>(Set.of(from));
        final Deque<Spot> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            final Spot at = open.remove();
            step(at, at.x() - 1, at.y(), redWest.contains(at), reached, open);
            step(at, at.x(), at.y() - 1, redNorth.contains(at), reached, open);
            step(at, at.x() + 1, at.y(), redWest.contains(new Spot(at.x() + 1, at.y())), reached, open);
            step(at, at.x(), at.y() + 1, redNorth.contains(new Spot(at.x(), at.y() + 1)), reached, open);
        }
        return reached;
    }

    private void step(
            final Spot from,
            final int x,
            final int y,
            final boolean redLine,
            final Collection<Spot> reached,
            final Collection<Spot> open) {
        final Spot to = new Spot(x, y);
        if (!redLine && isOpen(to) && !to.equals(from) && reached.add(to)) {
            open.add(to);
        }
    }
}
