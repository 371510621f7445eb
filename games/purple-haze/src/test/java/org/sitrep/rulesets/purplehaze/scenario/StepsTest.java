package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

class StepsTest {
    private static final int BOUND = 100_000;
    private static final String BOT = "rifleman";

    private static CompiledScenario compiled(final String file, final String... sets) {
        final Findings findings = new Findings();
        final LoadRequest request =
                new LoadRequest(Content.FOLDER.resolve(file).toString(), Content.LIBRARY, List.of(), List.of(sets));
        return ScenarioLoader.load(request, findings)
                .flatMap(document -> new PurpleHaze().compile(document, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
    }

    /** Returns the steps of a mission, as {@code name [numbers]}. */
    private static List<String> steps(final CompiledScenario scenario, final long mission) {
        final List<String> steps = new ArrayList<>();
        final Playout playout = scenario.newTraced(
                        BOT, BOUND, (name, numbers) -> steps.add(name + " " + Arrays.toString(numbers)))
                .orElseThrow();
        playout.play(new TrialKey().set(1967, mission), new Outcome(scenario.layout()));
        return steps;
    }

    private static String parts(final CompiledScenario one, final CompiledScenario other, final long mission) {
        final List<String> a = steps(one, mission);
        final List<String> b = steps(other, mission);
        for (int i = 0; i < b.size(); i++) {
            if (i >= a.size() || !a.get(i).equals(b.get(i))) {
                return b.get(i).replaceAll(" .*", "");
            }
        }
        return a.size() == b.size() ? "" : "the end";
    }

    @ParameterizedTest
    @ValueSource(strings = {"combats/patrol.yaml", "missions/06-village.yaml", "campaign.yaml"})
    void aTracedMissionComesToTheSame(final String file) {
        final CompiledScenario scenario = compiled(file);
        final Outcome plain = new Outcome(scenario.layout());
        final Outcome traced = new Outcome(scenario.layout());
        final int[] steps = {0};
        final Playout playout = scenario.newPlayout(BOT, BOUND);
        final Playout tracing =
                scenario.newTraced(BOT, BOUND, (name, numbers) -> steps[0]++).orElseThrow();
        for (long mission = 0; mission < 4; mission++) {
            plain.reset();
            traced.reset();
            playout.play(new TrialKey().set(1967, mission), plain);
            tracing.play(new TrialKey().set(1967, mission), traced);
            assertEquals(plain.hash(mission), traced.hash(mission));
        }
        assertTrue(steps[0] > 4 * 40, steps[0] + " steps");
    }

    /** A face of the Threat die that raises Threat by one more: nothing is otherwise before that face is rolled. */
    @Test
    void missionsPartAtTheThreatDieWhoseFaceWasChanged() {
        final CompiledScenario before = compiled("missions/01-crash.yaml");
        final CompiledScenario after = compiled("missions/01-crash.yaml", "threat.die=[-1, 0, 1, 1, 1, 2]");
        int parted = 0;
        int atTheDie = 0;
        for (long mission = 0; mission < 20; mission++) {
            final String step = parts(before, after, mission);
            parted += step.isEmpty() ? 0 : 1;
            atTheDie += step.equals("threat.die") || step.equals("threat.changed") ? 1 : 0;
        }
        assertTrue(parted > 10, parted + " of 20 go otherwise");
        assertEquals(parted, atTheDie);
    }

    @Test
    void missionsPartWhereTheStrongerFighterIsPutOnTheBoard() {
        final CompiledScenario before = compiled("combats/patrol.yaml");
        final CompiledScenario after = compiled("combats/patrol.yaml", "enemies.fighters.F05.hitPoints=5");
        final Set<String> steps = new HashSet<>();
        for (long mission = 0; mission < 20; mission++) {
            steps.add(parts(before, after, mission));
        }
        assertTrue(steps.contains("set.up.done"), steps.toString());
    }

    @Test
    void namesOfThingsDoNotMatter() {
        final CompiledScenario before = compiled("missions/01-crash.yaml");
        final CompiledScenario after =
                compiled("missions/01-crash.yaml", "weapons.m16.name=Rifle", "missions.crash.title=Other");
        for (long mission = 0; mission < 3; mission++) {
            assertEquals(steps(before, mission), steps(after, mission));
            assertNotEquals(steps(before, mission), steps(before, mission + 1));
        }
    }
}
