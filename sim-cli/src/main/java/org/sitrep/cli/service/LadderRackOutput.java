package org.sitrep.cli.service;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.report.LadderRackTables;
import org.sitrep.report.LadderRackText;
import org.sitrep.report.MarkdownReport;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.TextReport;
import org.sitrep.report.capsule.LadderJson;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.LadderRack;
import org.sitrep.report.model.LadderRackReport;

/** What several ladders leave behind together: a report folder, and what it prints. */
public final class LadderRackOutput {
    private final Session session;
    private final LadderRack rack;
    private Optional<Path> folder = Optional.empty();

    /** Prepares the output. */
    public LadderRackOutput(final Session session, final LadderRack rack) {
        this.session = session;
        this.rack = rack;
    }

    /**
     * Writes the report folder in one go; an earlier report in its place is replaced.
     *
     * @throws UserError if the folder cannot be written, or holds something else than a report
     */
    public void writeReport(final Path target) {
        RunOutput.requireReplaceable(target);
        try {
            ReportWriter.write(target, rack)
                    .notes()
                    .forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + target + ": " + failed.getMessage(), "name another folder with --out");
        }
    }

    /** Prints the tables, and where the report is: beside the result for people, apart from it for programs. */
    public void print(final Format format) {
        final PrintStream out = session.console().out();
        switch (format) {
            case TEXT -> {
                out.print(LadderRackText.of(
                        rack,
                        new TextReport.Page(
                                session.console().width(),
                                false,
                                session.console().colourOut())));
                out.print("\n");
                folder.ifPresent(at -> out.print("Report  " + at.resolve("report.html") + "\n"));
                out.print("Repeat  " + Commands.ladders(rack.ladders()) + "\n");
            }
            case JSON -> out.print(LadderJson.write(rack.ladders()));
            case CSV -> out.print(LadderRackTables.rungs(rack));
            case MARKDOWN -> out.print(MarkdownReport.render(LadderRackReport.of(rack), true));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }
}
