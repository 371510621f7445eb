package org.sitrep.cli.service;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.analysis.Comparison;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.report.ComparisonTables;
import org.sitrep.report.ComparisonText;
import org.sitrep.report.MarkdownReport;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.TextReport;
import org.sitrep.report.capsule.ComparisonJson;
import org.sitrep.report.model.ComparisonReport;

/** What a comparison leaves behind: a report folder, and what it prints. */
public final class ComparisonOutput {
    private final Session session;
    private final Comparison comparison;
    private Optional<Path> folder = Optional.empty();

    /** Prepares the output. */
    public ComparisonOutput(final Session session, final Comparison comparison) {
        this.session = session;
        this.comparison = comparison;
    }

    /**
     * Writes the report folder in one go; an earlier report in its place is replaced.
     *
     * @throws UserError if the folder cannot be written, or holds something else than a report
     */
    public void writeReport(final Path target) {
        RunOutput.requireReplaceable(target);
        try {
            ReportWriter.write(target, comparison)
                    .notes()
                    .forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + target + ": " + failed.getMessage(), "name another folder with --out");
        }
    }

    /** Prints the comparison, and where the report is: beside the result for people, apart from it for programs. */
    public void print(final Format format) {
        final PrintStream out = session.console().out();
        switch (format) {
            case TEXT -> {
                out.print(ComparisonText.of(
                        comparison,
                        new TextReport.Page(
                                session.console().width(),
                                false,
                                session.console().colourOut())));
                out.print("\n");
                folder.ifPresent(at -> out.print("Report  " + at.resolve("report.html") + "\n"));
                out.print("Repeat  " + comparison.command() + "\n");
            }
            case JSON -> out.print(ComparisonJson.write(comparison));
            case CSV -> out.print(ComparisonTables.differences(comparison));
            case MARKDOWN -> out.print(MarkdownReport.render(ComparisonReport.of(comparison), true));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }
}
