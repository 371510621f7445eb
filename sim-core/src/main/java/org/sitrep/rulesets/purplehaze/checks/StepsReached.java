package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: an entry begins at its first step, and every other follows on some step. */
final class StepsReached implements Check {
    @Override
    public String code() {
        return "PH062";
    }

    @Override
    public String summary() {
        return "no way leads to a step";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final String entry : booklet.entries()) {
                // Where a way is missing or leads nowhere, that is what has to be put right first.
                if (booklet.isWhole(entry)) {
                    check(booklet, entry, document, findings);
                }
            }
        }
    }

    private void check(
            final Booklet booklet, final String entry, final ScenarioDocument document, final Findings findings) {
        final List<StoryStep> steps = List.copyOf(booklet.steps(entry).values());
        final Set<StoryStep> lost = new LinkedHashSet<>(steps);
        lost.removeAll(booklet.reachable(steps.subList(0, 1)));
        final Set<StoryStep> followers = lost.stream()
                .flatMap(step -> booklet.next(step).stream().filter(next -> !next.equals(step)))
                .collect(Collectors.toSet());
        // Those that follow on a lost step are found again with it; in a circle of lost steps the first stands for all.
        final List<StoryStep> heads = new ArrayList<>(lost);
        heads.removeAll(followers);
        heads.addAll(lost);
        for (final StoryStep head : heads) {
            if (lost.contains(head)) {
                findings.add(
                        code(),
                        document,
                        head.path(),
                        "no step of the entry leads here",
                        "name it as a next step, or remove it");
                lost.removeAll(booklet.reachable(List.of(head)));
            }
        }
    }
}
