package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.BatchProgress;
import org.sitrep.report.Publication;
import org.sitrep.strategy.DecisionTimer;

/**
 * The environment of a study: progress, cache, interruption and destination of the result.
 *
 * @param progress when progress is shown
 * @param kept cache of earlier results, which also stores new ones for a resumption
 * @param out folder of all reports; empty for no report
 * @param notebook whether a report has a notebook
 * @param replays number of replay pages in a report
 */
public record StudyContext(
        Session session,
        ProgressMode progress,
        ResultCache kept,
        Interrupts interrupts,
        Optional<Path> out,
        Format format,
        boolean notebook,
        int replays) {
    /** Returns a context without cache and report, for a command that prints its own result. */
    public static StudyContext of(final Session session, final ProgressMode progress, final Interrupts interrupts) {
        return new StudyContext(
                session, progress, ResultCache.nothing(), interrupts, Optional.empty(), Format.TEXT, false, 0);
    }

    /** Writes a message during play, if progress is shown; on a terminal in one line, cut if it is too long. */
    public void tell(final String message) {
        final Console console = session.console();
        if (progress.tells(console)) {
            console.message(console.errIsTerminal() ? Text.cut(message, console.width()) : message);
        }
    }

    /**
     * Writes the report of a result, if one is required.
     *
     * @param place of the report below {@link #out}; empty if there is too little to report
     */
    public ReportOutput write(final Publication publication, final Optional<Path> place) {
        final ReportOutput output =
                new ReportOutput(session, publication, notebook).into(out).replays(replays);
        out.flatMap(folder -> place.map(folder::resolve)).ifPresent(output::writeReport);
        return output;
    }

    /**
     * Writes the report of a result, if one is required, and prints the result.
     *
     * @param place of the report below {@link #out}; empty if there is too little to report
     * @param next lines to try after it, by the folder of the report
     */
    public void publish(
            final Publication publication, final Optional<Path> place, final Function<Optional<Path>, NextSteps> next) {
        final ReportOutput output = write(publication, place);
        output.next(() -> next.apply(output.folder())).print(format);
    }

    /** Returns the progress of at most {@code most} trials without an intermediate estimate. */
    public static BatchProgress progress(final long most, final long played) {
        return new BatchProgress(Math.max(1, most), played, 0, "", Double.NaN, Double.NaN);
    }

    /**
     * A supervised task.
     *
     * @param stop stops it after Ctrl-C
     * @param progress its progress
     * @param trials name of the trials, in the plural
     * @param bots that may not answer
     * @param silent abandons a bot that did not answer in time
     */
    public record Play(
            Runnable stop,
            Supplier<BatchProgress> progress,
            String trials,
            BotSource bots,
            Consumer<DecisionTimer> silent) {}

    /** Runs a task while it shows progress, handles Ctrl-C and watches the bots; returns the result. */
    public <T> T supervise(final Play play, final Supplier<T> run) {
        interrupts.onInterrupt(play.stop);
        try (Progress shown = new Progress(session.console(), play.progress, play.trials, progress);
                DecisionWatchdog watch = DecisionWatchdog.start(play.bots, play.silent)) {
            assert shown != null && watch != null;
            return run.get();
        }
    }
}
