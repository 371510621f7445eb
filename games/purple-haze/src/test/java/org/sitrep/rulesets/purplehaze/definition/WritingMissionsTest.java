package org.sitrep.rulesets.purplehaze.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.purplehaze.checks.Checks;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Shape;
import org.sitrep.scenario.Words;

/** The guide to the language of Missions tells of all of it, and what it shows works. */
class WritingMissionsTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);

    private static String guide() throws IOException {
        return Files.readString(Path.of("..", "..", "docs", "writing-missions.md"));
    }

    private static String template() throws IOException {
        return Files.readString(Content.FOLDER.resolve("templates/mission.yaml"));
    }

    /** The keys and words of the language, each of which has a row of a table that begins with it. */
    static Stream<String> words() {
        final List<String> words = new ArrayList<>();
        for (final Class<? extends Record> record : List.of(Effect.class, Condition.class)) {
            RecordType.of(record).components().forEach(component -> words.add(component.key()));
        }
        words.addAll(Words.all(Who.class));
        words.addAll(Words.all(MissionEnd.class));
        return words.stream();
    }

    @ParameterizedTest
    @MethodSource("words")
    void everyWordHasARow(final String word) throws IOException {
        assertTrue(guide().contains("\n| `" + word + "` |"), word);
    }

    /** What is not in a row of its own stands in that of its key. */
    @Test
    void everyKeyOfAMissionIsNamed() throws IOException {
        final String guide = guide();
        for (final RecordType.Component component : RecordType.of(Mission.class).components()) {
            assertTrue(component.isKey() || guide.contains(component.key()), component.key());
        }
        Words.all(Effect.RestTurn.class).stream()
                .filter(word -> !word.equals("none"))
                .forEach(word -> assertTrue(guide.contains("`" + word + "`"), word));
    }

    @Test
    void theRangesOfEffectsAreThoseOfTheRecord() throws IOException {
        final String guide = guide();
        for (final RecordType.Component component : RecordType.of(Effect.class).components()) {
            if (component.shape() == Shape.Simple.INT) {
                final String range = (component.min() + " … " + component.max()).replace('-', '−');
                assertTrue(
                        guide.lines()
                                .anyMatch(line -> line.startsWith("| `" + component.key() + "` |")
                                        && line.endsWith("| " + range + " |")),
                        component.key() + ": " + range);
            }
        }
    }

    @Test
    void theTerrainIsThatOfTheGame() throws IOException {
        final String guide = guide();
        for (final Terrain terrain :
                Content.load("combats/patrol.yaml").game().terrain().values()) {
            assertTrue(
                    guide.contains("| `" + terrain.id() + "` | " + terrain.minutes() + " minutes | " + terrain.stamina()
                            + " |"),
                    terrain.id());
        }
    }

    /** Each example is a piece of the template, or can be laid over it. */
    @Test
    void everyExampleIsSound(@TempDir final Path folder) throws IOException {
        final List<String> examples = EXAMPLE.matcher(guide())
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
        int laidOver = 0;
        for (final String example : examples) {
            if (!template().contains(example)) {
                laidOver++;
                assertEquals(List.of(), laidOver(folder.resolve("example-" + laidOver + ".yaml"), example), example);
            }
        }
        assertTrue(examples.size() > 8 && laidOver == 4, examples.size() + " examples, laid over " + laidOver);
    }

    private static List<?> laidOver(final Path file, final String example) throws IOException {
        Files.writeString(
                file,
                "sitrep: 1\nruleset: purple-haze\ntitle: Example\nextends: purple-haze:templates/mission.yaml\n\n"
                        + example);
        final Findings findings = new Findings();
        ScenarioLoader.load(new LoadRequest(file.toString(), Content.LIBRARY), findings)
                .ifPresent(document -> Binder.bind(document, GameData.class, findings)
                        .ifPresent(game -> Checks.ALL.run(game, document, findings)));
        return findings.sorted();
    }
}
