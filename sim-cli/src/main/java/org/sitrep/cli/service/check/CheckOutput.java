package org.sitrep.cli.service.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.service.Reason;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.next.AfterStudy;
import org.sitrep.report.CheckJunit;
import org.sitrep.report.CheckMarkdown;
import org.sitrep.report.Publications;
import org.sitrep.report.WholeFile;

/** What a check leaves behind: what it prints, and files for those who look at changes. */
public final class CheckOutput {
    private final Session session;
    private final CheckResult result;
    private final ReportOutput report;

    /** Prepares the output. */
    public CheckOutput(final Session session, final CheckResult result) {
        this.session = session;
        this.result = result;
        report = new ReportOutput(session, Publications.of(result)).next(() -> AfterStudy.of(result));
    }

    /** Prints the result. */
    public void print(final CheckFormat format) {
        switch (format) {
            case TEXT -> report.print(Format.TEXT);
            case JSON -> report.print(Format.JSON);
            case CSV -> report.print(Format.CSV);
            case MARKDOWN -> session.console().data().print(CheckMarkdown.of(result));
            case JUNIT -> session.console().data().print(CheckJunit.of(result));
        }
    }

    /**
     * Writes a file as well.
     *
     * @param file null for none
     * @param format {@link CheckFormat#JUNIT} or {@link CheckFormat#MARKDOWN}
     * @throws UserError if it cannot be written
     */
    public void writeTo(final Path file, final CheckFormat format) {
        if (file == null) {
            return;
        }
        final String text = format == CheckFormat.JUNIT ? CheckJunit.of(result) : CheckMarkdown.of(result);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            WholeFile.write(file, text);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + file + ": " + Reason.of(failed), "name another file, or make room there");
        }
    }

    /**
     * Writes a report folder as well.
     *
     * @param folder null for none
     */
    public void writeReport(final Path folder) {
        if (folder != null) {
            report.writeReport(folder);
        }
    }
}
