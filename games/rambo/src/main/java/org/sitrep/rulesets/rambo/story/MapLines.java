package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** The lines of a map: red ones that nobody crosses, and the borders of areas; each as long as it is straight. */
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
        all.upright();
        all.level();
        return all.lines;
    }

    private void upright() {
        for (int x = 0; x <= map.width; x++) {
            int from = -1;
            for (int y = 0; y <= map.height; y++) {
                final boolean red = y < map.height && map.plan.redWest(x, y);
                if (red && from < 0) {
                    from = y;
                } else if (!red && from >= 0) {
                    lines.add(new Scene.Line(x, from, x, y, Scene.Stroke.WALL));
                    from = -1;
                }
            }
        }
    }

    private void level() {
        for (int y = 0; y <= map.height; y++) {
            int from = -1;
            for (int x = 0; x <= map.width; x++) {
                final boolean red = x < map.width && map.plan.redNorth(x, y);
                if (red && from < 0) {
                    from = x;
                } else if (!red && from >= 0) {
                    lines.add(new Scene.Line(from, y, x, y, Scene.Stroke.WALL));
                    from = -1;
                }
            }
        }
    }
}
