package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-EVT-2: what changes Marines says whom, and whom it names it changes. */
final class EffectsConcernSomebody implements Check {
    @Override
    public String code() {
        return "PH068";
    }

    @Override
    public String summary() {
        return "an effect on Marines names nobody, or names somebody and does nothing to him";
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
        final List<String> changes = EffectParts.needingSomebody(effect);
        if (effect.who().isEmpty() && !changes.isEmpty()) {
            findings.add(
                    code(),
                    document,
                    placed.path() + "." + changes.get(0),
                    "says " + String.join(", ", changes) + ", but not for whom",
                    "add who, such as who: all or who: random-1");
        } else if (effect.who().isPresent() && !EffectParts.concernsMarines(effect)) {
            findings.add(
                    code(),
                    document,
                    placed.path() + ".who",
                    "names " + Words.of(effect.who().get()) + ", but nothing happens to Marines",
                    "say what happens to him, or leave who out");
        }
        if (effect.rest() == Effect.RestTurn.BRAWL
                && effect.who().filter(EffectsConcernSomebody::isOne).isPresent()) {
            findings.add(
                    code(), document, placed.path() + ".who", "one man alone cannot brawl", "name two, as random-2");
        }
    }

    private static boolean isOne(final Who who) {
        return switch (who) {
            case ALL,
                    RANDOM_2,
                    RANDOM_3,
                    RANDOM_4,
                    STRESSED_2,
                    STRESSED_3,
                    OTHER_2,
                    OTHER_3,
                    OTHER_STRESSED_3,
                    OTHERS,
                    PASSED,
                    FAILED -> false;
            default -> true;
        };
    }
}
