package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Verdicts of a check on edits of different kind and size, each against a baseline of the shipped scenarios. */
class PlantedEditsTest {
    private static final List<String> PURPLE_HAZE =
            List.of("combats/patrol.yaml", "combats/bunker.yaml", "missions/01-crash.yaml", "missions/09-city.yaml");
    private static final List<String> RAMBO = List.of("missions/01-proof.yaml", "missions/cage-run.yaml");

    @TempDir
    private static Path folder;

    @TempDir
    private Path planted;

    @BeforeAll
    static void record() throws IOException {
        copy(Path.of(Cli.shipped("purple-haze")), folder.resolve("purple-haze"));
        copy(Path.of(Cli.shipped("rambo")), folder.resolve("rambo"));
        record("purple-haze", PURPLE_HAZE, "--metric", "squad.survivors,survivors,primary,eliminated,wounds");
        record("rambo", RAMBO);
    }

    private static void record(final String game, final List<String> scenarios, final String... more) {
        final Path baseline = folder.resolve(game + "/planted.baseline");
        final Cli.Result made = Cli.run(Stream.of(
                        Stream.of("baseline", "--trials", "800", "-o", baseline.toString()),
                        Stream.of(more),
                        scenarios.stream()
                                .map(file -> folder.resolve(game + "/" + file).toString()))
                .flatMap(each -> each)
                .toArray(String[]::new));
        assertEquals(0, made.code(), made.err());
    }

    private static void copy(final Path from, final Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (final Path file :
                    all.filter(file -> !file.toString().contains("invalid")).toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    /** A text of one file, or of all, and what stands there instead. */
    private record Edit(String game, String file, String text, String other) {
        private static Edit of(final String file, final String text, final String other) {
            return new Edit(file.substring(0, file.indexOf('/')), file, text, other);
        }
    }

    /** Edits that change no trial, because they rename something or concern nothing that is played. */
    static Stream<Edit> unplayed() {
        return Stream.of(
                Edit.of("purple-haze/components/combat-markers.yaml", "CM04:", "CM4b:"),
                Edit.of("purple-haze/components/weapons.yaml", "name: M16\n", "name: M16 rifle\n"),
                Edit.of("purple-haze/components/enemies.yaml", "type: tank, hitPoints: 8", "type: tank, hitPoints: 9"),
                Edit.of("rambo/", "camp-guard", "gate-guard"),
                Edit.of("rambo/components/enemies.yaml", "name: Vietnamese Scout", "name: Scout"));
    }

    @ParameterizedTest
    @MethodSource("unplayed")
    void whatChangesNoTrialIsTheSameByTheWholeRecord(final Edit edit) throws IOException {
        final JsonNode check = check(edit);
        assertEquals("same", check.get("verdict").asString(), check.toString());
        for (final JsonNode entry : check.get("entries")) {
            for (final JsonNode metric : entry.get("metrics")) {
                assertEquals(0, metric.get("differing").asInt(), metric.toString());
            }
        }
    }

    /** Edits that change much, each with the path that is to be blamed. */
    static Stream<Arguments> great() {
        return Stream.of(
                arguments(
                        Edit.of("purple-haze/components/threat.yaml", "die: [-1, 0, 0,", "die: [-1, 0, 3,"),
                        "threat.die.2"),
                arguments(
                        Edit.of("purple-haze/combats/patrol.yaml", "fighters: 5", "fighters: 7"),
                        "combats.patrol.enemies.fighters"),
                arguments(
                        Edit.of(
                                "purple-haze/components/enemies.yaml",
                                "{hitPoints: 3, soft: 2}",
                                "{hitPoints: 7, soft: 2}"),
                        "enemies.fighters.F0"),
                arguments(
                        Edit.of(
                                "rambo/components/enemies.yaml",
                                "damage: 2\n    movement: 4",
                                "damage: 4\n    movement: 4"),
                        "enemies.vietnamese-scout.damage"),
                arguments(
                        Edit.of("rambo/missions/cage-run.yaml", "rounds: 5", "rounds: 6"), "missions.cage-run.rounds"));
    }

    @ParameterizedTest
    @MethodSource("great")
    void whatChangesMuchHasMoved(final Edit edit, final String path) throws IOException {
        final JsonNode check = check(edit);
        assertEquals("moved", check.get("verdict").asString(), check.toString());
        assertTrue(blamed(check).startsWith(path), check.toString());
    }

    /** Edits that change little: what is said of them depends on the record; which data they changed does not. */
    static Stream<Arguments> small() {
        return Stream.of(
                arguments(
                        Edit.of("purple-haze/components/enemies.yaml", "F12: {hitPoints: 6", "F12: {hitPoints: 5"),
                        "enemies.fighters.F12.hitPoints"),
                arguments(
                        Edit.of("purple-haze/components/combat-markers.yaml", "CM02: {cost: 4", "CM02: {cost: 5"),
                        "combatMarkers.CM02.cost"),
                arguments(
                        Edit.of("purple-haze/components/enemies.yaml", "[0, 0, 0, 1, 2, 3]", "[0, 0, 0, 1, 2, 2]"),
                        "eliminatedTrack.5"),
                arguments(
                        Edit.of(
                                "purple-haze/encounters/mission-9.yaml",
                                "diff: 2, pass: over, fail: hit",
                                "diff: 3, pass: over, fail: hit"),
                        "encounters.M901.steps.run.test.diff"));
    }

    @ParameterizedTest
    @MethodSource("small")
    void whatChangesLittleIsTracedToItsData(final Edit edit, final String path) throws IOException {
        final JsonNode check = check(edit);
        assertTrue(!check.get("verdict").asString().equals("moved"), check.toString());
        assertEquals(path, blamed(check), check.toString());
    }

    private static String blamed(final JsonNode check) {
        for (final JsonNode entry : check.get("entries")) {
            if (!entry.at("/blame/causes/0").isMissingNode()) {
                return entry.at("/blame/causes/0/changes/0/path").asString();
            }
        }
        return "none";
    }

    private JsonNode check(final Edit edit) throws IOException {
        copy(folder.resolve(edit.game()), planted.resolve(edit.game()));
        replace(planted.resolve(edit.file()), edit);
        final String baseline =
                planted.resolve(edit.game()).resolve("planted.baseline").toString();
        return JsonMapper.shared()
                .readTree(Cli.run("check", baseline, "--format", "json").out());
    }

    /** Replaces the text in a file, or in all scenario files of a folder. */
    private static void replace(final Path edited, final Edit edit) throws IOException {
        int changed = 0;
        try (Stream<Path> all = Files.walk(edited)) {
            for (final Path each :
                    all.filter(one -> one.toString().endsWith(".yaml")).toList()) {
                final String before = Files.readString(each);
                Files.writeString(each, before.replace(edit.text(), edit.other()));
                changed += before.contains(edit.text()) ? 1 : 0;
            }
        }
        assertTrue(changed > 0, edit.toString());
    }
}
