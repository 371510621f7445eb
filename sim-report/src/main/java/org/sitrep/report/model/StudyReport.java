package org.sitrep.report.model;

import java.util.List;
import java.util.Optional;

/**
 * The report of a study, from which all forms are made: a page, lines for a terminal, tables for other programs. To add
 * a study, write a subclass and create it in {@code Publications}. Not thread-safe.
 */
public abstract class StudyReport {
    private final String title;
    private final String subtitle;
    private final String command;

    StudyReport(final String title, final String subtitle, final String command) {
        this.title = title;
        this.subtitle = subtitle;
        this.command = command;
    }

    /** Returns the title of the study. */
    public final String title() {
        return title;
    }

    /** Returns the number of trials, the bot and the seed. */
    public final String subtitle() {
        return subtitle;
    }

    /** Returns the command that makes the result again. */
    public final String command() {
        return command;
    }

    /** Returns the whole report for HTML and Markdown. */
    public abstract ReportModel page();

    /**
     * Returns the lines for a terminal.
     *
     * @param width columns of the terminal
     */
    public abstract Brief brief(int width);

    /** Returns the tables for other programs, each with its file, in order. */
    public abstract List<Columns<?>> tables();

    /** Returns the main table of {@link #tables}. */
    public Columns<?> mainTable() {
        return tables().get(0);
    }

    /** Returns the headline metric of a run if its values are counted; empty for other studies. */
    public Optional<String> headline() {
        return Optional.empty();
    }

    /** Returns a brief that begins with title and subtitle. */
    final Brief head() {
        return new Brief().heading(title).line(subtitle);
    }

    final ReportBuilder builder(final String prefix, final TrialWord noun) {
        return new ReportBuilder(title, subtitle, prefix, noun);
    }
}
