package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** {@code --bot} in a game whose sides have bots of their own: Purple Haze with Red of Sapper mode. */
class SidesTest {
    private static final String SAPPER = "options.sapper=on";

    @TempDir
    private Path folder;

    private static Cli.Result run(final String bot, final String... more) {
        final List<String> args =
                new ArrayList<>(List.of("run", Cli.patrol(), "--bot", bot, "--trials", "40", "--no-report"));
        args.addAll(List.of(more));
        return Cli.run(args.toArray(String[]::new));
    }

    private static String played(final String bot) {
        final Cli.Result result = run(bot, "--set", SAPPER);
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out().lines().skip(1).findFirst().orElseThrow();
    }

    @Test
    void aBotAlonePlaysTheSquadAndTheUsualOneRed() {
        assertEquals(played("drill"), played("squad=drill,red=keen"));
        assertEquals(played("rifleman"), played("red=keen"));
        assertTrue(played("red=random").startsWith("bot squad=rifleman,red=random, "), played("red=random"));
        assertEquals(
                run("squad=drill").out().lines().skip(1).findFirst(),
                run("drill").out().lines().skip(1).findFirst());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "red=rifleman | the side red has no bot rifleman; its bots are keen, random",
                "red=novice | novice is a playbook, and red plays none; its bots are keen, random",
                "blue=keen | there is no side blue; the sides are squad, red",
                "red=keen,red=random | the side red is named twice; name one for a side: squad=rifleman,red=keen",
                "squad=nobody | there is no bot nobody"
            })
    void aWrongSideOrBotIsRefusedWithThoseThatThereAre(final String bot, final String message) {
        final Cli.Result result = run(bot, "--set", SAPPER);
        assertEquals(ExitCode.USAGE, result.code(), result.out());
        assertTrue(result.err().contains(message), result.err());
    }

    @Test
    void redIsRefusedWithoutSapperModeWithTheLineToType() {
        final Cli.Result result = run("red=keen");
        assertEquals(ExitCode.USAGE, result.code(), result.out());
        assertTrue(result.err().contains("the side red plays only with --set options.sapper=on"), result.err());
    }

    @Test
    void theListHasTheBotsOfEachSide() {
        final String bots = Cli.run("list", "bots", "--ruleset", "purple-haze").out();
        assertTrue(bots.contains("red=keen") && bots.contains("red=random"), bots);
    }

    @Test
    void sidesStayTogetherInAList() {
        final Cli.Result result = Cli.run(
                "compare",
                Cli.patrol(),
                "--set",
                SAPPER,
                "--bot",
                "squad=drill,red=keen,squad=drill,red=random",
                "--trials",
                "40",
                "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(result.out().contains("two sides compared"), result.out());
        assertTrue(result.out().contains("squad=drill,red=random"), result.out());
    }

    @Test
    void aSourceFilePlaysTheSideWhoseViewItHas() throws IOException {
        final String file = Files.writeString(folder.resolve("Lazy.java"), """
                import org.sitrep.rulesets.purplehaze.bots.RedView;
                import org.sitrep.strategy.*;

                public final class Lazy extends Bot<RedView> {
                    @Override
                    public void begin(RedView view, BotRandom random) {}

                    @Override
                    public int choose(RedView view, Decision decision) {
                        return 0;
                    }
                }
                """).toString();
        assertTrue(played("red=" + file).startsWith("bot squad=rifleman,red=Lazy, "));
        final Cli.Result squad = run(file, "--set", SAPPER);
        assertEquals(ExitCode.BAD_DATA, squad.code(), squad.out());
        assertTrue(squad.err().contains("for the side squad; it must extend Bot<GameView>"), squad.err());
    }

    @Test
    void aReplayNamesRedAndTheWorthOfHisOptions() {
        final Cli.Result result = Cli.run(
                "replay", Cli.patrol(), "--set", SAPPER, "--bot", "squad=drill,red=keen", "--full", "--format", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        final String marker = result.out().replaceAll("\\s+", " ");
        assertTrue(marker.contains("Red: which Combat marker is played?"), marker);
        assertTrue(marker.matches(".*\"red-place\".*\"worth\": .*"), marker);
    }
}
