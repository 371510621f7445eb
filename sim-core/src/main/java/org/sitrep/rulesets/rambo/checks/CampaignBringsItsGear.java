package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-MODE-5, RB-MODE-6: in a campaign heroes carry what dossiers suggest and the stash holds, and nothing else. */
final class CampaignBringsItsGear implements Check {
    @Override
    public String code() {
        return "RB006";
    }

    @Override
    public String summary() {
        return "a campaign is played with a loadout";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.campaign().isPresent()
                && game.mission().isEmpty()
                && game.loadout().isPresent()) {
            findings.add(
                    code(),
                    document,
                    "loadout",
                    "a campaign begins with the suggested gear, and all other gear is locked until it is gained",
                    "take loadout out (loadout: ~), or play one of its Missions with it");
        }
    }
}
