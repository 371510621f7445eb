package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.check.CheckOptions;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.option.WorkOptions;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.service.check.BaselineFile;
import org.sitrep.cli.service.check.CheckOutput;
import org.sitrep.cli.service.check.CheckPlayer;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.Targets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep check}. */
@Command(
        name = "check",
        header = "hold present content and code against a baseline",
        description = "%nPlays the first missions of each scenario that the baseline names. Where they come to the "
                + "same in every number, that is all. Where not, it plays on and says of each metric "
                + "whether it has moved beyond its margin, is the same within it, or cannot be told; "
                + "and at which step missions first went otherwise.%n")
public final class CheckCommand extends SitrepCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = Defaults.BASELINE,
            description = "The baseline (default: ${DEFAULT-VALUE}).")
    private Path file;

    @Option(names = "--full", description = "Test all that was recorded, even where the signature is the same.")
    private boolean full;

    @Option(names = "--junit", paramLabel = "FILE", description = "Write the result as JUnit XML, too.")
    private Path junit;

    @Option(names = "--markdown", paramLabel = "FILE", description = "Write the result as Markdown, too.")
    private Path markdown;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Write a report into this folder, too; what is there is replaced (default: none).")
    private Path out;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "FILES",
            split = ",",
            description = "Bots of the baseline that are programs, .java files or jars: they run only if they are "
                    + "named here. Playbooks and bots of the game need not be.")
    private List<String> programs = new ArrayList<>();

    @Mixin
    private WorkOptions work;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            defaultValue = Defaults.FORMAT,
            description = "text, json, csv, markdown or junit (default: ${DEFAULT-VALUE}).")
    private CheckOutput.Form format;

    @Override
    public Integer call() {
        Targets.requireFile(junit, "--junit");
        Targets.requireFile(markdown, "--markdown");
        Targets.requireFolder(out, "--out");
        work.botTimeout().require();
        final CheckOptions usual = CheckOptions.usual(work.threads());
        final CheckPlayer player = new CheckPlayer(session(), work, BaselineFile.read(session(), file), programs);
        final CheckOptions options = new CheckOptions(full, usual.threads(), usual.falseAlarm(), usual.sameLevel());
        try (Interrupts interrupts = Interrupts.install()) {
            final CheckResult result =
                    player.play(Stage.of(session(), work.progress(), interrupts), options, commandAsTyped());
            final CheckOutput output = new CheckOutput(session(), result);
            output.writeTo(junit, CheckOutput.Form.JUNIT);
            output.writeTo(markdown, CheckOutput.Form.MARKDOWN);
            output.writeReport(out);
            output.print(format);
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            if (player.silence() != null) {
                console().message(player.silence() + "; --bot-timeout gives it more time");
                return ExitCode.GIVEN_UP;
            }
            return exitCode(result);
        }
    }

    private static int exitCode(final CheckResult result) {
        final boolean givenUp = result.entries().stream().anyMatch(CheckResult.Entry::newlyGivenUp);
        return switch (result.verdict()) {
            case MOVED -> ExitCode.VERDICT_NEGATIVE;
            case UNDECIDED -> givenUp ? ExitCode.GIVEN_UP : ExitCode.UNDECIDED;
            case SAME -> givenUp ? ExitCode.GIVEN_UP : ExitCode.OK;
        };
    }
}
