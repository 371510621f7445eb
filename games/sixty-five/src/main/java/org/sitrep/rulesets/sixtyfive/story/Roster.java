package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;

/** Lists the units of both sides with their hexes and states, side by side. */
final class Roster {
    private final BattleState s;
    private final Words words;

    Roster(final BattleState state, final Words words) {
        s = state;
        this.words = words;
    }

    /** Returns the units that are on the map now, or wait for it. */
    String now() {
        final List<String> us = column(0);
        final List<String> com = column(1);
        final int width = us.stream().mapToInt(String::length).max().orElse(0);
        final List<String> lines = new ArrayList<>();
        for (int row = 0; row < Math.max(us.size(), com.size()); row++) {
            final String left = row < us.size() ? us.get(row) : "";
            final String right = row < com.size() ? com.get(row) : "";
            lines.add((left + " ".repeat(width - left.length()) + "   " + right).stripTrailing());
        }
        return String.join("\n", lines);
    }

    private List<String> column(final int side) {
        final List<String> lines = new ArrayList<>();
        lines.add(words.side(side));
        for (long rest = s.tables.units.ofSide[side] & ~(s.dead | s.exited); rest != 0; rest &= rest - 1) {
            lines.add(line(Long.numberOfTrailingZeros(rest)));
        }
        return lines;
    }

    private String line(final int unit) {
        final boolean there = (s.present & 1L << unit) != 0;
        final String state = words.state(s, unit).stream().collect(Collectors.joining(", "));
        return words.tag(unit) + " " + s.tables.units.printed(unit).name() + " "
                + (there ? words.hex(s.hex[unit]) : "waits") + (state.isEmpty() ? "" : " " + state);
    }
}
