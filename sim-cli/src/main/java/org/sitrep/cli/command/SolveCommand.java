package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.option.KeepOptions;
import org.sitrep.cli.option.Level;
import org.sitrep.cli.service.BuildInfo;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunName;
import org.sitrep.cli.service.Targets;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.next.AfterStudy;
import org.sitrep.cli.service.solve.Overlays;
import org.sitrep.cli.service.solve.Question;
import org.sitrep.cli.service.solve.Solving;
import org.sitrep.report.Publications;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.SolveSentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sitrep solve}. */
@Command(
        name = "solve",
        header = "find the smallest change of values that meets targets",
        description =
                "%nFinds values of the data at which all targets hold, the smallest edit of the present ones first, and shows them to hold on dice that the search has not seen. The answer is an overlay file that "
                        + "'run --overlay' takes. Exit code 0: found; 5: not found, or not shown with this budget.%n")
public final class SolveCommand implements Callable<Integer> {
    private final Session session;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SCENARIO", description = "Scenario file.")
    private String scenario;

    @Option(
            names = "--vary",
            paramLabel = "PATH=RANGE",
            required = true,
            description =
                    "A value of the data that may be changed, and what it may be: 2..8, 0..1:0.25, 0.2..0.8 for any number between, or a,b,c. May be repeated.")
    private List<String> variations = new ArrayList<>();

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            required = true,
            description =
                    "A metric and where its mean is to be: primary=55%%±2%% (or +-), survivors>=5, kia<=0.8, primary=0.5..0.6, of another bot planner:primary=70%%±3%%. May be repeated: all have to hold.")
    private List<String> targets = new ArrayList<>();

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = Defaults.SOLVE_BUDGET,
            converter = CountConverter.class,
            description = "Missions to play in all at most, those of every bot counted (default: ${DEFAULT-VALUE}).")
    private long budget;

    @Option(
            names = "--confirm",
            paramLabel = "K",
            defaultValue = Defaults.SOLVE_CONFIRM,
            description =
                    "Candidates to play on fresh dice at most, the smallest edits first (default: ${DEFAULT-VALUE}).")
    private int confirm;

    @Option(
            names = "--level",
            paramLabel = "L",
            defaultValue = Defaults.LEVEL,
            description = "Level with which all intervals on fresh dice hold together (default: ${DEFAULT-VALUE}).")
    private double level;

    @Option(
            names = {"-w", "--write"},
            paramLabel = "FILE",
            description = "Write the overlay to this file too (default: only into the report folder).")
    private Path write;

    @Option(names = "--force", description = "Overwrite the file of --write if it is there.")
    private boolean force;

    @Mixin
    private BatchOptions batch;

    @Mixin
    private KeepOptions keep;

    @Mixin
    private ContentOptions content;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT,
            description = "Where report folders go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public SolveCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (!noReport) {
            Targets.requireFolder(out, "--out");
        }
        Targets.requireFile(write, "--write");
        if (write != null) {
            Overlays.requireFree(write, force);
        }
        final SolveRequest request = request();
        final Question question = new Question(session, scenario, content, batch, variations, targets);
        try (Kept kept = keep.kept(session, spec, noReport ? null : out);
                Interrupts interrupts = Interrupts.install()) {
            final Solving solving = new Solving(question, request, kept, interrupts);
            final Solution solution = solving.solve();
            tell(solving, solution);
            final Path folder = out.resolve(question.base().name()).resolve(folderName(question, request));
            final Solved solved = solved(question, solving, solution, folder);
            final ReportOutput output = new ReportOutput(session, Publications.of(solved));
            if (write != null && solved.overlay().isPresent()) {
                Overlays.write(write, solved.overlay().get(), force);
                session.console().message("Overlay: " + write);
            }
            if (!noReport) {
                output.writeReport(folder);
            }
            final Optional<Path> overlay = write != null
                    ? Optional.of(write)
                    : output.folder().map(written -> written.resolve("overlay.yaml"));
            output.next(() -> AfterStudy.of(solved, changes(), overlay)).print(format.format());
            if (!interrupts.requested()) {
                kept.done();
            }
            return code(solving, solution, interrupts);
        }
    }

    private SolveRequest request() {
        Level.require(level);
        try {
            return new SolveRequest(batch.seed(), budget, level, confirm);
        } catch (final IllegalArgumentException outOfRange) {
            throw UserError.usage(outOfRange.getMessage(), "");
        }
    }

    private void tell(final Solving solving, final Solution solution) {
        if (!solving.silent().isEmpty()) {
            session.console().message(solving.silent() + "; --bot-timeout gives it more time");
        }
        if (!solving.firstIllegal().isEmpty()) {
            session.console().message("The first candidate that is no legal content:");
            solving.firstIllegal().forEach(finding -> session.console().message(finding.toString()));
        }
    }

    private static int code(final Solving solving, final Solution solution, final Interrupts interrupts) {
        if (interrupts.requested()) {
            return ExitCode.INTERRUPTED;
        }
        if (!solving.silent().isEmpty() || solving.givenUp() > 0) {
            return ExitCode.GIVEN_UP;
        }
        return solution.answer().isPresent() ? ExitCode.OK : ExitCode.UNDECIDED;
    }

    private Solved solved(final Question question, final Solving solving, final Solution solution, final Path folder) {
        final BuildInfo build = BuildInfo.current();
        final OpenScenario base = question.base();
        final Solved.Origin origin = new Solved.Origin(
                build.version(),
                build.commit(),
                scenario,
                base.document().title(),
                base.compiled().trial(),
                Player.input(base, content.overlays()),
                solving.givenUp());
        final Optional<Solution.Confirmed> edit =
                solution.answer().filter(answer -> solution.space().changes(answer.candidate()) > 0);
        final Optional<String> overlay =
                edit.map(answer -> Overlays.text(question, answer.candidate(), comment(base, solution, answer)));
        final Optional<String> tryIt = edit.filter(answer -> write != null || !noReport)
                .map(answer -> run(write == null ? folder.resolve("overlay.yaml") : write));
        return new Solved(solution, origin, command(), overlay, tryIt, setting(question, solution));
    }

    private Optional<Solved.Setting> setting(final Question question, final Solution solution) {
        final String bot = solution.goals()
                .get(0)
                .target()
                .bot()
                .or(() -> Optional.ofNullable(batch.bot()))
                .orElse(solution.goals().get(0).bot());
        return solution.answer()
                .map(answer -> new Solved.Setting(
                        bot, contentChanges(), Solving.changes(question, answer.candidate()), batch.maxDecisions()));
    }

    private List<String> comment(final OpenScenario base, final Solution solution, final Solution.Confirmed answer) {
        final List<String> lines = new ArrayList<>();
        lines.add(base.document().title() + ", changed so that");
        for (int g = 0; g < solution.goals().size(); g++) {
            lines.add("  " + solution.goals().get(g).target().text() + ": "
                    + SolveSentences.value(
                            solution.goals().get(g), answer.estimates().get(g)) + " by the bot "
                    + solution.goals().get(g).bot());
        }
        lines.add("on " + answer.missions() + " " + base.compiled().trial() + "s with seed "
                + solution.request().freshSeed() + ". Found by");
        lines.add("  " + command());
        lines.add("Lay it over " + scenario + " with --overlay.");
        return lines;
    }

    /** The line that plays the scenario with the overlay, and with all else that the search was told. */
    private String run(final Path overlay) {
        final List<String> words = new ArrayList<>(List.of("./sitrep", "run", scenario));
        content.overlays().forEach(laid -> words.addAll(List.of("--overlay", laid.toString())));
        words.addAll(List.of("--overlay", overlay.toString()));
        content.sets().forEach(set -> words.addAll(List.of("--set", set)));
        if (batch.bot() != null) {
            words.addAll(List.of("--bot", batch.bot()));
        }
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
    }

    /** Returns all else that the search was told, as words of a line that plays with it. */
    private List<String> changes() {
        final List<String> words = new ArrayList<>(contentChanges());
        if (batch.bot() != null) {
            words.add("--bot=" + batch.bot());
        }
        return words;
    }

    private List<String> contentChanges() {
        final List<String> changes = new ArrayList<>();
        content.overlays().forEach(laid -> changes.add("--overlay=" + laid));
        changes.addAll(content.sets());
        return changes;
    }

    private String command() {
        return Repeated.command(spec, "--budget", budget, "--seed", batch.seed());
    }

    /** Named after what decides the answer, as other runs are. */
    private String folderName(final Question question, final SolveRequest request) {
        return RunName.solve(
                request.seed(),
                request.budgetMissions(),
                RunName.fingerprint(
                        question.base().document().sha256(),
                        question.goals(),
                        question.space().factors(),
                        request.confirm(),
                        request.level()));
    }
}
