package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Finds the lines of a map: red ones that block movement, and the borders of areas, each over its full straight length.
 */
final class MapLines {
    private final MapTable map;
    private final List<Scene.Line> lines = new ArrayList<>();

    private MapLines(final MapTable map) {
        this.map = map;
    }

    static List<Scene.Line> of(final MapTable map) {
        final MapLines all = new MapLines(map);
        for (int x = Tile.AREA; x < map.width; x += Tile.AREA) {
            all.lines.add(new Scene.Line(x, 0, x, map.height, Scene.Stroke.BORDER));
        }
        for (int y = Tile.AREA; y < map.height; y += Tile.AREA) {
            all.lines.add(new Scene.Line(0, y, map.width, y, Scene.Stroke.BORDER));
        }
        for (int x = 0; x <= map.width; x++) {
            all.walls(x, map.height, true);
        }
        for (int y = 0; y <= map.height; y++) {
            all.walls(y, map.width, false);
        }
        return all.lines;
    }

    /** Adds the red lines along one line of the grid, vertical or horizontal, each over its full straight length. */
    private void walls(final int at, final int length, final boolean vertical) {
        int from = -1;
        for (int to = 0; to <= length; to++) {
            final boolean red = to < length && (vertical ? map.plan.redWest(at, to) : map.plan.redNorth(to, at));
            if (red && from < 0) {
                from = to;
            } else if (!red && from >= 0) {
                lines.add(
                        vertical
                                ? new Scene.Line(at, from, at, to, Scene.Stroke.WALL)
                                : new Scene.Line(from, at, to, at, Scene.Stroke.WALL));
                from = -1;
            }
        }
    }
}
