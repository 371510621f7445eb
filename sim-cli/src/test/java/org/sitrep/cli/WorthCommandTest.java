package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;

@Tag("slow")
class WorthCommandTest {
    @Test
    void everyThingHasARow() {
        final Cli.Result result =
                Cli.run("sweep", Cli.patrol(), "--worth", "-n", "150", "--forbid", "gear:smoke", "--no-report");
        assertEquals(ExitCode.OK, result.code(), result.err());
        for (final String thing : new String[] {"weapon:m60", "gear:auto-ammo", "order:take-cover", "order:fire"}) {
            assertTrue(result.out().contains(thing), result.out());
        }
        assertTrue(result.out().contains("on the same 150 trials"), result.out().replace('\n', ' '));
        assertTrue(
                result.out().replace('\n', ' ').contains("Not tested, since absent when the trial begins: "),
                result.out());
        assertFalse(result.out().contains("\n  gear:smoke"), "it is forbidden anyway");
        result.out()
                .lines()
                .filter(line -> !line.contains("./sitrep "))
                .forEach(line -> assertTrue(line.length() <= 80, line));
        final String fire = result.out()
                .lines()
                .filter(line -> line.startsWith("  order:fire "))
                .findFirst()
                .orElseThrow();
        assertTrue(fire.contains(" worth it "), fire);
    }

    @Test
    void resultsDoNotDependOnThreads() {
        final Cli.Result one =
                Cli.run("sweep", Cli.patrol(), "--worth", "-n", "40", "-t", "1", "-f", "csv", "--no-report");
        final Cli.Result two =
                Cli.run("sweep", Cli.patrol(), "--worth", "-n", "40", "-t", "2", "-f", "csv", "--no-report");
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

    @TempDir
    private Path folder;

    @Test
    void theReportCanBeMadeAgainFromItsFile() throws IOException {
        final Cli.Result result =
                Cli.run("sweep", Cli.patrol(), "--worth", "-n", "30", "--out", folder.toString(), "-f", "json");
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Path made;
        try (Stream<Path> children = Files.list(folder.resolve("patrol"))) {
            made = children.findFirst().orElseThrow();
        }
        assertEquals(result.out(), Files.readString(made.resolve("worth.json")));
        final Path again = folder.resolve("again");
        final Cli.Result report = Cli.run("report", made.toString(), "--out", again.toString());
        assertEquals(ExitCode.OK, report.code(), report.err());
        for (final String file : List.of(
                "report.html",
                "report.md",
                "worth.csv",
                "worth.json",
                "result-whole.json",
                "command.txt",
                "picture-worth-squad-survivors.svg")) {
            assertEquals(-1, Files.mismatch(made.resolve(file), again.resolve(file)), file);
        }
        assertTrue(Files.readString(made.resolve("command.txt")).contains(" sweep "), "repeats as a sweep");
        final String broken = result.out().replaceFirst("\"incomplete\" *: *0", "\"incomplete\": 31");
        Files.writeString(made.resolve("worth.json"), broken);
        assertEquals(ExitCode.BAD_DATA, Cli.run("report", made.toString()).code());
    }

    @Test
    void whatIsForbiddenMayBeVaried() {
        final Cli.Result result = Cli.run(
                "sweep",
                Cli.patrol(),
                "--vary",
                "forbid=nothing,weapon:M60,[weapon:m60, order:take-cover]",
                "-n",
                "20",
                "--no-report",
                "-f",
                "csv");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertEquals(5, result.out().lines().count(), "a header, three points and the base: " + result.out());
        final Cli.Result alone =
                Cli.run("sweep", Cli.patrol(), "--forbid", "weapon:m60", "-n", "20", "--no-report", "-f", "csv");
        final int column = List.of(alone.out().lines().findFirst().orElseThrow().split(","))
                .indexOf("outcomeHash");
        final String hash =
                alone.out().lines().skip(1).findFirst().orElseThrow().split(",")[column];
        assertEquals(16, hash.length());
        assertTrue(result.out().lines().skip(2).findFirst().orElseThrow().contains(hash), alone.out() + result.out());
    }
}
