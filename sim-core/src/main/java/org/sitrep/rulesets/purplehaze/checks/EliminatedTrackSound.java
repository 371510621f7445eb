package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-ELM-1: eliminated Enemies make an activation dearer, never cheaper. */
final class EliminatedTrackSound implements Check {
    @Override
    public String code() {
        return "PH028";
    }

    @Override
    public String summary() {
        return "the Eliminated track is empty or goes below zero";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final List<Integer> track = game.eliminatedTrack();
        if (track.isEmpty()) {
            findings.add(code(), document, "eliminatedTrack", "the track is empty", "write at least [0]");
        }
        for (int i = 0; i < track.size(); i++) {
            if (track.get(i) < 0) {
                findings.add(
                        code(),
                        document,
                        "eliminatedTrack." + i,
                        "an extra cost of " + track.get(i) + " with " + i + " eliminated",
                        "write 0 or more");
            }
        }
    }
}
