package org.sitrep.rulesets.rambo.story;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Draws the map in text: terrain, red lines, fog, and who stands where. */
final class MapPicture {
    /** Explains the signs. */
    static final String KEY = "1 to 4 heroes, a1 an enemy and its card, P1 a P.O.I., z1 a deployment zone, ? fog; "
            + ". open, c cover, t rough, b both, # impassable; | and - red lines, : borders of areas.";

    private static final int LABEL = 3;
    /** Columns that fit into 76 letters with three for each space. */
    private static final int FEW_COLUMNS = 18;

    private final MissionState state;
    private final Roster roster;
    private final MapTable map;
    private final int cell;

    private MapPicture(final MissionState state, final Roster roster) {
        this.state = state;
        this.roster = roster;
        map = state.tables.map;
        cell = map.width <= FEW_COLUMNS ? 3 : 2;
    }

    /** Returns the map as it stands. */
    static String of(final MissionState state, final Roster roster) {
        return new MapPicture(state, roster).draw();
    }

    private String draw() {
        final StringBuilder text = new StringBuilder(" ".repeat(LABEL));
        for (int x = 0; x < map.width; x++) {
            text.append(x == 0 ? "" : " ").append(padded(Integer.toString(x)));
        }
        for (int y = 0; y < map.height; y++) {
            between(text, y);
            text.append('\n').append(String.format("%2d ", y));
            for (int x = 0; x < map.width; x++) {
                text.append(x == 0 ? "" : border(x, y)).append(padded(sign(map.space(x, y))));
            }
        }
        return text.toString().replaceAll(" +(?=\n|$)", "");
    }

    /** The red lines above a row, and the border of areas; no line where there is nothing to draw. */
    private void between(final StringBuilder text, final int y) {
        final boolean border = y % Tile.AREA == 0;
        final char[] line = new char[LABEL + map.width * (cell + 1)];
        Arrays.fill(line, ' ');
        boolean any = border;
        for (int x = 0; x < map.width && y > 0; x++) {
            final int at = LABEL + x * (cell + 1);
            if (map.plan.open(x, y) && map.plan.open(x, y - 1) && map.plan.redNorth(x, y)) {
                Arrays.fill(line, at, at + cell, '-');
                any = true;
            } else if (border) {
                line[at] = ':';
            }
        }
        if (any && y > 0) {
            text.append('\n').append(line);
        }
    }

    private char border(final int x, final int y) {
        if (map.plan.open(x, y) && map.plan.open(x - 1, y) && map.plan.redWest(x, y)) {
            return '|';
        }
        return x % Tile.AREA == 0 ? ':' : ' ';
    }

    private String sign(final int space) {
        final char letter = map.plan.letter(map.x(space), map.y(space));
        final String ground = Character.toString(letter);
        final int who = state.occupant[space];
        if (who >= MissionState.FIRST_FIGURE) {
            return roster.tag(who - MissionState.FIRST_FIGURE) + ground;
        }
        if (who >= 0) {
            return who + 1 + ground;
        }
        for (int poi = 0; poi < state.poiSpace.length; poi++) {
            if (state.poiSpace[poi] == space) {
                return "P" + state.tables.mission.pois[poi].number() + ground;
            }
        }
        return zone(space, ground);
    }

    private String zone(final int space, final String ground) {
        int nth = 0;
        for (final String number : state.tables.mission.mission.deploymentZones().keySet()) {
            if (state.tables.mission.zones[nth++] == space) {
                return "z" + number + ground;
            }
        }
        return state.fogPlace[map.areaOf[space]] >= 0 && !map.blocked(space) ? "?" + ground : ground;
    }

    private String padded(final String sign) {
        return sign.length() >= cell ? sign.substring(0, cell) : sign + " ".repeat(cell - sign.length());
    }
}
