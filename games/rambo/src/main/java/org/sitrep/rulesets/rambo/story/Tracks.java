package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.rulesets.rambo.mission.MissionState;

/** Reports tracks and counts that a replay shows next to the map. */
final class Tracks {
    private Tracks() {}

    static List<TrackState> of(final MissionState state) {
        final List<TrackState> gauges = new ArrayList<>();
        final int rounds = state.tables.mission.mission.rounds();
        gauges.add(new TrackState("Round", state.round + " of " + rounds, state.round, 0, rounds));
        for (int hero = 0; hero < state.party; hero++) {
            final String text = "alert " + Wording.alert(state, hero) + "; health " + condition(state, hero);
            gauges.add(new TrackState(
                    Wording.hero(state, hero), text, state.healthLeft(hero), 0, state.table(hero).health));
        }
        gauges.add(TrackState.of("Enemies", state.enemies(), 0, 0));
        return gauges;
    }

    /** Returns e.g. {@code 4 of 6, 1 wound, 2 valor}; zero counts are left out. */
    static String condition(final MissionState state, final int hero) {
        return state.healthLeft(hero) + " of " + state.table(hero).health
                + (state.wounds[hero] == 0 ? "" : ", " + Phrases.count(state.woundCount(hero), "wound", "wounds"))
                + (state.valor[hero] == 0 ? "" : ", " + state.valor[hero] + " valor")
                + (state.armor[hero] == 0 ? "" : ", " + state.armor[hero] + " armor");
    }
}
