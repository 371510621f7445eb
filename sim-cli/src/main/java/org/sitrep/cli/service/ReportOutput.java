package org.sitrep.cli.service;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.MarkdownReport;
import org.sitrep.report.Publication;
import org.sitrep.report.ReportWriter;

/** What a result of several runs leaves behind: a report folder, and what it prints. */
public final class ReportOutput {
    private final Session session;
    private final Publication publication;
    private final boolean notebook;
    private Supplier<NextSteps> next = () -> NextSteps.NONE;
    private Optional<Path> folder = Optional.empty();

    /** Prepares the output of a result, without a notebook. */
    public ReportOutput(final Session session, final Publication publication) {
        this(session, publication, false);
    }

    /**
     * Prepares the output of a result.
     *
     * @param notebook whether the report comes with a notebook
     */
    public ReportOutput(final Session session, final Publication publication, final boolean notebook) {
        this.session = session;
        this.publication = publication;
        this.notebook = notebook;
    }

    /**
     * Writes the report folder in one go; an earlier report in its place is replaced.
     *
     * @throws UserError if the folder cannot be written, or holds something else than a report
     */
    public void writeReport(final Path target) {
        RunOutput.requireReplaceable(target);
        try {
            ReportWriter.write(target, publication, notebook)
                    .notes()
                    .forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw Targets.unwritable(target, failed);
        }
    }

    /** Says what to try after it; people are told below the result, and programs nothing. */
    public ReportOutput next(final Supplier<NextSteps> steps) {
        next = steps;
        return this;
    }

    /** Returns where the report is, if it was written. */
    public Optional<Path> folder() {
        return folder;
    }

    /** Prints the result, and where the report is: beside the result for people, apart from it for programs. */
    public void print(final Format format) {
        final PrintStream out = session.console().out(format);
        switch (format) {
            case TEXT -> {
                out.print(publication.text().apply(session.console().page()));
                out.print("\n");
                folder.ifPresent(at -> out.print("Report  " + at.resolve("report.html") + "\n"));
                out.print("Repeat  " + publication.command() + "\n");
                out.print(next.get().text(session.console().colourOut()));
            }
            case JSON -> out.print(publication.json().get());
            case CSV -> out.print(publication.csv().get());
            case MARKDOWN -> out.print(MarkdownReport.render(publication.page().get(), true));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }
}
