package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Jump;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-TRT-3: who passed and who failed is known after a test of the same entry. */
final class PassedFollowsATest implements Check {
    @Override
    public String code() {
        return "PH069";
    }

    @Override
    public String summary() {
        return "passed or failed where perhaps no test was made before";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final String entry : booklet.entries()) {
                if (booklet.isWhole(entry)) {
                    final Set<String> untested = untested(booklet, entry);
                    booklet.steps(entry).values().stream()
                            .filter(step -> untested.contains(step.step().id()))
                            .forEach(step -> check(step, document, findings));
                }
            }
        }
    }

    /** Returns the names of the steps that can be come to without a test. */
    private static Set<String> untested(final Booklet booklet, final String entry) {
        final Map<String, StoryStep> steps = booklet.steps(entry);
        final Set<String> untested = new LinkedHashSet<>();
        final Deque<String> open =
                new ArrayDeque<>(List.of(steps.keySet().iterator().next()));
        while (!open.isEmpty()) {
            final String name = open.remove();
            if (untested.add(name) && steps.get(name).step().test().isEmpty()) {
                steps.get(name).jumps().stream()
                        .map(Jump::word)
                        .filter(steps::containsKey)
                        .forEach(open::add);
            }
        }
        return untested;
    }

    private void check(final StoryStep step, final ScenarioDocument document, final Findings findings) {
        for (final StoryStep.PlacedEffect placed : step.effects()) {
            placed.effect().who().ifPresent(who -> report(who, placed.path() + ".who", document, findings));
        }
        step.step().test().ifPresent(test -> report(test.who(), step.path() + ".test.who", document, findings));
    }

    private void report(final Who who, final String path, final ScenarioDocument document, final Findings findings) {
        if (who == Who.PASSED || who == Who.FAILED) {
            findings.add(
                    code(),
                    document,
                    path,
                    "this step can be come to without a test, so that nobody has " + Words.of(who),
                    "put it behind a test in this entry, or name somebody else");
        }
    }
}
