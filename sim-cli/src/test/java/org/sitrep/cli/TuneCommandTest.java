package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

class TuneCommandTest {
    private static final String AMBUSHED = Cli.shipped("purple-haze/combats/ambushed.yaml");

    @TempDir
    private Path folder;

    /** A rifleman who spends Initiative as if it were nothing and fears nothing: easy to improve. */
    private String reckless() throws IOException {
        final Path file = folder.resolve("reckless.yaml");
        Files.writeString(file, """
                sitrep: 1
                ruleset: purple-haze
                title: Reckless
                otherwise: rifleman
                orders:
                  weights: {eliminates: 1, coverGained: -0.5, markers: -0.3}
                  lines:
                    - {do: any, if: order != pull-back}
                """);
        return file.toString();
    }

    private Cli.Result tune(final String to, final String... more) throws IOException {
        final String[] args = {
            "tune",
            reckless(),
            AMBUSHED,
            "--metric",
            "wounds",
            "--to",
            folder.resolve(to).toString(),
            "--progress",
            "never"
        };
        final String[] all = Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return Cli.run(all);
    }

    /**
     * On trials it never saw 0.43 ± 0.10 Wounds fewer: eight standard errors from zero, so that one of 10^15 such runs
     * would be undecided.
     */
    @Test
    void aBadPlaybookBecomesBetterAndIsWrittenAsAnExtension() throws IOException {
        final Cli.Result result =
                tune("better.yaml", "--trials", "60", "--generations", "6", "--spread", "1", "--held-out", "400");
        assertEquals(ExitCode.OK, result.code(), result.out() + result.err());
        assertTrue(result.out().contains("better"), result.out());
        final Findings findings = new Findings();
        final var document = ScenarioLoader.load(
                        new LoadRequest(folder.resolve("better.yaml").toString(), null), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
        assertEquals("Reckless, tuned", document.title());
        assertTrue(document.at("orders.lines.0.do").isPresent(), "the lines are those of the file it extends");
        assertNotEquals(
                "-0.5", document.at("orders.weights.coverGained").orElseThrow().toString());
    }

    @Test
    void threadsChangeNothing() throws IOException {
        final String[] little = {"--trials", "20", "--generations", "1", "--population", "3", "--held-out", "40"};
        final Cli.Result one = tune("one.yaml", with(little, "--threads", "1"));
        final Cli.Result two = tune("two.yaml", with(little, "--threads", "2", "--chunk", "7"));
        assertEquals(one.out().replace("one.yaml", ""), two.out().replace("two.yaml", ""));
        assertEquals(Files.readString(folder.resolve("one.yaml")), Files.readString(folder.resolve("two.yaml")));
    }

    private static String[] with(final String[] args, final String... more) {
        final String[] all = Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return all;
    }

    @Test
    void whatIsThereStays() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), "mine");
        final Cli.Result result = tune("mine.yaml");
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains("already exists"), result.err());
        assertEquals("mine", Files.readString(folder.resolve("mine.yaml")));
    }

    @Test
    void mistakesAreSaidBeforeAnythingIsPlayed() throws IOException {
        assertTrue(
                Cli.run("tune", reckless(), AMBUSHED, "--metric", "wonds").err().contains("wounds"));
        assertEquals(ExitCode.USAGE, tune("a.yaml", "--spread", "0").code());
        assertEquals(ExitCode.USAGE, tune("a.yaml", "--population", "1").code());
        final Path bare = folder.resolve("bare.yaml");
        Files.writeString(bare, """
                sitrep: 1
                ruleset: purple-haze
                title: Bare
                otherwise: rifleman
                events:
                  weights: {worth: 1}
                  lines:
                    - {do: any}
                orders:
                  lines:
                    - {do: fire}
                """);
        // The only weight of a section could only be turned into its opposite.
        final Cli.Result none = Cli.run("tune", bare.toString(), AMBUSHED);
        assertEquals(ExitCode.BAD_DATA, none.code());
        assertTrue(none.err().contains("has no weights to tune"), none.err());
        assertEquals(
                ExitCode.BAD_DATA,
                Cli.run("tune", folder.resolve("nobody.yaml").toString(), AMBUSHED)
                        .code());
        assertFalse(Files.exists(folder.resolve("a.yaml")));
    }

    @Test
    void aBotOfTheGameCannotBeTunedAndItIsSaidWhy() {
        final Cli.Result result = Cli.run("tune", "planner", AMBUSHED);
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains("its weights are in its program"), result.err());
    }

    @Test
    void whatIsWrittenElsewhereExtendsShippedContentByItsName() throws IOException {
        final Path tuned = folder.resolve("elsewhere.yaml");
        final Cli.Result result = Cli.run(
                "tune",
                Cli.shipped("purple-haze/playbooks/rifleman-book.yaml"),
                AMBUSHED,
                "--trials",
                "4",
                "--generations",
                "1",
                "--population",
                "2",
                "--held-out",
                "10",
                "--to",
                tuned.toString());
        assertTrue(
                Files.readString(tuned).contains("extends: 'purple-haze:playbooks/rifleman-book.yaml'"), result.err());
        final Cli.Result played = Cli.run("run", AMBUSHED, "--bot", tuned.toString(), "-n", "5", "--no-report");
        assertEquals(ExitCode.OK, played.code(), played.err());
        final Path below = Files.createDirectory(folder.resolve("below"));
        final Cli.Result beyond = Cli.run(
                "tune",
                reckless(),
                AMBUSHED,
                "--to",
                below.resolve("tuned.yaml").toString());
        assertEquals(ExitCode.USAGE, beyond.code());
        assertTrue(beyond.err().contains("name a file next to the playbook"), beyond.err());
    }
}
