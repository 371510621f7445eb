package org.sitrep.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CorpusTest {
    static List<CorpusCase> valid() {
        return CorpusCase.all("valid");
    }

    static List<CorpusCase> invalid() {
        return CorpusCase.all("invalid");
    }

    @ParameterizedTest
    @MethodSource("valid")
    void validFileIsBound(final CorpusCase file) {
        final Findings findings = new Findings();
        final ScenarioDocument document =
                ScenarioLoader.load(file.request(), findings).orElseThrow();
        assertTrue(
                Binder.bind(document, Toy.class, findings).isPresent(),
                () -> findings.sorted().toString());
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void invalidFileGivesExactlyItsFindingsInOrder(final CorpusCase file) {
        assertFalse(file.expected().isEmpty(), "the file says what to find");
        final Findings findings = file.check();
        assertEquals(
                file.expected(),
                file.written(findings),
                () -> findings.sorted().stream().map(Finding::toString).reduce("", (a, b) -> a + "\n" + b));
    }

    @Test
    void everyCodeIsTriggered() {
        final TreeSet<String> missing = new TreeSet<>();
        Arrays.stream(Codes.values()).map(Codes::id).forEach(missing::add);
        invalid().forEach(file -> missing.removeAll(file.codes()));
        assertEquals(List.of("S002"), List.copyOf(missing), "S002 has fileOfMoreThanOneMebibyteIsRefused");
    }

    @Test
    void codesAreUnique() {
        final Stream<String> ids = Arrays.stream(Codes.values()).map(Codes::id);
        assertEquals(Codes.values().length, ids.distinct().count());
    }

    @Test
    void fileOfMoreThanOneMebibyteIsRefused(@TempDir final Path folder) throws IOException {
        final String head = "sitrep: 1\nruleset: toy\nweapons: {m16: {load: 6}}\n#";
        final Path file = folder.resolve("large.yaml");
        Files.writeString(file, head + "x".repeat((1 << 20) - head.length()));
        assertEquals(List.of(), codes(file), "one MiB is allowed");
        Files.writeString(file, head + "x".repeat((1 << 20) - head.length() + 1));
        assertEquals(List.of("S002"), codes(file));
    }

    private static List<String> codes(final Path file) {
        final Findings findings = new Findings();
        ScenarioLoader.load(new LoadRequest(file.toString(), null), findings);
        return findings.sorted().stream().map(Finding::code).toList();
    }
}
