package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import picocli.CommandLine.Model.OptionSpec;

/** The help and the lists offer what exists, and nothing else. */
class OfferedTest {
    @Test
    void aListOfScenariosIsOfTheNamedGame() {
        final List<String> rambo = Cli.run("list", "scenarios", "--ruleset", "rambo")
                .out()
                .lines()
                .skip(1)
                .toList();
        assertFalse(rambo.isEmpty());
        assertTrue(rambo.stream().allMatch(line -> line.startsWith("rambo/")), rambo.toString());
        assertEquals(
                "ruleset\nrambo    Rambo\n",
                Cli.run("list", "rulesets", "--ruleset", "rambo").out());
        final String lists = Cli.run("list", "--ruleset", "rambo").out();
        assertTrue(lists.contains("\nheroes ") && !lists.contains("\nboonCards "), lists);
    }

    @Test
    void aListThatSeveralGamesHaveNamesTheGameOfEach() {
        final Cli.Result all = Cli.run("list", "loadouts", "--format", "csv");
        assertEquals(ExitCode.OK, all.code(), all.err());
        assertTrue(all.out().contains("\nflak-jackets,Flak jackets,purple-haze\n"), all.out());
        assertTrue(all.out().contains("\nquiet,Quiet,rambo\n"), all.out());
        final String one = Cli.run("list", "loadouts", "--ruleset", "rambo", "--format", "csv")
                .out();
        assertTrue(one.startsWith("id,title\nquiet,Quiet\n"), one);
    }

    @Test
    void theHelpOfNewNamesItsKinds() {
        final String help = Cli.run("new", "--help").out().replaceAll("\\s+", " ");
        assertTrue(
                help.contains("Kind of scenario: mission (purple-haze); campaign, cards, loadout, mission (rambo); "
                        + "battle, loadout (sixty-five)."),
                help);
    }

    /** Formats that the help of replay names are there; each other one is refused. */
    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv", "markdown"})
    void replayPromisesTheFormatsThatItHas(final String format) {
        final String help = Cli.run("replay", "--help").out();
        final String promised = help.lines()
                .filter(line -> line.contains("--format"))
                .findFirst()
                .orElseThrow();
        final int code = Cli.run("replay", Cli.patrol(), "--format", format).code();
        assertEquals(promised.contains(format) ? ExitCode.OK : ExitCode.USAGE, code, promised);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--html a.yaml", "a.yaml --html", "--html --trial 1 a.yaml", "--html page.html a.yaml"})
    void thePageMayBeAskedForBeforeOrAfterTheScenario(final String words) {
        assertEquals(
                Optional.empty(),
                Cli.parse(Stream.concat(Stream.of("replay"), Arrays.stream(words.split(" ")))
                        .toList()));
    }

    @Test
    void tuningOffersNoBot() {
        final List<String> names = Cli.line("tune").getSubcommands().get("tune").getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .toList();
        assertFalse(names.contains("--bot") || names.contains("--bot-set"), names.toString());
    }
}
