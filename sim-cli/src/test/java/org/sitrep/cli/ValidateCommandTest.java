package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.cli.base.ExitCode;

class ValidateCommandTest {
    private static final String OVERLAY = """
            sitrep: 1
            ruleset: purple-haze
            weapons:
              m60: {load: nine}
            enemies:
              fighters:
                F01: {hitPoint: 4}
            """;

    @TempDir
    private Path folder;

    static Stream<String> parts() throws IOException {
        final List<String> files = new ArrayList<>(List.of(
                Cli.shipped("purple-haze/components/weapons.yaml"),
                Cli.shipped("rambo/components/threats-jungle.yaml")));
        for (final String game : List.of("purple-haze", "rambo")) {
            try (Stream<Path> overlays = Files.list(Path.of(Cli.shipped(game + "/overlays")))) {
                overlays.map(Path::toString).sorted().forEach(files::add);
            }
        }
        return files.stream();
    }

    @ParameterizedTest
    @MethodSource("parts")
    void anOverlayOrAPartOfAGameIsValidByItself(final String file) {
        final Cli.Result result = Cli.run("validate", file);
        assertEquals(ExitCode.OK, result.code(), result.out());
        assertTrue(result.err().contains(" is an overlay, checked over "), result.err());
    }

    @Test
    void anOverlayHasOnlyItsOwnFindings() throws IOException {
        final String file =
                Files.writeString(folder.resolve("mine.yaml"), OVERLAY).toString();
        final Cli.Result result = Cli.run("validate", file);
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertEquals(
                List.of("S032 " + file + ":4:15", "S030 " + file + ":7:11"),
                result.out()
                        .lines()
                        .map(line -> String.join(" ", List.of(line.split(" ")).subList(0, 2)))
                        .toList());
    }

    @Test
    void aFileThatIsNotThereHidesNoOther() throws IOException {
        final String file =
                Files.writeString(folder.resolve("mine.yaml"), OVERLAY).toString();
        final Cli.Result result = Cli.run("validate", "none.yaml", file, Cli.patrol());
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.out().startsWith("S001 none.yaml: there is no such file; "), result.out());
        assertEquals(3, result.out().lines().count(), result.out());
        assertTrue(result.err().endsWith("1 of 3 files valid, 3 findings\n"), result.err());
    }

    /** The message that ends a command names what is wrong: the bot, or the scenario. */
    @Test
    void findingsOnABotNameTheBot() throws IOException {
        final String bot = Files.writeString(
                        folder.resolve("bot.yaml"),
                        "sitrep: 1\nruleset: purple-haze\ntitle: Mine\norders: {lines: []}\n")
                .toString();
        for (final List<String> line : List.of(
                List.of("run", Cli.patrol(), "--bot", bot, "--no-report"),
                List.of("compare", Cli.patrol(), "--bot", "drill," + bot, "--no-report"),
                List.of("sweep", Cli.patrol(), "--vary", "start.threat=2", "--bot", bot, "--no-report"),
                List.of("replay", Cli.patrol(), "--bot", bot))) {
            final String said = Cli.run(line.toArray(String[]::new)).err();
            assertTrue(said.contains("sitrep: " + bot + " cannot be used: "), said);
        }
        final String both = Cli.run("run", Cli.patrol(), "--bot", bot, "--set", "start.thread=3", "--no-report")
                .err();
        assertTrue(both.contains("sitrep: " + Cli.patrol() + " and " + bot + " cannot be used: "), both);
    }

    /** A plan is read with the bot, but checked against the scenario that the bot is to play. */
    @Test
    void aPlanThatDoesNotFitIsAFaultOfTheBot() throws IOException {
        final String bot = write(
                "plan.yaml",
                "sitrep: 1",
                "ruleset: purple-haze",
                "otherwise: rifleman",
                "map: {lines: [{do: march, if: planned}]}",
                "plan: {crash: {way: [Z9]}}");
        final String crash = Cli.shipped("purple-haze/missions/01-crash.yaml");
        final Cli.Result result = Cli.run("run", crash, "--bot", bot, "--no-report", "-n", "1");
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("PB013 " + bot + ":5:22 plan.crash.way.0: Z9 is no Space"), result.err());
        assertTrue(result.err().contains("sitrep: " + bot + " cannot be used: 1 finding"), result.err());
        assertEquals(ExitCode.OK, Cli.run("validate", bot).code());
        assertEquals(
                ExitCode.OK,
                Cli.run("run", Cli.patrol(), "--bot", bot, "--no-report", "-n", "1")
                        .code());
    }

    private String write(final String name, final String... lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n")
                .toString();
    }

    @Test
    void aMissionThatNoCampaignOfItsFolderPlaysIsNamed() throws IOException {
        final String mission = write(
                "new-mission.yaml",
                Files.readString(Path.of(Cli.shipped("purple-haze/templates/mission.yaml")))
                        .replace("../game.yaml", "purple-haze:game.yaml"));
        final String campaign = write(
                "campaign.yaml",
                "sitrep: 1",
                "extends: purple-haze:campaign.yaml",
                "campaigns: {house: {missions: [crash], log: [], motivations: {duty: {good: 2, middling: 1}}}}");
        final String expected =
                mission + ": no campaign plays the mission new-mission; name this file under extends, and"
                        + " add it to campaigns.house.missions in " + campaign + "\n";
        for (final String file : List.of(mission, campaign)) {
            final Cli.Result result = Cli.run("validate", file);
            assertEquals(ExitCode.OK, result.code(), result.out());
            assertEquals(expected + "1 of 1 file valid, 0 findings\n", result.err());
        }
        write(
                "campaign.yaml",
                "sitrep: 1",
                "extends: [purple-haze:campaign.yaml, new-mission.yaml]",
                "campaigns: {house: {missions: [crash, new-mission], log: [],"
                        + " motivations: {duty: {good: 2, middling: 1}}}}",
                "mission: ~",
                "squad: ~",
                "campaign: house");
        for (final String file : List.of(mission, campaign)) {
            assertEquals(
                    "1 of 1 file valid, 0 findings\n", Cli.run("validate", file).err());
        }
    }

    @Test
    void theShippedCampaignsLeaveNoMissionOut() {
        for (final String file : List.of("purple-haze/campaign.yaml", "rambo/missions/01-proof.yaml")) {
            assertEquals(
                    "1 of 1 file valid, 0 findings\n",
                    Cli.run("validate", Cli.shipped(file)).err());
        }
    }
}
