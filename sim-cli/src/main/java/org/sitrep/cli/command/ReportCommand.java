package org.sitrep.cli.command;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.RunResultFiles;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.ReplayMaker;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.model.LadderMatrix;
import org.sitrep.report.result.ResultFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep report}. */
final class ReportCommand extends SitrepCommand {
    @Parameters(arity = "1..*", paramLabel = "RESULT")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR")
    private Path out;

    @Option(names = "--full")
    private boolean full;

    @Option(names = "--notebook")
    private boolean notebook;

    @Option(names = "--replays", paramLabel = "K", defaultValue = Defaults.REPLAYS)
    private int replays;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        Targets.requireFolder(out, "--out");
        OptionRange.atLeast("--replays", replays, 0);
        try {
            show();
        } catch (final UserError | UncheckedIOException shown) {
            throw shown;
        } catch (final RuntimeException contradiction) {
            // Nothing is played here, so the files are at fault.
            throw RunResultFiles.contradictory(files, contradiction);
        }
        return ExitCode.OK;
    }

    private void show() {
        final Optional<Publication> publication =
                files.size() > 1 ? Optional.of(Publications.of(ladders())) : RunResultFiles.publication(files.get(0));
        final ReportOutput output = publication
                .map(result -> new ReportOutput(session(), result, notebook))
                .orElseGet(() -> new ReportOutput(session(), RunResultFiles.read(files.get(0)), notebook, full));
        if (out != null) {
            output.replays(replays, pagesIn(files.get(0))).writeReport(out);
        }
        output.print(format.format);
    }

    /** Returns what takes over the replay pages of a report, since nothing is played here. */
    private static ReplayMaker pagesIn(final Path report) {
        final Path folder =
                (Files.isDirectory(report) ? report : report.resolveSibling("")).resolve(ReportWriter.REPLAYS);
        return (trial, command, file) -> {
            final Map<String, String> pages = new LinkedHashMap<>();
            final String stem = file.replace(".html", "");
            String next = file;
            for (int chapter = 1; Files.isRegularFile(folder.resolve(next)); chapter++) {
                pages.put(next, Files.readString(folder.resolve(next)));
                next = stem + "-" + chapter + ".html";
            }
            return pages;
        };
    }

    private LadderMatrix ladders() {
        try {
            return new LadderMatrix(files.stream()
                    .map(file -> RunResultFiles.read(ResultFile.LADDER, file))
                    .toList());
        } catch (final IllegalArgumentException unlike) {
            throw UserError.badData(unlike.getMessage(), "nothing was written");
        }
    }
}
