package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.service.Templates;
import org.sitrep.cli.session.Home;
import org.sitrep.ruleset.Ruleset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code sitrep new}, and what {@code validate} says of what it wrote. */
class NewCommandTest {
    @TempDir
    private Path folder;

    private Path written() {
        final Cli.Result result =
                Cli.run("new", "mission", "river-crossing", "--ruleset", "purple-haze", "--dir", folder.toString());
        assertEquals(ExitCode.OK, result.code(), result.err());
        final Path file = folder.resolve("river-crossing.yaml");
        assertEquals(file + "\n", result.out());
        assertTrue(result.err().contains("./sitrep validate " + file), result.err());
        return file;
    }

    @Test
    void theNewTrialIsSoundAndPlays() throws IOException {
        final String file = written().toString();
        final Cli.Result validated = Cli.run("validate", file);
        assertEquals("", validated.out());
        assertEquals(ExitCode.OK, validated.code(), validated.err());
        final Cli.Result played = Cli.run("run", file, "--bot", "random", "--trials", "20", "--no-report");
        assertEquals(ExitCode.OK, played.code(), played.err());
        assertTrue(played.out().startsWith("River crossing\n"), played.out());
    }

    /** What ships of every game is written, sound, played, told, and bears the name that it was given. */
    static Stream<Arguments> templates() {
        final Home home = new Home(Optional.of(Cli.REPOSITORY));
        return Ruleset.shipped().stream()
                .flatMap(game ->
                        Templates.of(home, game.id()).kinds().stream().map(kind -> Arguments.of(game.id(), kind)));
    }

    @ParameterizedTest
    @MethodSource("templates")
    void whatIsWrittenIsSoundAndPlaysAtOnce(final String game, final String kind) throws IOException {
        final String dir = folder.toString();
        final Cli.Result made = Cli.run("new", kind, "red-river", "--ruleset", game, "--dir", dir);
        assertEquals(ExitCode.OK, made.code(), made.err());
        assertTrue(made.err().contains("./sitrep reference " + game), made.err());
        final String file = folder.resolve("red-river.yaml").toString();
        final String text = Files.readString(Path.of(file));
        assertFalse(text.toLowerCase(Locale.ROOT).contains("new-" + kind), text);
        assertFalse(text.contains("New " + kind), text);
        assertFalse(text.contains("../"), text);
        assertEquals(ExitCode.OK, Cli.run("validate", file).code());
        final Cli.Result played = Cli.run("run", file, "--bot", "random", "--trials", "10", "--no-report");
        assertEquals(ExitCode.OK, played.code(), played.err());
        assertTrue(played.out().startsWith("Red river\n"), played.out());
        assertEquals(ExitCode.OK, Cli.run("replay", file, "--trial", "0").code());
    }

    @Test
    void everythingBearsItsName() throws IOException {
        final String text = Files.readString(written());
        assertFalse(text.toLowerCase(Locale.ROOT).contains("new-mission"), text);
        assertFalse(text.contains("New trial"), text);
        assertTrue(text.contains("\nmission: river-crossing\n"), text);
        assertTrue(text.contains("\nextends: purple-haze:game.yaml\n"), text);
    }

    /** Beside a file of one's own lies a copy, which goes wherever the file goes. */
    @Test
    void editorsFindTheSchemaBesideANewFile() throws IOException {
        assertTrue(
                Files.readString(written()).startsWith("# yaml-language-server: $schema=schemas/purple-haze.json\n"));
        assertEquals(
                Files.readString(Cli.REPOSITORY.resolve("scenarios/schemas/purple-haze.json")),
                Files.readString(folder.resolve("schemas/purple-haze.json")));
    }

    @Test
    void aCopyOfTheSchemaThatIsThereStays() throws IOException {
        final Path copy = folder.resolve("schemas/purple-haze.json");
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, "{}");
        written();
        assertEquals("{}", Files.readString(copy));
    }

    /** In the launcher's folder nothing is copied. */
    @Test
    void editorsFindTheShippedSchemaFromAFileAmongTheShippedOnes() throws IOException {
        final Path home = folder.resolve("home");
        final Path templates = home.resolve("scenarios/purple-haze/templates");
        Files.createDirectories(templates);
        Files.copy(
                Cli.REPOSITORY.resolve("scenarios/purple-haze/templates/mission.yaml"),
                templates.resolve("mission.yaml"));
        final Path file = new Templates(templates, "purple-haze").create("mission", "ford", home.resolve("mine"));
        assertTrue(Files.readString(file)
                .startsWith("# yaml-language-server: $schema=../scenarios/schemas/purple-haze.json\n"));
        assertFalse(Files.exists(home.resolve("mine/schemas")));
    }

    @Test
    void whatIsThereStays() throws IOException {
        final Path file = written();
        Files.writeString(file, "mine\n");
        final Cli.Result again =
                Cli.run("new", "mission", "river-crossing", "--ruleset", "purple-haze", "--dir", folder.toString());
        assertEquals(ExitCode.USAGE, again.code());
        assertTrue(again.err().contains("already exists"), again.err());
        assertEquals("mine\n", Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"River", "river crossing", "../river", "1st", "river-", "", "true", "no"})
    void aNameIsAWordThatAPathCanHold(final String name) throws IOException {
        final Cli.Result result =
                Cli.run("new", "mission", name, "--ruleset", "purple-haze", "--dir", folder.toString());
        assertEquals(ExitCode.USAGE, result.code());
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void whatCannotBeMadeIsSaid() {
        final Cli.Result kind = Cli.run("new", "misson", "x", "--ruleset", "purple-haze", "--dir", folder.toString());
        assertEquals(ExitCode.USAGE, kind.code());
        assertTrue(kind.err().contains("did you mean \"mission\"?"), kind.err());
        final Cli.Result game = Cli.run("new", "mission", "x", "--ruleset", "coins", "--dir", folder.toString());
        assertEquals(ExitCode.USAGE, game.code());
        assertTrue(game.err().contains("has no templates"), game.err());
    }

    /**
     * A mistake in the new Mission.
     *
     * @param right as it is written
     * @param wrong what stands there instead
     * @param code what has to be found, in that line
     */
    private record Mistake(String right, String wrong, String code) {}

    private static final List<Mistake> TEN = List.of(
            new Mistake("- \"JHJPPJJ\"", "- \"JHJPPJ\"", "PH080"), // a row is too short
            new Mistake("clock: \"06:00\"", "clock: \"06:10\"", "PH090"), // no quarter of an hour
            new Mistake("start: A3", "start: A5", "PH082"), // out of play
            new Mistake("eaz: [D4]", "eaz: [F3]", "PH085"), // next to the Base
            new Mistake("randomCombat: patrol", "randomCombat: patrl", "PH087"), // misspelt
            new Mistake("{at: E4, entry: ford}", "{at: C1, entry: ford}", "PH086"), // where Event 1 is
            new Mistake("{who: engineer, damage: 2, stress: 1}", "{damage: 2, stress: 1}", "PH068"), // whose Damage?
            new Mistake("fail: trap}", "fail: trpa}", "PH061"), // misspelt
            new Mistake("when: {with: [ford-watched]}", "when: {with: [ford-wached]}", "PH072"), // misspelt
            new Mistake("{met: [ford]}", "{met: [fort]}", "PH092")); // no such objective

    @Test
    void tenMistakesAreFoundAtOnceEachInItsLine() throws IOException {
        final Path file = written();
        String text = Files.readString(file);
        for (final Mistake mistake : TEN) {
            assertEquals(2, text.split(Pattern.quote(mistake.right()), -1).length, mistake.right());
            text = text.replace(mistake.right(), mistake.wrong());
        }
        Files.writeString(file, text);
        final List<String> expected = new ArrayList<>();
        final List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            for (final Mistake mistake : TEN) {
                if (lines.get(i).contains(mistake.wrong())) {
                    expected.add(mistake.code() + " " + (i + 1));
                }
            }
        }
        assertEquals(TEN.size(), expected.size());
        final Cli.Result result = Cli.run("validate", file.toString(), "--format", "json");
        assertEquals(ExitCode.BAD_DATA, result.code());
        final List<String> found = new ArrayList<>();
        for (final JsonNode finding : JsonMapper.shared().readTree(result.out())) {
            found.add(finding.get("code").asString() + " " + finding.get("line").asInt());
            assertFalse(finding.get("suggestion").asString().isEmpty(), finding.toString());
        }
        assertEquals(expected, found);
        assertTrue(result.err().contains("0 of 1 file valid, 10 findings"), result.err());
    }

    /** The finding that docs/writing-missions.md shows. */
    @Test
    void theGuideShowsWhatIsFound() throws IOException {
        final Path file = written();
        final Mistake mistake = TEN.get(8);
        Files.writeString(file, Files.readString(file).replace(mistake.right(), mistake.wrong()));
        final String found = Cli.run("validate", file.toString()).out().replace(folder + "/", "");
        final String guide = Files.readString(Cli.REPOSITORY.resolve("docs/writing-missions.md"));
        assertTrue(guide.contains("\n" + found), found);
    }
}
