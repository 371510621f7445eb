package org.sitrep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * The command line in a process of its own, for what only that shows: exit codes, streams, the end of the process.
 *
 * @param folder for what it prints
 * @param options of the JVM
 */
public record Started(Path folder, List<String> options) {
    private static final long PATIENCE_SECONDS = 300;
    private static final int WARNS_OF_MEMORY_ACCESS = 23;

    public Started {
        options = List.copyOf(options);
    }

    /** Starts with no options but those that make it quick. */
    public static Started in(final Path folder) {
        return new Started(folder, List.of());
    }

    /** Returns the same with more options of the JVM. */
    Started with(final String... more) {
        final List<String> all = new ArrayList<>(options);
        all.addAll(List.of(more));
        return new Started(folder, all);
    }

    /** Returns the words that start it. */
    List<String> words(final String... args) {
        final List<String> words = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Djava.awt.headless=true",
                "-Dsitrep.home=" + Cli.REPOSITORY));
        if (Runtime.version().feature() >= WARNS_OF_MEMORY_ACCESS) {
            // As the launcher has it.
            words.add("--sun-misc-unsafe-memory-access=allow");
        }
        words.addAll(options);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.sitrep.cli.Main"));
        words.addAll(List.of(args));
        return words;
    }

    /** Returns the words as a shell takes them. */
    public String line(final String... args) {
        return words(args).stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }

    /** Runs a line. */
    Cli.Result run(final String... args) throws IOException, InterruptedException {
        return end(new ProcessBuilder(words(args)));
    }

    /** Runs a script of bash, in which {@link #line} may stand. */
    public Cli.Result shell(final String script) throws IOException, InterruptedException {
        return end(new ProcessBuilder("bash", "-c", script));
    }

    private Cli.Result end(final ProcessBuilder builder) throws IOException, InterruptedException {
        final Path out = folder.resolve("stdout");
        final Path err = folder.resolve("stderr");
        final Process process =
                builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("did not end; it said: " + Files.readString(err));
        }
        return new Cli.Result(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /**
     * Returns a line that runs a script in mounts of its own, where one may mount without being root; empty if this
     * machine does not let one.
     *
     * @param script of bash
     */
    String inOwnMounts(final String script) throws IOException, InterruptedException {
        final Path file = Files.writeString(folder.resolve("script.sh"), script);
        for (final String unshare : List.of("unshare -rm", "unshare -m")) {
            final boolean may = new ProcessBuilder("bash", "-c", unshare + " mount -t tmpfs none '" + folder + "'")
                            .start()
                            .waitFor()
                    == 0;
            if (may) {
                return "exec " + unshare + " bash '" + file + "'";
            }
        }
        return "";
    }
}
