package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** Tracks, clocks and counts as a replay shows them beside the board. */
final class Tracks {
    /** Initiative is drawn to this end on either side; it may go further. */
    private static final int DRAWN_INITIATIVE = 12;

    private Tracks() {}

    /** Returns those of a combat, or none before its set-up box is laid out. */
    static List<Gauge> ofCombat(final CombatState state) {
        if (state.setUp == null) {
            return List.of();
        }
        final List<Gauge> gauges = new ArrayList<>();
        gauges.add(new Gauge(
                "Initiative",
                Integer.toString(state.initiative),
                state.initiative,
                -DRAWN_INITIATIVE,
                DRAWN_INITIATIVE));
        gauges.add(
                Gauge.of("Combat round", state.round, Math.min(1, state.setUp.box.rounds()), state.setUp.box.rounds()));
        gauges.add(Gauge.of("Marines", state.squad.presentCount, 0, SquadState.MARINES));
        gauges.add(Gauge.of("Enemies", state.enemies, 0, Math.max(state.setUpEnemies, state.enemies)));
        return gauges;
    }

    /** Returns those of a Mission. */
    static List<Gauge> ofMission(final MissionState state) {
        return List.of(
                new Gauge("Clock", time(state.minutes), state.elapsed(), 0, state.mission.definition.lastsAtMost()),
                Gauge.of("Stamina", state.stamina, 0, MissionState.MOST_STAMINA),
                Gauge.of("Threat", state.threat, MissionState.LEAST_THREAT, MissionState.MOST_THREAT),
                Gauge.of("Marines", state.squad.presentCount, 0, SquadState.MARINES),
                Gauge.of("Boon points", IntStream.of(state.squad.boonPoints).sum(), 0, 0));
    }

    /** Returns e.g. {@code day 1 19:15 (night)}. */
    static String time(final int minutes) {
        final int day = minutes / Clock.DAY + 1;
        return "day " + day + " " + new ClockTime(Clock.timeOfDay(minutes))
                + (Clock.isNight(minutes) ? " (night)" : "");
    }
}
