package org.sitrep.rulesets.rambo.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.rambo.Told;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** The map as data and the map in text hold the same, and both the red lines of the map. */
class MapTest {
    private static final Pattern ROW = Pattern.compile(" ?(\\d+) (.*)");
    private static final Pattern SIGN = Pattern.compile("([1-4](?![\\d])|[a-f]\\d|P\\d+).*");

    static Stream<String> missions() {
        return Told.missions().stream();
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everySceneHoldsWhatTheMapInTextHolds(final String file) {
        final CompiledScenario scenario = Told.compiled(file);
        int boards = 0;
        for (long mission = 0; mission < 4; mission++) {
            final Transcript tale = Told.tale(scenario, "random", mission, new Outcome(scenario.layout()));
            Optional<String> picture = Optional.empty();
            for (final Transcript.Step step : tale.steps()) {
                for (final Transcript.Entry entry : step.entries()) {
                    if (entry instanceof Transcript.Board board) {
                        picture = Optional.of(board.text());
                    } else if (entry instanceof Transcript.Shown shown && picture.isPresent()) {
                        assertEquals(inText(picture.get()), inScene(shown.scene(), picture.get()));
                        picture = Optional.empty();
                        boards++;
                    }
                }
            }
        }
        assertTrue(boards > 20, boards + " boards");
    }

    @Test
    void everyHeroHasAnIcon() {
        final CompiledScenario scenario = Told.compiled("missions/01-proof.yaml");
        final Transcript tale = Told.tale(scenario, "random", 0, new Outcome(scenario.layout()));
        final Set<Scene.Role> roles = new HashSet<>();
        tale.steps().stream()
                .flatMap(step -> step.entries().stream())
                .filter(Transcript.Shown.class::isInstance)
                .flatMap(entry -> ((Transcript.Shown) entry).scene().cells().stream())
                .flatMap(cell -> cell.tokens().stream())
                .filter(token -> token.side() == Scene.Side.OWN)
                .forEach(token -> roles.add(token.role()));
        assertFalse(roles.contains(Scene.Role.NONE), roles::toString);
        assertTrue(roles.size() > 1, roles::toString);
    }

    /** What stands where, by space; of a space with a figure the figure alone. */
    private static TreeMap<String, String> inText(final String picture) {
        final TreeMap<String, String> found = new TreeMap<>();
        for (final String line : picture.lines().skip(1).toList()) {
            final Matcher row = ROW.matcher(line);
            if (!row.matches()) {
                continue;
            }
            for (int x = 0; 3 + 4 * x < line.length(); x++) {
                final String cell = line.substring(3 + 4 * x, Math.min(line.length(), 6 + 4 * x))
                        .strip();
                final Matcher sign = SIGN.matcher(cell);
                if (sign.matches()) {
                    found.put(x + "," + row.group(1), sign.group(1));
                }
            }
        }
        return found;
    }

    private static TreeMap<String, String> inScene(final Scene scene, final String picture) {
        final Set<String> rows = new HashSet<>();
        picture.lines().skip(1).map(ROW::matcher).filter(Matcher::matches).forEach(row -> rows.add(row.group(1)));
        final TreeMap<String, String> found = new TreeMap<>();
        for (final Scene.Cell cell : scene.cells()) {
            for (final Scene.Token token : cell.tokens()) {
                if (!token.label().startsWith("?") && rows.contains(Integer.toString(cell.row()))) {
                    found.put(cell.name(), token.label());
                }
            }
        }
        return found;
    }

    /** A wall lies between two open spaces exactly where no step leads straight across. */
    @ParameterizedTest
    @MethodSource("missions")
    void wallsAreTheRedLines(final String file) {
        final MapTable map = new GameTables(
                        Content.load(file).game(),
                        Content.load(file).game().mission().orElseThrow())
                .map;
        final Set<List<Integer>> walls = new HashSet<>();
        for (final Scene.Line line : MapLines.of(map)) {
            if (line.stroke() == Scene.Stroke.WALL) {
                for (int x = line.column(); x < line.toColumn(); x++) {
                    walls.add(List.of(x, line.row(), 0));
                }
                for (int y = line.row(); y < line.toRow(); y++) {
                    walls.add(List.of(line.column(), y, 1));
                }
            }
        }
        int open = 0;
        for (int space = 0; space < map.spaces; space++) {
            final int x = map.x(space);
            final int y = map.y(space);
            if (map.blocked(space)) {
                continue;
            }
            open++;
            assertEquals(map.step(space, MapTable.NORTH) < 0, walls.contains(List.of(x, y, 0)), x + "," + y);
            assertEquals(map.step(space, MapTable.SOUTH) < 0, walls.contains(List.of(x, y + 1, 0)), x + "," + y);
            assertEquals(map.step(space, MapTable.WEST) < 0, walls.contains(List.of(x, y, 1)), x + "," + y);
            assertEquals(map.step(space, MapTable.EAST) < 0, walls.contains(List.of(x + 1, y, 1)), x + "," + y);
        }
        assertTrue(open > 100);
    }

    @Test
    void rowsOfAreasAreDrawnAlone() {
        final MissionState state = new MissionState(
                new GameTables(Content.load("missions/01-proof.yaml").game(), "proof"));
        Arrays.fill(state.occupant, MissionState.NONE);
        Arrays.fill(state.fogPlace, MissionState.NONE);
        Arrays.fill(state.poiSpace, MissionState.NONE);
        final Roster roster = new Roster(state);
        final List<String> all =
                MapPicture.of(state, roster, MapPicture.ALL).lines().toList();
        final List<String> second = MapPicture.of(state, roster, 2).lines().toList();
        assertEquals(all.get(0), second.get(0));
        assertEquals(
                all.stream().filter(line -> line.matches(" [4-7] .*")).toList(),
                second.stream()
                        .filter(line -> line.matches(" ?\\d+ .*"))
                        .toList()
                        .subList(0, 4));
        assertEquals(
                16, all.stream().filter(line -> line.matches(" ?\\d+ \\S.*")).count());
    }

    @Test
    void gaugesSayWhatStandsOnTheBoards() {
        final MissionState state = new MissionState(
                new GameTables(Content.load("missions/01-proof.yaml").game(), "proof"));
        state.alert[1] = 4;
        state.damage[1] = 2;
        state.wounds[1] = 0b101;
        state.valor[1] = 3;
        final List<TrackState> gauges = Tracks.of(state);
        assertEquals(2 + state.party, gauges.size());
        assertEquals(
                "alert 4, " + Wording.level(state.level(1)) + "; health 3 of 5, 2 wounds, 3 valor",
                gauges.get(2).text());
    }

    /** The lowest number that is free; what is killed and comes again is another thing. */
    @Test
    void figuresOfACardAreNumbered() {
        final MissionState state = new MissionState(
                new GameTables(Content.load("missions/01-proof.yaml").game(), "proof"));
        final Roster roster = new Roster(state);
        for (int figure = 0; figure < 3; figure++) {
            state.figures |= 1L << figure;
            state.type[figure] = figure == 1 ? 1 : 0;
            roster.add(figure);
        }
        assertEquals(
                List.of("a1", "b1", "a2"), Stream.of(0, 1, 2).map(roster::tag).toList());
        final String before = roster.id(0);
        state.figures &= ~1L;
        state.figures |= 1L;
        roster.add(0);
        assertEquals("a1", roster.tag(0));
        assertTrue(!before.equals(roster.id(0)));
    }
}
