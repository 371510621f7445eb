package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The entries of all Missions as graphs. */
class StoryTest {
    private static final GameData GAME = Content.bound("campaign.yaml");

    static List<Mission> missions() {
        return List.copyOf(GAME.missions().values());
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everyStepGoesOnInOneKindOfWayToSomethingThatIsThere(final Mission mission) {
        for (final Entry entry : mission.entries().values()) {
            for (final Entry.Step step : entry.steps().values()) {
                final String where = entry.id() + "." + step.id();
                assertEquals(1, Story.kindsOfGoingOn(step).size(), where);
                Story.waysOn(step).forEach((way, next) -> assertTrue(isThere(mission, entry, next), where + " " + way));
            }
        }
    }

    private static boolean isThere(final Mission mission, final Entry entry, final String next) {
        return next.equals(Entry.END)
                || entry.steps().containsKey(next)
                || next.startsWith(Entry.ENTRY) && mission.entries().containsKey(next.substring(Entry.ENTRY.length()));
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everyStepComesUpAndEveryEntryIsResolved(final Mission mission) {
        final Set<String> resolved = new TreeSet<>(List.of(mission.randomCombat()));
        mission.opening().ifPresent(resolved::add);
        mission.events().values().forEach(event -> resolved.add(event.entry()));
        for (final Entry entry : mission.entries().values()) {
            assertEquals(entry.steps().keySet(), new HashSet<>(Story.stepsThatComeUp(entry)), entry.id());
            entry.steps()
                    .values()
                    .forEach(step -> Story.waysOn(step).values().stream()
                            .filter(next -> next.startsWith(Entry.ENTRY))
                            .forEach(next -> resolved.add(next.substring(Entry.ENTRY.length()))));
        }
        assertEquals(new TreeSet<>(mission.entries().keySet()), resolved);
    }

    /** PH-BOON-5: an Event takes a Boon point only by an option for a Squad that has one. */
    @ParameterizedTest
    @MethodSource("missions")
    void aBoonPointIsTakenWhereThereIsOne_PH_BOON_5(final Mission mission) {
        for (final Entry entry : mission.entries().values()) {
            final Deque<String> open =
                    new ArrayDeque<>(List.of(entry.steps().keySet().iterator().next()));
            final Set<String> seen = new HashSet<>();
            while (!open.isEmpty()) {
                final Entry.Step step = entry.steps().get(open.remove());
                if (step == null || !seen.add(step.id())) {
                    continue;
                }
                assertTrue(
                        step.effects().stream().allMatch(effect -> effect.boonPoints() >= 0),
                        entry.id() + "." + step.id());
                final Map<String, String> ways = Story.waysOn(step);
                step.choose()
                        .forEach((name, option) -> option.needs()
                                .filter(needs -> needs.boonPointsAtLeast() > 0)
                                .ifPresent(needs -> ways.remove("choose." + name)));
                open.addAll(ways.values());
            }
        }
    }

    /** From every step the end can be reached, so that no choice is a trap. */
    @ParameterizedTest
    @MethodSource("missions")
    void everyStepCanEnd(final Mission mission) {
        for (final Entry entry : mission.entries().values()) {
            for (final String step : entry.steps().keySet()) {
                assertTrue(canEnd(entry, step), entry.id() + "." + step);
            }
        }
    }

    private static boolean canEnd(final Entry entry, final String from) {
        final Set<String> seen = new HashSet<>();
        final Deque<String> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            final String name = open.pop();
            if (!entry.steps().containsKey(name)) {
                return true;
            }
            if (seen.add(name)) {
                open.addAll(Story.waysOn(entry.steps().get(name)).values());
            }
        }
        return false;
    }

    /** A loop that neither spends anything nor asks anybody would never end. */
    @ParameterizedTest
    @MethodSource("missions")
    void noLoopIsFree(final Mission mission) {
        for (final Entry entry : mission.entries().values()) {
            for (final Entry.Step step : entry.steps().values()) {
                assertTrue(!returnsFreely(entry, step.id()), entry.id() + "." + step.id());
            }
        }
    }

    private static boolean returnsFreely(final Entry entry, final String start) {
        final Set<String> seen = new HashSet<>();
        final Deque<String> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            final Entry.Step step = entry.steps().get(open.pop());
            if (step == null || isCostly(step) || !seen.add(step.id())) {
                continue;
            }
            if (Story.waysOn(step).containsValue(start)) {
                return true;
            }
            open.addAll(Story.waysOn(step).values());
        }
        return false;
    }

    private static boolean isCostly(final Entry.Step step) {
        return !step.choose().isEmpty()
                || step.fight().isPresent()
                || step.effects().stream().anyMatch(effect -> effect.minutes() > 0);
    }

    /**
     * Somebody is told something, or can choose, in every entry; an option always stands beside another that is always
     * on offer.
     */
    @ParameterizedTest
    @MethodSource("missions")
    void everyChoiceIsOne(final Mission mission) {
        for (final Entry entry : mission.entries().values()) {
            assertTrue(
                    entry.steps().values().stream()
                            .anyMatch(step -> !step.text().isEmpty()),
                    entry.id());
            for (final Entry.Step step : entry.steps().values()) {
                if (!step.choose().isEmpty()) {
                    final long free = step.choose().values().stream()
                            .filter(option -> option.needs().isEmpty())
                            .count();
                    assertTrue(step.choose().size() > 1 && free > 0, entry.id() + "." + step.id());
                }
            }
        }
    }

    /**
     * An effect on Marines says on whom, and whom it names it does something to; equipment may be for anybody, and
     * anybody may pay a Boon point.
     */
    @Test
    void effectsOnMarinesNameThem() {
        for (final Effect effect : Story.all(Effect.class, GAME.missions())) {
            final boolean marines = effect.damage() != 0
                    || effect.stress() != 0
                    || effect.wounds() != 0
                    || effect.conditions() != 0
                    || effect.experience() != 0
                    || effect.boonPoints() > 0
                    || effect.boonCards() != 0
                    || effect.charms() != 0;
            final boolean anybody =
                    effect.ammo() != 0 || effect.steps() != 0 || effect.weapon().isPresent() || effect.boonPoints() < 0;
            final boolean named = effect.who().isPresent();
            assertTrue(named ? marines || anybody : !marines, effect.toString());
            assertEquals(effect.gear().isPresent(), effect.steps() != 0, effect.toString());
        }
    }

    /** Passed and failed speak of a test that has come before, on every way. */
    @ParameterizedTest
    @MethodSource("missions")
    void passedAndFailedFollowATest(final Mission mission) {
        final Set<Who> afterATest = Set.of(Who.PASSED, Who.FAILED);
        for (final Entry entry : mission.entries().values()) {
            for (final String name : withoutATest(entry)) {
                for (final Effect effect : entry.steps().get(name).effects()) {
                    assertTrue(effect.who().filter(afterATest::contains).isEmpty(), entry.id() + "." + name);
                }
            }
        }
    }

    private static Set<String> withoutATest(final Entry entry) {
        final Set<String> reached = new HashSet<>();
        final Deque<String> open =
                new ArrayDeque<>(List.of(entry.steps().keySet().iterator().next()));
        while (!open.isEmpty()) {
            final Entry.Step step = entry.steps().get(open.pop());
            if (step != null && reached.add(step.id()) && step.test().isEmpty()) {
                open.addAll(Story.waysOn(step).values());
            }
        }
        return reached;
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everyEndThatCanComeIsTold(final Mission mission) {
        final Set<String> ends = new TreeSet<>(List.of("squad-lost", "called-back"));
        final List<Effect> effects = Story.all(Effect.class, mission);
        final boolean base = mission.base().isPresent()
                || effects.stream().anyMatch(effect -> effect.base().isPresent());
        if (base && mission.baseEndsMission()) {
            ends.add("base");
        }
        if (mission.goal().isPresent()) {
            ends.add("landing-zone");
        }
        if (mission.evac() && mission.mayBreakOff()) {
            ends.add("broken-off");
        }
        if (effects.stream().anyMatch(Effect::endsMission)) {
            ends.add("event");
        }
        assertEquals(ends, new TreeSet<>(mission.endings().keySet()));
    }

    /** Texts are ours and short: at most three sentences, none of them long. */
    @Test
    void textsAreShort() {
        for (final Entry.Step step : Story.all(Entry.Step.class, GAME.missions())) {
            assertTrue(step.text().length() <= 240, step.text());
        }
        for (final Entry.Option option : Story.all(Entry.Option.class, GAME.missions())) {
            assertTrue(option.text().length() <= 80 && !option.text().endsWith("."), option.text());
        }
        for (final Mission mission : GAME.missions().values()) {
            assertTrue(mission.briefing().length() <= 320, mission.briefing());
        }
    }

    /** Objectives are met by an effect or looked at in the end, never both, and effects meet only what waits for it. */
    @ParameterizedTest
    @MethodSource("missions")
    void objectivesAreMetInOneWay(final Mission mission) {
        final Set<String> met = new TreeSet<>();
        Story.all(Effect.class, mission).forEach(effect -> met.addAll(effect.met()));
        final Set<String> byEffect = new TreeSet<>();
        for (final Objective objective : mission.objectives().values()) {
            final boolean conditions = !objective.with().isEmpty()
                    || !objective.without().isEmpty()
                    || !objective.ends().isEmpty()
                    || objective.within().isPresent()
                    || objective.survivors() > 0;
            assertEquals(!objective.byEffect(), conditions, objective.id());
            if (objective.byEffect()) {
                byEffect.add(objective.id());
            }
        }
        assertEquals(byEffect, met);
    }

    /** The one special Profile is put into the pool by the Event that tells of him, and by no other. */
    @Test
    void theSpecialProfileComesByAnEvent() {
        final List<String> special = GAME.profiles().values().stream()
                .filter(Profile::special)
                .map(Profile::id)
                .toList();
        assertEquals(List.of("MP29"), special);
        final Map<String, Mission> missions = GAME.missions();
        assertEquals(
                List.of("MP29"),
                Story.all(Effect.class, missions.get("long-walk")).stream()
                        .flatMap(effect -> effect.profiles().stream())
                        .toList());
        assertEquals(
                1,
                Story.all(Effect.class, missions).stream()
                        .filter(effect -> !effect.profiles().isEmpty())
                        .count());
    }
}
