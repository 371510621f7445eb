package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-MODE-3: a campaign goes from Mission to Mission, to each once. */
final class CampaignMissionsDistinct implements Check {
    @Override
    public String code() {
        return "RB100";
    }

    @Override
    public String summary() {
        return "a Mission is twice in a campaign";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Campaign campaign : game.campaigns().values()) {
            for (int i = 0; i < campaign.missions().size(); i++) {
                final String mission = campaign.missions().get(i);
                if (campaign.missions().indexOf(mission) < i) {
                    findings.add(
                            code(),
                            document,
                            "campaigns." + campaign.id() + ".missions." + i,
                            mission + " is played already",
                            "name each Mission once");
                }
            }
        }
    }
}
