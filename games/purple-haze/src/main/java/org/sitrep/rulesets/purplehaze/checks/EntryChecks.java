package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Situation;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.rulesets.purplehaze.plot.StoryStep.Jump;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Words;

/** Checks entries as graphs of steps (PH-EVT-2). */
final class EntryChecks {
    private static final int FACES = 6;
    private static final int EXPERIENCE_FROM_DIFF = 3;

    static final List<Check<GameData>> ALL = List.of(
            check("PH060", "a step does not say how it continues, or says so twice", steps(EntryChecks::goesOnOnce)),
            check("PH061", "the name of a next step is unknown", steps(EntryChecks::nextStep)),
            check("PH062", "a step cannot be reached", EntryChecks::stepsReached),
            check("PH063", "steps form an endless loop", EntryChecks::entriesEnd),
            check(
                    "PH064",
                    "a test requires more Marines to pass than make it, or its result does not matter",
                    steps(EntryChecks::tests)),
            check("PH065", "a choice has only one outcome, or may offer no option", steps(EntryChecks::choices)),
            check(
                    "PH066",
                    "a condition always or never holds, or both ways of a branch are the same",
                    steps(EntryChecks::conditions)),
            check("PH067", "a roll does not name a step for each face of the D6", steps(EntryChecks::faces)),
            check("PH069", "the result of a test is used where a test may be missing", EntryChecks::passedAfterTest),
            check(
                    "PH078",
                    "a combat of an entry requires more eliminated Enemies than its box places at Low Threat",
                    EntryChecks::enoughEnemies));

    private EntryChecks() {}

    /** Examines a step of a booklet and reports at the step's place. */
    interface Look {
        void at(Booklet booklet, StoryStep step, Place at);
    }

    static BiConsumer<GameData, Place> steps(final Look look) {
        return (game, at) -> Booklet.all(game)
                .forEach(booklet -> booklet.steps().forEach(step -> look.at(booklet, step, at.in(step.path()))));
    }

    /** After its effects a step continues in exactly one way. */
    private static void goesOnOnce(final Booklet booklet, final StoryStep step, final Place at) {
        final List<String> ways = step.ways();
        if (ways.isEmpty()) {
            at.add("does not say how it continues", "add next: end, or one of choose, test, fight, branch and roll");
        } else if (ways.size() > 1) {
            at.add(
                    "continues in more than one way: " + String.join(" and ", ways),
                    "keep one of them, and move the other to a separate step");
        }
    }

    /** The next step is a step of the same entry, another entry, or the end. */
    private static void nextStep(final Booklet booklet, final StoryStep step, final Place at) {
        if (step.step().id().equals(Entry.END)) {
            at.add("no step can be named " + Entry.END + ", the word that ends an entry", "use another name");
        }
        for (final Jump jump : step.jumps()) {
            final String word = jump.word();
            if (booklet.target(step, word) == Booklet.Target.UNKNOWN) {
                at.add(
                        jump.key(),
                        "leads to " + word + ", which is neither a step of this entry nor an entry",
                        booklet.goesTo().contains(word)
                                ? "write " + Entry.ENTRY + word + " to continue in that entry"
                                : DidYouMean.suggestion(word, booklet.words(step.entry())));
            }
        }
    }

    /** An entry begins with its first step, and every other step follows another one. */
    private static void stepsReached(final GameData game, final Place at) {
        for (final Booklet booklet : Booklet.all(game)) {
            // A missing way or one that leads nowhere has to be corrected first.
            booklet.entries().stream().filter(booklet::isWhole).forEach(entry -> stepsReached(booklet, entry, at));
        }
    }

    private static void stepsReached(final Booklet booklet, final String entry, final Place at) {
        final List<StoryStep> steps = List.copyOf(booklet.steps(entry).values());
        final Set<StoryStep> lost = new LinkedHashSet<>(steps);
        lost.removeAll(booklet.reachable(steps.subList(0, 1)));
        final Set<StoryStep> followers = lost.stream()
                .flatMap(step -> booklet.next(step).stream().filter(next -> !next.equals(step)))
                .collect(Collectors.toSet());
        // Followers of a lost step are reported with it; in a circle of lost steps the first stands for all.
        final List<StoryStep> heads = new ArrayList<>(lost);
        heads.removeAll(followers);
        heads.addAll(lost);
        for (final StoryStep head : heads) {
            if (lost.contains(head)) {
                at.add(head.path(), "no step of the entry leads to this one", "name it as a next step, or remove it");
                lost.removeAll(booklet.reachable(List.of(head)));
            }
        }
    }

    /** An entry ends: a circle needs an exit, and a step that changes or decides something. */
    private static void entriesEnd(final GameData game, final Place at) {
        for (final Booklet booklet : Booklet.all(game)) {
            if (booklet.isWhole()) {
                final Set<StoryStep> reported = new HashSet<>();
                booklet.steps().stream()
                        .filter(step -> !reported.contains(step))
                        .forEach(step -> reported.addAll(endless(booklet, step, at.in(step.path()))));
            }
        }
    }

    /** Reports a step from which an entry never ends; returns the steps that need no report of their own. */
    private static Set<StoryStep> endless(final Booklet booklet, final StoryStep step, final Place at) {
        final Set<StoryStep> after = booklet.reachable(List.of(step));
        if (after.stream().noneMatch(later -> ends(booklet, later))) {
            at.add("no way leads from this step to the end of the entry", "make a later step lead to " + Entry.END);
            return after;
        }
        final Set<StoryStep> circle = idleCircle(booklet, step);
        if (!circle.isEmpty()) {
            at.add(
                    "leads back to itself by steps without a change or a die, so that the same decisions repeat "
                            + "for ever",
                    "let a step of the loop cost time, or set a log entry that the choice needs");
        }
        return circle;
    }

    private static boolean ends(final Booklet booklet, final StoryStep step) {
        return step.jumps().stream().anyMatch(jump -> booklet.target(step, jump.word()) != Booklet.Target.STEP);
    }

    /** Returns the steps on a circle through {@code start} that only tell and ask; empty if there is none. */
    private static Set<StoryStep> idleCircle(final Booklet booklet, final StoryStep start) {
        final Set<StoryStep> after = idlyReachable(booklet, start);
        after.removeIf(
                step -> !step.equals(start) && !idlyReachable(booklet, step).contains(start));
        return after.contains(start) ? after : Set.of();
    }

    /** Returns the steps that only tell and ask and can be reached from {@code start} through such steps alone. */
    private static Set<StoryStep> idlyReachable(final Booklet booklet, final StoryStep start) {
        final Function<StoryStep, List<StoryStep>> idly = step -> step.onlyTells()
                ? booklet.next(step).stream().filter(StoryStep::onlyTells).toList()
                : List.of();
        return Booklet.reachable(idly.apply(start), idly);
    }

    /** PH-DICE-9, PH-TRT-3: {@code enough} is at most the number of Marines who test, and the result matters. */
    private static void tests(final Booklet booklet, final StoryStep step, final Place at) {
        step.step().test().ifPresent(test -> {
            final int most = most(test.who());
            if (test.enough() > most) {
                at.add(
                        "test.enough",
                        test.enough() + " must pass, but " + Words.of(test.who()) + " makes at most " + most + " test"
                                + (most > 1 ? "s" : ""),
                        "write a smaller number, or leave enough out to require all");
            }
            if (booklet.isWhole(step.entry()) && isIdle(booklet, step, test)) {
                at.add(
                        "test",
                        "continues at " + test.pass() + " whether passed or failed, and no later step uses its result",
                        "make pass and fail differ, or use passed, failed or the successes later");
            }
        });
    }

    /** Returns the largest number of Marines that {@code who} can stand for. */
    static int most(final Who who) {
        return switch (who) {
            case ALL, OTHERS, PASSED, FAILED -> 6;
            case RANDOM_4 -> 4;
            case RANDOM_3, STRESSED_3, OTHER_3 -> 3;
            case RANDOM_2, STRESSED_2, OTHER_2 -> 2;
            default -> 1;
        };
    }

    /** Returns whether a test changes nothing; a test of DIFF 3 or more gives experience. */
    private static boolean isIdle(final Booklet booklet, final StoryStep step, final Entry.TraitTest test) {
        return test.pass().equals(test.fail())
                && test.diff() < EXPERIENCE_FROM_DIFF
                && booklet.next(step, test.pass()).stream()
                        .flatMap(next -> booklet.reachable(List.of(next)).stream())
                        .noneMatch(EntryChecks::usesResult);
    }

    /** Returns whether a step uses who passed or failed the last test, or its successes. */
    private static boolean usesResult(final StoryStep step) {
        return Stream.concat(
                                step.step().effects().stream().flatMap(effect -> effect.who().stream()),
                                step.step().test().map(Entry.TraitTest::who).stream())
                        .anyMatch(who -> who == Who.PASSED || who == Who.FAILED)
                || step.step().effects().stream().anyMatch(Effect::perSuccess)
                || step.conditions().values().stream().anyMatch(EntryChecks::asksForSuccesses);
    }

    private static boolean asksForSuccesses(final Condition condition) {
        return condition.successesAtLeast() > 0;
    }

    /** A choice has at least two options, one of which is always available. */
    private static void choices(final Booklet booklet, final StoryStep step, final Place at) {
        final List<Entry.Option> options = List.copyOf(step.step().choose().values());
        if (options.size() == 1) {
            at.add("choose", "offers only one option", "add another, or write next instead");
        } else if (options.stream()
                        .map(Entry.Option::next)
                        .filter(Streams.unseen())
                        .count()
                == 1) {
            at.add(
                    "choose",
                    "every option leads to " + options.get(0).next(),
                    "make them lead to different steps, or write next instead");
        }
        final List<Condition> needs =
                options.stream().flatMap(option -> option.needs().stream()).toList();
        if (!options.isEmpty() && needs.size() == options.size() && !Situation.oneAlwaysHolds(needs)) {
            at.add(
                    "choose",
                    "every option has a condition, so there may be none to choose",
                    "leave needs out of one option");
        }
    }

    /** PH-EVT-3: a condition is sometimes true and sometimes false, and a branch has two ways. */
    private static void conditions(final Booklet booklet, final StoryStep step, final Place at) {
        step.conditions().forEach((key, condition) -> {
            if (Situation.alwaysHolds(condition)) {
                at.add(key, "has no requirement and always holds", "add a requirement, or leave it out");
            } else if (Situation.neverHolds(condition)) {
                at.add(key, "contradicts itself and never holds", "remove one of the contradicting requirements");
            }
        });
        step.step()
                .branch()
                .filter(branch -> branch.then().equals(branch.otherwise()))
                .ifPresent(branch -> at.add(
                        "branch",
                        "both ways lead to " + branch.then(),
                        "make them lead to different steps, or write next instead"));
    }

    /** A D6 has six faces, each of which leads to a step. */
    private static void faces(final Booklet booklet, final StoryStep step, final Place at) {
        final int faces = step.step().roll().size();
        if (faces != 0 && faces != FACES) {
            at.add(
                    "roll",
                    "names " + faces + " steps, but a D6 has " + FACES + " faces",
                    "write one step for each face from 1 to 6; steps may repeat");
        }
    }

    /** PH-TRT-3, PH-DICE-9: who passed or failed and the successes are known only after a test of the same entry. */
    private static void passedAfterTest(final GameData game, final Place at) {
        for (final Booklet booklet : Booklet.all(game)) {
            booklet.entries().stream()
                    .filter(booklet::isWhole)
                    .flatMap(entry -> untested(booklet.steps(entry)).stream())
                    .forEach(step -> {
                        final Place place = at.in(step.path());
                        place.each("effects", step.step().effects(), (effect, each) -> {
                            effect.who().ifPresent(who -> passedAfterTest(who, each.in("who")));
                            if (effect.perSuccess()) {
                                noSuccesses(each.in("perSuccess"));
                            }
                        });
                        step.conditions().forEach((key, condition) -> {
                            if (asksForSuccesses(condition)) {
                                noSuccesses(place.in(key + ".successesAtLeast"));
                            }
                        });
                        step.step().test().ifPresent(test -> passedAfterTest(test.who(), place.in("test.who")));
                    });
        }
    }

    /** Returns the steps of an entry that can be reached without a test. */
    private static Set<StoryStep> untested(final Map<String, StoryStep> steps) {
        final StoryStep first = steps.values().iterator().next();
        return Booklet.reachable(
                List.of(first),
                step -> step.step().test().isPresent()
                        ? List.of()
                        : step.jumps().stream()
                                .map(Jump::word)
                                .filter(steps::containsKey)
                                .map(steps::get)
                                .toList());
    }

    private static void noSuccesses(final Place at) {
        at.add(
                "this step can be reached without a test, so there are no successes",
                "put it after a test in this entry, or remove it");
    }

    private static void passedAfterTest(final Who who, final Place at) {
        if (who == Who.PASSED || who == Who.FAILED) {
            at.add(
                    "this step can be reached without a test, so no Marine has " + Words.of(who),
                    "put it after a test in this entry, or name other Marines");
        }
    }

    /**
     * PH-CBS-8: {@code enough} is at most the number of Enemies that the box places at Low Threat, where it would have
     * no effect. The log may leave out more of them.
     */
    private static void enoughEnemies(final GameData game, final Place at) {
        steps((booklet, step, place) -> step.step().fight().ifPresent(fight -> {
                    final CombatBox box = game.combats().get(fight.box());
                    final int least = Placement.withEmptyLog(box);
                    if (least > 0 && fight.enough() > least) {
                        place.add(
                                "fight.enough",
                                fight.enough() + " eliminated Enemies are required, but the box " + box.id()
                                        + " places only " + least + " at Low Threat",
                                "write " + least + " or less, or leave enough out to require all");
                    }
                }))
                .accept(game, at);
    }
}
