package org.sitrep.cli.service;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.analysis.Worth;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.report.MarkdownReport;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.TextReport;
import org.sitrep.report.WorthTables;
import org.sitrep.report.WorthText;
import org.sitrep.report.capsule.WorthJson;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.WorthReport;

/** What a table of worth leaves behind: a report folder, and what it prints. */
public final class WorthOutput {
    private final Session session;
    private final Worth worth;
    private Optional<Path> folder = Optional.empty();

    /** Prepares the output. */
    public WorthOutput(final Session session, final Worth worth) {
        this.session = session;
        this.worth = worth;
    }

    /**
     * Writes the report folder in one go; an earlier report in its place is replaced.
     *
     * @throws UserError if the folder cannot be written, or holds something else than a report
     */
    public void writeReport(final Path target) {
        RunOutput.requireReplaceable(target);
        try {
            ReportWriter.write(target, worth)
                    .notes()
                    .forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + target + ": " + failed.getMessage(), "name another folder with --out");
        }
    }

    /** Prints the table, and where the report is: beside the result for people, apart from it for programs. */
    public void print(final Format format) {
        final PrintStream out = session.console().out();
        switch (format) {
            case TEXT -> {
                out.print(WorthText.of(
                        worth,
                        new TextReport.Page(
                                session.console().width(),
                                false,
                                session.console().colourOut())));
                out.print("\n");
                folder.ifPresent(at -> out.print("Report  " + at.resolve("report.html") + "\n"));
                out.print("Repeat  " + Commands.worth(worth.whole()) + "\n");
            }
            case JSON -> out.print(WorthJson.write(worth));
            case CSV -> out.print(WorthTables.csv(worth));
            case MARKDOWN -> out.print(MarkdownReport.render(WorthReport.of(worth), true));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }
}
