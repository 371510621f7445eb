package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sitrep.analysis.Worth;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.service.GivenUpNotes;
import org.sitrep.cli.service.Grid;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunName;
import org.sitrep.cli.service.Sweep;
import org.sitrep.cli.service.WorthPlayer;
import org.sitrep.report.Publications;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep sweep}. */
@Command(
        name = "sweep",
        header = "play a grid of variants and tabulate their metrics",
        description =
                "%nPlays every scenario with every combination of the varied values, all on the same seed, and prints one row a point. Ctrl-C ends "
                        + "early and prints the points that are finished.%n",
        footer = {
            "",
            "Examples:",
            "  ./sitrep sweep scenarios/purple-haze/combats/patrol.yaml --bot drill \\",
            "      --vary start.threat=2,5,8 --vary start.night=false,true --format csv",
            "  ./sitrep sweep scenarios/purple-haze/combats/ambushed.yaml --vary forbid=nothing,weapon:m60,order:take-cover",
            "  ./sitrep sweep scenarios/purple-haze/missions/01-crash.yaml --worth -n 5000"
        })
public final class SweepCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO", description = "Scenario files.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--vary",
            paramLabel = "PATH=V1,V2",
            description =
                    "A value of the data and what to try for it. May be repeated: every combination is played, the last one varies "
                            + "fastest.")
    private List<String> variations = new ArrayList<>();

    @Option(
            names = "--worth",
            description =
                    "Tabulate instead what each weapon, gear item, skill and order is worth: the scenario with everything against the scenario without it, on the same missions.")
    private boolean worth;

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            split = ",",
            description = "Metrics to tabulate; * stands for anything (default: " + Defaults.SWEEP_METRICS
                    + ", as far as there are such).")
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
            description = "Where the report folder of --worth goes (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Mixin
    private BatchOptions batch;

    @Mixin
    private ContentOptions content;

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
        try (Interrupts interrupts = Interrupts.install()) {
            final Worth worth = player.play(interrupts);
            final ReportOutput output = new ReportOutput(session, Publications.of(worth));
            GivenUpNotes.of(worth.whole()).forEach(session.console()::message);
            if (!noReport && worth.whole().completed() > 0) {
                output.writeReport(out.resolve(player.name()).resolve(RunName.worth(player.request(), worth.whole())));
            }
            output.print(format.format());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            final boolean givenUp =
                    GivenUpNotes.any(worth.whole()) || worth.steps().stream().anyMatch(step -> step.incomplete() > 0);
            return givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
        }
    }

    @Override
    public Integer call() {
        if (worth) {
            return playWorth();
        }
        final Grid grid = Grid.of(scenarios, variations);
        final Sweep sweep = new Sweep(session, grid, content, batch, missions);
        if (metrics == null) {
            sweep.openFor(List.of(Defaults.SWEEP_METRICS.split(",")));
        } else {
            sweep.open(metrics);
        }
        try (Interrupts interrupts = Interrupts.install()) {
            sweep.play(interrupts);
            session.console().out().print(sweep.in(format.format()));
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            return sweep.givenUp() ? ExitCode.GIVEN_UP : ExitCode.OK;
        }
    }
}
