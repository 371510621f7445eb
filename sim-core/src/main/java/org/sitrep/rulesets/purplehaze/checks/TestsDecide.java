package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-DICE-9, PH-TRT-3: a test is made by so many Marines as its Who says, and something hangs on it. */
final class TestsDecide implements Check {
    private static final int EXPERIENCE_FROM_DIFF = 3;

    @Override
    public String code() {
        return "PH064";
    }

    @Override
    public String summary() {
        return "a test wants more to pass than make it, or nothing hangs on it";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                step.step().test().ifPresent(test -> {
                    checkEnough(step, test, document, findings);
                    if (booklet.isWhole(step.entry()) && isIdle(booklet, step, test)) {
                        findings.add(
                                code(),
                                document,
                                step.path() + ".test",
                                "goes on at " + test.pass()
                                        + " whether it is passed or not, and nothing asks who passed",
                                "let pass and fail differ, or let an effect concern passed or failed");
                    }
                });
            }
        }
    }

    private void checkEnough(
            final StoryStep step,
            final Entry.TraitTest test,
            final ScenarioDocument document,
            final Findings findings) {
        final int most = most(test.who());
        if (test.enough() > most) {
            findings.add(
                    code(),
                    document,
                    step.path() + ".test.enough",
                    test.enough() + " must pass, " + Words.of(test.who()) + " makes at most " + most + " test"
                            + (most > 1 ? "s" : ""),
                    "ask for fewer, or leave enough out for all of them");
        }
    }

    private static int most(final Who who) {
        return switch (who) {
            case ALL, OTHERS, PASSED, FAILED -> 6;
            case RANDOM_4 -> 4;
            case RANDOM_3, STRESSED_3, OTHER_3, OTHER_STRESSED_3 -> 3;
            case RANDOM_2, STRESSED_2, OTHER_2 -> 2;
            default -> 1;
        };
    }

    /** A test of DIFF 3 or more gives experience, so that one is never idle. */
    private static boolean isIdle(final Booklet booklet, final StoryStep step, final Entry.TraitTest test) {
        return test.pass().equals(test.fail())
                && test.diff() < EXPERIENCE_FROM_DIFF
                && booklet
                        .next(step, test.pass())
                        .map(next -> booklet.reachable(List.of(next)))
                        .orElse(Set.of())
                        .stream()
                        .noneMatch(TestsDecide::asksWhoPassed);
    }

    private static boolean asksWhoPassed(final StoryStep step) {
        return Stream.concat(
                        step.step().effects().stream().flatMap(effect -> effect.who().stream()),
                        step.step().test().map(Entry.TraitTest::who).stream())
                .anyMatch(who -> who == Who.PASSED || who == Who.FAILED);
    }
}
