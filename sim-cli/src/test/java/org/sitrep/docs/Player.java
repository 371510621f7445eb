package org.sitrep.docs;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.Cli;

/**
 * A process with a folder of its own in which commands of the documentation run as they stand there, and a copy of what
 * they need.
 */
final class Player implements AutoCloseable {
    private static final List<String> NEEDED = List.of("scenarios", "docs/example-bot", "sitrep");

    private final Path folder;
    private final Path control;
    private final Process process;
    private final Writer lines;
    private final BufferedReader codes;
    private long cpuNanos;

    /**
     * What a command left behind.
     *
     * @param code exit code
     * @param printed standard output, then standard error
     * @param cpuNanos of all its threads; of a line of the shell 0
     */
    record Printed(int code, String printed, long cpuNanos) {}

    /** Starts one, with more on its class path than there is by itself. */
    Player(final Path within, final Path... more) throws IOException {
        folder = Files.createDirectories(within.resolve("sitrep"));
        control = Files.createDirectories(within.resolve("control"));
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=" + (DocsMode.ofProcess().all() ? 4 : 1),
                        "-Xmx1g",
                        "-Djava.awt.headless=true",
                        "-cp",
                        classPath(more),
                        PlayerMain.class.getName(),
                        control.toString())
                .directory(folder.toFile())
                .redirectError(control.resolve("stderr").toFile())
                .start();
        lines = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        codes = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Returns the class path with absolute paths: the process starts elsewhere. */
    private static String classPath(final Path... more) {
        return Stream.concat(
                        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(Path::of),
                        Stream.of(more))
                .map(entry -> entry.toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    Path folder() {
        return folder;
    }

    /** Makes the folder as a fresh clone is, as far as commands need it. */
    void tidy() throws IOException {
        clear(folder);
        for (final String needed : NEEDED) {
            copy(Cli.REPOSITORY.resolve(needed), folder.resolve(needed));
        }
    }

    private static void clear(final Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (final Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                if (!one.equals(folder)) {
                    Files.delete(one);
                }
            }
        }
    }

    private static void copy(final Path from, final Path to) throws IOException {
        Files.createDirectories(to.getParent());
        try (Stream<Path> all = Files.walk(from)) {
            for (final Path one : all.toList()) {
                Files.copy(one, to.resolve(from.relativize(one).toString()));
            }
        }
    }

    /** Runs one command line of Sitrep. */
    Printed sitrep(final List<String> arguments) throws IOException {
        lines.write(String.join(PlayerMain.PART, arguments).replace("\n", PlayerMain.LINE_BREAK) + "\n");
        lines.flush();
        final String answer = codes.readLine();
        if (answer == null) {
            throw new IOException("the process has ended: " + Files.readString(control.resolve("stderr")));
        }
        final String[] codeAndCpu = answer.split(" ");
        final long before = cpuNanos;
        cpuNanos = Long.parseLong(codeAndCpu[1]);
        return new Printed(
                Integer.parseInt(codeAndCpu[0]), Files.readString(control.resolve("printed")), cpuNanos - before);
    }

    /** Runs a line of the shell in the folder. */
    Printed shell(final String line) throws IOException {
        final Process shell = new ProcessBuilder("bash", "-c", line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        shell.getOutputStream().close();
        final String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            return new Printed(shell.waitFor(), printed, 0);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /** Returns the words of a command as the shell makes them: quotes, braces, patterns of file names. */
    List<String> words(final String command) throws IOException {
        return List.of(shell("printf '%s\\n' " + command).printed().split("\n"));
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
