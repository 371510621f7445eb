package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.w3c.dom.Element;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CheckCommandTest {
    @TempDir
    private Path folder;

    private Path coins;
    private Path baseline;

    @BeforeEach
    void copyTheCoins() throws IOException {
        coins = folder.resolve("three & <more>.yaml");
        Files.copy(Path.of(Cli.coins("three.yaml")), coins);
        baseline = folder.resolve("kept/coins.baseline");
    }

    private void make(final String... more) {
        final List<String> args = new ArrayList<>(List.of("baseline", coins.toString(), "-o", baseline.toString()));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
    }

    private Cli.Result check(final int code, final String... more) {
        final List<String> args = new ArrayList<>(List.of("check", baseline.toString()));
        args.addAll(List.of(more));
        final Cli.Result result = Cli.run(args.toArray(String[]::new));
        assertEquals(code, result.code(), result.out() + result.err());
        return result;
    }

    private static void edit(final Path file, final UnaryOperator<String> change) throws IOException {
        final String before = Files.readString(file);
        final String after = change.apply(before);
        assertFalse(before.equals(after), file + " is as it was");
        Files.writeString(file, after);
    }

    @Test
    void whatHasNotChangedIsTheSameBySignature() throws IOException {
        make("-n", "300");
        assertTrue(
                Files.readString(baseline).contains("\nscenario: ../three & <more>.yaml\n"), "named from its folder");
        edit(coins, text -> "# a remark\n" + text.replace("Three coins", "Coins, three"));
        final Cli.Result result = check(ExitCode.OK);
        assertEquals("", result.err());
        assertTrue(result.out().contains("Same, by signature"), result.out());
        assertTrue(
                result.out().lines().allMatch(line -> line.length() <= 80 || line.startsWith("Repeat")), result.out());
    }

    @Test
    void whatHasMovedIsSaidInEveryForm() throws Exception {
        make("-n", "500");
        edit(coins, text -> text.replace("coins: 3", "coins: 5"));
        final Path junit = folder.resolve("reports/balance.xml");
        final Path markdown = folder.resolve("reports/balance.md");
        final Cli.Result text =
                check(ExitCode.VERDICT_NEGATIVE, "--junit", junit.toString(), "--markdown", markdown.toString());
        assertTrue(text.out().contains("Moved: "), text.out());
        assertTrue(text.out().contains("coins: 3 -> 5"), text.out());
        final String oneLine = text.out().replaceAll("\\s+", " ");
        assertTrue(oneLine.contains("The content has changed; the signature has changed; 100 of 500 trials"), oneLine);
        final Element suites = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(junit.toFile())
                .getDocumentElement();
        assertEquals("testsuites", suites.getTagName());
        assertTrue(Integer.parseInt(suites.getAttribute("failures")) > 0);
        assertEquals(
                Integer.parseInt(suites.getAttribute("failures")),
                suites.getElementsByTagName("failure").getLength());
        final Element suite = (Element) suites.getElementsByTagName("testsuite").item(0);
        assertTrue(suite.getAttribute("name").contains("three & <more>.yaml"), suite.getAttribute("name"));
        assertTrue(Files.readString(markdown).startsWith("### Balance check\n\n**Moved: "), Files.readString(markdown));
        assertEquals(
                Files.readString(junit),
                check(ExitCode.VERDICT_NEGATIVE, "--format", "junit").out());
        final String csv = check(ExitCode.VERDICT_NEGATIVE, "--format", "csv").out();
        assertTrue(csv.startsWith("scenario,bot,metric,verdict,"), csv);
        final JsonNode json = JsonMapper.shared()
                .readTree(check(ExitCode.VERDICT_NEGATIVE, "--format", "json").out());
        assertEquals("moved", json.get("verdict").asString());
        assertTrue(json.get("entries").get(0).get("contentChanged").asBoolean());
    }

    /** At Threat 2 there are fewer Enemies, and a larger share of them falls; Patrol has no Snipers. */
    @Test
    void aRatioIsRecordedAndComparedAsOtherMetricsAre() throws IOException {
        final Path mine = Files.writeString(
                folder.resolve("mine.yaml"),
                "sitrep: 1\nruleset: purple-haze\ntitle: Mine\nextends: purple-haze:combats/patrol.yaml\n");
        final String[] record = {
            "baseline", mine.toString(), "-n", "500", "--metric", "killRate,killRate.sniper", "-o", baseline.toString()
        };
        final Cli.Result recorded = Cli.run(record);
        assertEquals(ExitCode.OK, recorded.code(), recorded.err());
        assertTrue(recorded.out().contains("only by equal trials: killRate.sniper of ../mine.yaml: no data"));
        assertTrue(Files.readString(baseline).contains("\nmetric: killRate.sniper in 0..1/0..1 = no data, margin 0\n"));
        check(ExitCode.OK);
        edit(mine, text -> text + "start: {threat: 2}\n");
        final Cli.Result moved = check(ExitCode.VERDICT_NEGATIVE);
        assertTrue(moved.out().contains("killRate, %"), moved.out());
        final JsonNode json = JsonMapper.shared()
                .readTree(check(ExitCode.VERDICT_NEGATIVE, "--format", "json").out());
        final JsonNode rate = json.get("entries").get(0).get("metrics").get(0);
        assertEquals("killRate", rate.get("metric").asString());
        assertEquals("moved", rate.get("verdict").asString());
        assertTrue(
                check(ExitCode.VERDICT_NEGATIVE, "--format", "markdown").out().contains("| no data | no data |"));
        assertEquals(ExitCode.OK, Cli.run("baseline", "-o", baseline.toString()).code());
        check(ExitCode.OK);
        record[5] = "kilRate";
        assertTrue(Cli.run(record).err().contains("did you mean \"killRate\"?"));
    }

    @Test
    void aReportIsWrittenAndReadAgain() throws IOException {
        make("-n", "200");
        edit(coins, text -> text.replace("coins: 3", "coins: 4"));
        final Path report = folder.resolve("report");
        final Cli.Result first = Cli.run("check", baseline.toString(), "--out", report.toString());
        for (final String file :
                List.of("report.html", "report.md", "check.json", "metrics.csv", "junit.xml", "command.txt")) {
            assertTrue(Files.size(report.resolve(file)) > 0, file);
        }
        final String again = Cli.run("report", report.toString()).out();
        final String said = first.out().substring(0, first.out().indexOf("\nNext\n")); // once, when the check ends
        assertEquals(said.replaceAll("Report .*\n", ""), again);
    }

    @Test
    void aRecordThatIsTooShortIsUndecided() throws IOException {
        make("-n", "12", "--margin", "heads=0.1");
        edit(coins, text -> text.replace("coins: 3", "coins: 4"));
        assertTrue(check(ExitCode.UNDECIDED).out().contains("Undecided: "));
    }

    @Test
    void aBaselineIsPlayedAgainWithTheMarginsThatItHas() throws IOException {
        make("-n", "150", "--bot", "timid,steady", "--seed", "3");
        edit(baseline, text -> text.replaceFirst("margin [0-9.]+", "margin 0.123"));
        edit(coins, text -> text.replace("coins: 3", "coins: 5"));
        final Cli.Result again = Cli.run("baseline", "-o", baseline.toString());
        assertEquals(ExitCode.OK, again.code(), again.err());
        final String text = Files.readString(baseline);
        assertTrue(text.contains("margin 0.123, needs "), text);
        assertTrue(text.contains("\nseed: 3\n") && text.contains("\nbot: timid\n"), text);
        check(ExitCode.OK);
        assertEquals(
                ExitCode.USAGE,
                Cli.run("baseline", "-o", baseline.toString(), "-n", "5").code());
    }

    @Test
    void allThatCannotBeUsedIsToldAtOnce() throws IOException {
        make("-n", "50", "--bot", "timid,steady");
        edit(
                baseline,
                text -> text.replaceFirst("bot: timid", "bot: tired").replaceFirst("margin [0-9.]+", "margin wide"));
        final Cli.Result unread = check(ExitCode.BAD_DATA);
        assertTrue(unread.err().contains("BL003 " + baseline + ":"), unread.err());
        edit(baseline, text -> text.replace("margin wide", "margin 0.01"));
        final Cli.Result noBot = check(ExitCode.BAD_DATA);
        assertTrue(noBot.err().contains("BL005 " + baseline + ":11:1: there is no bot tired"), noBot.err());
        Files.delete(coins);
        final Cli.Result nothing = check(ExitCode.BAD_DATA);
        assertEquals(
                2,
                nothing.err().lines().filter(line -> line.startsWith("BL005 ")).count(),
                nothing.err());
    }

    @Test
    void whatIsWrongWithTheLineIsSaid() {
        assertEquals(
                ExitCode.BAD_DATA,
                Cli.run("check", folder.resolve("none").toString()).code());
        assertEquals(
                ExitCode.USAGE,
                Cli.run("check", "--threads", "0", Cli.coins("three.yaml")).code());
        final String scenario = Cli.coins("three.yaml");
        final String out = baseline.toString();
        assertTrue(Cli.run("baseline", scenario, "--metric", "hats", "-o", out)
                .err()
                .contains("hats"));
        assertTrue(Cli.run("baseline", scenario, "--margin", "hats=1", "-n", "9", "-o", out)
                .err()
                .contains("not recorded"));
        assertTrue(Cli.run("baseline", scenario, "--margin", "heads", "-o", out)
                .err()
                .contains("is not a margin"));
        assertFalse(Files.exists(baseline));
    }

    /** Also where no bot of the baseline is from a file, so that nothing would time it. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "-5", "NaN", "Infinity", "1000001"})
    void aBotHasATimeAboveNothing(final String seconds) {
        make("--trials", "50");
        final Cli.Result result = Cli.run("check", baseline.toString(), "--bot-timeout", seconds);
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(
                result.err().contains("is out of range; it must be above 0 and at most 1000000"), () -> result.err());
        assertEquals("", result.out());
    }

    /**
     * The baseline that is shipped with the scenarios: where what happens on the table changes, it has to be made
     * again, with the change.
     */
    @Test
    void theShippedScenariosAreThoseOfTheShippedBaseline() {
        final Cli.Result result = Cli.run("check", Cli.shipped("purple-haze/balance.baseline"));
        assertEquals(ExitCode.OK, result.code(), result.out() + result.err());
        assertTrue(result.out().contains("Same, by signature"), result.out());
    }

    /**
     * Titles, remarks, the order of keys, of the things of the game, and of the files of a document: none of it changes
     * what is played. Another title is changed content, so the whole record must say so.
     */
    @Test
    void retitlingReorderingAndRemarksAreTheSame() throws IOException {
        final Path from = Path.of(Cli.shipped("purple-haze"));
        final Path to = Files.createDirectory(folder.resolve("purple-haze"));
        try (Stream<Path> all = Files.walk(from)) {
            for (final Path file :
                    all.filter(file -> !file.toString().contains("invalid")).toList()) {
                if (!file.equals(from)) {
                    Files.copy(file, to.resolve(from.relativize(file)));
                }
            }
        }
        edit(
                to.resolve("components/enemies.yaml"),
                text -> text.replaceAll(
                        "\\{hitPoints: (\\d), soft: (\\d)\\}", "{soft: $2, hitPoints: $1} # as strong as before"));
        edit(
                to.resolve("components/weapons.yaml"),
                text -> text.replace(
                        "    copies: 3\n    load: 6\n", "    load: 6\n\n    # three of them\n    copies: 3\n"));
        edit(
                to.resolve("components/threat.yaml"),
                text -> text.replaceFirst("(?s)(  lowUpTo: 3\n)(  mediumUpTo: 6\n)", "$2$1"));
        edit(
                to.resolve("game.yaml"),
                text -> text.replaceFirst("(?s)(  - components/board.yaml\n)(  - components/weapons.yaml\n)", "$2$1"));
        for (final String map : List.of("weapons", "gear", "profiles", "tactics", "boon-cards", "lucky-charms")) {
            edit(to.resolve("components/" + map + ".yaml"), CheckCommandTest::turnedRound);
        }
        edit(to.resolve("balance.baseline"), CheckCommandTest::withoutTheCampaign);
        final String baseline = to.resolve("balance.baseline").toString();
        final Cli.Result reordered = Cli.run("check", baseline);
        assertEquals(ExitCode.OK, reordered.code(), reordered.out() + reordered.err());
        assertTrue(reordered.out().contains("Same, by signature"), reordered.out());
        edit(to.resolve("combats/patrol.yaml"), text -> text.replace("title: Patrol", "title: Round"));
        final Cli.Result retitled = Cli.run("check", baseline);
        assertEquals(ExitCode.OK, retitled.code(), retitled.out() + retitled.err());
        assertTrue(retitled.out().contains("Round, rifleman"), retitled.out());
    }

    /** The entries of the only great map of a file, the last one first. */
    private static String turnedRound(final String text) {
        final List<String> head = new ArrayList<>();
        final LinkedList<List<String>> entries = new LinkedList<>();
        boolean in = false;
        for (final String line : text.lines().toList()) {
            if (line.matches("[A-Za-z]+:") && !line.startsWith("provenance")) {
                assertTrue(entries.isEmpty(), "two maps: " + line);
                in = true;
                head.add(line);
            } else if (in && line.matches("  [A-Za-z0-9].*")) {
                entries.addFirst(new ArrayList<>(List.of(line)));
            } else if (in && !entries.isEmpty()) {
                entries.getFirst().add(line);
            } else {
                head.add(line);
            }
        }
        assertTrue(entries.size() > 3, text);
        entries.forEach(head::addAll);
        return String.join("\n", head) + "\n";
    }

    /** Three scenarios are enough here, and faster. */
    private static String withoutTheCampaign(final String text) {
        final List<String> parts = List.of(text.split("(?m)(?=^scenario: )"));
        return parts.get(0)
                + String.join(
                        "",
                        parts.stream()
                                .filter(part -> part.startsWith("scenario: missions/01")
                                        || part.startsWith("scenario: combats/patrol")
                                        || part.startsWith("scenario: combats/bunker"))
                                .toList());
    }
}
