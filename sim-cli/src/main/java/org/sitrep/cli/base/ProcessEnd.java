package org.sitrep.cli.base;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Holds that it is Sitrep that ends the process and says with which exit code, as far as a JVM lets one, once a program
 * from outside has come in: if that ends the process it is named, and if it keeps the process from ending it is left
 * behind. What it cannot hold is {@link Runtime#halt}, after which nothing runs.
 */
public final class ProcessEnd {
    private static final long PATIENCE_SECONDS = 3;
    /** Beginning of the name of a loader of classes from outside; the file's name follows. */
    public static final String LOADER = "bot ";

    private static boolean watched;
    private static volatile boolean ours;

    private ProcessEnd() {}

    /**
     * Begins to watch; once is enough.
     *
     * @param messages where the one who ends the process is named
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
                        + " ended the process; nothing is written but what was kept on the way; take "
                        + "that call out, or play without it\n");
                messages.flush();
                Runtime.getRuntime().halt(ExitCode.GIVEN_UP);
            }
        }
    }

    /**
     * Returns who of those from outside is in the middle of ending the process, e.g. {@code bot Mine.java, at
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
     * Ends the process. Not by returning from main: a library's thread must not keep it alive; nor may what a program
     * from outside has told the JVM to do at its end.
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
