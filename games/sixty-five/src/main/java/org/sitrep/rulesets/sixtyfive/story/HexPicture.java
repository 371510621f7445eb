package org.sitrep.rulesets.sixtyfive.story;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;

/** Draws the map in text: two lines a hex, every other column lower by a line. */
final class HexPicture {
    /** Columns that fit into 76 characters with six for each. */
    private static final int FEW_COLUMNS = 12;

    private static final int WIDE = 6;
    private static final int NARROW = 4;

    private final BattleState s;
    private final Words words;
    private final HexMap map;
    private final boolean wide;
    private final int cell;

    private HexPicture(final BattleState state, final Words words) {
        s = state;
        this.words = words;
        map = state.tables.map;
        wide = map.columns() <= FEW_COLUMNS;
        cell = wide ? WIDE : NARROW;
    }

    /** Returns the present map. */
    static String of(final BattleState state, final Words words) {
        return new HexPicture(state, words).draw();
    }

    /** Returns what the signs mean. */
    static String legend(final BattleState state) {
        final String terrain = Arrays.stream(state.tables.terrain.printed)
                .map(printed -> printed.letter() + " " + printed.name())
                .collect(Collectors.joining(", "));
        return (state.tables.map.columns() <= FEW_COLUMNS
                        ? "A hex: its name, its terrain, signs; below: units. "
                        : "A hex: its name, its terrain; below: units, signs. ")
                + "Capital letters are units of the US, small letters those of the other side, and * stands for more. "
                + "Terrain: " + terrain + ". Signs: + held by the US, - by the other side "
                + "(hexes that count for points), n bunker, o foxhole, # wire, ~ smoke, ! wreck, % rubble, $ relics, "
                + "= road. Units that are loaded are not drawn.";
    }

    private String draw() {
        final char[][] lines = new char[2 * map.rows() + 2][map.columns() * cell];
        Arrays.stream(lines).forEach(line -> Arrays.fill(line, ' '));
        for (int at = 0; at < map.count; at++) {
            final int line = 2 * map.row[at] + map.column[at] % 2;
            final String ground = map.own[at] + s.tables.terrain.printed[map.terrain[at]].letter();
            final String units = Words.each(s.in[at]).mapToObj(words::tag).collect(Collectors.joining());
            final String signs = signs(at);
            put(lines[line], map.column[at], wide ? ground + signs.substring(0, Math.min(2, signs.length())) : ground);
            put(lines[line + 1], map.column[at], wide ? units : units + signs);
        }
        return Arrays.stream(lines)
                .map(line -> new String(line).stripTrailing())
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining("\n"));
    }

    private void put(final char[] line, final int column, final String text) {
        final int most = cell - 1;
        final String fitting = text.length() > most ? text.substring(0, most - 1) + "*" : text;
        fitting.getChars(0, fitting.length(), line, column * cell);
    }

    private String signs(final int at) {
        final boolean objective = s.tables.battle.objective[at];
        return sign(s.relicsIn == at, "$")
                + sign(objective && s.control[at] == 0, "+")
                + sign(objective && s.control[at] == 1, "-")
                + sign(s.smoke[at] > 0, "~")
                + sign(s.bunker[at] != BattleState.NONE, "n")
                + sign(s.foxhole[at], "o")
                + sign(s.wire[at], "#")
                + sign(s.wreck[at], "!")
                + sign(s.rubble[at], "%")
                + sign(map.onRoad[at], "=");
    }

    private static String sign(final boolean is, final String sign) {
        return is ? sign : "";
    }
}
