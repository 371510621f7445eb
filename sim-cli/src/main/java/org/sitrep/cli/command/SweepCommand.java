package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.service.Grid;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.Sweep;
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
            "Example:",
            "  ./sitrep sweep scenarios/purple-haze/combats/patrol.yaml --bot drill \\",
            "      --vary start.threat=2,5,8 --vary start.night=false,true --format csv"
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

    @Override
    public Integer call() {
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
