package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: a D6 has six faces, and each leads somewhere. */
final class RollHasSixFaces implements Check {
    private static final int FACES = 6;

    @Override
    public String code() {
        return "PH067";
    }

    @Override
    public String summary() {
        return "a roll does not name a step for each face of the D6";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                final int faces = step.step().roll().size();
                if (faces != 0 && faces != FACES) {
                    findings.add(
                            code(),
                            document,
                            step.path() + ".roll",
                            "names " + faces + " steps, a D6 has " + FACES + " faces",
                            "write one step for each face from 1 to 6; a step may stand there more than once");
                }
            }
        }
    }
}
