package org.sitrep.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.OneIn;
import tools.jackson.databind.json.JsonMapper;

/**
 * The files of a hostile report, and what is printed of it. Pages are looked at in a browser, see
 * {@code HostilePageTest}.
 */
final class HostileFilesTest {
    private static List<Path> files(final Hostile kind, final String ending) throws IOException {
        kind.made();
        try (Stream<Path> files = Files.walk(Hostile.FOLDER.resolve(kind.name().toLowerCase(Locale.ROOT)))) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    private static String printed(final Hostile kind, final String format) {
        final List<String> words = new ArrayList<>(List.of("report"));
        kind.made().sources().forEach(folder -> words.add(folder.toString()));
        words.addAll(List.of("--format", format));
        final Cli.Result result = Cli.run(words.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    @ParameterizedTest
    @OneIn(4)
    @EnumSource(Hostile.class)
    void noCellOfATableIsAFormula(final Hostile kind) throws IOException {
        for (final Path file : files(kind, ".csv")) {
            Csv.assertHarmless(file.toString(), Files.readString(file));
        }
        Csv.assertHarmless("printed", printed(kind, "csv"));
    }

    @ParameterizedTest
    @OneIn(4)
    @EnumSource(Hostile.class)
    void markdownHasNoMarkupFromData(final Hostile kind) throws IOException {
        for (final Path file : files(kind, ".md")) {
            Rendered.assertHarmless(file.toString(), Files.readString(file));
        }
        Rendered.assertHarmless("printed", printed(kind, "markdown"));
    }

    @ParameterizedTest
    @OneIn(4)
    @EnumSource(Hostile.class)
    void jsonAndPicturesAndJunitCanBeRead(final Hostile kind) throws IOException {
        for (final Path file : files(kind, ".json")) {
            JsonMapper.shared().readTree(Files.readString(file));
        }
        JsonMapper.shared().readTree(printed(kind, "json"));
        for (final Path file : files(kind, ".svg")) {
            Markup.assertPicture(file);
        }
        for (final Path file : files(kind, ".xml")) {
            Markup.parsed(file);
        }
    }

    @ParameterizedTest
    @OneIn(4)
    @EnumSource(Hostile.class)
    void theTerminalShowsTextAndObeysNothing(final Hostile kind) {
        Terminal.assertTame(kind.made().result().out());
        Terminal.assertTame(kind.made().result().err());
        Terminal.assertTame(printed(kind, "text"));
    }

    @ParameterizedTest
    @OneIn(4)
    @EnumSource(Hostile.class)
    void theTitleIsStillThere(final Hostile kind) throws IOException {
        final String page = Files.readString(kind.made().folder().resolve("report.html"));
        final String text = page.replaceAll("<[^>]*>", "").replace("&#39;", "'");
        assertTrue(text.contains("&lt;script&gt;alert("), "text is shown as text");
        assertFalse(page.contains("<script>alert("), "and never as a script");
    }
}
