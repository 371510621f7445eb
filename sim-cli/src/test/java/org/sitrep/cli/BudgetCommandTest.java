package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;

/** Bots with a budget on the command line. */
class BudgetCommandTest {
    @TempDir
    Path folder;

    private Cli.Result run(final String bot, final String... more) {
        return Cli.run(Stream.concat(
                        Stream.of("run", Cli.patrol(), "--bot", bot, "--trials", "20", "--out", folder.toString()),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    private Path resultFile(final String under, final boolean later) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.endsWith("result.json"))
                    .filter(file -> file.toString().contains(under))
                    .filter(file -> file.toString().contains("-from20") == later)
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void theBudgetIsRecordedAndRepeated() throws IOException {
        final Cli.Result result = run("searcher:020");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("--bot searcher:20 "), result.out());
        final Path file = resultFile("searcher-20-seed", false);
        assertTrue(Files.readString(file).contains("\"bot\" : \"searcher:20\"")
                || Files.readString(file).contains("\"bot\": \"searcher:20\""));
        final Cli.Result report = Cli.run(
                "report", file.toString(), "--out", folder.resolve("again").toString());
        assertEquals(ExitCode.OK, report.code(), report.err());
    }

    @Test
    void partsOfOneBudgetMergeThoseOfTwoDoNot() throws IOException {
        run("searcher:20");
        run("searcher:20", "--first", "20");
        run("searcher:30", "--first", "20");
        final String first = resultFile("searcher-20-seed1967-20-", false).toString();
        final String same = resultFile("searcher-20-seed1967-20-", true).toString();
        final String other = resultFile("searcher-30-", true).toString();
        final String into = folder.resolve("merged").toString();
        assertEquals(ExitCode.OK, Cli.run("merge", first, same, "--out", into).code());
        final Cli.Result mixed = Cli.run("merge", first, other, "--out", into);
        assertEquals(ExitCode.BAD_DATA, mixed.code(), mixed.out());
        assertTrue(mixed.err().contains("searcher:30"), mixed.err());
    }

    @Test
    void aReplayIsOfTheSameBudget() {
        final Cli.Result result = Cli.run("replay", Cli.patrol(), "--bot", "searcher:20", "--trial", "3");
        assertEquals(ExitCode.OK, result.code(), result.err());
    }

    @Test
    void whatIsNoBudgetIsRefusedWithAnExample() {
        for (final String wrong : List.of("x", "0", "1.5", "")) {
            final Cli.Result result = run("searcher:" + wrong);
            assertEquals(ExitCode.USAGE, result.code());
            assertTrue(
                    result.err()
                            .contains("the budget of searcher must be a whole number of rollouts from 1 to 1000000"),
                    result.err());
            assertTrue(result.err().contains("--bot searcher:400"), result.err());
        }
        final Cli.Result rifleman = run("rifleman:5");
        assertEquals(ExitCode.USAGE, rifleman.code());
        assertTrue(rifleman.err().contains("the bot rifleman takes no budget"), rifleman.err());
        final Cli.Result misspelt = run("sercher:5");
        assertEquals(ExitCode.USAGE, misspelt.code());
        assertTrue(misspelt.err().contains("did you mean \"searcher\"?"), misspelt.err());
    }

    @Test
    void theListOfBotsTellsWhoTakesOne() {
        final String bots =
                Cli.run("list", "bots", "--ruleset", "purple-haze").out().replaceAll("\\s+", " ");
        assertTrue(bots.contains("searcher:N tries at most N rollouts per decision (default: 400)"), bots);
    }
}
