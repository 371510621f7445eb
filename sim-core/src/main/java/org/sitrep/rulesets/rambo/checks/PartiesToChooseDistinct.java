package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-MODE-3: the parties that a campaign offers are different ones. */
final class PartiesToChooseDistinct implements Check {
    @Override
    public String code() {
        return "RB110";
    }

    @Override
    public String summary() {
        return "a party is twice among those to choose from";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Campaign campaign : game.campaigns().values()) {
            for (int i = 0; i < campaign.parties().size(); i++) {
                final String party = campaign.parties().get(i);
                if (campaign.parties().indexOf(party) < i) {
                    findings.add(
                            code(),
                            document,
                            "campaigns." + campaign.id() + ".parties." + i,
                            party + " is on offer already",
                            "name each party once");
                }
            }
        }
    }
}
