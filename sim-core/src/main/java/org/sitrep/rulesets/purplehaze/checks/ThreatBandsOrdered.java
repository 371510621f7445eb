package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-THR-1: Low, Medium and High follow each other. */
final class ThreatBandsOrdered implements Check {
    @Override
    public String code() {
        return "PH029";
    }

    @Override
    public String summary() {
        return "the Threat bands overlap";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.threat().lowUpTo() >= game.threat().mediumUpTo()) {
            findings.add(
                    code(),
                    document,
                    "threat.mediumUpTo",
                    "Medium ends at " + game.threat().mediumUpTo() + ", Low not before "
                            + game.threat().lowUpTo(),
                    "let mediumUpTo be greater than lowUpTo");
        }
    }
}
