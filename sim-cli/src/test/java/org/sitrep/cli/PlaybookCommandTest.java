package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;

/** Playbooks on the command line. */
class PlaybookCommandTest {
    @TempDir
    Path folder;

    private String book(final String text) throws IOException {
        return Files.writeString(folder.resolve("mine.yaml"), text).toString();
    }

    private static String hash(final Cli.Result result) {
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out().replaceAll("(?s).*outcomes ([0-9a-f]{16}).*", "$1");
    }

    private static Cli.Result run(final String bot) {
        return Cli.run("run", Cli.patrol(), "--bot", bot, "--trials", "50", "--no-report");
    }

    /** A book that takes over all from a shipped one plays as that; both play as the rifleman does in Java. */
    @Test
    void aFileAndTheNameOfAShippedOneCanPlay() throws IOException {
        final String mine = book("sitrep: 1\nextends: purple-haze:playbooks/rifleman-book.yaml\n");
        assertEquals(hash(run("rifleman")), hash(run("rifleman-book")));
        assertEquals(hash(run("rifleman")), hash(run(mine)));
    }

    @Test
    void allFaultsOfABookAreTold() throws IOException {
        final Cli.Result result = run(book("sitrep: 1\nruleset: purple-haze\notherwise: random\n"
                + "orders:\n  lines:\n    - {when: enemis > 3, do: fier}\n"));
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(
                result.err().contains("mine.yaml:6:14 orders.lines.0.when: there is no fact \"enemis\""), result.err());
        assertTrue(result.err().contains("PB003"), result.err());
    }

    /** A playbook of Rambo plays, with a value set from outside, and a replay says which line decided. */
    @Test
    void aBookOfRamboPlaysAndIsToldByItsLines() {
        final String proof = "../scenarios/rambo/missions/01-proof.yaml";
        final Cli.Result run = Cli.run(
                "run",
                proof,
                "--bot",
                "pointman-book",
                "--bot-set",
                "stance.weights.alertCost=-9",
                "--trials",
                "20",
                "--no-report");
        assertEquals(ExitCode.OK, run.code(), run.err());
        assertNotEquals(
                Cli.run("run", proof, "--bot", "pointman-book", "--trials", "20", "--no-report")
                        .out(),
                run.out());
        final String told =
                Cli.run("replay", proof, "--bot", "novice", "--trial", "3").out();
        assertTrue(told.contains("Why: line 1 of stance, \"do any\": gain"), told);
        final Cli.Result other = Cli.run("run", Cli.patrol(), "--bot", "../scenarios/rambo/playbooks/quiet.yaml");
        assertEquals(ExitCode.BAD_DATA, other.code());
        assertTrue(other.err().contains("is a playbook for rambo"), other.err());
    }

    @Test
    void aBookOfAnotherGameIsRefused() throws IOException {
        final Cli.Result result = run(book("sitrep: 1\nruleset: coins\notherwise: random\n"));
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("is a playbook for coins"), result.err());
    }

    /** The pages in docs, e.g. {@code ./sitrep reference purple-haze --playbook > docs/playbook-reference.md}. */
    @ParameterizedTest
    @CsvSource({"purple-haze, playbook-reference.md", "rambo, rambo-playbook-reference.md"})
    void theReferencePageInDocsIsTheCommandsOutput(final String game, final String page) throws IOException {
        assertEquals(
                Files.readString(Path.of("..", "docs", page)),
                Cli.run("reference", game, "--playbook").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference", "schema"})
    void whoseWordsAreMeantIsSaidWhereSeveralGamesHaveSome(final String command) {
        final Cli.Result result = Cli.run(command, "--playbook");
        assertEquals(ExitCode.USAGE, result.code());
        assertTrue(result.err().contains("several games: purple-haze, rambo"), result.err());
    }

    private static final String WRONG =
            "sitrep: 1\nruleset: purple-haze\norders:\n  lines:\n    - {when: enemis > 3, do: fier}\n";

    /** It is known by its content, even where the key that every playbook needs is missing. */
    @Test
    void validateTellsAllFaultsOfABook() throws IOException {
        final Cli.Result wrong = Cli.run("validate", book(WRONG));
        assertEquals(ExitCode.BAD_DATA, wrong.code());
        assertTrue(wrong.out().contains("otherwise"), wrong.out());
        final Cli.Result bound = Cli.run("validate", book(WRONG + "otherwise: random\n"));
        assertTrue(bound.out().contains("PB002") && bound.out().contains("PB003"), bound.out());
        final Cli.Result sound = Cli.run("validate", book(WRONG + "otherwise: random\n"), Cli.patrol());
        assertTrue(sound.err().contains("1 of 2 files valid"), sound.err());
    }

    @Test
    void validateTakesOverlaysAndValuesForABook() throws IOException {
        final String mine = book("sitrep: 1\nextends: purple-haze:playbooks/rifleman-book.yaml\n");
        assertEquals(ExitCode.OK, Cli.run("validate", mine).code());
        assertEquals(
                ExitCode.BAD_DATA,
                Cli.run("validate", mine, "--set", "otherwise=nobody").code());
    }

    @Test
    void aBookIsNoScenario() throws IOException {
        final Cli.Result result = Cli.run("run", book(WRONG), "--no-report");
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("is a playbook, not a scenario; use it as a bot: --bot"), result.err());
    }

    @Test
    void listShowsThoseThatShipWithTheirSummary() {
        final String bots = Cli.run("list", "bots", "--ruleset", "purple-haze", "--format", "csv")
                .out();
        assertTrue(bots.contains("novice,\"a beginner: fires if a hit is likely"), bots);
        assertTrue(bots.contains("rifleman-book,"), bots);
        final String rambo =
                Cli.run("list", "bots", "--ruleset", "rambo", "--format", "csv").out();
        assertTrue(rambo.contains("pointman-book,") && rambo.contains("quiet,"), rambo);
    }

    @Test
    void theSchemaOfBooksHasTheirSections() {
        final String schema = Cli.run("schema", "purple-haze", "--playbook").out();
        assertTrue(schema.contains("\"pull-back\"") && schema.contains("Mean successes of a shot"), schema);
        final String rambo = Cli.run("schema", "rambo", "--playbook").out();
        assertTrue(rambo.contains("\"spend-medal\"") && rambo.contains("Its printed Movement"), rambo);
    }

    private static Cli.Result runWith(final String bot, final String... sets) {
        final List<String> arguments =
                new ArrayList<>(List.of("run", Cli.patrol(), "--bot", bot, "--trials", "50", "--no-report"));
        for (final String set : sets) {
            arguments.addAll(List.of("--bot-set", set));
        }
        return Cli.run(arguments.toArray(String[]::new));
    }

    /** A value set from outside plays as the same value in a file, and the line that repeats the run has it. */
    @Test
    void aWeightCanBeTriedWithoutEditing() throws IOException {
        final String set = "orders.weights.wears=2.5";
        final Cli.Result tried = runWith("rifleman-book", set);
        final String edited = book("sitrep: 1\nextends: purple-haze:playbooks/rifleman-book.yaml\n"
                + "orders:\n  weights: {wears: 2.5}\n");
        assertEquals(hash(runWith(edited)), hash(tried));
        assertNotEquals(hash(runWith("rifleman-book")), hash(tried));
        assertTrue(tried.out().contains("--bot 'rifleman-book#" + set + "'"), tried.out());
        assertEquals(hash(tried), hash(runWith("rifleman-book#" + set)));
    }

    @Test
    void whatIsSetIsCheckedAsIfItStoodInTheFile() {
        final Cli.Result result = runWith("rifleman-book", "orders.weights.waers=2.5", "orders.lines.0.do=flee");
        assertEquals(ExitCode.BAD_DATA, result.code());
        assertTrue(result.err().contains("PB002") && result.err().contains("PB003"), result.err());
    }

    @Test
    void onlyPlaybooksHaveValuesToChange() {
        assertTrue(runWith("rifleman", "orders.weights.wears=2").err().contains("rifleman is not a playbook"));
        final Cli.Result nobody = Cli.run("run", Cli.patrol(), "--bot-set", "orders.weights.wears=2", "--no-report");
        assertTrue(nobody.err().contains("needs a playbook"), nobody.err());
        assertTrue(runWith("noivce").err().contains("did you mean \"novice\"?"));
    }
}
