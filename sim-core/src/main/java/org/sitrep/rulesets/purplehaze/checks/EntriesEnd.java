package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-2: an entry ends. A circle needs a way out, and something in it that changes or decides. */
final class EntriesEnd implements Check {
    @Override
    public String code() {
        return "PH063";
    }

    @Override
    public String summary() {
        return "steps lead round in a circle for ever";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            if (booklet.isWhole()) {
                final Set<StoryStep> told = new HashSet<>();
                booklet.steps().forEach(step -> check(booklet, step, told, document, findings));
            }
        }
    }

    private void check(
            final Booklet booklet,
            final StoryStep step,
            final Set<StoryStep> told,
            final ScenarioDocument document,
            final Findings findings) {
        final Set<StoryStep> after = booklet.reachable(List.of(step));
        if (told.contains(step)) {
            return;
        }
        if (after.stream().noneMatch(later -> ends(booklet, later))) {
            told.addAll(after);
            findings.add(
                    code(),
                    document,
                    step.path(),
                    "no way leads from here to the end of the entry",
                    "let a step that follows go on at " + Entry.END);
            return;
        }
        final Set<StoryStep> circle = idleCircle(booklet, step);
        if (!circle.isEmpty()) {
            told.addAll(circle);
            findings.add(
                    code(),
                    document,
                    step.path(),
                    "leads back to itself by steps in which nothing changes and no die is thrown: who decides alike "
                            + "each time never comes out",
                    "let a step of the circle cost time, or set a log entry that the choice needs");
        }
    }

    private static boolean ends(final Booklet booklet, final StoryStep step) {
        return step.jumps().stream().anyMatch(jump -> booklet.target(step, jump.word()) != Booklet.Target.STEP);
    }

    /** Returns the steps that only tell and ask and lie on a way from a step back to itself; none if there is no such way. */
    private static Set<StoryStep> idleCircle(final Booklet booklet, final StoryStep start) {
        final Set<StoryStep> after = idlyReachable(booklet, start);
        after.removeIf(
                step -> !step.equals(start) && !idlyReachable(booklet, step).contains(start));
        return after.contains(start) ? after : Set.of();
    }

    /** Returns the steps that only tell and ask and can be come to from one by such steps alone. */
    private static Set<StoryStep> idlyReachable(final Booklet booklet, final StoryStep start) {
        final Set<StoryStep> reached = new LinkedHashSet<>();
        final Deque<StoryStep> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            final StoryStep step = open.remove();
            if (step.onlyTells()) {
                booklet.next(step).stream()
                        .filter(next -> next.onlyTells() && reached.add(next))
                        .forEach(open::add);
            }
        }
        return reached;
    }
}
