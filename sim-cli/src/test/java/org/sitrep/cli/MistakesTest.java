package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;

/**
 * What is typed wrong ends with exit code 2 (or 3, where a file is wrong), says what to do, and leaves standard output
 * empty.
 */
class MistakesTest {
    private static void assertRefused(final int code, final String part, final String... args) {
        final Cli.Result result = Cli.run(args);
        assertEquals(code, result.code(), result.err());
        assertEquals("", result.out());
        assertTrue(result.err().contains(part), result.err());
    }

    private static void assertUsage(final String part, final String... args) {
        assertRefused(ExitCode.USAGE, part, args);
        assertTrue(Cli.run(args).err().contains("--help"), "says where the help is");
    }

    @Test
    void commandsAndOptions() {
        assertUsage("unknown command rnu; did you mean \"run\"?", "rnu");
        assertUsage("unknown option --trails; did you mean \"--trials\"?", "run", "x.yaml", "--trails=3");
        assertUsage("no scenario is given; name a file", "run");
        assertUsage("one argument too many: y.yaml", "replay", "x.yaml", "y.yaml");
        assertUsage("several scenarios are only for --ladder", "run", "x.yaml", "y.yaml");
        assertUsage("--trials many is not a count; write it like", "run", "x.yaml", "--trials", "many");
        assertUsage("--seed spring is not a whole number", "run", "x.yaml", "--seed", "spring");
        assertUsage("--format", "run", "x.yaml", "--format", "xml");
    }

    @Test
    void namesOfThings() {
        assertUsage(
                "there is no bot steddy; did you mean \"steady\"?", "run", Cli.coins("three.yaml"), "--bot", "steddy");
        assertUsage(
                "there is no metric haeds; did you mean \"heads\"?",
                "sweep",
                Cli.coins("three.yaml"),
                "--metric",
                "haeds");
        assertUsage("there is nothing to list under bot; did you mean \"bots\"?", "list", "bot");
        assertUsage("there is no ruleset coin; did you mean \"coins\"?", "schema", "coin");
        assertUsage("there is nothing at coin; did you mean \"coins\"?", "show", Cli.coins("three.yaml"), "coin");
        assertUsage("there is nothing at coins.x; coins is a whole number", "show", Cli.coins("three.yaml"), "coins.x");
    }

    /** A file that is not there: the nearest name, or where to look. */
    @Test
    void filesThatAreNotThere() {
        final String near = "scenarios/purple-haze/campain.yaml";
        assertRefused(
                ExitCode.BAD_DATA, "did you mean \"" + Cli.shipped("purple-haze/campaign.yaml") + "\"?", "run", near);
        assertRefused(ExitCode.BAD_DATA, "; ./sitrep list scenarios lists them", "run", "x.yaml");
    }

    /** Where a parser gives up is seldom where the mistake is: the message says what to look for. */
    @Test
    void whatIsNoYaml(@TempDir final Path folder) throws IOException {
        final String[][] mistakes = {
            {
                "coins: \"5\nwins: \"2\"\n",
                "4:8: while parsing a block mapping, expected <block end>",
                "an unclosed quote or bracket"
            },
            {"title: Heads: five\n", "3:13: mapping values are not allowed here", "put text with a colon in quotes"},
            {"\tcoins: 5\n", "3:1: while scanning for the next token", "with spaces, not with tabs"},
        };
        for (final String[] mistake : mistakes) {
            final Path file = Files.writeString(folder.resolve("m.yaml"), "sitrep: 1\nruleset: coins\n" + mistake[0]);
            final String out = Cli.run("validate", file.toString()).out();
            assertTrue(out.contains("S004 ") && out.contains(mistake[1]) && out.contains(mistake[2]), out);
        }
    }

    /** One file of a game that nobody knows is a finding of that file; the others are read all the same. */
    @Test
    void aGameThatNobodyKnows(@TempDir final Path folder) throws IOException {
        final Path file = Files.writeString(folder.resolve("toss.yaml"), "sitrep: 1\nruleset: coin\ncoins: 5\n");
        final Cli.Result result = Cli.run("validate", file.toString(), Cli.coins("three.yaml"));
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(
                result.out().contains("toss.yaml:2:10 ruleset: there is no ruleset coin; did you mean \"coins\"?"),
                result.out());
        assertTrue(result.err().startsWith("1 of 2 files valid"), result.err());
    }

    @Test
    void numbersOutOfRange() {
        final String coins = Cli.coins("three.yaml");
        assertUsage("trials: 0; must be ", "run", coins, "--trials", "0", "--no-report");
        assertUsage("threads: 0", "run", coins, "--threads", "0", "--no-report");
        assertUsage("trials per chunk: 0", "run", coins, "--chunk", "0", "--no-report");
        assertUsage("--max-decisions 0 is too small", "replay", coins, "--trial", "0", "--max-decisions", "0");
        assertUsage("--trials 0 is too small", "bench", "--signature", "--trials", "0");
    }

    @Test
    void formatsThatACommandDoesNotHave() {
        assertUsage("this command has no --format csv", "replay", Cli.coins("three.yaml"), "--trial", "0", "-f", "csv");
    }

    @Test
    void files() {
        assertRefused(ExitCode.BAD_DATA, "there is no file nowhere.yaml", "run", "nowhere.yaml");
        assertRefused(
                ExitCode.BAD_DATA,
                "did you mean \"" + Cli.patrol() + "\"?",
                "run",
                "scenarios/purple-haze/combats/patrl.yaml");
        assertRefused(ExitCode.BAD_DATA, "there is no result file", "report", "nowhere");
        assertRefused(ExitCode.BAD_DATA, "three.yaml", "report", Cli.coins("three.yaml"));
    }

    @Test
    void squadsAreLookedUpInTheData() {
        assertRefused(ExitCode.BAD_DATA, "did you mean \"veterans\"?", "run", Cli.patrol(), "--squad", "veteran");
    }
}
