package org.sitrep.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.contract.Deep;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What commands print of hostile data that is no report, and of what drives terminals. */
@Tag("slow")
final class HostileOutputTest {
    /** Clears the screen, hides a link, turns the line round, returns to its beginning, rings, isolates. */
    private static final String CONTROLS =
            "\u001b[2J\u001b]8;;http://127.0.0.1:9/\u0007\u202egnp\r\u009b1A\u0000\u2066\u2028x";

    @TempDir
    private Path folder;

    private static Cli.Result tame(final int code, final String... line) {
        final Cli.Result result = Cli.run(line);
        assertEquals(code, result.code(), () -> List.of(line) + "\n" + result.err());
        Terminal.assertTame(result.out());
        Terminal.assertTame(result.err());
        return result;
    }

    @Test
    void aReplayIsToldInLinesOfATerminal() {
        for (int trial = 0; trial < Deep.or(2, 6); trial++) {
            final String index = Integer.toString(trial);
            tame(ExitCode.OK, "replay", Hostile.combat().toString(), "--trial", index);
            tame(ExitCode.OK, "replay", Hostile.trial().toString(), "--trial", index, "--full");
        }
        JsonMapper.shared()
                .readTree(Cli.run("replay", Hostile.trial().toString(), "--format", "json")
                        .out());
    }

    /** Of a campaign a replay tells much: each Mission in few words, and one of them in full. */
    @Test
    void aCampaignIsToldInLinesOfATerminal() {
        tame(ExitCode.OK, "replay", Hostile.campaign().toString(), "--trial", "1");
        tame(ExitCode.OK, "replay", Hostile.campaign().toString(), "--bot", "random", "--full");
        JsonMapper.shared()
                .readTree(Cli.run("replay", Hostile.campaign().toString(), "--format", "json")
                        .out());
    }

    /** Both sides are as bad as their names. */
    @Test
    void twoTrialsBesideEachOtherAreToldInLinesOfATerminal() {
        int parted = 0;
        for (final Hostile.Pair pair : Hostile.pairs()) {
            final List<String> line = new ArrayList<>(pair.line());
            final Cli.Result few = tame(ExitCode.OK, line.toArray(String[]::new));
            parted += few.out().contains(">>> First difference") ? 1 : 0;
            line.add("--full");
            tame(ExitCode.OK, line.toArray(String[]::new));
            line.addAll(List.of("--format", "json"));
            final JsonNode json = JsonMapper.shared()
                    .readTree(Cli.run(line.toArray(String[]::new)).out());
            assertEquals(pair.name(), json.get("sides").get(1).get("name").asString(), "data is kept as it is");
        }
        assertTrue(parted >= 2, parted + " part");
    }

    @Test
    void whatIsShownOfAScenarioIsDataAgain() throws IOException {
        for (final Path file : Hostile.scenarios()) {
            tame(ExitCode.OK, "validate", file.toString());
            final Cli.Result resolved = Cli.run("show", "--resolved", file.toString());
            Terminal.assertNothingToObey(resolved.out());
            final Path again = Files.writeString(folder.resolve("again.yaml"), resolved.out());
            assertEquals(
                    resolved.out(),
                    Cli.run("show", "--resolved", again.toString()).out(),
                    "what is shown is the data");
            final Cli.Result listed = Cli.run("list", "metrics", "--scenario", file.toString());
            assertEquals(ExitCode.OK, listed.code(), listed.err());
            Terminal.assertTame(listed.out());
            for (final String format : List.of("csv", "json", "markdown")) {
                final String text = Cli.run("list", "metrics", "--scenario", file.toString(), "-f", format)
                        .out();
                switch (format) {
                    case "csv" -> Csv.assertHarmless("metrics", text);
                    case "json" -> JsonMapper.shared().readTree(text);
                    default -> Rendered.assertHarmless("metrics", text);
                }
            }
        }
    }

    /** Each line with such a character is a finding, and no two of them. */
    @Test
    void charactersThatAreObeyedAreRefused() throws IOException {
        final Path file = folder.resolve("controls.yaml");
        try (var in = Hostile.class.getResourceAsStream("/hostile/controls.yaml")) {
            Files.write(file, in.readAllBytes());
        }
        final Cli.Result result = tame(ExitCode.BAD_DATA, "validate", file.toString());
        final List<String> found =
                result.out().lines().filter(line -> line.startsWith("S022 ")).toList();
        final long lines = Files.readAllLines(file).stream()
                .filter(line -> line.matches("(title|  ).*\\\\(?!\").*"))
                .count();
        assertEquals(9, lines);
        assertEquals(lines, found.size(), result.out());
        assertTrue(found.get(0).contains("controls.yaml:4:8 title: the text contains U+001B"), found.get(0));
        tame(ExitCode.BAD_DATA, "run", file.toString(), "--no-report");
        tame(ExitCode.BAD_DATA, "run", Cli.patrol(), "--set", "weapons.m16.name=" + CONTROLS, "--no-report");
    }

    /** Names of files and words of the command line are shown in messages. */
    @Test
    void messagesShowNothingOfIt() throws IOException {
        tame(
                ExitCode.BAD_DATA,
                "run",
                folder.resolve("no\u001b[2J\u202esuch.yaml").toString());
        tame(ExitCode.USAGE, "run", Cli.patrol(), "--trials", CONTROLS.replace("\u0000", ""));
        tame(ExitCode.USAGE, CONTROLS.replace("\u0000", ""));
        final Path file = folder.resolve("\u001b[31m\u202ered.yaml");
        Files.copy(Path.of(Cli.coins("three.yaml")), file);
        final Cli.Result run = tame(ExitCode.OK, "run", file.toString(), "-n", "20", "--out", folder.toString());
        assertTrue(run.out().contains("\uFFFD[31m\uFFFDred"), run.out());
        final Cli.Result coloured = Cli.runOnTerminal(
                Map.of(), "run", folder.resolve("\u001b[2Jnone.yaml").toString());
        assertTrue(!coloured.err().contains("\u001b[2J"), coloured.err());
    }

    /** A result file comes from anybody: what no scenario may hold may stand in it. */
    @Test
    void aResultFileOfSomebodyElseIsNoDanger() throws IOException {
        final String json = Cli.run(
                        "compare",
                        "--best",
                        Cli.coins("three.yaml"),
                        "--metric",
                        "heads",
                        "--against",
                        "--name more --set coins=5",
                        "-n",
                        "400",
                        "--no-report",
                        "-f",
                        "json")
                .out();
        final StringBuilder escaped = new StringBuilder();
        CONTROLS.chars().forEach(c -> escaped.append(String.format(Locale.ROOT, "\\u%04x", c)));
        final String bad =
                json.replace("Three coins", "Three " + escaped).replace("\"more\"", "\"more " + escaped + "\"");
        final Path file = Files.writeString(folder.resolve("race.json"), bad);
        final Path report = folder.resolve("report");
        final Cli.Result text = tame(ExitCode.OK, "report", file.toString(), "--out", report.toString());
        assertTrue(text.out().contains("]8;;http://127.0.0.1:9/"), "shown as text");
        final Cli.Result again = Cli.run("report", file.toString(), "-f", "json");
        Terminal.assertNothingToObey(again.out());
        assertEquals(
                JsonMapper.shared().readTree(bad), JsonMapper.shared().readTree(again.out()), "data is kept as it is");
        for (final String format : List.of("csv", "markdown")) {
            Terminal.assertNothingToObey(
                    Cli.run("report", file.toString(), "-f", format).out());
        }
        for (final String name : List.of("report.html", "report.md", "race.json", "standings.csv")) {
            Terminal.assertNothingToObey(Files.readString(report.resolve(name)));
        }
    }
}
