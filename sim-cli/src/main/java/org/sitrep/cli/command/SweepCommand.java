package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sitrep.analysis.Worth;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.sweep.SweepResult;
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
import org.sitrep.cli.option.NotebookOption;
import org.sitrep.cli.service.GivenUpNotes;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunName;
import org.sitrep.cli.service.Targets;
import org.sitrep.cli.service.WorthPlayer;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.next.AfterStudy;
import org.sitrep.cli.service.sweep.SweepDesign;
import org.sitrep.cli.service.sweep.SweepPlayer;
import org.sitrep.report.Publications;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code sitrep sweep}. */
@Command(
        name = "sweep",
        header = "play variants and say what each value does to each metric",
        description =
                "%nPlays a scenario as it is and at points of the space of the varied values, all on the same dice. Tells each point's metrics and how far it lies from the scenario as it is, and ranks the values by what they do. "
                        + "Ctrl-C ends early and tells of the points that are finished.%n")
public final class SweepCommand implements Callable<Integer> {
    private final Session session;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO", description = "Scenario files.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--vary",
            paramLabel = "PATH=VALUES",
            description =
                    "A value of the data and what to try for it: a list 2,5,8, whole numbers 2..8, steps 0..1:0.25, or a range 0.2..0.8 of any numbers. May be repeated.")
    private List<String> variations = new ArrayList<>();

    @Option(
            names = "--design",
            paramLabel = "DESIGN",
            description =
                    "Which points to play: grid (every combination), space (spread evenly over the space), morris (walks, for ranking many values) or sobol (pairs, for shares of variance) (default: grid up to "
                            + Defaults.SWEEP_MOST_IN_A_GRID + " points, else space).")
    private Design.Kind design;

    @Option(
            names = "--levels",
            paramLabel = "L",
            defaultValue = Defaults.SWEEP_LEVELS,
            description =
                    "Values that a grid takes of a range of real numbers such as 0.2..0.8 (default: ${DEFAULT-VALUE}).")
    private int levels;

    @Option(
            names = "--points",
            paramLabel = "P",
            defaultValue = Defaults.SWEEP_POINTS,
            description = "Most points of a design that is no grid (default: ${DEFAULT-VALUE}).")
    private int points;

    @Option(
            names = "--level",
            paramLabel = "L",
            defaultValue = Defaults.LEVEL,
            description =
                    "Level with which all differences from the base hold together, and all effects (default: ${DEFAULT-VALUE}).")
    private double level;

    @Option(
            names = "--worth",
            description =
                    "Tabulate instead what each thing is worth that the scenario could do without, a weapon say: the scenario with everything against the scenario without it, on the same missions.")
    private boolean worth;

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Metrics to tabulate; * stands for anything (default: the usual ones of the game, and those by which the scenario is judged: these are held against the base).")
    private List<String> metrics;

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            defaultValue = Defaults.SWEEP_MISSIONS,
            converter = CountConverter.class,
            description = "Missions of each point (default: ${DEFAULT-VALUE}).")
    private long missions;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT,
            description = "Where report folders go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Mixin
    private BatchOptions batch;

    @Mixin
    private KeepOptions keep;

    @Mixin
    private ContentOptions content;

    @Mixin
    private NotebookOption notebook;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public SweepCommand(final Session session) {
        this.session = session;
    }

    private int playWorth() {
        if (!variations.isEmpty() || metrics != null) {
            throw UserError.usage("--worth goes without --vary and --metric", "leave them away");
        }
        if (scenarios.size() != 1) {
            throw UserError.usage("--worth takes one scenario", "play the others by themselves");
        }
        final WorthPlayer player = new WorthPlayer(session, scenarios.get(0), content, batch, missions);
        try (Kept kept = keep.kept(session, spec, noReport ? null : out);
                Interrupts interrupts = Interrupts.install()) {
            final Worth worth = player.play(kept, interrupts);
            final ReportOutput output = new ReportOutput(session, Publications.of(worth), notebook.notebook());
            GivenUpNotes.of(worth.whole()).forEach(session.console()::message);
            if (!noReport && worth.whole().completed() > 0) {
                output.writeReport(out.resolve(player.name()).resolve(RunName.worth(player.request(), worth.whole())));
            }
            output.next(() -> AfterStudy.of(worth)).print(format.format());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            final boolean givenUp =
                    GivenUpNotes.any(worth.whole()) || worth.steps().stream().anyMatch(step -> step.incomplete() > 0);
            return givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
        }
    }

    @Override
    public Integer call() {
        if (!noReport) {
            Targets.requireFolder(out, "--out");
        }
        if (worth) {
            return playWorth();
        }
        Level.require(level);
        final SweepDesign chosen = SweepDesign.of(variations, new SweepDesign.Wish(design, levels, points));
        final SweepPlayer player =
                new SweepPlayer(session, scenarios, chosen, content, batch, metrics, missions, level);
        session.console().message(player.plan());
        try (Kept kept = keep.kept(session, spec, noReport ? null : out);
                Interrupts interrupts = Interrupts.install()) {
            final SweepResult played = player.play(
                    kept, interrupts, Repeated.command(spec, "--missions", missions, "--seed", batch.seed()));
            final ReportOutput output = new ReportOutput(session, Publications.of(played), notebook.notebook());
            if (!noReport && played.anyPlayed()) {
                output.writeReport(
                        out.resolve(player.name()).resolve(RunName.sweep(player.request(), player.fingerprint())));
            }
            output.next(() -> AfterStudy.of(played)).print(format.format());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return player.givenUp() ? ExitCode.GIVEN_UP : ExitCode.OK;
        }
    }
}
