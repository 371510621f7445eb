package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.base.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code loadouts}. */
class LoadoutsCommandTest {
    private static final String AMBUSHED = Cli.shipped("purple-haze/combats/ambushed.yaml");

    @TempDir
    private Path folder;

    /** A search of a small space that takes a second. */
    private static Cli.Result search(final String... more) {
        final List<String> args = new ArrayList<>(List.of(
                "loadouts",
                AMBUSHED,
                "--bearer",
                "scout,engineer",
                "--items",
                "smoke,frag,flak-jacket",
                "--budget",
                "1200",
                "--start",
                "10"));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    @Test
    void saysWhatIsBestAndHowSureThatIs() {
        final Cli.Result result = search("--no-report", "--budget", "6000");
        assertEquals(ExitCode.OK, result.code(), result.err());
        final String words = result.out().replaceAll("\\s+", " ");
        assertTrue(words.startsWith("Ambushed: the best loadouts for Marines who survive; bot rifleman, "), words);
        assertTrue(words.contains("Scout M40 sniper rifle"), words);
        assertTrue(words.contains(" tried, of 1,056 legal loadouts."), words);
        assertTrue(words.contains("single changes of the winner were played: "), words);
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80 && line.equals(line.stripTrailing()), line));
    }

    /** Load is a word of one game; the other one counts slots. */
    @Test
    void whatIsCarriedIsCountedInTheWordOfTheGame() {
        final Cli.Result result = Cli.run(
                "loadouts",
                Cli.shipped("rambo/missions/01-proof.yaml"),
                "--bot",
                "drill",
                "--budget",
                "1000",
                "--start",
                "2",
                "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("\nSlots "), result.out());
        assertFalse(result.out().contains("Load "), result.out());
        assertTrue(search("--no-report").out().contains("\nLoad "));
    }

    /** Whoever is not named keeps his kit, and what is not named stays. */
    @Test
    void whatIsNotNamedStays() {
        final JsonNode answer =
                JsonMapper.shared().readTree(search("--no-report", "-f", "json").out());
        for (final JsonNode finalist : answer.get("finalists")) {
            assertEquals("M60, Machine-gun ammo 1", finalist.get("kits").get(2).asString());
            assertTrue(finalist.get("kits").get(3).asString().startsWith("M40 sniper rifle"), finalist::toString);
            assertTrue(finalist.get("kits").get(4).asString().contains("Claymore"), finalist::toString);
        }
    }

    @Test
    void threadsAndChunksChangeNothing() {
        assertEquals(
                search("--no-report", "-f", "csv", "-t", "1").out(),
                search("--no-report", "-f", "csv", "-t", "3", "--chunk", "7").out());
    }

    /** The file that is written plays: its squad carries what was found. */
    @Test
    void theBestCanBePlayed() throws IOException {
        final Path file = folder.resolve("mine.yaml");
        final Cli.Result found = search("--no-report", "--write", file.toString());
        assertTrue(found.err().contains("--overlay " + file), found.err());
        assertTrue(Files.readString(file).contains("loadout: mine"));
        final Cli.Result played =
                Cli.run("run", AMBUSHED, "--overlay", file.toString(), "-n", "20", "--no-report", "-f", "json");
        assertEquals(ExitCode.OK, played.code(), played.err());
    }

    @Test
    void theReportCanBeMadeAgainFromItsFile() throws IOException {
        final Cli.Result result = search("--matters", "0.01", "--out", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Path made;
        try (var folders = Files.list(folder.resolve("ambushed"))) {
            made = folders.findFirst().orElseThrow();
        }
        final Path again = folder.resolve("again");
        final Cli.Result printed = Cli.run("report", made.toString(), "--out", again.toString());
        assertEquals(ExitCode.OK, printed.code(), printed.err());
        final String said = result.out().substring(0, result.out().indexOf("\nNext\n")); // once, when the search ends
        assertEquals(said.replaceAll("Report .*\n", ""), printed.out().replaceAll("Report .*\n", ""));
        for (final String name : List.of("report.html", "report.md", "loadouts.json", "finalists.csv", "front.svg")) {
            assertEquals(
                    Files.readString(made.resolve(name)),
                    Files.readString(again.resolve(name)),
                    () -> name + " differs");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--metric|survivers|there is no metric survivers",
                "--weights|survivors|is not a weight",
                "--weights|met=1|neither more nor less is better",
                "--bearer|medic|there is no medic for --bearer",
                "--items|smokes|did you mean \"smoke\"?",
                "--budget|10|--budget 10 is out of range; it must be from 1000 to",
                "--matters|much|is not a difference",
                "--level|2|out of range"
            })
    void mistakesAreTold(final String option, final String value, final String told) {
        final Cli.Result result = search(option, value, "--no-report");
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains(told), result.err());
        assertEquals("", result.out());
    }

    @Test
    void inACampaignTheBotEquips() {
        final Cli.Result result = Cli.run("loadouts", Cli.shipped("purple-haze/campaign.yaml"));
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(
                result.err().contains("has no loadout to choose before play begins: the bot chooses during play"),
                result.err());
    }

    @Test
    void everyOneIsPlayedOnlyOfFew() {
        final Cli.Result result = Cli.run("loadouts", AMBUSHED, "--every");
        assertEquals(ExitCode.USAGE, result.code(), result.err());
        assertTrue(result.err().contains("--every would play 77960386800716627851 loadouts"), result.err());
    }

    /** For the other side, less of what the first side wants is best, and its own forces change. */
    @Test
    void findsForcesForEitherSide() {
        final String village = Cli.shipped("sixty-five/battles/01-village-assault.yaml");
        final List<String> best = new ArrayList<>();
        for (final String side : List.of("us", "com")) {
            final Cli.Result result = Cli.run(
                    "loadouts",
                    village,
                    "--bot",
                    "random",
                    "--for",
                    side,
                    "--metric",
                    "us.lost",
                    "--budget",
                    "1200",
                    "--start",
                    "6",
                    "--no-report");
            assertEquals(ExitCode.OK, result.code(), result.err());
            best.add(result.out().replaceAll("\\s+", " "));
        }
        final String com = "Force com-1 VC Rifle, VC Rifle, VC Rifle, VC RPD, VC RPD, VC Sapper, VC Phan, VC Ngo";
        final String us = "Force us-1 " + "US Rifle, ".repeat(7) + "US M60, US M60, US Riggs, US Black, US Dixon";
        assertTrue(best.get(0).contains(com), best.get(0));
        assertTrue(best.get(1).contains(us), best.get(1));
        final List<String> legal = best.stream()
                .map(out -> out.replaceAll(".* tried, of ([0-9,]+) legal loadouts.*", "$1"))
                .toList();
        assertTrue(legal.stream().allMatch(count -> count.matches("[0-9,]+")), legal.toString());
        assertNotEquals(legal.get(0), legal.get(1));
    }

    @Test
    void aSideMustExist() {
        final Cli.Result one = Cli.run("loadouts", AMBUSHED, "--for", "us");
        assertEquals(ExitCode.USAGE, one.code());
        assertTrue(
                one.err().contains("--for names a side, but only one side of this game chooses loadouts"), one.err());
        final Cli.Result none =
                Cli.run("loadouts", Cli.shipped("sixty-five/battles/01-village-assault.yaml"), "--for", "vc");
        assertEquals(ExitCode.USAGE, none.code());
        assertTrue(none.err().contains("there is no side vc") && none.err().contains("us, com"), none.err());
    }
}
