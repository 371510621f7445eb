package org.sitrep.cli.output;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.sitrep.cli.Defaults;

/**
 * Standard output and standard error in UTF-8, and what is known of the terminal behind them. Lines end in {@code \n} everywhere. Nothing that is written
 * can drive the terminal but what Sitrep itself uses of it ({@link TerminalGuard}).
 *
 * <p>Whether a stream is a terminal cannot be asked for each stream on JDK 17, so the launcher says so in the system properties {@code sitrep.out.tty},
 * {@code sitrep.err.tty} and {@code sitrep.columns}; without a launcher nothing is taken for a terminal.
 */
public final class Console {
    private static final int NARROWEST = 40;
    private static final int WIDEST = 200;

    private final PrintStream out;
    private final PrintStream err;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;
    private final boolean colour;
    private final int width;

    /**
     * Creates a console.
     *
     * @param environment of the process; {@code NO_COLOR} (not empty) and {@code TERM=dumb} turn colours off
     * @param width columns; clamped to 40 … 200
     */
    public Console(
            final OutputStream out,
            final OutputStream err,
            final boolean outIsTerminal,
            final boolean errIsTerminal,
            final int width,
            final Map<String, String> environment) {
        colour = environment.getOrDefault("NO_COLOR", "").isEmpty() && !"dumb".equals(environment.get("TERM"));
        this.out = new PrintStream(
                new TerminalGuard(new BufferedOutputStream(out), outIsTerminal && colour, outIsTerminal),
                false,
                StandardCharsets.UTF_8);
        this.err = new PrintStream(
                new TerminalGuard(err, errIsTerminal && colour, errIsTerminal), true, StandardCharsets.UTF_8);
        this.outIsTerminal = outIsTerminal;
        this.errIsTerminal = errIsTerminal;
        this.width = Math.max(NARROWEST, Math.min(WIDEST, width));
    }

    /** Returns the console of this process. */
    public static Console ofProcess() {
        return new Console(
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Boolean.getBoolean("sitrep.out.tty"),
                Boolean.getBoolean("sitrep.err.tty"),
                Integer.getInteger("sitrep.columns", Defaults.WIDTH),
                System.getenv());
    }

    /** Returns the stream for results; buffered until {@link #flush}. */
    public PrintStream out() {
        return out;
    }

    /** Returns the stream for progress and messages. */
    public PrintStream err() {
        return err;
    }

    /** Writes a result line. */
    public void line(final String text) {
        out.print(text + "\n");
    }

    /** Writes a message line, after the results that were written before it. */
    public void message(final String text) {
        out.flush();
        err.print(text + "\n");
    }

    /** Returns whether results go to a terminal. */
    public boolean outIsTerminal() {
        return outIsTerminal;
    }

    /** Returns whether messages go to a terminal. */
    public boolean errIsTerminal() {
        return errIsTerminal;
    }

    /** Returns whether results may be coloured. */
    public boolean colourOut() {
        return outIsTerminal && colour;
    }

    /** Returns whether messages may be coloured. */
    public boolean colourErr() {
        return errIsTerminal && colour;
    }

    /** Returns the columns of the terminal, {@link Defaults#WIDTH} if there is none. */
    public int width() {
        return outIsTerminal || errIsTerminal ? width : Defaults.WIDTH;
    }

    /**
     * Flushes both streams.
     *
     * @return whether everything written to standard output has arrived
     */
    public boolean flush() {
        err.flush();
        return !out.checkError();
    }
}
