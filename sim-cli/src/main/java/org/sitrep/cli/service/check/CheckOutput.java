package org.sitrep.cli.service.check;

import java.nio.file.Path;
import java.util.Locale;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.service.AfterStudy;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Targets;
import org.sitrep.report.CheckJunit;
import org.sitrep.report.CheckMarkdown;
import org.sitrep.report.Publications;

/** What a check leaves behind: what it prints, and files for those who look at changes. */
public final class CheckOutput {
    /** What a check is written as. */
    public enum Form {
        /** For people, in a terminal. */
        TEXT,
        /** For programs; keys are stable. */
        JSON,
        /** For spreadsheets. */
        CSV,
        /** For the discussion of a change. */
        MARKDOWN,
        /** JUnit XML, for what shows tests. */
        JUNIT;

        /** Returns what to type. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

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
    public void print(final Form format) {
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
     * @param format {@link Form#JUNIT} or {@link Form#MARKDOWN}
     * @throws UserError if it cannot be written
     */
    public void writeTo(final Path file, final Form format) {
        if (file == null) {
            return;
        }
        final String text = format == Form.JUNIT ? CheckJunit.of(result) : CheckMarkdown.of(result);
        Targets.write(file, text, "");
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
