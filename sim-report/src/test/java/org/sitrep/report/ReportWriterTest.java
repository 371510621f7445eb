package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.RunReport;
import org.sitrep.report.result.RunResultJson;

final class ReportWriterTest {
    private final RunResult result = SampleResults.of(200);

    @TempDir
    private Path out;

    @Test
    void shouldWriteEveryFileOfTheFolder() throws IOException {
        final ReportWriter.Written written = write(out.resolve("patrol/drill-1"));
        assertEquals(List.of(), written.notes());
        final Set<String> names = names(out.resolve("patrol/drill-1"));
        assertEquals(Set.copyOf(written.files()), names);
        assertTrue(names.containsAll(Set.of(
                "report.html",
                "report.md",
                "estimates.csv",
                "ends.csv",
                "histograms.csv",
                "series.csv",
                "result.json",
                "command.txt")));
        assertEquals(13, names.stream().filter(n -> n.endsWith(".svg")).count());
        assertEquals(13, names.stream().filter(n -> n.endsWith(".png")).count());
    }

    @Test
    void shouldLinkOnlyToPicturesThatAreThere() throws IOException {
        final Path folder = out.resolve("run");
        write(folder);
        final List<String> links = Files.readString(folder.resolve("report.md"), StandardCharsets.UTF_8)
                .lines()
                .filter(l -> l.startsWith("!["))
                .map(l -> l.replaceAll(".*\\]\\((.*)\\)", "$1"))
                .toList();
        assertEquals(13, links.size());
        assertTrue(names(folder).containsAll(links));
    }

    @Test
    void shouldDoWithoutPngAndSaySoOnce() throws IOException {
        final Path folder = out.resolve("run");
        final ReportWriter.Written written =
                ReportWriter.write(folder, Publications.of(result, false), false, ReplayMaker.NONE, chart -> {
                    throw new IOException("no font; install one");
                });
        assertEquals(List.of("No PNG pictures: no font; install one"), written.notes());
        assertTrue(names(folder).stream().noneMatch(n -> n.endsWith(".png")));
        final String text = Files.readString(folder.resolve("report.md"), StandardCharsets.UTF_8);
        assertTrue(text.contains("](squad-survivors.svg)"), "the text shows the SVG files instead");
    }

    @Test
    void shouldGiveTheSameBytesTwice() throws IOException {
        write(out.resolve("a"));
        write(out.resolve("b"));
        for (final String name : names(out.resolve("a"))) {
            assertArrayEquals(
                    Files.readAllBytes(out.resolve("a").resolve(name)),
                    Files.readAllBytes(out.resolve("b").resolve(name)),
                    name);
        }
    }

    @Test
    void shouldNeedNothingButTheResultFile() throws IOException {
        final RunResult read = RunResultJson.read(RunResultJson.write(result), "result.json");
        assertEquals(Rendered.html(result), Rendered.html(read));
        assertEquals(Rendered.markdown(result), Rendered.markdown(read));
        assertEquals(Rendered.tables(result), Rendered.tables(read));
    }

    @Test
    void shouldReplaceAnOlderFolderWhole() throws IOException {
        final Path folder = Files.createDirectories(out.resolve("run"));
        Files.writeString(folder.resolve("stale.png"), "old", StandardCharsets.UTF_8);
        write(folder);
        assertTrue(Files.exists(folder.resolve("report.html")));
        assertTrue(Files.notExists(folder.resolve("stale.png")));
        assertEquals(Set.of("run"), names(out), "nothing temporary is left");
    }

    /** Else the report would lie elsewhere than the user says, and what the link leads to would be emptied. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links take rights there")
    void shouldReplaceTheFolderThatALinkLeadsTo() throws IOException {
        final Path real = Files.createDirectories(out.resolve("elsewhere/real"));
        Files.writeString(real.resolve("result.json"), "old", StandardCharsets.UTF_8);
        final Path link = Files.createSymbolicLink(out.resolve("link"), real);
        write(link);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(RunResultJson.write(result), Files.readString(real.resolve("result.json")));
        assertEquals(Set.of("elsewhere", "link"), names(out));
        assertEquals(Set.of("real"), names(out.resolve("elsewhere")));
    }

    @Test
    void shouldLeaveNothingBehindAndTheOldFolderAloneIfItFails() throws IOException {
        final Path folder = Files.createDirectories(out.resolve("run"));
        Files.writeString(folder.resolve("report.html"), "old", StandardCharsets.UTF_8);
        final Publication withoutText = new Publication(
                "result.json", new RunReport(result, false), () -> "{}", () -> Collections.singletonMap("x.txt", null));
        assertThrows(NullPointerException.class, () -> ReportWriter.write(folder, withoutText, false));
        assertEquals("old", Files.readString(folder.resolve("report.html"), StandardCharsets.UTF_8));
        assertEquals(Set.of("run"), names(out));
    }

    private ReportWriter.Written write(final Path folder) throws IOException {
        return ReportWriter.write(folder, Publications.of(result, false), false);
    }

    private static Set<String> names(final Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).collect(Collectors.toSet());
        }
    }
}
