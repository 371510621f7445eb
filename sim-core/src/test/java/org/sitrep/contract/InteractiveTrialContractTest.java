package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Scenario;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.engine.PlanFile;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.Intervention;
import org.sitrep.strategy.SideBots;

/** A person can play each game, and a trial can branch off at each decision. */
@Tag("contract")
class InteractiveTrialContractTest {
    private static final long SEED = 1967;
    private static final long TRIAL = 3;
    /** Answers of the person in a long trial; a bot plays on after them. */
    private static final int MOST_ANSWERS = 60;

    private static final long BRANCHES = 12;

    static Stream<Scenario> scenarios() {
        return Catalogue.someScenarios();
    }

    private static SideBots sides(final Scenario scenario) {
        return scenario.compiled().sides().orElseThrow();
    }

    private static String bots(final Scenario scenario) {
        return sides(scenario).text(sides(scenario).of(null));
    }

    private static int seat(final Scenario scenario) {
        final SideBots sides = sides(scenario);
        return PlanFile.seat(sides, sides.ids().isEmpty() ? "" : sides.ids().get(0))
                .orElseThrow();
    }

    private static Playout intervened(final Scenario scenario, final Intervention intervention) {
        return scenario.compiled()
                .newPlayout(bots(scenario), scenario.bound(), intervention)
                .orElseThrow();
    }

    /** Takes the last option everywhere, which no bot does. */
    private static DecisionPlan played(final Scenario scenario, final InteractiveTrial trial) {
        DecisionPlan plan = new DecisionPlan(seat(scenario), SEED, TRIAL, List.of());
        InteractiveTrial.Position now = trial.after(plan);
        while (now.open().isPresent() && plan.answers().size() < MOST_ANSWERS) {
            final int count = now.open().get().options().size();
            final List<String> odds = now.odds().get();
            assertTrue(odds.isEmpty() || odds.size() == count, odds.toString());
            assertEquals(odds, now.odds().get(), "odds change nothing");
            plan = plan.and(new DecisionPlan.Answer(now.open().get().id(), count - 1, count));
            now = trial.after(plan);
            assertEquals(plan.answers().size(), InteractiveTrial.fits(plan, now), "every answer is given");
            assertTrue(now.own().stream()
                    .allMatch(own -> own.chosen() == own.options().size() - 1));
        }
        return plan;
    }

    private static Outcome outcome(final Scenario scenario, final Playout playout) {
        final Outcome outcome = new Outcome(scenario.compiled().layout());
        playout.play(new TrialKey().set(SEED, TRIAL), outcome);
        return outcome;
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void answersArePlayedAndTheTrialGoesOnAfterThem(final Scenario scenario) {
        final CompiledScenario compiled = scenario.compiled();
        final InteractiveTrial trial = new InteractiveTrial(compiled, bots(scenario), scenario.bound(), -1);
        final DecisionPlan plan = played(scenario, trial);
        assertFalse(plan.answers().isEmpty());
        final TranscriptRecorder recorder = new TranscriptRecorder(true);
        final Outcome told = new Outcome(compiled.layout());
        compiled.narrate(
                bots(scenario),
                scenario.bound(),
                new TrialKey().set(SEED, TRIAL),
                recorder,
                Intervention.by(plan),
                told);
        final Outcome plain = outcome(scenario, intervened(scenario, Intervention.by(plan)));
        assertEquals(told.hash(TRIAL), plain.hash(TRIAL), "the story is that of the trial");
        assertNotEquals(
                outcome(scenario, compiled.newPlayout(bots(scenario), scenario.bound()))
                        .hash(TRIAL),
                plain.hash(TRIAL),
                "answers that no bot gives make another trial");
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anInterventionThatDoesNothingChangesNothing(final Scenario scenario) {
        final CompiledScenario compiled = scenario.compiled();
        assertEquals(
                outcome(scenario, compiled.newPlayout(bots(scenario), scenario.bound()))
                        .hash(TRIAL),
                outcome(scenario, intervened(scenario, Intervention.none())).hash(TRIAL));
    }

    /** Branches at a decision in the middle: the same decisions before it, and other luck after it. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void aBranchKeepsWhatWasAndChangesWhatFollows(final Scenario scenario) {
        final Intervention intervention = Intervention.none();
        final Playout playout = intervened(scenario, intervention);
        outcome(scenario, playout);
        final List<Intervention.Made> usual = intervention.made();
        final int at = usual.size() / 3;
        final Intervention.Made made = usual.get(at);
        final int side = seat(scenario) == DecisionPlan.ANY ? DecisionPlan.ANY : made.side();
        final Set<Long> hashes = new HashSet<>();
        for (long branch = 0; branch < BRANCHES; branch++) {
            intervention.branchAt(side, made.ordinal(), made.chosen(), branch);
            final long hash = outcome(scenario, playout).hash(TRIAL);
            assertEquals(usual.subList(0, at + 1), intervention.made().subList(0, at + 1));
            hashes.add(hash);
            assertEquals(hash, outcome(scenario, playout).hash(TRIAL), "a branch is the same each time");
        }
        assertTrue(hashes.size() > 1, "the luck after the branch differs");
        final List<Intervention.Made> before = new ArrayList<>(usual.subList(0, at));
        intervention.branchAt(side, made.ordinal(), made.count() - 1, 1);
        outcome(scenario, playout);
        assertEquals(before, intervention.made().subList(0, at));
        assertEquals(made.count() - 1, intervention.made().get(at).chosen());
    }
}
