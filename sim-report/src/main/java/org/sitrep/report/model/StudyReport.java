package org.sitrep.report.model;

import java.util.List;
import java.util.Optional;

/**
 * The one report of a study, from which all forms are made: a page, lines for a terminal, tables for other programs. A
 * new study is a subclass of this, made in {@code Publications}. Not thread-safe.
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

    /** Returns what the study is called. */
    public final String title() {
        return title;
    }

    /** Returns how much was played, by whom and with which seed. */
    public final String subtitle() {
        return subtitle;
    }

    /** Returns the line that makes the result again. */
    public final String command() {
        return command;
    }

    /** Returns the whole report for HTML and Markdown. */
    public abstract ReportModel page();

    /**
     * Returns what a terminal shows.
     *
     * @param width columns of the terminal
     */
    public abstract Brief brief(int width);

    /** Returns the tables for other programs, each with its file, in order. */
    public abstract List<Columns<?>> tables();

    /** Returns the one of {@link #tables} that stands for the result as a whole. */
    public Columns<?> mainTable() {
        return tables().get(0);
    }

    /** Returns the metric that a run is about, where that is one whose values are counted; empty of other studies. */
    public Optional<String> headline() {
        return Optional.empty();
    }

    /** Returns the first lines of a terminal: title and subtitle. */
    final Brief head() {
        return new Brief().heading(title).line(subtitle);
    }

    final ReportBuilder builder(final String prefix, final TrialWord noun) {
        return new ReportBuilder(title, subtitle, prefix, noun);
    }
}
