package org.sitrep.cli.service;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.output.Console;

/**
 * Lets a command finish in order after Ctrl-C: it is told to stop, saves what it has, and only then the process ends, with
 * {@link ExitCode#INTERRUPTED}. To be closed by the command when all is saved.
 */
public final class Interrupts implements AutoCloseable {
    /** After this long the process ends even if the command has not finished. */
    private static final long PATIENCE_SECONDS = 60;

    private final Console console;
    private final CountDownLatch saved = new CountDownLatch(1);
    private final Thread hook = new Thread(this::interrupted, "sitrep-interrupt");
    private volatile boolean requested;
    private volatile Runnable stop = () -> {};

    private Interrupts(final Console console) {
        this.console = console;
    }

    /** Returns a handler that is in force until it is closed. */
    public static Interrupts install(final Console console) {
        final Interrupts interrupts = new Interrupts(console);
        Runtime.getRuntime().addShutdownHook(interrupts.hook);
        return interrupts;
    }

    /** Says what to do when the process is told to end; at once if it was told already. */
    public void onInterrupt(final Runnable action) {
        stop = action;
        if (requested) {
            action.run();
        }
    }

    /** Returns whether the process was told to end. */
    public boolean requested() {
        return requested;
    }

    /** Runs as a shutdown hook: the JVM ends when it returns, so it waits for the command, and halts with our exit code instead of the signal's. */
    private void interrupted() {
        requested = true;
        stop.run();
        try {
            saved.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        console.flush();
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED);
    }

    @Override
    public void close() {
        saved.countDown();
        if (!requested) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (final IllegalStateException endingNow) {
                // Ctrl-C came between the question and the removal; the hook ends the process.
                assert requested || endingNow != null;
            }
        }
    }
}
