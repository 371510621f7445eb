package org.sitrep.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of measurements: added line by line, and held against the last of the same question and JDK. */
class ResultLogTest {
    @TempDir
    Path folder;

    private static ResultLog.Row row(final String commit, final String jdk, final String id, final double ratio) {
        return new ResultLog.Row(
                commit, "2026-11-22", jdk, "m x2", "marine." + id, ratio, ratio - 0.5, ratio + 0.5, "ab");
    }

    @Test
    void theLastRowOfTheSameQuestionAndJdkIsFound() throws IOException {
        final ResultLog log = new ResultLog(folder.resolve("results"));
        assertEquals(Optional.empty(), log.last("marine.draws", "17"));
        log.append(row("a", "17", "draws", 2.5));
        log.append(row("b", "17", "draws", 2.25));
        log.append(row("c", "25", "draws", 3));
        log.append(row("d", "17", "naive", 99));
        assertEquals(Optional.of(row("b", "17", "draws", 2.25)), log.last("marine.draws", "17"));
        assertEquals(Optional.of(row("d", "17", "naive", 99)), log.last("marine.naive", "17"));
        assertEquals(5, Files.readAllLines(folder.resolve("results/marine.csv")).size());
    }

    @Test
    void rowsAreToldApartByTheirQuartiles() {
        final ResultLog.Row now = row("b", "17", "draws", 4);
        assertEquals("consistent with 3.50 [3.00, 4.00] at a, 2026-11-22", now.beside(row("a", "17", "draws", 3.5)));
        assertTrue(now.beside(row("a", "17", "draws", 2.5)).startsWith("differs from 2.50"));
    }

    /** The record that is shipped can be read, and each file holds its own question. */
    @Test
    void theKeptRecordIsSound() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("results"))) {
            for (final Path file :
                    files.filter(f -> f.toString().endsWith(".csv")).toList()) {
                final String question = file.getFileName().toString().replace(".csv", "");
                for (final String line :
                        Files.readAllLines(file).stream().skip(1).toList()) {
                    final ResultLog.Row kept = ResultLog.Row.parse(line);
                    assertTrue(kept.question().startsWith(question + "."), line);
                    assertTrue(kept.low() <= kept.ratio() && kept.ratio() <= kept.high(), line);
                    assertFalse(kept.commit().endsWith("+"), "measured on files of no commit: " + line);
                }
            }
        }
        assertThrows(IllegalArgumentException.class, () -> ResultLog.Row.parse("a,b"));
    }
}
