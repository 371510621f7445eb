package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Campaign;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-MODE-3: where a campaign says who may play, the party of the scenario is one of them; else it would be named and never play. */
final class PartyIsOnOffer implements Check {
    @Override
    public String code() {
        return "RB111";
    }

    @Override
    public String summary() {
        return "the party is none of those to choose from";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.campaign().isEmpty() || game.mission().isPresent()) {
            return;
        }
        final Campaign campaign = game.campaigns().get(game.campaign().get());
        if (!campaign.parties().isEmpty() && !campaign.parties().contains(game.party())) {
            findings.add(
                    code(),
                    document,
                    "party",
                    campaign.id() + " lets its players choose from " + String.join(", ", campaign.parties()),
                    "add " + game.party() + " to campaigns." + campaign.id()
                            + ".parties, or let it play all missions: parties: []");
        }
    }
}
