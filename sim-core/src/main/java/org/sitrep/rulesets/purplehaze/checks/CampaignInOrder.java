package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-SET-5, PH-CAM-1: Missions are played in the order of their numbers, each once. */
final class CampaignInOrder implements Check {
    @Override
    public String code() {
        return "PH100";
    }

    @Override
    public String summary() {
        return "Missions of a campaign out of order, or one twice";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Campaign campaign : game.campaigns().values()) {
            for (int i = 1; i < campaign.missions().size(); i++) {
                final Mission before = game.missions().get(campaign.missions().get(i - 1));
                final Mission mission = game.missions().get(campaign.missions().get(i));
                final String path = "campaigns." + campaign.id() + ".missions." + i;
                if (campaign.missions().indexOf(mission.id()) < i) {
                    findings.add(code(), document, path, mission.id() + " is played already", "name each Mission once");
                } else if (mission.number() <= before.number()) {
                    findings.add(
                            code(),
                            document,
                            path,
                            mission.id() + " is number " + mission.number() + ", after " + before.id() + ", number "
                                    + before.number(),
                            "put them in the order of their numbers");
                }
            }
        }
    }
}
