package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.BatchProgress;
import org.sitrep.report.Publication;
import org.sitrep.strategy.DecisionTimer;

/**
 * Where a study is played: what it shows meanwhile, what it keeps, how it is stopped, and where its result goes.
 *
 * @param progress when progress is shown
 * @param kept what was played before, and what is kept for a resumption
 * @param out folder of all reports; empty for no report
 * @param notebook whether a report has a notebook
 */
public record StudyContext(
        Session session,
        ProgressMode progress,
        ResultCache kept,
        Interrupts interrupts,
        Optional<Path> out,
        Format format,
        boolean notebook) {
    /** Returns a stage for what keeps nothing and shows its result itself. */
    public static StudyContext of(final Session session, final ProgressMode progress, final Interrupts interrupts) {
        return new StudyContext(
                session, progress, ResultCache.nothing(), interrupts, Optional.empty(), Format.TEXT, false);
    }

    /** Writes a message for those who wait, if they want progress. */
    public void tell(final String message) {
        if (progress.tells(session.console())) {
            session.console().message(message);
        }
    }

    /**
     * Writes the report of a result, if one is wanted.
     *
     * @param place of the report below {@link #out}; empty if there is too little to report
     */
    public ReportOutput write(final Publication publication, final Optional<Path> place) {
        final ReportOutput output = new ReportOutput(session, publication, notebook);
        out.flatMap(folder -> place.map(folder::resolve)).ifPresent(output::writeReport);
        return output;
    }

    /**
     * Writes the report of a result, if one is wanted, and prints it.
     *
     * @param place of the report below {@link #out}; empty if there is too little to report
     * @param next what to try after it, by the folder of the report
     */
    public void publish(
            final Publication publication, final Optional<Path> place, final Function<Optional<Path>, NextSteps> next) {
        final ReportOutput output = write(publication, place);
        output.next(() -> next.apply(output.folder())).print(format);
    }

    /** Returns how far trials are of which there may be fewer, and of which nothing is known meanwhile. */
    public static BatchProgress progress(final long most, final long played) {
        return new BatchProgress(Math.max(1, most), played, 0, "", Double.NaN, Double.NaN);
    }

    /**
     * What is supervised while it plays.
     *
     * @param stop stops it after Ctrl-C
     * @param progress how far it is
     * @param trials what is played, in the plural
     * @param bots who may not answer
     * @param silent leaves a bot behind that did not answer in time
     */
    public record Play(
            Runnable stop,
            Supplier<BatchProgress> progress,
            String trials,
            BotSource bots,
            Consumer<DecisionTimer> silent) {}

    /** Plays while progress is shown, Ctrl-C is heard and bots have to answer, and returns the result. */
    public <T> T supervise(final Play play, final Supplier<T> run) {
        interrupts.onInterrupt(play.stop);
        try (Progress shown = new Progress(session.console(), play.progress, play.trials, progress);
                DecisionWatchdog watch = DecisionWatchdog.start(play.bots, play.silent)) {
            assert shown != null && watch != null;
            return run.get();
        }
    }
}
