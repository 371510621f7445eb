package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** The areas that a dossier names are on its map. */
final class AreasOnMap implements Check {
    @Override
    public String code() {
        return "RB065";
    }

    @Override
    public String summary() {
        return "an area beside the map";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Ground ground = Ground.of(game, mission);
            final String path = "missions." + mission.id();
            check(ground, mission.startArea(), path + ".startArea", document, findings);
            mission.areas().forEach((id, area) -> check(ground, area, path + ".areas." + id, document, findings));
        }
    }

    private void check(
            final Ground ground,
            final AreaSpot area,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        if (!ground.isThere(area)) {
            findings.add(
                    code(),
                    document,
                    path,
                    "the area of column " + area.column() + ", row " + area.row() + " is not on the map",
                    "areas are blocks of 4 by 4 spaces, and count from 0, from the upper left one");
        }
    }
}
