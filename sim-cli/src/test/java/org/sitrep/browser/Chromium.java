package org.sitrep.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.sitrep.contract.ChromiumProgram;

/**
 * The browser of this machine: one process for all tests of the JVM, with a profile of its own, gone when the JVM ends.
 */
final class Chromium {
    private static final List<String> FLAGS = List.of("--hide-scrollbars", "--remote-debugging-port=0", "about:blank");
    private static final String LISTENING = "DevTools listening on ";
    private static final int START_SECONDS = 60;

    private static Chromium shared;
    private static String missing = "";

    private final Process process;
    private final Path profile;
    private final DevTools tools;

    private Chromium(final Process process, final Path profile, final DevTools tools) {
        this.process = process;
        this.profile = profile;
        this.tools = tools;
    }

    /**
     * Returns the DevTools of the browser; skips the test, or fails it where a browser is required, if there is none.
     */
    static synchronized DevTools tools() {
        if (shared == null && missing.isEmpty()) {
            try {
                shared = start();
                Runtime.getRuntime().addShutdownHook(new Thread(shared::end));
            } catch (final IOException none) {
                missing = none.getMessage()
                        + "; install Chromium (on Debian: apt-get install chromium) or name one in SITREP_CHROMIUM";
            }
        }
        if (shared == null && ChromiumProgram.isRequired()) {
            Assertions.fail(missing);
        }
        Assumptions.assumeTrue(shared != null, "Pages were not looked at: " + missing);
        return shared.tools;
    }

    private static Chromium start() throws IOException {
        final String program =
                ChromiumProgram.find().orElseThrow(() -> new IOException("there is no Chromium on the PATH"));
        final Path profile = Files.createTempDirectory("sitrep-browser");
        final List<String> command = new ArrayList<>(List.of(program, "--user-data-dir=" + profile));
        command.addAll(ChromiumProgram.FLAGS);
        command.addAll(FLAGS);
        final Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return new Chromium(process, profile, DevTools.connect(address(process)));
        } catch (final IOException failed) {
            new Chromium(process, profile, null).end();
            throw new IOException(program + " does not start: " + failed.getMessage());
        }
    }

    /**
     * The browser says on its error stream where it listens; the rest of that stream is read on and dropped, or it
     * would block.
     */
    private static URI address(final Process process) throws IOException {
        final CompletableFuture<URI> found = new CompletableFuture<>();
        final Thread reader = new Thread(() -> read(process, found), "chromium-messages");
        reader.setDaemon(true);
        reader.start();
        try {
            return found.get(START_SECONDS, TimeUnit.SECONDS);
        } catch (final TimeoutException late) {
            throw new IOException("it said nothing for " + START_SECONDS + " s");
        } catch (final ExecutionException failed) {
            throw new IOException(failed.getCause().getMessage());
        } catch (final InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        }
    }

    private static void read(final Process process, final CompletableFuture<URI> found) {
        final StringBuilder said = new StringBuilder();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(LISTENING)) {
                    found.complete(URI.create(line.substring(LISTENING.length()).strip()));
                } else if (!found.isDone()) {
                    said.append(line).append('\n');
                }
            }
            found.completeExceptionally(new IOException("it ended and said: " + said));
        } catch (final IOException ended) {
            found.completeExceptionally(ended);
        }
    }

    private void end() {
        final List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        for (final ProcessHandle one : all) {
            one.onExit().completeOnTimeout(one, 5, TimeUnit.SECONDS).join();
        }
        try (Stream<Path> files = Files.walk(profile)) {
            for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (final IOException left) {
            System.err.println("A browser's profile is left in " + profile + ": " + left.getMessage());
        }
    }
}
