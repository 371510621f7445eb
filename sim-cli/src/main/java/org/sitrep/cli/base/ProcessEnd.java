package org.sitrep.cli.base;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Ensures that only Sitrep ends the process and sets its exit code, after a program from outside has been loaded. A
 * program that ends the process is named; one that keeps it from ending is left behind. {@link Runtime#halt} cannot be
 * intercepted, since nothing runs after it.
 */
public final class ProcessEnd {
    private static final long PATIENCE_SECONDS = 3;
    /** Prefix of the name of a class loader for outside classes; the file name follows. */
    public static final String LOADER = "bot ";

    private static boolean watched;
    private static volatile boolean ours;

    private ProcessEnd() {}

    /**
     * Starts the watch; further calls have no effect.
     *
     * @param messages stream for the name of the program that ends the process
     */
    public static synchronized void watch(final PrintStream messages) {
        if (!watched) {
            watched = true;
            Runtime.getRuntime().addShutdownHook(new Thread(() -> look(messages), "sitrep-end"));
        }
    }

    private static void look(final PrintStream messages) {
        if (ours) {
            return;
        }
        for (final StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
            final Optional<String> culprit = culprit(stack);
            if (culprit.isPresent()) {
                messages.print("sitrep: " + culprit.get()
                        + " ended the process; only checkpoints were written; remove that call, "
                        + "or play without the bot\n");
                messages.flush();
                Runtime.getRuntime().halt(ExitCode.GIVEN_UP);
            }
        }
    }

    /**
     * Returns the outside program that is ending the process, e.g. {@code bot Mine.java, at
     * Mine.choose(Mine.java:17),}.
     */
    static Optional<String> culprit(final StackTraceElement[] stack) {
        final boolean ends = Arrays.stream(stack)
                .anyMatch(frame ->
                        "java.lang.Runtime".equals(frame.getClassName()) && "exit".equals(frame.getMethodName()));
        return !ends
                ? Optional.empty()
                : Arrays.stream(stack)
                        .filter(frame -> frame.getClassLoaderName() != null
                                && frame.getClassLoaderName().startsWith(LOADER))
                        .map(frame -> frame.getClassLoaderName() + ", at " + frame.getClassName() + "."
                                + frame.getMethodName() + "(" + frame.getFileName() + ":" + frame.getLineNumber()
                                + "),")
                        .findFirst();
    }

    /**
     * Ends the process without returning from main. Neither a library's thread nor a shutdown hook of an outside
     * program can keep it alive.
     */
    public static void of(final int code) {
        ours = true;
        synchronized (ProcessEnd.class) {
            if (watched) {
                final Thread last = new Thread(() -> halt(code), "sitrep-last");
                last.setDaemon(true);
                last.start();
            }
        }
        System.exit(code);
    }

    private static void halt(final int code) {
        try {
            TimeUnit.SECONDS.sleep(PATIENCE_SECONDS);
        } catch (final InterruptedException now) {
            assert now != null;
        }
        Runtime.getRuntime().halt(code);
    }
}
