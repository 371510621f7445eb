package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;

/** Lists the units of both sides with their hexes and states, and the tracks of a battle. */
final class Roster {
    private Roster() {}

    /** Returns the units that are on the map now, or wait for it, side by side. */
    static String of(final BattleState s, final Words words) {
        final List<String> us = column(s, words, 0);
        final List<String> com = column(s, words, 1);
        final int width = us.stream().mapToInt(String::length).max().orElse(0);
        final List<String> lines = new ArrayList<>();
        for (int row = 0; row < Math.max(us.size(), com.size()); row++) {
            final String left = row < us.size() ? us.get(row) : "";
            final String right = row < com.size() ? com.get(row) : "";
            lines.add((left + " ".repeat(width - left.length()) + "   " + right).stripTrailing());
        }
        return String.join("\n", lines);
    }

    private static List<String> column(final BattleState s, final Words words, final int side) {
        final List<String> lines = new ArrayList<>(List.of(words.side(side)));
        Words.each(s.tables.units.ofSide[side] & ~(s.dead | s.exited)).forEach(unit -> {
            final String state = String.join(", ", words.state(s, unit));
            lines.add(words.tag(unit) + " " + s.tables.units.printed(unit).name() + " "
                    + ((s.present & 1L << unit) != 0 ? words.hex(s.hex[unit]) : "waits")
                    + (state.isEmpty() ? "" : " " + state));
        });
        return lines;
    }

    /** Returns the tracks: turn, End Turn cards, units of each side. */
    static List<TrackState> tracks(final BattleState s, final Words words) {
        final List<TrackState> tracks = new ArrayList<>();
        tracks.add(track("Turn", s.turn, s.tables.battle.printed.turns()));
        tracks.add(track("End Turn cards", s.endTurns, s.tables.battle.printed.endTurns()));
        for (int side = 0; side < 2; side++) {
            final int all = Long.bitCount(s.tables.units.ofSide[side]);
            tracks.add(track(words.side(side) + ": units", Long.bitCount(s.present(side)), all));
        }
        return tracks;
    }

    private static TrackState track(final String name, final int now, final int most) {
        return new TrackState(name, now + " of " + most, now, 0, most);
    }
}
