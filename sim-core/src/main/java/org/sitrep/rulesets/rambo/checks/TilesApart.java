package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Mission.TilePlace;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-2: tiles lie side by side. */
final class TilesApart implements Check {
    @Override
    public String code() {
        return "RB060";
    }

    @Override
    public String summary() {
        return "two tiles in one place";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            for (int i = 0; i < mission.tiles().size(); i++) {
                final TilePlace place = mission.tiles().get(i);
                for (int j = 0; j < i; j++) {
                    final TilePlace other = mission.tiles().get(j);
                    if (place.x() == other.x() && place.y() == other.y()) {
                        findings.add(
                                code(),
                                document,
                                "missions." + mission.id() + ".tiles." + i,
                                other.tile() + " lies there already",
                                "put one of them somewhere else");
                        break;
                    }
                }
            }
        }
    }
}
