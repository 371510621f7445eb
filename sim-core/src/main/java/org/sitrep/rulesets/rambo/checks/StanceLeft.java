package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** A hero has to choose a stance each turn (AMB-STANCE-3), so that one at least has to be left to it. */
final class StanceLeft implements Check {
    @Override
    public String code() {
        return "RB008";
    }

    @Override
    public String summary() {
        return "all stances of a hero are forbidden";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Forbidden forbidden = new Forbidden(game.forbid());
        for (final Hero hero : game.heroes().values()) {
            if (hero.stances().keySet().stream().allMatch(stance -> forbidden.hasStance(hero.id(), stance))) {
                findings.add(
                        code(),
                        document,
                        "forbid",
                        hero.id() + " has no stance left",
                        "take one of its stances off the list");
            }
        }
    }
}
