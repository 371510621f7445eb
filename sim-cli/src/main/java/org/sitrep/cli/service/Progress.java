package org.sitrep.cli.service;

import java.util.function.Supplier;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.engine.BatchProgress;

/**
 * Shows the progress of a batch on standard error. On a terminal it rewrites one line and clears it at the end.
 * Elsewhere it writes, only if requested, a line every few seconds, so that no carriage return gets into a file.
 */
final class Progress implements AutoCloseable {
    private static final long REWRITE_MILLIS = 200;
    private static final long QUIET_AT_FIRST_MILLIS = 600;
    private static final long MILLIS_A_SECOND = 1000;
    private static final double NANOS_A_SECOND = 1e9;

    private final Console console;
    private final Supplier<BatchProgress> source;
    private final String trials;
    private final ProgressMode when;
    private final long start = System.nanoTime();
    private final Thread thread = new Thread(this::show, "sitrep-progress");
    private boolean lineShown;

    /**
     * Shows progress, if enabled, until it is closed.
     *
     * @param trials name of the trials, in the plural
     */
    Progress(
            final Console console, final Supplier<BatchProgress> source, final String trials, final ProgressMode when) {
        this.console = console;
        this.source = source;
        this.trials = trials;
        this.when = when;
        if (when.tells(console)) {
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void show() {
        final boolean live = console.errIsTerminal();
        final long step = live ? REWRITE_MILLIS : Defaults.PROGRESS_LINE_SECONDS * MILLIS_A_SECOND;
        try {
            Thread.sleep(live && when == ProgressMode.AUTO ? QUIET_AT_FIRST_MILLIS : live ? 0 : step);
            while (true) {
                write(live);
                Thread.sleep(step);
            }
        } catch (final InterruptedException closed) {
            if (live && lineShown) {
                console.err().print("\r" + " ".repeat(console.width() - 1) + "\r");
            } else if (!live && when == ProgressMode.ALWAYS) {
                write(false);
            }
            console.err().flush();
        }
    }

    private void write(final boolean live) {
        final double seconds = (System.nanoTime() - start) / NANOS_A_SECOND;
        final int width = console.width() - 1;
        final String line =
                console.seen(ProgressLine.of(source.get(), trials, seconds, live ? width : Integer.MAX_VALUE));
        if (live) {
            final String fitting = line.substring(0, Math.min(width, line.length()));
            console.err().print("\r" + fitting + " ".repeat(width - fitting.length()));
            lineShown = true;
        } else {
            console.err().print(line.strip() + "\n");
        }
        console.err().flush();
    }

    /** Ends the display and clears it from a terminal. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
