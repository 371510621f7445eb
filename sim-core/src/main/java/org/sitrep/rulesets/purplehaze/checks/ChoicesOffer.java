package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Situation;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: a choice is between two options at least, and something is always on offer. */
final class ChoicesOffer implements Check {
    @Override
    public String code() {
        return "PH065";
    }

    @Override
    public String summary() {
        return "a choice leaves nothing to choose, or perhaps offers nothing";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                if (!step.step().choose().isEmpty()) {
                    check(step, List.copyOf(step.step().choose().values()), document, findings);
                }
            }
        }
    }

    private void check(
            final StoryStep step,
            final List<Entry.Option> options,
            final ScenarioDocument document,
            final Findings findings) {
        final String path = step.path() + ".choose";
        if (options.size() == 1) {
            findings.add(code(), document, path, "offers one option only", "add another, or write next instead");
        } else if (options.stream().map(Entry.Option::next).distinct().count() == 1) {
            findings.add(
                    code(),
                    document,
                    path,
                    "every option leads to " + options.get(0).next(),
                    "let them lead to different steps, or write next instead");
        }
        final List<Condition> needs =
                options.stream().flatMap(option -> option.needs().stream()).toList();
        if (needs.size() == options.size() && !Situation.oneAlwaysHolds(needs)) {
            findings.add(
                    code(),
                    document,
                    path,
                    "every option needs something, so that there may be none on offer",
                    "let one option need nothing");
        }
    }
}
