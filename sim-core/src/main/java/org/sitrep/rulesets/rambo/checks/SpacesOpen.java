package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-MAP-1, RB-TERR-3: what a dossier puts down lies on the map, on a space that a figure can enter. */
final class SpacesOpen implements Check {
    @Override
    public String code() {
        return "RB061";
    }

    @Override
    public String summary() {
        return "a space beside the map, or an impassable one";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Ground ground = Ground.of(game, mission);
            for (final Landmark mark : Landmark.of(mission)) {
                if (!ground.isOpen(mark.spot())) {
                    findings.add(
                            code(),
                            document,
                            mark.path(),
                            mark.place() + (ground.isThere(mark.spot()) ? " is impassable" : " is not on the map")
                                    + ", so it cannot hold " + mark.label(),
                            "columns and rows of the whole map count from 0, from its upper left space");
                }
            }
        }
    }
}
