package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Collects tracks, clocks and counts for display next to the board in a replay. */
final class Tracks {
    /** Limit of the displayed Initiative on either side; the value may exceed it. */
    private static final int DRAWN_INITIATIVE = 12;

    private Tracks() {}

    /** Returns the tracks of a combat; empty before its set-up box is laid out. */
    static List<TrackState> ofCombat(final CombatState state) {
        if (state.setUp == null) {
            return List.of();
        }
        final List<TrackState> gauges = new ArrayList<>();
        gauges.add(new TrackState(
                "Initiative",
                Integer.toString(state.initiative),
                state.initiative,
                -DRAWN_INITIATIVE,
                DRAWN_INITIATIVE));
        gauges.add(TrackState.of(
                "Combat round", state.round, Math.min(1, state.setUp.box.rounds()), state.setUp.box.rounds()));
        gauges.add(TrackState.of("Marines", state.squad.presentCount, 0, SquadState.MARINES));
        gauges.add(TrackState.of("Enemies", state.enemies, 0, Math.max(state.setUpEnemies, state.enemies)));
        return gauges;
    }

    /** Returns the tracks of a Mission. */
    static List<TrackState> ofMission(final MissionState state) {
        return List.of(
                new TrackState(
                        "Clock", time(state.minutes), state.elapsed(), 0, state.mission.definition.lastsAtMost()),
                TrackState.of("Stamina", state.stamina, 0, MissionState.MOST_STAMINA),
                TrackState.of("Threat", state.threat, MissionState.LEAST_THREAT, MissionState.MOST_THREAT),
                TrackState.of("Marines", state.squad.presentCount, 0, SquadState.MARINES),
                TrackState.of(
                        "Boon points", IntStream.of(state.squad.boonPoints).sum(), 0, 0));
    }

    /** Returns a time in words, e.g. {@code day 1 19:15 (night)}. */
    static String time(final int minutes) {
        final int day = minutes / Clock.DAY + 1;
        return "day " + day + " " + new ClockTime(Clock.timeOfDay(minutes))
                + (Clock.isNight(minutes) ? " (night)" : "");
    }
}
