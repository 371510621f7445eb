package org.sitrep.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.sitrep.contract.ChromiumProgram;
import org.sitrep.contract.Deep;

/** Browsers without a window, which ask the compiled engine. */
enum Browser {
    CHROMIUM("Chromium") {
        @Override
        Optional<String> program() {
            final Optional<String> found = ChromiumProgram.find();
            if (found.isEmpty() && ChromiumProgram.isRequired()) {
                Assertions.fail("there is no Chromium on the PATH; name one in SITREP_CHROMIUM");
            }
            return found;
        }

        @Override
        List<String> options(final Path profile) {
            return Stream.concat(Stream.of("--user-data-dir=" + profile), ChromiumProgram.FLAGS.stream())
                    .toList();
        }
    },

    /** Takes part where it is found: the program that {@code SITREP_FIREFOX} names, else one of the PATH. */
    FIREFOX("Firefox") {
        @Override
        Optional<String> program() {
            final String named = System.getenv("SITREP_FIREFOX");
            if (named != null && !named.isEmpty()) {
                return Optional.of(named);
            }
            final String[] folders = System.getenv("PATH").split(System.getProperty("path.separator"));
            return Stream.of("firefox-esr", "firefox")
                    .flatMap(name -> Arrays.stream(folders).map(folder -> Path.of(folder, name)))
                    .filter(Files::isExecutable)
                    .map(Path::toString)
                    .findFirst();
        }

        @Override
        List<String> options(final Path profile) throws IOException {
            Files.write(profile.resolve("user.js"), SETTINGS);
            return List.of("--headless", "--no-remote", "--profile", profile.toString());
        }
    };

    /** Settings of Firefox: no page of the first start, and nothing asked of the network. */
    private static final List<String> SETTINGS = Stream.of(
                    "'app.normandy.enabled', false",
                    "'app.update.disabledForTesting', true",
                    "'browser.aboutwelcome.enabled', false",
                    "'browser.preonboarding.enabled', false",
                    "'browser.shell.checkDefaultBrowser', false",
                    "'browser.startup.homepage_override.mstone', 'ignore'",
                    "'datareporting.policy.dataSubmissionEnabled', false",
                    "'extensions.update.enabled', false",
                    "'network.captive-portal-service.enabled', false",
                    "'network.connectivity-service.enabled', false",
                    "'services.settings.server', 'data:,none'",
                    "'termsofuse.bypassNotification', true")
            .map(setting -> "user_pref(" + setting + ");")
            .toList();

    private static final int MINUTES = Deep.or(10, 180);

    private final String title;

    Browser(final String title) {
        this.title = title;
    }

    /** Returns the program, if there is one. */
    abstract Optional<String> program();

    /** Returns the options of a process with a profile of its own, before the address of a page. */
    abstract List<String> options(Path profile) throws IOException;

    /**
     * Asks questions, one after another. Skips the test where there is no such browser.
     *
     * @return the last message about each, in their order
     */
    List<AskedServer.Answer> ask(final AskedServer server) throws IOException, InterruptedException {
        final Optional<String> program = program();
        Assumptions.assumeTrue(program.isPresent(), "nothing was played in " + title + ": there is none");
        final Path profile = Files.createTempDirectory("sitrep-web");
        final List<String> command = Stream.of(List.of(program.get()), options(profile), List.of(server.address()))
                .flatMap(List::stream)
                .toList();
        final Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return server.answers(MINUTES, TimeUnit.MINUTES);
        } catch (final TimeoutException late) {
            throw new AssertionError(title + " sent no answers within " + MINUTES + " minutes", late);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            server.close();
        }
    }

    @Override
    public String toString() {
        return title;
    }
}
