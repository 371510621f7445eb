package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;

/** Commands outside the launcher's folder: tests run in the folder of this module. */
class ElsewhereTest {
    private static final String PATROL = "scenarios/purple-haze/combats/patrol.yaml";
    private static final String BOOK = "scenarios/purple-haze/playbooks/rifleman-book.yaml";

    private static final String MINE = "sitrep: 1\nruleset: purple-haze\ntitle: Mine\n"
            + "extends: purple-haze:combats/patrol.yaml\nstart:\n  threat: ";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run " + PATROL + " -n 5 --no-report --bot " + BOOK,
                "compare " + PATROL + " -n 20 --no-report --against " + PATROL,
                "replay " + PATROL + " --diff " + PATROL,
                "validate " + PATROL + " " + BOOK,
                "show " + PATROL + " --overlay scenarios/purple-haze/overlays/small-board.yaml",
                "check scenarios/purple-haze/balance.baseline",
                "run purple-haze/combats/patrol -n 5 --no-report --bot purple-haze/playbooks/rifleman-book",
                "compare purple-haze/combats/patrol.yaml -n 20 --no-report --against purple-haze/combats/bunker",
                "show purple-haze/combats/patrol --overlay purple-haze/overlays/small-board",
            })
    void aShippedFileIsFoundByItsNameInTheLaunchersFolder(final String line) {
        assertFalse(Files.exists(Path.of(PATROL)));
        final Cli.Result result = Cli.run(line.split(" "));
        assertEquals(ExitCode.OK, result.code(), result.err());
    }

    @Test
    void aListedNameIsTaken() {
        final String listed =
                Cli.run("list", "scenarios", "--ruleset", "purple-haze").out();
        assertTrue(listed.contains("\npurple-haze/combats/patrol "), listed);
        assertEquals(
                ExitCode.OK, Cli.run("validate", "purple-haze/combats/patrol").code());
    }

    @Test
    void aBaselineNamesTheShippedFile() throws IOException {
        final Path file = folder.resolve("b.baseline");
        assertEquals(
                ExitCode.OK,
                Cli.run("baseline", PATROL, "-n", "20", "-o", file.toString()).code());
        assertEquals(ExitCode.OK, Cli.run("check", file.toString()).code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"patrol.yaml", "patrol", "scenarios/purple-haze/combats/patrl.yaml"})
    void aSuggestionIsAFileThatIsThere(final String typed) {
        final String said = Cli.run("run", typed).err();
        assertTrue(said.contains("did you mean \"" + Cli.patrol() + "\"?"), said);
    }

    @Test
    void linesToCopyNameTheProgramAsItWasCalledAndTheFolder() throws IOException, InterruptedException {
        final Started started = Started.in(folder).with("-Dsitrep.program=my tools/sitrep");
        final String out = folder.resolve("here").toString();
        final Cli.Result run = started.run("run", PATROL, "-n", "5", "-o", out);
        final String start = "'my tools/sitrep' run " + Cli.patrol() + " ";
        assertTrue(run.out().contains("Repeat  " + start), run.out());
        assertTrue(run.out().contains(" --seed 1967 --out " + out + "\n"), run.out());
        assertTrue(run.out().contains("    " + start + "--ladder --trials 500 --out " + out + "\n"), run.out());
        assertFalse(run.out().contains("./sitrep"), run.out());
        for (final String file : List.of("report.html", "report.md", "command.txt")) {
            final String written = Files.readString(reportFolder(Path.of(out)).resolve(file));
            assertTrue(written.replace("&#39;", "'").contains("'my tools/sitrep' run " + Cli.patrol()), file);
            assertFalse(written.contains("./sitrep"), file);
        }
        final Cli.Result wrong = started.run("list", "metrcs");
        assertTrue(wrong.err().endsWith("Try: 'my tools/sitrep' list --help\n"), wrong.err());
    }

    private static Path reportFolder(final Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.filter(file -> file.endsWith("report.html"))
                    .findFirst()
                    .orElseThrow()
                    .getParent();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "run --help", "odds --help", "completion bash"})
    void helpAndScriptsNameTheProgramToo(final String line) throws IOException, InterruptedException {
        final String said = Started.in(folder)
                .with("-Dsitrep.program=sitrep")
                .run(line.split(" "))
                .out()
                // The names by which a shell finds the script of a command.
                .replace("complete -F _sitrep sitrep ./sitrep", "");
        assertTrue(said.contains("sitrep " + line.split(" ")[0].replace("--help", "run")), said);
        assertFalse(said.contains("./sitrep"), said);
    }

    @Test
    void aNewScenarioNamesTheProgramToo() throws IOException, InterruptedException {
        final String[] line = {"new", "mission", "mine", "--ruleset", "purple-haze", "--dir", folder.toString()};
        Started.in(folder).with("-Dsitrep.program=sitrep").run(line);
        final String written = Files.readString(folder.resolve("mine.yaml"));
        assertTrue(written.contains("run sitrep validate after each change"), written);
    }

    @Test
    void aCommentOnAPullRequestNamesTheProgramToo() throws IOException, InterruptedException {
        final Path file = folder.resolve("b.baseline");
        final String markdown = folder.resolve("comment.md").toString();
        final Path mine = folder.resolve("mine.yaml");
        Files.writeString(mine, MINE + 2);
        Cli.run("baseline", mine.toString(), "-n", "400", "-o", file.toString());
        Files.writeString(mine, MINE + 9);
        final Started started = Started.in(folder).with("-Dsitrep.program=tools/sitrep");
        final Cli.Result check = started.run("check", file.toString(), "--markdown", markdown, "--format", "markdown");
        assertEquals(ExitCode.VERDICT_NEGATIVE, check.code(), check.err());
        final String written = Files.readString(Path.of(markdown));
        assertTrue(written.contains("\ntools/sitrep replay "), written);
        assertEquals(written, check.out());
        assertFalse(written.contains("./sitrep"), written);
    }
}
