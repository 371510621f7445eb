package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-13, AMB-SPAWN-5: the hero start area is the one with the hero start spaces. */
final class StartsInStartArea implements Check {
    @Override
    public String code() {
        return "RB063";
    }

    @Override
    public String summary() {
        return "a hero start outside the hero start area";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final AreaSpot area = mission.startArea();
            for (int i = 0; i < mission.heroStarts().size(); i++) {
                final Spot start = mission.heroStarts().get(i);
                final AreaSpot its = Ground.areaOf(start);
                if (!its.equals(area)) {
                    findings.add(
                            code(),
                            document,
                            "missions." + mission.id() + ".heroStarts." + i,
                            "(" + start.x() + ", " + start.y() + ") is in the area of column " + its.column()
                                    + ", row " + its.row() + "; the start area is that of column " + area.column()
                                    + ", row " + area.row(),
                            "choose a space of the start area, or the other area as startArea");
                }
            }
        }
    }
}
