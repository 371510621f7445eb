package org.sitrep.rulesets.rambo.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.rulesets.rambo.Told;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.story.MissionStory;
import org.sitrep.rulesets.rambo.tables.GameTables;

class StepsTest {
    private static List<String> steps(final CompiledScenario scenario, final long mission) {
        final List<String> steps = new ArrayList<>();
        final Playout playout = scenario.newTraced(
                        "random", Told.BOUND, (name, numbers) -> steps.add(name + " " + Arrays.toString(numbers)))
                .orElseThrow();
        playout.play(new TrialKey().set(1967, mission), new Outcome(scenario.layout()));
        return steps;
    }

    /** An event without a line in the story would be missing there. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_NONE, names = "CAMPAIGN_.*")
    void everyEventIsInTheStory(final Event event) {
        final GameTables tables =
                new GameTables(Content.load("missions/01-proof.yaml").game(), "proof");
        final MissionStory story =
                new MissionStory(new MissionState(tables), new TrialKey(), new TranscriptRecorder(true));
        try {
            story.tell(event);
        } catch (final UnsupportedOperationException untold) {
            throw new AssertionError(untold);
        } catch (final RuntimeException nothingHasHappened) {
            // a mission that was not set up has nothing to tell of
        }
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
            playout.play(new TrialKey().set(1967, mission), plain);
            tracing.play(new TrialKey().set(1967, mission), traced);
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
        scenario.newPlayout("random", Told.BOUND).play(new TrialKey().set(1967, 5), outcome);
        final long decisions = steps(scenario, 5).stream()
                .filter(step -> step.startsWith("decision."))
                .count();
        assertEquals(outcome.decisions(), decisions);
    }
}
