package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: an effect changes something. */
final class EffectsChangeSomething implements Check {
    @Override
    public String code() {
        return "PH070";
    }

    @Override
    public String summary() {
        return "an effect changes nothing, or only half says what";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                step.effects().forEach(placed -> check(placed, document, findings));
            }
        }
    }

    private void check(final StoryStep.PlacedEffect placed, final ScenarioDocument document, final Findings findings) {
        final Effect effect = placed.effect();
        if (EffectParts.all(effect).isEmpty() && effect.who().isEmpty()) {
            findings.add(code(), document, placed.path(), "changes nothing", "say what happens, or remove it");
        }
        if (effect.gear().isPresent() && effect.steps() == 0) {
            findings.add(
                    code(),
                    document,
                    placed.path() + ".gear",
                    "names " + effect.gear().get() + ", but no steps of it",
                    "add steps: 1, or a negative number for steps lost");
        }
        if (effect.gear().isEmpty() && effect.steps() != 0) {
            findings.add(
                    code(),
                    document,
                    placed.path() + ".steps",
                    effect.steps() + " steps of nothing",
                    "name the gear, or write ammo");
        }
        for (int i = 0; i < effect.addEaz().size(); i++) {
            if (effect.addEaz().get(i) == Effect.Place.ALL) {
                findings.add(
                        code(),
                        document,
                        placed.path() + ".addEaz." + i,
                        "an EAZ cannot be put on all places",
                        "write here, adjacent or nearest");
            }
        }
        for (final String entry : effect.log()) {
            if (effect.unlog().contains(entry)) {
                findings.add(
                        code(), document, placed.path() + ".unlog", "sets and clears " + entry, "keep one of the two");
            }
        }
    }
}
