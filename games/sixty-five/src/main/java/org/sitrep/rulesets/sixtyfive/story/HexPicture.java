package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;
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
        final List<String> terrain = new ArrayList<>();
        for (final Terrain printed : state.tables.terrain.printed) {
            terrain.add(printed.letter() + " " + printed.name());
        }
        return (state.tables.map.columns() <= FEW_COLUMNS
                        ? "A hex: its name, its terrain, signs; below: units. "
                        : "A hex: its name, its terrain; below: units, signs. ")
                + "Capital letters are units of the US, small letters those of the other side, and * stands for more. "
                + "Terrain: " + String.join(", ", terrain) + ". Signs: + held by the US, - by the other side "
                + "(hexes that count for points), n bunker, o foxhole, # wire, ~ smoke, ! wreck, % rubble, $ relics, "
                + "= road. Units that are loaded are not drawn.";
    }

    private String draw() {
        final char[][] lines = new char[2 * map.rows() + 2][map.columns() * cell];
        Arrays.stream(lines).forEach(line -> Arrays.fill(line, ' '));
        for (int at = 0; at < map.count; at++) {
            final int line = 2 * map.row[at] + map.column[at] % 2;
            final String signs = wide ? "" : signs(at);
            put(lines[line], map.column[at], ground(at));
            put(lines[line + 1], map.column[at], units(at) + signs);
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

    private String ground(final int at) {
        final String signs = wide ? signs(at) : "";
        return map.own[at].toString()
                + s.tables.terrain.printed[map.terrain[at]].letter()
                + signs.substring(0, Math.min(2, signs.length()));
    }

    private String signs(final int at) {
        final StringBuilder signs = new StringBuilder();
        add(signs, s.relicsIn == at, '$');
        add(signs, s.tables.battle.objective[at] && s.control[at] == 0, '+');
        add(signs, s.tables.battle.objective[at] && s.control[at] == 1, '-');
        add(signs, s.smoke[at] > 0, '~');
        add(signs, s.bunker[at] != BattleState.NONE, 'n');
        add(signs, s.foxhole[at], 'o');
        add(signs, s.wire[at], '#');
        add(signs, s.wreck[at], '!');
        add(signs, s.rubble[at], '%');
        add(signs, map.onRoad[at], '=');
        return signs.toString();
    }

    private static void add(final StringBuilder signs, final boolean is, final char sign) {
        if (is) {
            signs.append(sign);
        }
    }

    private String units(final int at) {
        final StringBuilder tags = new StringBuilder();
        for (long rest = s.in[at]; rest != 0; rest &= rest - 1) {
            tags.append(words.tag(Long.numberOfTrailingZeros(rest)));
        }
        return tags.toString();
    }
}
