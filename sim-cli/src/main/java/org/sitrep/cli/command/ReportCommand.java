package org.sitrep.cli.command;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.CapsuleFiles;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.capsule.ResultFile;
import org.sitrep.report.model.LadderRack;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep report}. */
final class ReportCommand extends SitrepCommand {
    @Parameters(arity = "1..*", paramLabel = "CAPSULE")
    private List<Path> capsules = new ArrayList<>();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR")
    private Path out;

    @Option(names = "--full")
    private boolean full;

    @Option(names = "--notebook")
    private boolean notebook;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        Targets.requireFolder(out, "--out");
        try {
            show();
        } catch (final UserError | UncheckedIOException told) {
            throw told;
        } catch (final RuntimeException contradiction) {
            // Nothing is played here, so it is the files.
            throw CapsuleFiles.contradictory(capsules, contradiction);
        }
        return ExitCode.OK;
    }

    private void show() {
        final Optional<Publication> publication =
                capsules.size() > 1 ? Optional.of(Publications.of(rack())) : CapsuleFiles.publication(capsules.get(0));
        final ReportOutput output = publication
                .map(result -> new ReportOutput(session(), result, notebook))
                .orElseGet(() -> new ReportOutput(session(), CapsuleFiles.read(capsules.get(0)), notebook, full));
        if (out != null) {
            output.writeReport(out);
        }
        output.print(format.format);
    }

    private LadderRack rack() {
        try {
            return new LadderRack(capsules.stream()
                    .map(file -> CapsuleFiles.read(ResultFile.LADDER, file))
                    .toList());
        } catch (final IllegalArgumentException unlike) {
            throw UserError.badData(unlike.getMessage(), "nothing was written");
        }
    }
}
