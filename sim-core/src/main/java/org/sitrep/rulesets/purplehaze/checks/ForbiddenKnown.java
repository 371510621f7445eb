package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ForbiddenNames;
import org.sitrep.scenario.ScenarioDocument;

/** Nobody can be told to do without what there is not. */
final class ForbiddenKnown implements Check {
    @Override
    public String code() {
        return "PH105";
    }

    @Override
    public String summary() {
        return "something is forbidden that there is not";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        ForbiddenNames.check(
                code(),
                document,
                game.forbid(),
                Forbidden.known(game),
                "write weapon:, gear:, skill: or order: and its id, for example order:take-cover",
                findings);
    }
}
