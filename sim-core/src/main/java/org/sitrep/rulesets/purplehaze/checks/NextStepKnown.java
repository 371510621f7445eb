package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Jump;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: what a step names next is a step of its entry, another entry, or the end. */
final class NextStepKnown implements Check {
    @Override
    public String code() {
        return "PH061";
    }

    @Override
    public String summary() {
        return "a word for the next step leads nowhere";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                checkName(step, document, findings);
                for (final Jump jump : step.jumps()) {
                    if (booklet.target(step, jump.word()) == Booklet.Target.UNKNOWN) {
                        findings.add(
                                code(),
                                document,
                                jump.path(),
                                "leads to " + jump.word() + ", which is neither a step of this entry nor an entry",
                                suggestion(booklet, step, jump.word()));
                    }
                }
            }
        }
    }

    private void checkName(final StoryStep step, final ScenarioDocument document, final Findings findings) {
        if (step.step().id().equals(Entry.END)) {
            findings.add(
                    code(),
                    document,
                    step.path(),
                    "no step can be called " + Entry.END + ", the word that ends an entry",
                    "give it another name");
        }
    }

    private static String suggestion(final Booklet booklet, final StoryStep step, final String word) {
        return booklet.goesTo().contains(word)
                ? "write " + Entry.ENTRY + word + " to go on in that entry"
                : DidYouMean.suggestion(word, booklet.words(step.entry()));
    }
}
