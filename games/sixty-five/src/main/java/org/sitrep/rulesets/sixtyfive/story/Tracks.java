package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;

/** Lists the tracks of a battle: turn, End Turn cards, units and cards of each side. */
final class Tracks {
    private Tracks() {}

    static List<TrackState> of(final BattleState s, final Words words) {
        final int turns = s.tables.battle.printed.turns();
        final int endTurns = s.tables.battle.printed.endTurns();
        final List<TrackState> tracks = new ArrayList<>();
        tracks.add(new TrackState("Turn", s.turn + " of " + turns, s.turn, 0, turns));
        tracks.add(new TrackState("End Turn cards", s.endTurns + " of " + endTurns, s.endTurns, 0, endTurns));
        for (int side = 0; side < 2; side++) {
            final int all = Long.bitCount(s.tables.units.ofSide[side]);
            final int there = Long.bitCount(s.present(side));
            tracks.add(new TrackState(words.side(side) + ": units", there + " of " + all, there, 0, all));
        }
        return tracks;
    }
}
