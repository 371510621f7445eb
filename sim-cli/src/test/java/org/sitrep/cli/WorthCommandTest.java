package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WorthCommandTest {
    @Test
    void everyThingHasARow() {
        final Cli.Result result = Cli.run("sweep", Cli.patrol(), "--worth", "-n", "150", "--forbid", "gear:smoke");
        assertEquals(ExitCode.OK, result.code(), result.err());
        for (final String thing : new String[] {"weapon:m60", "gear:auto-ammo", "order:take-cover", "order:fire"}) {
            assertTrue(result.out().contains("\n" + thing + " "), result.out());
        }
        assertTrue(result.out().contains("With it less without it, over the same 150 missions"), result.out());
        final String fire = result.out()
                .lines()
                .filter(line -> line.startsWith("order:fire "))
                .findFirst()
                .orElseThrow();
        assertTrue(fire.endsWith("worth having"), fire);
    }

    @Test
    void resultsDoNotDependOnThreads() {
        final Cli.Result one = Cli.run("sweep", Cli.patrol(), "--worth", "-n", "40", "-t", "1", "-f", "csv");
        final Cli.Result two = Cli.run("sweep", Cli.patrol(), "--worth", "-n", "40", "-t", "2", "-f", "csv");
        assertEquals(ExitCode.OK, one.code(), one.err());
        assertTrue(one.out().startsWith("thing,metric,worth,low,high,level,n,differing,unit,method\n"), one.out());
        assertEquals(one.out(), two.out());
    }

    @Test
    void whatCannotBeIsRefused() {
        assertEquals(
                ExitCode.USAGE,
                Cli.run("sweep", Cli.patrol(), "--worth", "--vary", "start.threat=2,5")
                        .code());
        assertEquals(
                ExitCode.USAGE,
                Cli.run("sweep", Cli.coins("three.yaml"), "--worth").code());
        final Cli.Result misspelt = Cli.run("run", Cli.patrol(), "--forbid", "gear:smok");
        assertEquals(ExitCode.BAD_DATA, misspelt.code());
        assertTrue(misspelt.err().contains("did you mean \"gear:smoke\"?"), misspelt.err());
    }

    @Test
    void theReplayAndTheRunNameWhatIsForbidden() {
        final Cli.Result run =
                Cli.run("run", Cli.patrol(), "--forbid", "weapon:M60,order:take-cover", "-n", "20", "--no-report");
        assertEquals(ExitCode.OK, run.code(), run.err());
        assertTrue(run.out().contains("--set 'forbid=[weapon:m60, order:take-cover]'"), run.out());
        final Cli.Result replay = Cli.run("replay", Cli.patrol(), "--forbid", "order:take-cover");
        assertEquals(ExitCode.OK, replay.code(), replay.err());
        assertTrue(!replay.out().contains("Take Cover") && !replay.out().contains("takes cover"), replay.out());
    }
}
