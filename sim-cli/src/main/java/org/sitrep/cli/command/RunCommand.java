package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.option.FullOption;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.service.GivenUpNotes;
import org.sitrep.cli.service.Interrupts;
import org.sitrep.cli.service.LadderRun;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.RunName;
import org.sitrep.cli.service.RunOutput;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.model.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep run}. */
@Command(
        name = "run",
        header = "play a scenario many times and report what happens",
        description =
                "%nPlays a scenario with a bot, many times, prints what happens and writes a report folder with tables, pictures and the capsule that "
                        + "everything is made from. Ctrl-C ends early and saves what was played.%n",
        footer = {
            "",
            "Examples:",
            "  ./sitrep run scenarios/purple-haze/combats/patrol.yaml",
            "  ./sitrep run scenarios/purple-haze/missions/01-crash.yaml --ladder -n 5000",
            "  ./sitrep run scenarios/purple-haze/missions/*.yaml --ladder",
            "  ./sitrep run scenarios/purple-haze/combats/bunker.yaml --bot drill \\",
            "      --set start.threat=8 --set start.night=true --missions 1M"
        })
public final class RunCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(arity = "1..*", paramLabel = "SCENARIO", description = "Scenario file; several with --ladder.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            converter = CountConverter.class,
            description = "How many missions: 250000, 250k, 1M, 1e6 (default: " + Defaults.MISSIONS + "; "
                    + Defaults.LADDER_MISSIONS + " with --ladder).")
    private Long missions;

    @Option(
            names = {"--first", "--first-mission"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class,
            description =
                    "Index of the first mission (default: ${DEFAULT-VALUE}); to play a run in parts and merge them.")
    private long first;

    @Mixin
    private BatchOptions batch;

    @Mixin
    private ContentOptions content;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT,
            description = "Where report folders go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Mixin
    private FullOption full;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Option(
            names = "--ladder",
            description =
                    "Play it with every bot of the game's ladder, from clumsy to strong, on the same missions: how much does skill matter, how much luck? A --bot that is no rung comes on top.")
    private boolean ladder;

    @Option(
            names = "--rungs",
            paramLabel = "BOTS",
            split = ",",
            description =
                    "Other rungs for --ladder, from clumsy to strong, as --bot takes them: random,mine.yaml,planner.")
    private List<String> rungs = new ArrayList<>();

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public RunCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (ladder) {
            return playLadder();
        }
        if (scenarios.size() > 1 || !rungs.isEmpty()) {
            throw UserError.usage(
                    (rungs.isEmpty() ? "several scenarios are" : "--rungs is") + " only for --ladder",
                    rungs.isEmpty() ? "play them one by one, or with 'sweep'" : "add it, or name one with --bot");
        }
        final OpenScenario open =
                OpenScenario.require(session, scenarios.get(0), content.overlays(), content.sets(), batch.bots());
        final RunRequest request = batch.request(open, first, missions(Defaults.MISSIONS));
        try (Interrupts interrupts = Interrupts.install()) {
            final Capsule capsule =
                    Player.play(session, open, content.overlays(), request, batch.progress(), interrupts);
            final RunOutput output = new RunOutput(session, capsule);
            sayWhatIsMissing(capsule, interrupts.requested());
            if (!noReport && capsule.completed() > 0) {
                output.writeReport(out.resolve(open.name())
                        .resolve(RunName.of(
                                request, capsule.botFile(), capsule.content().sha256())));
            }
            output.print(format.format(), full.full());
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            return GivenUpNotes.any(capsule) ? ExitCode.GIVEN_UP : ExitCode.OK;
        }
    }

    private int playLadder() {
        return new LadderRun(
                        session,
                        scenarios,
                        content,
                        batch,
                        batch.ladder(rungs),
                        first,
                        missions(Defaults.LADDER_MISSIONS))
                .play(noReport ? Optional.empty() : Optional.of(out), format.format());
    }

    private long missions(final String usually) {
        return missions == null ? Long.parseLong(usually) : missions;
    }

    private void sayWhatIsMissing(final Capsule capsule, final boolean interrupted) {
        if (interrupted) {
            session.console()
                    .message("Interrupted after " + Text.grouped(capsule.completed() + capsule.aborted()) + " of "
                            + Trial.of(capsule).counted(capsule.requested()));
        }
        GivenUpNotes.of(capsule).forEach(session.console()::message);
    }
}
