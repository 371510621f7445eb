package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MAR-7: a special Profile is out of the pool until an effect puts it there; the others are there from the start. */
final class SpecialProfilesOnly implements Check {
    @Override
    public String code() {
        return "PH076";
    }

    @Override
    public String summary() {
        return "a Profile is put into the pool that is there anyway";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                step.effects().forEach(placed -> check(placed, game, document, findings));
            }
        }
    }

    private void check(
            final StoryStep.PlacedEffect placed,
            final GameData game,
            final ScenarioDocument document,
            final Findings findings) {
        for (int i = 0; i < placed.effect().profiles().size(); i++) {
            final String id = placed.effect().profiles().get(i);
            if (!game.profiles().get(id).special()) {
                findings.add(
                        code(),
                        document,
                        placed.path() + ".profiles." + i,
                        id + " is in the pool from the start",
                        "say special: true on the card, or name a special one");
            }
        }
    }
}
