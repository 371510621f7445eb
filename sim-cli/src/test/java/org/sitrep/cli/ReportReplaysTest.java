package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;

/** A report holds replay pages of trials that it names, and links to them. */
final class ReportReplaysTest {
    private static final Pattern LINK = Pattern.compile("<a class=\"replay\" href=\"(replays/[^\"]+)\"");

    @TempDir
    private Path out;

    private Path written(final String... words) throws IOException {
        final Cli.Result result = Cli.run(words);
        assertEquals(ExitCode.OK, result.code(), result.err());
        try (var all = Files.walk(out)) {
            return all.filter(path -> path.endsWith("report.html")).findFirst().orElseThrow();
        }
    }

    private static List<String> links(final Path report) throws IOException {
        return LINK.matcher(Files.readString(report))
                .results()
                .map(link -> link.group(1))
                .toList();
    }

    private static List<String> pages(final Path report) throws IOException {
        try (var all = Files.list(report.resolveSibling("replays"))) {
            return all.map(path -> "replays/" + path.getFileName()).sorted().toList();
        }
    }

    @Test
    void aRunHasTheTrialsThatItNamesAndARepeatedRunReplacesThem() throws IOException {
        for (int time = 0; time < 2; time++) {
            final Path report = written("run", Cli.patrol(), "-n", "200", "--out", out.toString());
            assertEquals(pages(report), links(report).stream().sorted().toList());
            assertFalse(pages(report).isEmpty());
            final String page =
                    Files.readString(report.resolveSibling(pages(report).get(0)));
            assertTrue(page.contains(", replay \u00b7 Sitrep</title>"));
        }
    }

    @Test
    void aComparisonHasAtMostFiveWhereTheSidesPartFirst() throws IOException {
        final Path report = written(
                "compare", Cli.patrol(), "--against", "--set start.threat=8", "-n", "100", "--out", out.toString());
        assertEquals(5, pages(report).size());
        assertTrue(links(report).stream().anyMatch(link -> link.startsWith("replays/parting-")));
    }

    @Test
    void noneAreWrittenIfNoneAreWanted() throws IOException {
        final Path report = written("run", Cli.patrol(), "-n", "20", "--replays", "0", "--out", out.toString());
        assertFalse(Files.exists(report.resolveSibling("replays")));
        assertEquals(List.of(), links(report));
    }

    @Test
    void aReportMadeAgainTakesThemOver() throws IOException {
        final Path report = written("run", Cli.patrol(), "-n", "20", "--out", out.toString());
        final Path again = out.resolve("again");
        assertEquals(
                ExitCode.OK,
                Cli.run("report", report.getParent().toString(), "--out", again.toString())
                        .code());
        assertEquals(Files.readString(report), Files.readString(again.resolve("report.html")));
        assertEquals(pages(report), pages(again.resolve("report.html")));
    }

    /** A campaign has a page per Mission: one trial has all of them, and no other has any. */
    @Test
    void ofACampaignOneTrialHasItsPages() throws IOException {
        final Path report = written(
                "run",
                Cli.REPOSITORY.resolve("scenarios/purple-haze/campaign.yaml").toString(),
                "-n",
                "5",
                "--out",
                out.toString());
        assertEquals(1, links(report).size());
        final String first = links(report).get(0);
        assertTrue(pages(report).stream()
                .allMatch(page -> page.equals(first) || page.matches(first.replace(".html", "-\\d+.html"))));
        assertTrue(pages(report).size() > 1);
    }

    @Test
    void aFolderOfReplaysWithSomethingElseIsNotReplaced() throws IOException {
        final String[] words = {"run", Cli.patrol(), "-n", "20", "--out", out.toString()};
        Files.writeString(written(words).resolveSibling("replays").resolve("notes.doc"), "mine");
        assertEquals(ExitCode.USAGE, Cli.run(words).code());
    }
}
