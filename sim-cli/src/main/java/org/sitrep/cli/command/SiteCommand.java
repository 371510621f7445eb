package org.sitrep.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.serve.Site;
import org.sitrep.cli.service.FileKind;
import org.sitrep.cli.session.PlaybookBots;
import org.sitrep.cli.session.Targets;
import org.sitrep.ruleset.Ruleset;
import picocli.CommandLine.Option;

/** {@code sitrep site}. */
final class SiteCommand extends SitrepCommand {
    private static final String OUT = "--out";
    private static final String SCENARIOS = "scenarios";
    private static final double MEGABYTE = 1e6;

    @Option(names = OUT, paramLabel = "DIR", required = true)
    private Path out;

    @Override
    public Integer call() {
        Targets.requireFolder(out, OUT);
        requireOwn();
        final Path home = session()
                .home()
                .root()
                .orElseThrow(() -> UserError.usage(
                        "the folder of the launcher is not found, which has the scenarios",
                        "start sitrep by its launcher"));
        final Site site = site(home);
        if (!site.isBuilt()) {
            throw UserError.usage(
                    "the engine for browsers is not built",
                    "start sitrep by its launcher without SITREP_NO_BUILD, or run: mvn -q -pl sim-web,sim-cli -am"
                            + " -Dmaven.test.skip=true package");
        }
        try {
            final long bytes = site.write(out);
            console().line(out.toString());
            console()
                    .message(String.format(
                            Locale.ROOT, "A browser loads %.1f MB once, and keeps them.", bytes / MEGABYTE));
            console().message("Try it: python3 -m http.server --directory " + out);
            console().message("Any host of static files takes the folder as it is.");
            return ExitCode.OK;
        } catch (final IOException failed) {
            throw UserError.machine(
                    out + " cannot be written: " + Reason.of(failed), "name another folder with " + OUT);
        }
    }

    /** Refuses to replace a folder that holds anything else than a site. */
    private void requireOwn() {
        try (Stream<Path> there = Files.isDirectory(out) ? Files.list(out) : Stream.empty()) {
            if (there.findAny().isPresent() && !Files.isRegularFile(out.resolve(Site.MARK))) {
                throw UserError.usage(
                        out + " holds other files, and would be replaced", "name a new folder with " + OUT);
            }
        } catch (final IOException unreadable) {
            throw UserError.machine(
                    out + " cannot be read: " + Reason.of(unreadable), "name another folder with " + OUT);
        }
    }

    private Site site(final Path home) {
        final Map<String, List<String>> scenarios = new TreeMap<>();
        final Map<String, List<String>> playbooks = new TreeMap<>();
        final Map<String, String> schemas = new TreeMap<>();
        for (final Ruleset game : session().games().all()) {
            scenarios.put(game.id(), session().home().shippedScenarios(game));
            playbooks.put(game.id(), PlaybookBots.shipped(session(), game));
            schemas.putAll(FileKind.schemas(game));
        }
        return new Site(
                engine(home),
                content(home),
                Map.of(SCENARIOS, scenarios, "playbooks", playbooks),
                schemas,
                Map.of("LICENSE.txt", text(home.resolve("LICENSE")), "NOTICE.txt", text(home.resolve("NOTICE"))));
    }

    /** Returns the folder of the engine: beside the installed jar, else where it is built. */
    private static Path engine(final Path home) {
        final Path installed = home.resolve("lib/site");
        return Files.isDirectory(installed) ? installed : home.resolve("sim-web/target/classes/site");
    }

    private static Map<String, String> content(final Path home) {
        final Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(home.resolve(SCENARIOS))) {
            files.filter(file -> file.toString().endsWith(".yaml"))
                    .forEach(
                            file -> content.put(home.relativize(file).toString().replace('\\', '/'), text(file)));
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return content;
    }

    private static String text(final Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (final IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
