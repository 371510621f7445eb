package org.sitrep.cli.output;

import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.base.Defaults;
import org.sitrep.report.Ascii;
import org.sitrep.report.TextReport;

/**
 * Wraps standard output and standard error, and the properties of their terminal. Lines end in {@code \n} on every
 * system. Output cannot control the terminal, except by the sequences that Sitrep itself uses ({@link TerminalGuard}).
 *
 * <p>Output for programs is always UTF-8. Output for people is UTF-8, or ASCII if the locale has nothing else, see
 * {@link Terminal}.
 *
 * <p>JDK 17 cannot report per stream if it is a terminal. The launcher sets the system properties
 * {@code sitrep.out.tty}, {@code sitrep.err.tty}, {@code sitrep.columns} and {@code sitrep.rows}; without a launcher no
 * stream counts as a terminal.
 */
public final class Console {
    private static final int NARROWEST = 40;
    private static final int WIDEST = 200;
    private final BufferedReader in;
    private final Sink sink;
    private final PrintStream data;
    private final PrintStream out;
    /** Results for people in UTF-8. */
    private final PrintStream markdown;

    private final PrintStream err;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;
    private final boolean asciiOut;
    private final boolean asciiErr;
    private final boolean colourOut;
    private final boolean colourErr;
    private final int width;
    private final int rows;

    /**
     * Creates a console.
     *
     * @param environment of the process: locale and colour settings
     * @param width columns; clamped to 40 … 200
     */
    public Console(
            final OutputStream out,
            final OutputStream err,
            final boolean outIsTerminal,
            final boolean errIsTerminal,
            final int width,
            final Map<String, String> environment) {
        this(InputStream.nullInputStream(), out, err, outIsTerminal, errIsTerminal, width, Defaults.ROWS, environment);
    }

    /**
     * Creates a console whose user types.
     *
     * @param in what the user types, in UTF-8
     * @param environment of the process: locale and colour settings
     * @param width columns; clamped to 40 … 200
     */
    public Console(
            final InputStream in,
            final OutputStream out,
            final OutputStream err,
            final boolean outIsTerminal,
            final boolean errIsTerminal,
            final int width,
            final int rows,
            final Map<String, String> environment) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.rows = rows;
        final String console = Terminal.windowsConsole();
        asciiOut = Terminal.ascii(environment, outIsTerminal, console);
        asciiErr = Terminal.ascii(environment, errIsTerminal, console);
        colourOut = Terminal.colour(environment, outIsTerminal);
        colourErr = Terminal.colour(environment, errIsTerminal);
        sink = new Sink(out);
        final OutputStream results = new BufferedOutputStream(sink);
        this.data = stream(new TerminalGuard(results, colourOut, outIsTerminal, false), false);
        markdown = stream(new TerminalGuard(results, colourOut, outIsTerminal, false), false);
        this.out = asciiOut ? stream(new TerminalGuard(results, colourOut, outIsTerminal, true), false) : markdown;
        this.err = stream(new TerminalGuard(err, colourErr, errIsTerminal, asciiErr), true);
        this.outIsTerminal = outIsTerminal;
        this.errIsTerminal = errIsTerminal;
        this.width = Math.max(NARROWEST, Math.min(WIDEST, width));
    }

    private static PrintStream stream(final OutputStream to, final boolean flushing) {
        return new PrintStream(to, flushing, StandardCharsets.UTF_8);
    }

    /** Returns the console of this process. */
    public static Console ofProcess() {
        return new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                Boolean.getBoolean("sitrep.out.tty"),
                Boolean.getBoolean("sitrep.err.tty"),
                Integer.getInteger("sitrep.columns", Defaults.WIDTH),
                Integer.getInteger("sitrep.rows", Defaults.ROWS),
                System.getenv());
    }

    /** Returns a line that the user types, after all results written before it; empty at the end of the input. */
    public Optional<String> read() {
        out.flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (final IOException failed) {
            return Optional.empty();
        }
    }

    /** Returns the stream for results that people read; buffered until {@link #flush}. */
    public PrintStream out() {
        return out;
    }

    /** Returns the stream for results in a format: always UTF-8, except for {@link Format#TEXT}. */
    public PrintStream out(final Format format) {
        return switch (format) {
            case TEXT -> out;
            case MARKDOWN -> markdown;
            default -> data;
        };
    }

    /** Returns the stream for output that programs read: always UTF-8, to the same destination as {@link #out}. */
    public PrintStream data() {
        return data;
    }

    /** Returns the page layout of results for people. */
    public TextReport.Page page() {
        return new TextReport.Page(width(), asciiOut, colourOut);
    }

    /**
     * Returns whether the end of a result hides its beginning: results go to a terminal with fewer rows than the text
     * takes.
     */
    public boolean hidesTopOf(final String text) {
        return outIsTerminal
                && text.lines()
                                .mapToInt(line -> 1 + Math.max(0, Text.width(line) - 1) / width)
                                .sum()
                        >= rows;
    }

    /** Returns the stream for progress and messages. */
    public PrintStream err() {
        return err;
    }

    /**
     * Returns the stream for output of bots from outside. It is no part of a result and goes to the messages. Closing
     * it has no effect.
     */
    public PrintStream others() {
        return stream(new Unclosable(err), true);
    }

    /** Passes on everything except {@code close}. */
    private static final class Unclosable extends FilterOutputStream {
        Unclosable(final OutputStream out) {
            super(out);
        }

        @Override
        public void write(final byte[] bytes, final int from, final int length) throws IOException {
            out.write(bytes, from, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }

    /** Returns a message as displayed, so that its width is known: in ASCII if there is nothing else. */
    public String seen(final String message) {
        return asciiErr ? Ascii.of(message) : message;
    }

    /** Writes a result line. */
    public void line(final String text) {
        out.print(text + "\n");
    }

    /**
     * Writes an error, after all results written before it. The program's name is highlighted, so that the line is easy
     * to find.
     */
    public void problem(final String text) {
        message((colourErr ? "\u001b[1;31msitrep:\u001b[0m " : "sitrep: ") + text);
    }

    /** Writes a message line, after all results written before it. */
    public void message(final String text) {
        out.flush();
        err.print(text + "\n");
    }

    /** Returns whether messages go to a terminal. */
    public boolean errIsTerminal() {
        return errIsTerminal;
    }

    /** Returns whether results may be coloured. */
    public boolean colourOut() {
        return colourOut;
    }

    /** Returns the columns of the terminal, {@link Defaults#WIDTH} if there is none. */
    public int width() {
        return outIsTerminal || errIsTerminal ? width : Defaults.WIDTH;
    }

    /**
     * Flushes both streams.
     *
     * @return the reason why standard output was not written in full; empty if it was, or if its reader closed it early
     */
    public Optional<String> flush() {
        err.flush();
        out.flush();
        data.flush();
        markdown.flush();
        return sink.failure();
    }
}
