package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.Experiment;
import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.engine.InteractiveTrial;
import org.sitrep.engine.PlanFile;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.portable.Portable;
import org.sitrep.report.replay.DecisionLosses;
import org.sitrep.report.replay.OutcomeRows;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.Launcher;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.SideBots;

/** Trials that a person plays on the page. Keeps nothing: each question holds all answers so far. Thread-safe. */
final class Play {
    /** Maximum number of answers of a question. */
    static final int MOST_ANSWERS = 20_000;

    /** Rollouts of each decision: a page should not keep its reader waiting. */
    private static final int ROLLOUTS = 200;

    private final Contents contents;
    private final int threads;

    /** A trial and the answers so far. */
    record Question(
            @Field("What is played.") Variant variant,
            @Field("Seed of the trials.") long seed,
            @Field(value = "Index of the trial.", min = 0) long trial,

            @Field(value = "Side of the person; empty for the first.", orElse = "''")
            String side,

            @Field(value = "Index of the chosen option of each question, in order.", max = MOST_ANSWERS, orElse = "[]")
            List<Integer> answers) {}

    /**
     * The open question, or the end.
     *
     * @param over whether the trial is over
     * @param decisions number of answers given
     * @param question in words; empty at the end
     * @param options the options in words
     * @param odds exact odds of each option, empty where there are none; an empty list if no option has any
     * @param worths the bot's worth of each; null where it gives none
     * @param advice index of the bot's answer, -1 at the end
     * @param why the bot's reason; may be empty
     * @param outcome outcome by name, at the end
     * @param plan text of the plan file
     * @param command line that plays on in a terminal
     */
    record Answer(
            boolean over,
            int decisions,
            String question,
            List<String> options,
            List<String> odds,
            List<Double> worths,
            int advice,
            String why,
            Map<String, String> outcome,
            String plan,
            String command) {}

    /** A question opened. */
    private record Open(
            PlayableScenario scenario, String bots, DecisionPlan plan, InteractiveTrial trial, String side) {}

    /** @param threads that play rollouts */
    Play(final Contents contents, final int threads) {
        this.contents = contents;
        this.threads = threads;
    }

    private static Open open(final Contents contents, final Question question) {
        final Experiment experiment = contents.experiment(question.variant());
        final PlayableScenario scenario = experiment.open(KeyOrder.NONE);
        final SideBots sides = scenario.sides();
        final String side = question.side().isEmpty() && !sides.ids().isEmpty()
                ? sides.ids().get(0)
                : question.side();
        final int seat =
                PlanFile.seat(sides, side).orElseThrow(() -> new IllegalArgumentException("there is no side " + side));
        if (!sides.all().get(Math.max(0, seat)).condition().isEmpty()) {
            throw new IllegalArgumentException("the side " + side + " does not play in this scenario");
        }
        final DecisionPlan plan = new DecisionPlan(
                seat,
                question.seed(),
                question.trial(),
                question.answers().stream().map(DecisionPlan.Answer::of).toList());
        final String bots = experiment.seated(scenario);
        final InteractiveTrial trial = new InteractiveTrial(
                scenario.compiled(),
                bots,
                RunRequest.DEFAULT_MAX_DECISIONS,
                scenario.compiled().sights().indexOf(side));
        return new Open(scenario, bots, plan, trial, side);
    }

    /**
     * Returns the trial up to the open question, with its scenario.
     *
     * @throws IllegalArgumentException if something is not listed
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    static Told told(final Contents contents, final Question question) {
        final Open open = open(contents, question);
        return new Told(open.scenario(), open.trial().after(open.plan()));
    }

    /** A trial so far. */
    record Told(PlayableScenario scenario, InteractiveTrial.Position position) {}

    /**
     * Returns the open question after the answers so far.
     *
     * @throws IllegalArgumentException if something is not listed
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Answer answer(final Question question) {
        final Open open = open(contents, question);
        final InteractiveTrial.Position now = open.trial().after(open.plan());
        final Optional<Choice> asked = now.open();
        return new Answer(
                asked.isEmpty(),
                now.own().size(),
                asked.map(Choice::question).orElse(""),
                asked.map(choice -> choice.options().stream()
                                .map(Choice.Option::text)
                                .toList())
                        .orElse(List.of()),
                asked.isPresent() ? now.odds().get() : List.of(),
                asked.map(Play::worths).orElse(List.of()),
                asked.map(Choice::chosen).orElse(-1),
                asked.map(Choice::why).orElse(""),
                asked.isPresent()
                        ? Map.of()
                        : OutcomeRows.named(open.scenario().compiled().layout(), now.outcome()),
                plan(open, question, now),
                command(question));
    }

    private static List<Double> worths(final Choice choice) {
        final List<Double> worths = new ArrayList<>();
        choice.options().forEach(option -> worths.add(Double.isNaN(option.worth()) ? null : option.worth()));
        return worths;
    }

    private static String plan(final Open open, final Question question, final InteractiveTrial.Position now) {
        final PlayableScenario scenario = open.scenario();
        final PlanFile.Plan none = new PlanFile.Plan(
                question.variant().scenario(),
                scenario.document().sha256(),
                scenario.changes(),
                open.bots(),
                open.side(),
                question.seed(),
                question.trial(),
                List.of());
        return new PlanFile(scenario.game().id(), scenario.document().title(), none)
                .with(now.own())
                .text();
    }

    /** Returns the line that plays the trial in a terminal. */
    static String command(final Question question) {
        final List<String> words =
                new ArrayList<>(List.of("play", question.variant().scenario()));
        words.addAll(PageCommands.options(question.variant(), question.variant().bot()));
        if (!question.side().isEmpty()) {
            words.addAll(List.of("--side", question.side()));
        }
        words.addAll(
                List.of("--seed", Long.toString(question.seed()), "--trial", Portable.format("%d", question.trial())));
        return Launcher.line(words);
    }

    /**
     * Opens the analysis of the decisions.
     *
     * @throws IllegalArgumentException if something is not listed
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Playing cost(final Question question) {
        final Open open = open(contents, question);
        final DecisionAnalysis.Request request = new DecisionAnalysis.Request(
                open.scenario().compiled(),
                open.bots(),
                Optional.of(open.plan()),
                open.trial().maxDecisions(),
                question.seed(),
                question.trial(),
                open.plan().side(),
                open.trial().sight(),
                false,
                ROLLOUTS,
                Costs.LEVEL,
                threads);
        return Costs.playing(request, result -> new Costs.Cost(true, 1, 1, DecisionLosses.of(request, result), ""));
    }
}
