package org.sitrep.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.sitrep.Experiment;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.ScenarioEvaluator;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.solve.SolveSetup;
import org.sitrep.analysis.solve.Solver;
import org.sitrep.analysis.solve.Space;
import org.sitrep.analysis.solve.Target;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.report.model.Measure;
import org.sitrep.report.model.SolveSentences;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.stats.Estimate;

/** Searches for values that meet targets, and answers live: every candidate as soon as it is played. */
final class Solve {
    /** Maximum number of trials of a search. */
    static final int MOST_BUDGET = Bench.MOST_TRIALS;

    private static final double LEVEL = 0.95;
    private static final int CONFIRM = 5;
    private static final long STAGE_NANOS = 200_000_000;

    private final Contents contents;
    private final PageCommands commands;
    private final Workers workers;
    private final LongSupplier nanoTime;

    /** A question. */
    record Question(
            @Field("What is played.") Variant variant,

            @Field(value = "Values that may change, as --vary takes them.", min = 1)
            List<String> vary,

            @Field(value = "What must be reached, as --target takes it, with whole names.", min = 1)
            List<String> targets,

            @Field(value = "Number of trials of the search.", min = Solver.LEAST_BUDGET, max = MOST_BUDGET)
            long budget,

            @Field("Seed of the trials.") long seed) {}

    /**
     * An answer so far.
     *
     * @param trials number of trials played
     * @param of budget
     * @param complete whether the search has ended; only then the parts below {@code tried} have content
     * @param tried candidates of the search, in its order; their intervals hold at all looks together
     * @param confirmed candidates on fresh draws, the smallest edit first; these intervals hold together
     * @param before the present values on fresh draws; null if not played
     * @param status of the best confirmed candidate: {@code met}, {@code open}, {@code missed}; empty if none
     * @param found changes that meet the targets, as {@code --set} takes them; null if none were found
     * @param command line that gives the same
     */
    record Answer(
            long trials,
            long of,
            boolean complete,
            List<Lever> levers,
            List<Goal> goals,
            List<Tried> tried,
            List<Tried> confirmed,
            Tried before,
            String status,
            List<String> found,
            List<String> sentences,
            List<String> warnings,
            String command) {}

    /** A value that may change; {@code present} is null if the data leave it open. */
    record Lever(String path, boolean numeric, String present) {}

    /** A target; a limit is null where there is none. Limits are in the unit of the figures. */
    record Goal(String label, String text, Double low, Double high) {}

    /**
     * A candidate.
     *
     * @param values one per lever
     * @param changes as {@code --set} takes them
     * @param distance from the present values, in ranges
     * @param state {@code illegal}, {@code excluded} or {@code open} in the search; on fresh draws as an answer's
     * @param figures one per goal; none if nothing was played
     */
    record Tried(
            String name,
            List<String> values,
            List<String> changes,
            double distance,
            String state,
            long trials,
            List<Bench.Figure> figures) {}

    Solve(final Contents contents, final Workers workers, final LongSupplier nanoTime) {
        this.contents = contents;
        commands = new PageCommands(contents);
        this.workers = workers;
        this.nanoTime = nanoTime;
    }

    /**
     * Opens the scenario of a question and checks what is asked of it.
     *
     * @throws IllegalArgumentException if the scenario or bot is not listed, or the question is not sound; the message
     *     has everything that is wrong
     * @throws org.sitrep.SitrepException with all findings if the variant is not sound
     */
    Playing open(final Question question) {
        final Experiment experiment = contents.experiment(question.variant());
        final PlayableScenario base = experiment.open(KeyOrder.NONE);
        final String bot = experiment.seated(base);
        final List<String> wrong = new ArrayList<>();
        final List<Factor> factors =
                SolveSetup.factors(question.vary(), question.variant().sets(), wrong);
        final List<Solution.Goal> goals = SolveSetup.targets(question.targets(), wrong).stream()
                .flatMap(target -> goal(base.compiled().layout(), target, bot, wrong).stream())
                .toList();
        SolveSetup.findings(base, factors).forEach(finding -> wrong.add(text(finding)));
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException(String.join("\n", wrong));
        }
        return new Search(question, new SolveSetup(base, factors, goals));
    }

    private static String text(final Finding finding) {
        return finding.path() + ": " + finding.message()
                + (finding.suggestion().isEmpty() ? "" : "; " + finding.suggestion());
    }

    private static Optional<Solution.Goal> goal(
            final OutcomeLayout layout, final Target target, final String bot, final List<String> wrong) {
        if (target.bot().isPresent()) {
            wrong.add("--target " + target.text() + ": here the bot of A plays; leave out "
                    + target.bot().get());
        } else if (layout.metric(target.metric()).isEmpty()) {
            wrong.add("--target " + target.text() + ": there is no metric " + target.metric());
        } else {
            return Optional.of(SolveSetup.goal(layout, target, bot, wrong));
        }
        return Optional.empty();
    }

    /** A search that is being played. */
    private final class Search implements Playing {
        private final Question question;
        private final SolveSetup setup;
        private final Space space;
        private final String command;
        private final AtomicLong aborted = new AtomicLong();
        private volatile boolean cancelled;
        private volatile Recorder playing;
        private Predicate<Object> looking;
        private long next = Long.MIN_VALUE;

        private Search(final Question question, final SolveSetup setup) {
            this.question = question;
            this.setup = setup;
            space = setup.space();
            command = commands.of(question);
        }

        @Override
        public boolean play(final Predicate<Object> receiver) {
            looking = receiver;
            final SolveRequest request = new SolveRequest(question.seed(), question.budget(), LEVEL, CONFIRM);
            final RunRequest limits = workers.request("", question.seed(), 1).withChunkTrials(Bench.CHUNK);
            final Solution solution = Solver.solve(
                    space,
                    setup.goals(),
                    new ScenarioEvaluator(setup, this::player, limits, () -> cancelled),
                    request,
                    this::look,
                    () -> cancelled ? Solution.Ending.INTERRUPTED : Solution.Ending.DONE);
            return !cancelled && looking.test(answer(solution));
        }

        @Override
        public void cancel() {
            cancelled = true;
            final Recorder recorder = playing;
            if (recorder != null) {
                recorder.requestStop();
            }
        }

        private ScenarioEvaluator.Trials player(final PlayableScenario scenario) {
            return (request, slots) -> {
                final Recorder recorder = new Recorder(scenario.compiled(), slots, request);
                playing = recorder;
                if (cancelled) {
                    return Optional.empty();
                }
                final TrialValues values = recorder.run();
                aborted.addAndGet(recorder.aborted());
                return Optional.of(values);
            };
        }

        private void look(final long trials, final Supplier<List<Solution.Attempt>> attempts) {
            final long now = nanoTime.getAsLong();
            if (cancelled || next != Long.MIN_VALUE && now - next < 0) {
                return;
            }
            if (!looking.test(answer(trials, attempts.get()))) {
                cancelled = true;
            }
            next = nanoTime.getAsLong() + STAGE_NANOS;
        }

        private Answer answer(final long trials, final List<Solution.Attempt> attempts) {
            return new Answer(
                    trials,
                    question.budget(),
                    false,
                    levers(),
                    goals(),
                    attempts.stream().map(this::tried).toList(),
                    List.of(),
                    null,
                    "",
                    null,
                    List.of(),
                    List.of(),
                    command);
        }

        private Answer answer(final Solution solution) {
            final SolveSentences sentences = new SolveSentences(result(solution));
            final List<String> said = new ArrayList<>(sentences.answers());
            solution.answer().ifPresent(answer -> said.add(sentences.onFreshDice(answer)));
            return new Answer(
                    solution.searchTrials() + solution.confirmTrials(),
                    question.budget(),
                    true,
                    levers(),
                    goals(),
                    solution.attempts().stream().map(this::tried).toList(),
                    solution.confirmed().stream()
                            .map(one -> confirmed(solution, one))
                            .toList(),
                    solution.before().estimates().isEmpty() ? null : confirmed(solution, solution.before()),
                    solution.answer()
                            .or(() -> solution.confirmed().stream().findFirst())
                            .map(one -> SolveSentences.word(solution.status(one)))
                            .orElse(""),
                    solution.answer()
                            .map(answer -> setup.changes(answer.candidate()))
                            .orElse(null),
                    said,
                    sentences.warnings(),
                    command);
        }

        /** Returns what the sentences are made of. */
        private SolveResult result(final Solution solution) {
            final PlayableScenario base = setup.base();
            final RunMetadata subject = base.subject(setup.goals().get(0).bot());
            final SolveResult.Origin origin = new SolveResult.Origin(
                    subject.toolVersion(),
                    subject.commit(),
                    question.variant().scenario(),
                    subject.title(),
                    base.compiled().trial(),
                    ContentSummary.of(subject, base.compiled()),
                    aborted.get());
            return new SolveResult(solution, origin, command, Optional.empty(), Optional.empty(), Optional.empty());
        }

        private List<Lever> levers() {
            return IntStream.range(0, space.factors().size())
                    .mapToObj(f -> new Lever(
                            space.factors().get(f).path(),
                            space.factors().get(f).isNumeric(),
                            space.present().get(f).orElse(null)))
                    .toList();
        }

        private List<Goal> goals() {
            return setup.goals().stream()
                    .map(goal -> new Goal(
                            Measure.of(goal).labelled(),
                            SolveSentences.goalText(goal),
                            limit(goal, goal.target().low()),
                            limit(goal, goal.target().high())))
                    .toList();
        }

        private static Double limit(final Solution.Goal goal, final double limit) {
            return Double.isInfinite(limit) ? null : Measure.of(goal).scaled(limit);
        }

        private Tried tried(final Solution.Attempt one) {
            final String state = one.legal() ? one.excluded() ? "excluded" : "open" : "illegal";
            return tried(one.candidate(), state, one.trials(), one.estimates());
        }

        private Tried confirmed(final Solution solution, final Solution.Confirmed one) {
            return tried(one.candidate(), SolveSentences.word(solution.status(one)), one.trials(), one.estimates());
        }

        private Tried tried(
                final Candidate candidate, final String state, final long trials, final List<Estimate> estimates) {
            final boolean known = !candidate.values().isEmpty();
            return new Tried(
                    SolveSentences.shortName(space, candidate),
                    candidate.values(),
                    known ? setup.changes(candidate) : List.of(),
                    known ? space.distance(candidate) : 0,
                    state,
                    trials,
                    IntStream.range(0, estimates.size())
                            .mapToObj(g -> figure(setup.goals().get(g), estimates.get(g)))
                            .toList());
        }

        private static Bench.Figure figure(final Solution.Goal goal, final Estimate estimate) {
            final Measure measure = Measure.of(goal);
            return Bench.figure(goal.target().metric(), goal.label(), measure.shown(estimate), measure.value(estimate));
        }
    }
}
