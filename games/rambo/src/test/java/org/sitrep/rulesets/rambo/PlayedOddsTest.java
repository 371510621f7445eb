package org.sitrep.rulesets.rambo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sitrep.contract.Asking;
import org.sitrep.contract.Deep;
import org.sitrep.contract.FirstLine;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.odds.AttackForm;
import org.sitrep.rulesets.rambo.odds.DrawForm;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.Intervention;
import org.sitrep.strategy.TrialAborted;

/** The odds beside the options of a mission that a person plays: those of {@code odds}, and what the cards do. */
class PlayedOddsTest {
    private static final String PROOF = "missions/01-proof.yaml";
    private static final CompiledScenario SCENARIO = Told.compiled(PROOF);
    private static final TrialAborted SEEN = new TrialAborted("seen");
    private static final long SEED = 1967;

    private static final int TRIALS = 20_000;
    /**
     * Largest distance of a share from its probability. By the inequality of Hoeffding a share is farther away with
     * probability at most 2 exp(-2 × 20,000 × 0.0235²) = 6e-10; one is compared.
     */
    private static final double LIMIT = 0.0235;

    /** Branches take a narration each. */
    private static final int BRANCHES = Deep.or(2_000, 20_000);
    /** The same probability for 2,000 branches; four shares are compared. */
    private static final double BRANCHES_LIMIT = LIMIT * Math.sqrt((double) TRIALS / BRANCHES);

    private static DecisionPlan plan(final long trial, final int... answers) {
        return new DecisionPlan(
                DecisionPlan.ANY,
                SEED,
                trial,
                Arrays.stream(answers).mapToObj(DecisionPlan.Answer::of).toList());
    }

    private static InteractiveTrial.Position after(final DecisionPlan plan) {
        return new InteractiveTrial(SCENARIO, "drill", Told.BOUND, -1).after(plan);
    }

    private static int option(final InteractiveTrial.Position asked, final String text) {
        return asked.open().orElseThrow().options().stream()
                .map(Choice.Option::text)
                .toList()
                .indexOf(text);
    }

    private static void narrate(final DecisionPlan plan, final Intervention intervention, final Narrator narrator) {
        SCENARIO.narrate(
                "drill",
                Told.BOUND,
                new TrialKey().set(plan.seed(), plan.trial()),
                narrator,
                intervention,
                new Outcome(SCENARIO.layout()));
    }

    /**
     * In the first round all cards are dealt anew in each trial, so the trials are what may follow. All heroes are at
     * green, and no card asks for more.
     */
    @Test
    void aThreatCardHitsAsOftenAsTheOddsSay() {
        final InteractiveTrial.Position asked = after(plan(0, 0, 0, 0));
        final int rambo = option(asked, "Rambo");
        final Odds command = Asking.odds(
                AttackForm.FORM,
                Content.load(PROOF),
                "--gear scoped-carbine --on vietnamese-scout --by rambo --alert 0");
        final Matcher facts = Pattern.compile("hit by (\\d+) of these").matcher(String.join("; ", command.facts()));
        assertTrue(facts.find());
        final double exact =
                Double.parseDouble(facts.group(1)) / (int) command.values().get("threatCards");
        assertEquals(
                "threat card hits in " + Math.round(100 * exact) + " %",
                asked.odds().get().get(rambo));
        final FirstThreat heard = new FirstThreat();
        final Playout trials = SCENARIO.newTraced("random", Told.BOUND, heard).orElseThrow();
        final TrialKey key = new TrialKey();
        for (int trial = 0; trial < TRIALS; trial++) {
            trials.play(key.set(SEED, trial), new Outcome(SCENARIO.layout()));
        }
        assertEquals(TRIALS, heard.revealed);
        assertEquals(exact, (double) heard.hits / TRIALS, LIMIT);
    }

    /** Stops each trial at its first stance, and counts whether the hero was hit before it. */
    private static final class FirstThreat implements StepSink {
        private int revealed;
        private int hits;
        private long active;

        @Override
        public void step(final String name, final long... numbers) {
            switch (name) {
                case "threat.revealed" -> {
                    revealed++;
                    active = numbers[0];
                }
                case "threat.hits" -> hits += numbers[0] == active ? 1 : 0;
                case "decision.stance" -> throw SEEN;
                default -> {}
            }
        }
    }

    @Test
    void theNextTacticsCardIsAnyOfTheDeck() {
        final DecisionPlan plan = plan(0, 0, 0, 0, 0, 0);
        final InteractiveTrial.Position asked = after(plan);
        final int draw = option(asked, "draw a tactics card");
        final List<Double> chances = Asking.rows(Asking.odds(
                                DrawForm.FORM,
                                Content.load(PROOF),
                                "--draw rambo --draws 1 --gone silent-strike,jungle-sense")
                        .sheet())
                .stream()
                .map(row -> (double) row.get("pNext"))
                .toList();
        assertEquals(
                "each of " + chances.size() + " cards " + Math.round(100 * chances.get(0)) + " %",
                asked.odds().get().get(draw));
        final Map<String, Integer> drawn = new TreeMap<>();
        final FirstLine line = new FirstLine("Round 1, turn 1", ".*draws ([^.,;:]+).*");
        for (int branch = 0; branch < BRANCHES; branch++) {
            final Intervention intervention = Intervention.by(plan);
            intervention.branchAt(DecisionPlan.ANY, plan.answers().size(), draw, branch);
            narrate(plan, intervention, line);
            drawn.merge(line.found().group(1), 1, Integer::sum);
        }
        assertEquals(chances.size(), drawn.size(), drawn.toString());
        drawn.values().forEach(times -> assertEquals(chances.get(0), (double) times / BRANCHES, BRANCHES_LIMIT));
    }

    @Test
    void whatLeavesNothingToChanceHasNone() {
        final InteractiveTrial.Position asked = after(plan(0, 0, 0, 0, 0, 0));
        assertEquals("", asked.odds().get().get(option(asked, "end the turn")));
        assertEquals(List.of(), after(plan(0)).odds().get());
    }
}
