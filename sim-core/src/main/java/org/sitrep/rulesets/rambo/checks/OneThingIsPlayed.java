package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** A scenario plays a Mission or a campaign. */
final class OneThingIsPlayed implements Check {
    @Override
    public String code() {
        return "RB001";
    }

    @Override
    public String summary() {
        return "a scenario does not play exactly one Mission or campaign";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.mission().isPresent() == game.campaign().isPresent()) {
            final boolean none = game.mission().isEmpty();
            findings.add(
                    code(),
                    document,
                    none ? "party" : "mission",
                    none ? "there is a party, and nothing for it to play" : "it plays a mission and a campaign",
                    "name one of mission and campaign; ~ deletes one that is inherited");
        }
    }
}
