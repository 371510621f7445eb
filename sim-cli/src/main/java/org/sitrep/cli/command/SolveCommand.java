package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.sitrep.analysis.solve.ScenarioEvaluator;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.solve.SolveSetup;
import org.sitrep.analysis.solve.Solver;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.service.AfterSearch;
import org.sitrep.cli.service.CacheKey;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.ResultCache;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.BatchProgress;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.report.Publications;
import org.sitrep.report.model.Measure;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Launcher;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep solve}. */
final class SolveCommand extends StudyCommand {
    private static final String OVERLAY = "overlay.yaml";
    /** A candidate's first trials are few: small chunks give work to all threads. */
    private static final int MOST_IN_A_CHUNK = 16;

    @Parameters(paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--vary", paramLabel = "PATH=RANGE", required = true)
    private List<String> variations = new ArrayList<>();

    @Option(names = "--target", paramLabel = "TARGET", required = true)
    private List<String> targets = new ArrayList<>();

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = Defaults.SOLVE_BUDGET,
            converter = CountConverter.class)
    private long budget;

    @Option(names = "--confirm", paramLabel = "K", defaultValue = Defaults.SOLVE_CONFIRM)
    private int confirm;

    @Option(names = "--level", paramLabel = "L", defaultValue = Defaults.LEVEL)
    private double level;

    @Option(
            names = {"-w", "--write"},
            paramLabel = "FILE")
    private Path write;

    @Option(names = "--force")
    private boolean force;

    @Mixin
    private ContentOptions content;

    private SearchOptionsParser question;
    private SolveRequest request;

    @Override
    int study() {
        Targets.requireFile(write, "--write");
        if (write != null) {
            OverlayText.requireFree(write, force);
        }
        request = request();
        question = new SearchOptionsParser(content.source(session(), scenario), batch, variations, targets);
        return play(false, this::play);
    }

    private SolveRequest request() {
        requireLevel(level);
        OptionRange.within("--budget", budget, Solver.LEAST_BUDGET, RunRequest.MAX_TRIALS);
        OptionRange.within("--confirm", confirm, 1, Solver.MOST_CONFIRMED);
        return new SolveRequest(batch.seed, budget, level, confirm);
    }

    private int play(final StudyContext stage) {
        final Search solving = new Search(stage);
        final Solution solution = solving.solve();
        if (!solving.silent.isEmpty()) {
            console().message(solving.silent + "; raise --bot-timeout");
        }
        if (!solving.firstIllegal().isEmpty()) {
            console().message("The first candidate with invalid content:");
            solving.firstIllegal().forEach(finding -> console().message(finding.toString()));
        }
        final Path place = Path.of(question.base().name(), name());
        final Optional<Path> overlay = Optional.ofNullable(write)
                .or(() -> stage.out().map(out -> out.resolve(place).resolve(OVERLAY)));
        final SolveResult solved = solved(solving, solution, overlay);
        if (write != null && solved.overlay().isPresent()) {
            OverlayText.write(write, solved.overlay().get(), force);
            console().message("Overlay: " + write);
        }
        final ReportOutput output = stage.write(Publications.of(solved), Optional.of(place));
        output.next(() -> AfterSearch.of(solved, changes(), overlay)).print(stage.format());
        if (!solving.silent.isEmpty() || solving.givenUp > 0) {
            return ExitCode.GIVEN_UP;
        }
        return solution.answer().isPresent() ? ExitCode.OK : ExitCode.UNDECIDED;
    }

    private SolveResult solved(final Search solving, final Solution solution, final Optional<Path> file) {
        final BuildInfo build = BuildInfo.current();
        final OpenScenario base = question.base();
        final SolveResult.Origin origin = new SolveResult.Origin(
                build.version(),
                build.commit(),
                scenario,
                base.document().title(),
                base.compiled().trial(),
                base.input(),
                solving.givenUp);
        final Optional<Solution.Confirmed> edit =
                solution.answer().filter(answer -> solution.space().changes(answer.candidate()) > 0);
        return new SolveResult(
                solution,
                origin,
                command(),
                edit.map(answer -> OverlayText.text(question, answer.candidate(), comment(solution, answer))),
                edit.flatMap(answer -> file.map(this::run)),
                solution.answer().map(answer -> setting(solution, answer)));
    }

    private SolveResult.Setting setting(final Solution solution, final Solution.Confirmed answer) {
        final Solution.Goal first = solution.goals().get(0);
        final String bot =
                first.target().bot().or(() -> Optional.ofNullable(batch.bot())).orElse(first.bot());
        return new SolveResult.Setting(
                bot, question.base().changes(), question.setup().changes(answer.candidate()), batch.maxDecisions);
    }

    private List<String> comment(final Solution solution, final Solution.Confirmed answer) {
        final OpenScenario base = question.base();
        final List<String> lines = new ArrayList<>();
        lines.add(base.document().title() + ", changed so that");
        for (int g = 0; g < solution.goals().size(); g++) {
            final Solution.Goal goal = solution.goals().get(g);
            lines.add("  " + goal.target().text() + ": "
                    + Measure.of(goal).shown(answer.estimates().get(g)) + " by the bot " + goal.bot());
        }
        lines.add("on " + answer.trials() + " " + base.compiled().trial() + "s with seed "
                + solution.request().freshSeed() + ". Found by");
        lines.add("  " + command());
        lines.add("Apply it to " + scenario + " with --overlay.");
        return lines;
    }

    /** Returns the line that plays the scenario with the overlay and all other changes of the search. */
    private String run(final Path overlay) {
        final List<String> words = new ArrayList<>(List.of("run", scenario));
        question.source(List.of()).request().overlays().forEach(laid -> words.addAll(List.of("--overlay", laid)));
        words.addAll(List.of("--overlay", overlay.toString()));
        question.source(List.of()).request().sets().forEach(set -> words.addAll(List.of("--set", set)));
        Optional.ofNullable(batch.bot()).ifPresent(bot -> words.addAll(List.of("--bot", bot)));
        return Launcher.line(words);
    }

    /** Returns all other changes of the search, as words of a command line. */
    private List<String> changes() {
        return Stream.concat(
                        question.base().changes().stream(),
                        Stream.ofNullable(batch.bot()).map(bot -> "--bot=" + bot))
                .toList();
    }

    private String name() {
        return "solve-seed" + request.seed() + "-" + request.budgetTrials() + "-"
                + RunName.fingerprint(
                        question.base().document().sha256(),
                        question.setup().goals(),
                        question.setup().space().factors(),
                        request.confirm(),
                        request.level());
    }

    /** Plays the candidates of a search, with progress, handling of Ctrl-C and a watch on the bots. */
    private final class Search {
        private final StudyContext stage;
        private final ScenarioEvaluator evaluator;
        private final AtomicLong played = new AtomicLong();
        private long givenUp;
        private volatile Recorder current;
        private volatile String silent = "";

        Search(final StudyContext stage) {
            this.stage = stage;
            final RunRequest limits = batch.requestFor("", request.seed(), 0, 1);
            evaluator = new ScenarioEvaluator(question.setup(), this::player, limits, this::stopped);
        }

        List<Finding> firstIllegal() {
            return evaluator.firstIllegal();
        }

        /** Searches and returns the solution, partial after Ctrl-C or when a bot does not answer. */
        Solution solve() {
            final StudyContext.Play play = new StudyContext.Play(
                    () -> tell(Recorder::requestStop),
                    this::progress,
                    question.base().compiled().trial() + "s",
                    question.base().bots(),
                    pulse -> {
                        silent = DecisionWatchdog.reason(question.base().bots(), pulse);
                        tell(recorder -> recorder.abandon(pulse.thread()));
                    });
            final SolveSetup setup = question.setup();
            return stage.supervise(
                    play,
                    () -> Solver.solve(
                            setup.space(),
                            setup.goals(),
                            evaluator,
                            request,
                            (trials, attempts) -> played.set(trials),
                            this::ending));
        }

        private void tell(final Consumer<Recorder> what) {
            final Recorder recorder = current;
            if (recorder != null) {
                what.accept(recorder);
            }
        }

        private BatchProgress progress() {
            return StudyContext.progress(request.budgetTrials(), Math.min(played.get(), request.budgetTrials()));
        }

        private Solution.Ending ending() {
            if (!silent.isEmpty()) {
                return Solution.Ending.BOT_SILENT;
            }
            return stage.interrupts().requested() ? Solution.Ending.INTERRUPTED : Solution.Ending.DONE;
        }

        private ScenarioEvaluator.Trials player(final PlayableScenario scenario) {
            final CacheKey key = CacheKey.of("solve", scenario.document().json());
            return (asked, slots) -> play(scenario.compiled(), key, asked, slots);
        }

        private Optional<TrialValues> play(
                final CompiledScenario compiled,
                final CacheKey content,
                final RunRequest asked,
                final List<String> slots) {
            final CacheKey key =
                    Player.key(content.and(question.base().playable().file(asked.bot())), asked, slots);
            final Optional<ResultCache.Written> written = stage.kept()
                    .written(key, Player.slots(compiled.layout(), slots))
                    .or(() -> record(compiled, slots, asked, key));
            givenUp += written.map(ResultCache.Written::givenUp).orElse(0);
            return written.map(ResultCache.Written::values);
        }

        /** Plays and stores; empty if there are no trials left to play. */
        private Optional<ResultCache.Written> record(
                final CompiledScenario compiled, final List<String> slots, final RunRequest asked, final CacheKey key) {
            final Recorder recorder = new Recorder(compiled, slots, asked);
            current = recorder;
            if (stopped()) {
                return Optional.empty();
            }
            final ResultCache.Written written = new ResultCache.Written(recorder.run(), recorder.aborted());
            current = null;
            if (written.values().trials() == asked.trials()) {
                stage.kept().keep(key, written);
            }
            return Optional.of(written);
        }

        private boolean stopped() {
            return stage.interrupts().requested() || !silent.isEmpty();
        }
    }
}
