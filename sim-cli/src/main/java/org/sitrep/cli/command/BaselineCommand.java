package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineText;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.service.check.BaselinePlayer;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.model.Commands;
import org.sitrep.report.text.WholeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep baseline}. */
@Command(
        name = "baseline",
        header = "freeze what missions come to, for check",
        description = "%nPlays missions of each scenario and keeps what each came to in one small text file. "
                + "'check' plays the same missions with the content and code "
                + "of another day and lays them beside these. The margins in the file are yours to "
                + "edit; an earlier file in its place hands its margins on.%n")
public final class BaselineCommand extends SitrepCommand {
    /** Each takes memory while it is played, and room in the file. */
    private static final long MOST = 10_000_000;

    @Parameters(
            arity = "0..*",
            paramLabel = "SCENARIO",
            description = "Scenario files; with none, all that the file holds is played again, with its seed, "
                    + "metrics and margins.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = "--metric",
            paramLabel = "NAME",
            split = ",",
            description = "What to watch, each in the scenarios that have it (default: what the scenario is judged "
                    + "by); see 'list metrics'.")
    private List<String> metrics;

    @Option(
            names = "--margin",
            paramLabel = "METRIC=D",
            split = ",",
            description = "A difference of the mean up to this is none, e.g. survivors=0.05 or, of a rate, "
                    + "primary=1%% (default: that of the file, else one point of a rate and a "
                    + "twentieth of a standard deviation of anything else).")
    private List<String> margins = new ArrayList<>();

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            defaultValue = Defaults.BASELINE_MISSIONS,
            converter = CountConverter.class,
            description = "Missions of each scenario and bot (default: ${DEFAULT-VALUE}). More of them can tell "
                    + "smaller differences and make a larger file.")
    private long missions;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = Defaults.BASELINE,
            description =
                    "Where it goes (default: ${DEFAULT-VALUE}). The files that it names are named from its folder.")
    private Path out;

    @Mixin
    private BatchOptions batch;

    @Override
    public Integer call() {
        Targets.requireFile(out, "--out");
        requireNothingElse();
        if (missions > MOST) {
            throw UserError.usage("--missions " + missions + " is too many", "at most " + MOST + " can be kept");
        }
        final List<String> bots =
                batch.bot() == null ? List.of() : List.of(batch.bot().split(","));
        final BaselinePlayer player = new BaselinePlayer(
                session(),
                new BaselinePlayer.Request(out, scenarios, bots, metrics, margins, missions, batch, commandAsTyped()));
        try (Interrupts interrupts = Interrupts.install()) {
            final Baseline baseline = player.play(Stage.of(session(), batch.progress(), interrupts));
            if (baseline == null) {
                console().message("Interrupted; nothing was written.");
                return ExitCode.INTERRUPTED;
            }
            Targets.write(out, BaselineText.write(baseline), " with -o");
            if (!WholeFile.isStandardOutput(out)) {
                console().line("Baseline  " + out);
                console().line("Check     ./sitrep check " + Commands.quoted(out.toString()));
            }
            return ExitCode.OK;
        }
    }

    /** What is played again is what the file holds. */
    private void requireNothingElse() {
        final boolean trusting =
                batch.bot() != null && List.of(batch.bot().split(",")).stream().allMatch(BotSource::isProgram);
        for (final String option : List.of("--metric", "--missions", "--seed", "--bot", "--max-decisions")) {
            // A program that the file names has to be named again, as it runs only then.
            if (scenarios.isEmpty() && !(option.equals("--bot") && trusting) && isTyped(option)) {
                throw UserError.usage(
                        option + " says nothing without scenarios", "name them, or leave it to what the file holds");
            }
        }
    }
}
