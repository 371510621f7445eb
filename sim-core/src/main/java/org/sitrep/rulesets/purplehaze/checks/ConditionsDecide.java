package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Situation;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2, PH-EVT-3: a condition is sometimes true and sometimes not, and a fork has two ways. */
final class ConditionsDecide implements Check {
    @Override
    public String code() {
        return "PH066";
    }

    @Override
    public String summary() {
        return "a condition always holds or never does, or both ways of a fork are one";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                step.conditions().forEach(placed -> check(placed, document, findings));
                step.step()
                        .branch()
                        .filter(branch -> branch.then().equals(branch.otherwise()))
                        .ifPresent(branch -> findings.add(
                                code(),
                                document,
                                step.path() + ".branch",
                                "both ways lead to " + branch.then(),
                                "let them lead to different steps, or write next instead"));
            }
        }
    }

    private void check(
            final StoryStep.PlacedCondition placed, final ScenarioDocument document, final Findings findings) {
        if (Situation.alwaysHolds(placed.condition())) {
            findings.add(
                    code(),
                    document,
                    placed.path(),
                    "asks for nothing and always holds",
                    "say what must be true, or leave it out");
        } else if (Situation.neverHolds(placed.condition())) {
            findings.add(
                    code(),
                    document,
                    placed.path(),
                    "contradicts itself and never holds",
                    "remove one of what excludes the other");
        }
    }
}
