package org.sitrep.rulesets.rambo.story;

import java.util.Arrays;
import org.sitrep.portable.Portable;
import org.sitrep.rulesets.rambo.definition.Tile;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.MapPlan;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Draws the map in text: terrain, red lines, fog, and the figures. */
final class MapPicture {
    static final String KEY = "1 to 4 heroes, a1 an enemy and its card, P1 a P.O.I., z1 a deployment zone, ? fog; "
            + ". open, c cover, t rough, b both, # impassable; | and - red lines, : borders of areas.";

    static final int ALL = -1;

    private static final char OPEN = '.';
    private static final int LABEL = 3;
    /** Columns that fit into 76 characters with three per space. */
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

    /**
     * Returns the present map.
     *
     * @param rows mask of the rows of areas to draw, {@link #ALL} for all; rows between two of them are drawn too
     */
    static String of(final MissionState state, final Roster roster, final int rows) {
        return new MapPicture(state, roster).draw(rows);
    }

    private String draw(final int rows) {
        final int first = Integer.numberOfTrailingZeros(rows) * Tile.AREA;
        final int last = Math.min(map.height, (Integer.SIZE - Integer.numberOfLeadingZeros(rows)) * Tile.AREA);
        final StringBuilder text = new StringBuilder(" ".repeat(LABEL));
        for (int x = 0; x < map.width; x++) {
            text.append(x == 0 ? "" : " ").append(padded(Integer.toString(x)));
        }
        for (int y = first; y < last; y++) {
            if (y > first) {
                between(text, y);
            }
            text.append('\n').append(Portable.format("%2d ", y));
            for (int x = 0; x < map.width; x++) {
                text.append(x == 0 ? "" : border(x, y)).append(padded(sign(map.space(x, y))));
            }
        }
        return text.toString().replaceAll(" +(?=\n|$)", "");
    }

    /** Draws the red lines above a row, and the corners of areas; writes no line if there is nothing to draw. */
    private void between(final StringBuilder text, final int y) {
        final char[] line = new char[LABEL + map.width * (cell + 1)];
        Arrays.fill(line, ' ');
        boolean any = y % Tile.AREA == 0;
        for (int x = 0; x < map.width; x++) {
            final int at = LABEL + x * (cell + 1);
            if (x > 0 && x % Tile.AREA == 0 && y % Tile.AREA == 0 && (lies(x - 1, y - 1) || lies(x, y - 1))) {
                line[at - 1] = ':';
            }
            if (map.plan.open(x, y) && map.plan.open(x, y - 1) && map.plan.redNorth(x, y)) {
                Arrays.fill(line, at, at + cell, '-');
                any = true;
            }
        }
        if (any) {
            text.append('\n').append(line);
        }
    }

    private char border(final int x, final int y) {
        if (map.plan.open(x, y) && map.plan.open(x - 1, y) && map.plan.redWest(x, y)) {
            return '|';
        }
        return x % Tile.AREA == 0 && (lies(x - 1, y) || lies(x, y)) ? ':' : ' ';
    }

    private boolean lies(final int x, final int y) {
        return map.plan.letter(x, y) != MapPlan.NO_TILE;
    }

    private String sign(final int space) {
        final char letter = map.plan.letter(map.x(space), map.y(space));
        final String lies = lies(space);
        return lies.isEmpty() ? Character.toString(letter) : lies + (letter == OPEN ? "" : letter);
    }

    /** Returns the tag of what is on a space; empty if there is nothing. */
    private String lies(final int space) {
        final int who = state.occupant[space];
        if (who >= MissionState.FIRST_FIGURE) {
            return roster.tag(who - MissionState.FIRST_FIGURE);
        }
        if (who >= 0) {
            return Integer.toString(who + 1);
        }
        for (int poi = 0; poi < state.poiSpace.length; poi++) {
            if (state.poiSpace[poi] == space) {
                return "P" + state.tables.mission.pois[poi].number();
            }
        }
        final String zone = Wording.zone(state.tables.mission, space);
        if (!zone.isEmpty()) {
            return "z" + zone;
        }
        return state.fogPlace[map.areaOf[space]] >= 0 && !map.blocked(space) ? "?" : "";
    }

    private String padded(final String sign) {
        return sign.length() >= cell ? sign.substring(0, cell) : sign + " ".repeat(cell - sign.length());
    }
}
