package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** A scenario plays a combat, a Mission or a campaign; one on its own needs a squad. */
final class OneThingIsPlayed implements Check {
    @Override
    public String code() {
        return "PH057";
    }

    @Override
    public String summary() {
        return "a scenario does not play exactly one combat, Mission or campaign, or has no squad for it";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final List<String> played = new ArrayList<>();
        game.combat().ifPresent(id -> played.add("combat"));
        game.mission().ifPresent(id -> played.add("mission"));
        game.campaign().ifPresent(id -> played.add("campaign"));
        if (played.size() != 1) {
            findings.add(
                    code(),
                    document,
                    played.isEmpty() ? "" : played.get(0),
                    "it plays " + (played.isEmpty() ? "nothing" : String.join(" and ", played)),
                    "name one of combat, mission and campaign; ~ deletes one that is inherited");
        } else if (game.squad().isEmpty() && game.campaign().isEmpty()) {
            findings.add(code(), document, played.get(0), "no squad plays it", "name one of squads: squad: reference");
        }
    }
}
