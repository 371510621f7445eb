package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CAM-2: a Mission has one primary objective. */
final class PrimaryObjectiveOnce implements Check {
    @Override
    public String code() {
        return "PH091";
    }

    @Override
    public String summary() {
        return "a Mission without a primary objective, or with two";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final List<String> primary = mission.objectives().values().stream()
                    .filter(Objective::primary)
                    .map(Objective::id)
                    .toList();
            final String path = "missions." + mission.id() + ".objectives";
            if (primary.isEmpty()) {
                findings.add(
                        code(), document, path, "no objective is the primary one", "say primary: true of one of them");
            }
            for (int i = 1; i < primary.size(); i++) {
                findings.add(
                        code(),
                        document,
                        path + "." + primary.get(i) + ".primary",
                        primary.get(0) + " is the primary objective already",
                        "say primary: false of one of them");
            }
        }
    }
}
