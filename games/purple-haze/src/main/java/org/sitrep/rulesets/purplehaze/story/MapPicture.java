package org.sitrep.rulesets.purplehaze.story;

import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Draws the map as text, as the player sees it, with a letter for the Terrain of each Space and a sign for each marker.
 */
final class MapPicture {
    private static final int CELL = 6;

    private final MissionState state;
    private final MapSheet sheet;

    private MapPicture(final MissionState state) {
        this.state = state;
        sheet = state.tables.components.game.maps().get(state.mission.map.id);
    }

    /** Returns the present map. */
    static String of(final MissionState state) {
        return new MapPicture(state).draw();
    }

    /** Explains the signs. */
    static String key(final MissionState state) {
        final Map<String, String> legend = new MapPicture(state).sheet.legend();
        return legend.entrySet().stream()
                        .map(letter -> letter.getKey() + " " + letter.getValue())
                        .collect(Collectors.joining(", "))
                + "; @ the Squad, ? an Event, E an EAZ, B the Base, L a landing zone.";
    }

    private String draw() {
        final MapTable map = state.mission.map;
        final StringBuilder text = new StringBuilder("   ");
        for (int column = 1; column <= map.columns; column++) {
            text.append(padded(String.valueOf((char) ('A' + column - 1))));
        }
        for (int row = 1; row <= map.rows; row++) {
            text.append('\n').append(row < 10 ? " " : "").append(row).append(' ');
            for (int column = 1; column <= map.columns; column++) {
                text.append(padded(cell(new MapSpace(column, row))));
            }
        }
        return text.toString().replaceAll(" +(?=\n|$)", "");
    }

    private String cell(final MapSpace at) {
        final char letter = sheet.letter(at);
        if (letter == MapSheet.OUT_OF_PLAY) {
            return "";
        }
        final int space = state.mission.map.of(at.toString());
        return letter
                + (space == state.space ? "@" : "")
                + (state.eventAt[space] != 0 ? "?" : "")
                + (state.hasEaz(space) ? "E" : "")
                + (space == state.base ? "B" : "")
                + (state.landingZone[space] ? "L" : "");
    }

    private static String padded(final String cell) {
        return cell + " ".repeat(Math.max(1, CELL - cell.length()));
    }
}
