package org.sitrep.rulesets.rambo.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.rambo.Told;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.story.MissionStory;

class StepsTest {
    private static List<String> steps(final CompiledScenario scenario, final long mission) {
        final List<String> steps = new ArrayList<>();
        final Playout playout = scenario.newTraced(
                        "random", Told.BOUND, (name, numbers) -> steps.add(name + " " + Arrays.toString(numbers)))
                .orElseThrow();
        playout.play(new MissionKey().set(1967, mission), new Outcome(scenario.layout()));
        return steps;
    }

    private static Stream<Method> told(final Class<?> trace) {
        return Arrays.stream(trace.getDeclaredMethods())
                .filter(method ->
                        Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()));
    }

    private static Set<String> overridden(final Class<?> by, final Class<?> trace) {
        final Set<String> names = new HashSet<>();
        for (Class<?> type = by; type != trace; type = type.getSuperclass()) {
            told(type).forEach(method -> names.add(signature(method)));
        }
        return names;
    }

    private static String signature(final Method method) {
        return method.getName() + Arrays.toString(method.getParameterTypes());
    }

    /** What a trace is told and the steps are not would hide a change; what the story is not would be missing there. */
    @Test
    void everyThingThatATraceIsToldIsAStepAndIsInTheStory() {
        final List<String> all =
                told(MissionTrace.class).map(StepsTest::signature).sorted().toList();
        for (final Class<?> by : List.of(MissionSteps.class, MissionStory.class)) {
            final Set<String> told = overridden(by, MissionTrace.class);
            assertEquals(
                    List.of(),
                    all.stream().filter(method -> !told.contains(method)).toList(),
                    by.getSimpleName());
        }
        final Set<String> campaign = overridden(CampaignSteps.class, CampaignTrace.class);
        told(CampaignTrace.class).forEach(method -> assertTrue(campaign.contains(signature(method)), method.getName()));
    }

    /** Each tells one step of its own name and hands on what it was told. */
    @Test
    void everyStepHasANameOfItsOwnAndIsHandedOn() throws ReflectiveOperationException {
        final Set<String> names = new HashSet<>();
        final List<String> steps = new ArrayList<>();
        final List<String> next = new ArrayList<>();
        final MissionTrace trace = MissionSteps.before(
                MissionSteps.before(MissionTrace.NONE, (name, numbers) -> next.add(name + Arrays.toString(numbers))),
                (name, numbers) -> {
                    names.add(name);
                    steps.add(name + Arrays.toString(numbers));
                });
        int methods = 0;
        for (final Method method : told(MissionTrace.class).toList()) {
            final Object[] numbers = new Object[method.getParameterCount()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = example(method.getParameterTypes()[i], i + 1);
            }
            method.invoke(trace, numbers);
            methods++;
            assertEquals(methods, names.size(), method.getName());
            assertEquals(methods, steps.size(), method.getName());
        }
        assertEquals(steps, next);
    }

    private static Object example(final Class<?> type, final int nth) {
        if (type == boolean.class) {
            return true;
        }
        if (type == long.class) {
            return (long) nth;
        }
        return type == int.class ? (Object) nth : AttackChange.NONE;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"missions/01-proof.yaml", "missions/powder-store.yaml", "campaign.yaml", "open-campaign.yaml"})
    void aTracedMissionComesToTheSame(final String file) {
        final CompiledScenario scenario = Told.compiled(file);
        final Outcome plain = new Outcome(scenario.layout());
        final Outcome traced = new Outcome(scenario.layout());
        final int[] steps = {0};
        final Playout playout = scenario.newPlayout("random", Told.BOUND);
        final Playout tracing = scenario.newTraced("random", Told.BOUND, (name, numbers) -> steps[0]++)
                .orElseThrow();
        for (long mission = 0; mission < 4; mission++) {
            plain.reset();
            traced.reset();
            playout.play(new MissionKey().set(1967, mission), plain);
            tracing.play(new MissionKey().set(1967, mission), traced);
            assertEquals(plain.hash(mission), traced.hash(mission));
        }
        assertTrue(steps[0] > 4 * 100, steps[0] + " steps");
    }

    /** An enemy that does more damage changes nothing before it attacks somebody, or is asked against what. */
    @Test
    void missionsPartAtTheFirstAttackOfTheEnemyThatWasChanged() {
        final CompiledScenario before = Told.compiled("missions/01-proof.yaml");
        final CompiledScenario after = Told.compiled("missions/01-proof.yaml", "enemies.vietnamese-scout.damage=3");
        int parted = 0;
        for (long mission = 0; mission < 12; mission++) {
            final List<String> a = steps(before, mission);
            final List<String> b = steps(after, mission);
            final int shorter = Math.min(a.size(), b.size());
            int at = 0;
            while (at < shorter && a.get(at).equals(b.get(at))) {
                at++;
            }
            if (at < shorter) {
                final String name = b.get(at).replaceAll(" .*", "");
                assertTrue(Set.of("enemy.attacked", "decision.block").contains(name), b.get(at));
                parted++;
            }
        }
        assertTrue(parted > 3, parted + " of 12 go otherwise");
    }

    @Test
    void namesOfThingsDoNotMatter() {
        final CompiledScenario before = Told.compiled("missions/01-proof.yaml");
        final CompiledScenario after = Told.compiled(
                "missions/01-proof.yaml", "enemies.vietnamese-scout.name=Sentry", "missions.proof.title=Other");
        for (long mission = 0; mission < 3; mission++) {
            assertEquals(steps(before, mission), steps(after, mission));
        }
    }

    /** The decisions of a mission are among its steps, each once. */
    @Test
    void everyDecisionIsAStep() {
        final CompiledScenario scenario = Told.compiled("missions/cage-run.yaml");
        final Outcome outcome = new Outcome(scenario.layout());
        scenario.newPlayout("random", Told.BOUND).play(new MissionKey().set(1967, 5), outcome);
        final long decisions = steps(scenario, 5).stream()
                .filter(step -> step.startsWith("decision."))
                .count();
        assertEquals(outcome.decisions(), decisions);
    }
}
