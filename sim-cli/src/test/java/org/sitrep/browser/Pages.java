package org.sitrep.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.hostile.Hostile;

/** The pages under test: each is made once, by the real command line, and kept in {@code target/browser}. */
final class Pages {
    /** Where pages and pictures lie: JVMs that run tests beside each other have a folder each. */
    static final Path FOLDER = Hostile.FOLDER.getParent();

    private static final Map<PageKind, Path> MADE = new EnumMap<>(PageKind.class);

    private Pages() {}

    /** Returns the page of a kind; its folder has the name of the kind. */
    static synchronized Path page(final PageKind kind) {
        return MADE.computeIfAbsent(kind, Pages::make);
    }

    private static Path make(final PageKind kind) {
        try {
            final Path folder = emptied(FOLDER.resolve(kind.name().toLowerCase(Locale.ROOT)));
            final List<String> line = new ArrayList<>();
            kind.line().forEach(word -> line.add(word.endsWith(".yaml") ? Cli.shipped("purple-haze/" + word) : word));
            if (kind == PageKind.CHECK) {
                line.add(spoiltBaseline(folder).toString());
            }
            final Path replay = folder.resolve("replay.html");
            line.addAll(
                    kind.isReport()
                            ? List.of("--out", folder.resolve("made").toString())
                            : List.of("--html", replay.toString()));
            final Cli.Result result = Cli.run(line.toArray(String[]::new));
            final List<Integer> codes = List.of(ExitCode.OK, ExitCode.VERDICT_NEGATIVE, ExitCode.UNDECIDED);
            Assertions.assertTrue(codes.contains(result.code()), () -> line + "\n" + result.err());
            return kind.isReport() ? onlyPage(folder, kind.source()) : replay;
        } catch (final IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Path onlyPage(final Path folder, final String source) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("made"))) {
            final Path found = files.filter(
                            file -> file.endsWith(source) && Files.exists(file.resolveSibling("report.html")))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no report of " + source + " in " + folder));
            return found.resolveSibling("report.html");
        }
    }

    /** A baseline, and then a change of what it was taken of. */
    private static Path spoiltBaseline(final Path folder) throws IOException {
        final Path scenario = folder.resolve("two-patrols.yaml");
        final String text = "sitrep: 1\nruleset: purple-haze\nextends: purple-haze:combats/patrol.yaml\n"
                + "title: Patrol, changed\nstart:\n  threat: ";
        final Path baseline = folder.resolve("kept.baseline");
        Files.writeString(scenario, text + "3\n");
        final Cli.Result kept = Cli.run(
                "baseline", scenario.toString(), Cli.patrol(), "-n", "200", "-b", "drill", "-o", baseline.toString());
        Assertions.assertEquals(ExitCode.OK, kept.code(), kept.err());
        Files.writeString(scenario, text + "8\n");
        return baseline;
    }

    /** Returns what a page under test is called in messages: the name of the folder that was made for it. */
    static String name(final Path page) {
        final Path path = page.toAbsolutePath();
        return path.startsWith(FOLDER)
                ? FOLDER.relativize(path)
                        .subpath(0, FOLDER.relativize(path).startsWith("hostile") ? 2 : 1)
                        .toString()
                        .replace('/', '-')
                : path.getFileName().toString();
    }

    /** Returns a folder with nothing in it. */
    static Path emptied(final Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (final Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectories(folder);
    }
}
