package org.sitrep.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file of the corpus. The comments at its head say how to load it and what to find: {@code expect: CODE place, ...}
 * in order, a place being {@code line:column} in this file, {@code file:line:column} in another, or {@code -} for the
 * whole file; {@code set:} and {@code overlay:} as on the command line; {@code schema: reason} if the schema cannot see
 * what is wrong although it can see such faults in general.
 */
record CorpusCase(Path file, List<String> expected, List<String> sets, List<String> overlays, boolean beyondSchema) {
    static List<CorpusCase> all(final String folder) {
        try (Stream<Path> files = Files.list(root().resolve(folder))) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(CorpusCase::read)
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static Path root() {
        try {
            return Path.of(CorpusCase.class.getResource("library").toURI()).getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static CorpusCase read(final Path file) {
        final List<String> expected = new ArrayList<>();
        final List<String> sets = new ArrayList<>();
        final List<String> overlays = new ArrayList<>();
        boolean beyondSchema = false;
        for (final String line : lines(file)) {
            if (!line.startsWith("# ")) {
                break;
            }
            final String rest = line.substring(line.indexOf(':') + 1).trim();
            switch (line.substring(2, Math.max(2, line.indexOf(':')))) {
                case "expect" -> expected.addAll(Arrays.asList(rest.split(", ")));
                case "set" -> sets.add(rest);
                case "overlay" -> overlays.add(file.resolveSibling(rest).toString());
                case "schema" -> beyondSchema = true;
                default -> {}
            }
        }
        return new CorpusCase(file, expected, sets, overlays, beyondSchema);
    }

    private static List<String> lines(final Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    LoadRequest request() {
        return new LoadRequest(file.toString(), root().resolve("library"), overlays, sets);
    }

    /** Loads and binds the file and returns the findings. */
    Findings check() {
        final Findings findings = new Findings();
        ScenarioLoader.load(request(), findings).ifPresent(document -> Binder.bind(document, Toy.class, findings));
        return findings;
    }

    /** Returns findings as this corpus writes them. */
    List<String> written(final Findings findings) {
        return findings.sorted().stream().map(this::written).toList();
    }

    private String written(final Finding finding) {
        final Mark mark = finding.mark();
        final String place = mark.line() == 0 ? "-" : mark.line() + ":" + mark.column();
        final String other = file.resolveSibling(mark.file()).equals(file)
                ? ""
                : mark.file().replace(file.getParent() + "/", "") + ":";
        return finding.code() + " " + other + place;
    }

    /** Returns the codes expected, without places. */
    List<String> codes() {
        return expected.stream()
                .map(text -> text.substring(0, text.indexOf(' ')))
                .toList();
    }

    @Override
    public String toString() {
        return file.getFileName().toString();
    }
}
