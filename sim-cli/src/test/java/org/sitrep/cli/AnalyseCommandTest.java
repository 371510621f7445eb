package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The analysis of a trial's decisions. */
class AnalyseCommandTest {
    private static final String TITLE = "Cost of the decisions";

    @TempDir
    private Path folder;

    private static String from(final String text, final String word) {
        return text.substring(text.indexOf(word));
    }

    @Test
    void theAnalysisDoesNotDependOnThreads() {
        final Cli.Result one =
                Cli.run("replay", Cli.patrol(), "--analyse", "--rollouts", "60", "-t", "1", "--format", "json");
        final Cli.Result three =
                Cli.run("replay", Cli.patrol(), "--analyse", "--rollouts", "60", "-t", "3", "--format", "json");
        assertEquals(ExitCode.OK, one.code(), one.err());
        assertEquals(one.out(), three.out());
        assertTrue(from(one.out(), "\"analysis\"").contains("\"gainInSearch\""), one.out());
    }

    @Test
    void withoutAnAnalysisTheReplayIsAsBefore() {
        final Cli.Result plain = Cli.run("replay", Cli.patrol());
        assertFalse(plain.out().contains(TITLE));
        final Cli.Result analysed = Cli.run("replay", Cli.patrol(), "--analyse", "--rollouts", "20");
        assertTrue(analysed.out().startsWith(plain.out()), analysed.out());
        assertTrue(from(analysed.out(), TITLE).contains("Luck, apart from the decisions"), analysed.out());
    }

    /** A person who leaves the table is shown what idling costs: the last option of an order is to idle. */
    @Test
    void aBlunderOfAPersonIsFound() throws IOException {
        final Path plan = folder.resolve("idle.yaml");
        final Cli.Result played = Cli.runTyping("1\n".repeat(200), "play", Cli.patrol(), "--plan", plan.toString());
        assertEquals(ExitCode.OK, played.code(), played.err());
        final Cli.Result analysed =
                Cli.run("replay", Cli.patrol(), "--bot", "plan:" + plan, "--analyse", "--rollouts", "1000");
        assertTrue(from(analysed.out(), TITLE).contains("  1. "), from(analysed.out(), TITLE));
        final Path page = folder.resolve("page.html");
        final Cli.Result html = Cli.run(
                "replay",
                Cli.patrol(),
                "--bot",
                "plan:" + plan,
                "--analyse",
                "--rollouts",
                "1000",
                "--html",
                page.toString());
        assertEquals(ExitCode.OK, html.code(), html.err());
        final String losses = from(Files.readString(page), "<h2 id=\"losses-heading\"");
        assertTrue(losses.contains("#step-"), losses);
        final String graph = from(Files.readString(page), "<svg class=\"graph\"");
        assertTrue(graph.substring(0, graph.indexOf("</g>")).contains("<path class=\"band\""), graph);
        assertTrue(graph.contains("<select id=\"graph\" aria-label=\"Graph\"><option>Expected: Marines who survive, "));
    }

    /** Cards that the US hold, and the US decisions themselves, in a replay for the other side (SF-CARD-1). */
    private static final Pattern OF_THE_US = Pattern.compile("(?m)^ *The US (is dealt|draws|keeps) .*[0-9].*$"
            + "|bonus card of the US: (?!hidden)|does the US (bid|play|keep)");

    private static void assertTellsNothingOfTheUs(final String out) {
        assertFalse(OF_THE_US.matcher(out).find(), out);
        assertTrue(from(out, TITLE).contains("Rollouts take each option"), out);
    }

    /** Only the decisions of the side that looks are judged: the options of the other would tell its hand. */
    @Test
    void theSightOfASideHoldsForTheCostToo() {
        final String[] line = {
            "replay",
            Cli.village(),
            "--set",
            "battle.turns=1",
            "--bot",
            "novice",
            "--sight",
            "com",
            "--analyse",
            "--rollouts",
            "20"
        };
        final Cli.Result told = Cli.run(line);
        assertEquals(ExitCode.OK, told.code(), told.err());
        assertTellsNothingOfTheUs(told.out());
        final List<String> json =
                Stream.concat(Stream.of(line), Stream.of("--format", "json")).toList();
        final Cli.Result data = Cli.run(json.toArray(String[]::new));
        final JsonNode judged =
                JsonMapper.shared().readTree(data.out()).get("analysis").get("decisions");
        assertFalse(judged.isEmpty());
        judged.forEach(one -> assertEquals(1, one.get("side").asInt(), one.toString()));
    }

    @Test
    void aPersonIsNotToldWhatTheOtherSideHoldsByTheCost() {
        final Cli.Result played = Cli.runTyping(
                "1\n".repeat(400),
                "play",
                Cli.village(),
                "--side",
                "com",
                "--set",
                "battle.turns=1",
                "--bot",
                "novice",
                "--plan",
                folder.resolve("com.yaml").toString(),
                "--analyse",
                "--rollouts",
                "20");
        assertEquals(ExitCode.OK, played.code(), played.err());
        assertTellsNothingOfTheUs(played.out());
    }

    @Test
    void itIsForOneTrial() {
        final Cli.Result both = Cli.run("replay", Cli.patrol(), "--analyse", "--diff", "--bot random");
        assertEquals(ExitCode.USAGE, both.code());
        assertTrue(both.err().contains("leave --diff out"), both.err());
    }

    /** At the end of a trial that a person plays, and the same later from the plan. */
    @Test
    void playAnalysesAtTheEndOnRequest() {
        final Path plan = folder.resolve("mine.yaml");
        final Cli.Result played = Cli.runTyping(
                "1\n".repeat(200), "play", Cli.patrol(), "--plan", plan.toString(), "--analyse", "--rollouts", "40");
        assertTrue(played.out().contains(TITLE), played.out());
        final Cli.Result later =
                Cli.run("replay", Cli.patrol(), "--bot", "plan:" + plan, "--analyse", "--rollouts", "40");
        assertEquals(
                from(played.out(), TITLE)
                        .lines()
                        .skip(4)
                        .filter(line -> line.startsWith("  "))
                        .toList(),
                from(later.out(), TITLE)
                        .lines()
                        .skip(4)
                        .filter(line -> line.startsWith("  "))
                        .toList());
    }
}
