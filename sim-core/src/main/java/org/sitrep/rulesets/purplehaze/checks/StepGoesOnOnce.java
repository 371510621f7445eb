package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: after its effects a step goes on in exactly one way. */
final class StepGoesOnOnce implements Check {
    @Override
    public String code() {
        return "PH060";
    }

    @Override
    public String summary() {
        return "a step does not say how it goes on, or says it twice";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                final List<String> ways = step.ways();
                if (ways.isEmpty()) {
                    findings.add(
                            code(),
                            document,
                            step.path(),
                            "does not say how it goes on",
                            "add next: end, or one of choose, test, fight, branch and roll");
                } else if (ways.size() > 1) {
                    findings.add(
                            code(),
                            document,
                            step.path(),
                            "goes on in more than one way: " + String.join(" and ", ways),
                            "keep one of them, and give the other a step of its own");
                }
            }
        }
    }
}
