package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;

/** {@code replay --html}. */
class ReplayPageCommandTest {
    /** What a phone still opens at once. */
    private static final long MOST_BYTES = 1_500_000;

    @TempDir
    private Path folder;

    private Cli.Result replay(final String... more) {
        return Cli.run(Stream.concat(Stream.of("replay"), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void aTrialIsOnePageOfModestSizeThatSaysHowToMakeItAgain() throws IOException {
        final Path page = folder.resolve("crash.html");
        final String trial = Cli.shipped("purple-haze/missions/01-crash.yaml");
        final Cli.Result result = replay(trial, "--trial", "3", "--luck", "--html", page.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals("Replay: " + page + System.lineSeparator(), result.out());
        final String text = Files.readString(page);
        assertTrue(Files.size(page) < MOST_BYTES, () -> text.length() + " letters");
        assertTrue(text.contains("replay " + trial + " --trial 3 --luck --html"), "the command");
        assertTrue(text.contains("--seed 1967"), "what the seed was");
        assertTrue(text.contains("data-board=\"map-northern\"") && text.contains("data-board=\"combat-1\""));
        assertTrue(text.contains("class=\"choice\"") && text.contains("class=\"die\"") && text.contains("id=\"luck\""));
    }

    @Test
    void aCampaignHasAPageForEachTrialAndAllAreLinked() throws IOException {
        final Path page = folder.resolve("campaign.html");
        final Cli.Result result = replay(
                Cli.shipped("purple-haze/campaign.yaml"), "--bot", "drill", "--trial", "3", "--html", page.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final List<Path> pages;
        try (Stream<Path> files = Files.list(folder)) {
            pages = files.sorted().toList();
        }
        assertTrue(pages.size() > 3, pages::toString);
        for (final Path made : pages) {
            final String text = Files.readString(made);
            assertTrue(Files.size(made) < MOST_BYTES, made::toString);
            for (final Path other : pages) {
                assertEquals(
                        !other.equals(made),
                        text.contains("<a href=\"" + other.getFileName() + "\""),
                        () -> made + " and " + other);
            }
        }
    }

    @Test
    void aPageReplacesAnEarlierOneAndNothingElse() throws IOException {
        final Path page = folder.resolve("page.html");
        assertEquals(
                ExitCode.OK, replay(Cli.patrol(), "--html", page.toString()).code());
        assertEquals(
                ExitCode.OK, replay(Cli.patrol(), "--html", page.toString()).code());
        Files.writeString(page, "mine");
        final Cli.Result refused = replay(Cli.patrol(), "--html", page.toString());
        assertEquals(ExitCode.USAGE, refused.code());
        assertEquals("mine", Files.readString(page));
        final Cli.Result swallowed = replay(Cli.patrol(), "--html", "other.yaml");
        assertEquals(ExitCode.USAGE, swallowed.code());
        assertTrue(swallowed.err().contains("one argument too many: other.yaml"), swallowed.err());
    }

    @Test
    void theDataOfAReplayKeepsEachBoardOnce() {
        final String json =
                replay(Cli.patrol(), "--trial", "3", "--format", "json").out();
        assertTrue(json.contains("\"scenes\":") && json.contains("\"before\":") && json.contains("\"gauges\":"), json);
        assertFalse(json.contains("NaN"));
    }
}
