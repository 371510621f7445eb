package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.option.FullOption;
import org.sitrep.cli.service.CapsuleFiles;
import org.sitrep.cli.service.ComparisonOutput;
import org.sitrep.cli.service.LadderOutput;
import org.sitrep.cli.service.RunOutput;
import org.sitrep.engine.Capsule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep report}. */
@Command(
        name = "report",
        header = "render the report of a capsule again",
        description =
                "%nPrints the result that a capsule holds and, with --out, writes its report folder. Nothing is played and no other file is read.%n")
public final class ReportCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(
            paramLabel = "CAPSULE",
            description = "A capsule.json, ladder.json or comparison.json, or the folder of a report.")
    private Path capsule;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Write the report into this folder; what is there is replaced (default: only print).")
    private Path out;

    @Mixin
    private FullOption full;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public ReportCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (CapsuleFiles.isLadder(capsule)) {
            final LadderOutput ladder = new LadderOutput(session, CapsuleFiles.readLadder(capsule));
            if (out != null) {
                ladder.writeReport(out);
            }
            ladder.print(format.format());
            return ExitCode.OK;
        }
        if (CapsuleFiles.isComparison(capsule)) {
            final ComparisonOutput comparison = new ComparisonOutput(session, CapsuleFiles.readComparison(capsule));
            if (out != null) {
                comparison.writeReport(out);
            }
            comparison.print(format.format());
            return ExitCode.OK;
        }
        final Capsule read = CapsuleFiles.read(capsule);
        final RunOutput output = new RunOutput(session, read);
        if (out != null) {
            output.writeReport(out);
        }
        output.print(format.format(), full.full());
        return ExitCode.OK;
    }
}
