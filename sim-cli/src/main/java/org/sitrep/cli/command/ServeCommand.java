package org.sitrep.cli.command;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.serve.LocalServer;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.PlaybookBots;
import org.sitrep.cli.session.Source;
import org.sitrep.page.Contents;
import org.sitrep.page.PageQuestions;
import org.sitrep.ruleset.Ruleset;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep serve}. */
final class ServeCommand extends SitrepCommand {
    private static final int MOST_PORT = 65_535;

    /** The part of a link after the #: readable values, or all of them packed. */
    private static final Pattern STATE = Pattern.compile("(scenario|z)=[!-~]+");

    @Parameters(arity = "0..1", paramLabel = "SCENARIO")
    private String scenario;

    @Option(names = "--port", paramLabel = "N", defaultValue = Defaults.PORT)
    private int port;

    @Option(names = "--no-open")
    private boolean closed;

    @Option(names = "--link", paramLabel = "LINK")
    private String shared;

    @Override
    public Integer call() {
        OptionRange.within("--port", port, 0, MOST_PORT);
        final Contents contents = contents();
        final String state = state();
        // One core stays free for the browser.
        final int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        final CountDownLatch over = new CountDownLatch(1);
        try (Interrupts interrupts = Interrupts.install();
                LocalServer server = new LocalServer(new PageQuestions(contents, threads, System::nanoTime), port)) {
            interrupts.onInterrupt(over::countDown);
            final String link = server.link() + (state.isEmpty() ? "" : "#" + state);
            console().line(link);
            console().message("Open this link in a browser on this machine; its token keeps others out.");
            console().message("Ctrl-C ends the page.");
            if (!closed) {
                open(link);
            }
            over.await();
            return ExitCode.OK;
        } catch (final IOException taken) {
            throw UserError.usage(
                    "port " + port + " cannot be used: " + taken.getMessage(),
                    "name another with --port, or 0 for any");
        } catch (final InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return ExitCode.INTERRUPTED;
        }
    }

    /**
     * Returns the state that the page opens with, as its address has it.
     *
     * @throws UserError if the link holds none
     */
    private String state() {
        if (shared == null) {
            return scenario == null ? "" : "scenario=" + URLEncoder.encode(scenario, StandardCharsets.UTF_8);
        }
        final String state = shared.substring(shared.indexOf('#') + 1);
        if (!STATE.matcher(state).matches()) {
            throw UserError.usage(
                    shared + " is no link of the page (--link)",
                    "copy all of it, in quotes: '#scenario=...' or '#z=...'");
        }
        return state;
    }

    private Contents contents() {
        final Map<String, List<String>> files = new LinkedHashMap<>();
        final Map<String, List<String>> books = new LinkedHashMap<>();
        for (final Ruleset game : session().games().all()) {
            files.put(
                    game.id(),
                    new ArrayList<>(session().home().shippedScenarios(game).stream()
                            .map(session().home()::shipped)
                            .toList()));
            books.put(game.id(), PlaybookBots.shipped(session(), game));
        }
        if (scenario != null) {
            final OpenScenario own = Source.of(session(), scenario).require();
            final List<String> listed = files.get(own.game().id());
            scenario = own.source().file();
            if (!listed.contains(scenario)) {
                listed.add(0, scenario);
            }
        }
        final Path library = session().home().library().orElse(null);
        return new Contents(session().games().all(), files, books, library);
    }

    /** Opens the page in the user's browser if this system has a program for that; the link is printed anyway. */
    private static void open(final String link) {
        final String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        final String program = system.contains("mac") ? "open" : system.contains("win") ? "explorer" : "xdg-open";
        try {
            new ProcessBuilder(program, link)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (final IOException noProgram) {
            assert noProgram != null;
        }
    }
}
