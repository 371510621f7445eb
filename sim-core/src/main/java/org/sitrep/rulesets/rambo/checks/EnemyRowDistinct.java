package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-5: each enemy card lies in the row once. */
final class EnemyRowDistinct implements Check {
    @Override
    public String code() {
        return "RB080";
    }

    @Override
    public String summary() {
        return "an enemy is twice in a row";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            for (int i = 0; i < mission.enemyRow().size(); i++) {
                final String enemy = mission.enemyRow().get(i);
                if (mission.enemyRow().indexOf(enemy) < i) {
                    findings.add(
                            code(),
                            document,
                            "missions." + mission.id() + ".enemyRow." + i,
                            enemy + " lies in the row already",
                            "there is one card of each: choose another enemy");
                }
            }
        }
    }
}
