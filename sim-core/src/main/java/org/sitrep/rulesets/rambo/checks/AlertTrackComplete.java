package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** RB-ALERT-1: a track has all four zones. */
final class AlertTrackComplete implements Check {
    @Override
    public String code() {
        return "RB020";
    }

    @Override
    public String summary() {
        return "an alert track lacks a level";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Hero hero : game.heroes().values()) {
            final List<AlertLevel> missing = new ArrayList<>(Arrays.asList(AlertLevel.values()));
            missing.removeAll(hero.alertTrack());
            if (!missing.isEmpty()) {
                findings.add(
                        code(),
                        document,
                        "heroes." + hero.id() + ".alertTrack",
                        "no space of this track is " + Words.of(missing.get(0)),
                        "give each of green, yellow, orange and red a space at least");
            }
        }
    }
}
