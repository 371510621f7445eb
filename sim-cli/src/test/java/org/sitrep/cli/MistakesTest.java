package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        for (final String mistake : List.of(
                "run FILE --trials 0: from 1 to 9007199254740992",
                "run FILE -n 1e16: --trials 10000000000000000 is out of range; it must be from 1 to 9007199254740992",
                "run FILE --first 9223372036854775807: from 0 to 9223372036854675807",
                "run FILE --threads 0: from 1 to 1024",
                "run FILE --chunk 0: at least 1",
                "run FILE --max-decisions 0: at least 1",
                "run FILE --bot-timeout 0: above 0 and at most 1000000",
                "run FILE --precision heads=1 --level 2: from 0.5 to 0.999999",
                "run FILE --ladder --trials 0: from 1 to",
                "compare FILE --bot steady,timid --trials 0: from 1 to",
                "compare FILE --bot steady,timid --best --trials 1: from 2 to 1073741823",
                "sweep FILE --vary coins=1..3 --trials 0: from 1 to",
                "sweep FILE --vary coins=1..3 --points 0: at least 1",
                "sweep FILE --vary coins=1..3 --levels 1: at least 2",
                "solve FILE --vary coins=1..3 --target heads=1 --budget 1: from 5000 to",
                "solve FILE --vary coins=1..3 --target heads=1 --confirm 0: from 1 to 50",
                "replay FILE --trial 0 --max-decisions 0: at least 1",
                "coverage FILE --trials 0: from 1 to",
                "coverage FILE --max-decisions 0: at least 1",
                "bench --signature --trials 0: from 1 to",
                "tune book.yaml FILE --trials 0: from 1 to",
                "tune book.yaml FILE --held-out 0: from 1 to",
                "tune book.yaml FILE --generations 0: at least 1",
                "tune book.yaml FILE --population 1: at least 2",
                "tune book.yaml FILE --spread 2: above 0 and at most 1")) {
            final String[] line = mistake.split(": ", 2);
            final String[] words = line[0].replace("FILE", coins).split(" ");
            final String option = words[words.length - 2] + " ";
            final String said = Cli.run(words).err();
            assertTrue(said.contains(line[1]), mistake + " says " + said);
            assertTrue(said.contains(option.equals("-n ") ? "--trials " : option), mistake + " says " + said);
            assertTrue(said.contains(" is out of range; it must be "), mistake + " says " + said);
        }
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
