package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ForbiddenNames;
import org.sitrep.scenario.ScenarioDocument;

/** Nobody can be told to do without what there is not. */
final class ForbiddenKnown implements Check {
    @Override
    public String code() {
        return "RB007";
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
                "write gear: and its id, tactics: or stance: with hero and id, or action:, for example action:use",
                findings);
    }
}
