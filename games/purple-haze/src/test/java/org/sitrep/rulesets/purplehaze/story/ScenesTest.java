package org.sitrep.rulesets.purplehaze.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/**
 * Boards as data hold what the boards in text hold, which are drawn from the state by themselves, at every step of
 * random plays.
 */
class ScenesTest {
    private static final int BOUND = 100_000;
    private static final Map<String, CompiledScenario> COMPILED = new HashMap<>();
    private static final Pattern MARINE = Pattern.compile("(\\d)(?:\\+(\\d))? (\\d+)/(\\d+)(\\+*)(\\*?)( #)?");
    private static final Pattern ENEMY = Pattern.compile("(\\S+) (\\d+)/(\\d+)( #)?");

    static Stream<String> scenarios() {
        return Stream.of(Content.filesIn("combats"), Content.filesIn("missions"), List.of("campaign.yaml"))
                .flatMap(List::stream);
    }

    /** Returns it compiled, once for all tests. */
    private static CompiledScenario compiled(final String file) {
        return COMPILED.computeIfAbsent(
                file,
                name -> new PurpleHaze()
                        .compile(Content.load(name).document(), new Findings())
                        .orElseThrow());
    }

    private static Transcript told(final CompiledScenario scenario, final String bot, final long mission) {
        final TranscriptRecorder recorder = new TranscriptRecorder(true);
        scenario.narrate(bot, BOUND, new TrialKey().set(1967, mission), recorder, new Outcome(scenario.layout()));
        return recorder.transcript();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everySceneHoldsWhatTheBoardInTextHolds(final String file) {
        final CompiledScenario scenario = compiled(file);
        int boards = 0;
        for (long mission = 0;
                mission < (file.startsWith("combats") ? 20 : file.startsWith("missions") ? 6 : 1);
                mission++) {
            boards += check(told(scenario, "random", mission));
        }
        assertTrue(boards >= 10, file + " has shown " + boards + " boards");
    }

    /** Each Marine that an Enemy attack hits has a line of fire from an Enemy, and no other Marine has. */
    @Test
    void everyMarineHitByAnAttackIsUnderFire() {
        final CompiledScenario scenario = compiled("combats/patrol.yaml");
        int lines = 0;
        for (long trial = 0; trial < 10; trial++) {
            for (final Transcript.Step step : told(scenario, "random", trial).steps()) {
                final List<Transcript.Shot> shots = step.entries().stream()
                        .filter(Transcript.Shot.class::isInstance)
                        .map(Transcript.Shot.class::cast)
                        .filter(shot -> shot.side() == Scene.Side.OPPOSING)
                        .toList();
                final Set<String> hit = new HashSet<>();
                boolean attack = false;
                for (final Transcript.Entry entry : step.entries()) {
                    attack |=
                            entry instanceof Transcript.Line line && line.text().startsWith("Combat marker ");
                    if (attack
                            && entry instanceof Transcript.Mark mark
                            && mark.token().startsWith("marine-")) {
                        hit.add(mark.token());
                    }
                }
                assertEquals(hit.size(), Set.copyOf(shots).size(), step::heading);
                lines += shots.size();
            }
        }
        assertTrue(lines > 20, lines + " lines");
    }

    /** Returns how many boards were laid beside their pictures. */
    private static int check(final Transcript tale) {
        int boards = 0;
        Scene shown = null;
        List<TrackState> gauges = List.of();
        for (final Transcript.Step step : tale.steps()) {
            String pending = "";
            for (final Transcript.Entry entry : step.entries()) {
                if (entry instanceof Transcript.Shown scene) {
                    shown = scene.scene();
                    isSound(shown);
                } else if (entry instanceof Transcript.Gauges told) {
                    gauges = told.gauges();
                }
                if (!pending.isEmpty()) {
                    same(pending, shown);
                    boards++;
                    pending = "";
                }
                pending = entry instanceof Transcript.Board board ? board.text() : pending;
            }
            if (!pending.isEmpty()) {
                same(pending, shown);
                boards++;
            }
            countsAgree(shown, gauges);
        }
        return boards;
    }

    /** At the end of a step the tracks say how many counters lie on the board. */
    private static void countsAgree(final Scene shown, final List<TrackState> gauges) {
        final Optional<TrackState> enemies =
                gauges.stream().filter(gauge -> gauge.name().equals("Enemies")).findFirst();
        if (shown == null || !shown.id().startsWith("combat") || enemies.isEmpty()) {
            return;
        }
        assertEquals(enemies.get().value(), count(shown, Scene.Side.OPPOSING), shown::toString);
        final int marines = count(shown, Scene.Side.OWN);
        gauges.stream()
                .filter(gauge -> gauge.name().equals("Marines"))
                .forEach(gauge -> assertEquals(gauge.value(), marines, shown::toString));
    }

    private static int count(final Scene scene, final Scene.Side side) {
        return (int) scene.cells().stream()
                .flatMap(cell -> cell.tokens().stream())
                .filter(token -> token.side() == side)
                .count();
    }

    private static void isSound(final Scene scene) {
        final Set<String> ids = new HashSet<>();
        for (final Scene.Cell cell : scene.cells()) {
            assertTrue(
                    cell.column() < scene.columns().size()
                            && cell.row() < scene.rows().size(),
                    cell::toString);
            for (final Scene.Token token : cell.tokens()) {
                assertTrue(ids.add(token.id()), () -> "two of " + token);
                assertTrue(Double.isNaN(token.health()) || token.health() >= 0 && token.health() <= 1, token::toString);
            }
        }
    }

    private static void same(final String text, final Scene scene) {
        if (scene.id().startsWith("map")) {
            sameMap(text, scene);
        } else {
            sameBoard(text, scene);
        }
    }

    private static void sameBoard(final String text, final Scene scene) {
        final List<String> rows =
                text.lines().filter(line -> line.contains("|")).toList();
        assertEquals(scene.rows().size(), rows.size());
        for (final Scene.Cell cell : scene.cells()) {
            final String drawn =
                    rows.get(cell.row()).split("\\|")[cell.column() + 1].strip();
            if (cell.ground() == Scene.Ground.BETWEEN) {
                assertEquals(drawn.isEmpty() ? List.of() : List.of("Smoke +" + drawn.length()), cell.marks());
                continue;
            }
            assertEquals(drawn.endsWith("#"), cell.marks().contains("Hard Cover"), drawn);
            final String counter = drawn.replaceAll(" ?#$", "");
            assertEquals(counter.isEmpty() ? 0 : 1, cell.tokens().size(), () -> text + scene);
            if (!counter.isEmpty() && cell.ground() == Scene.Ground.OWN) {
                sameMarine(counter, cell.tokens().get(0));
            } else if (!counter.isEmpty()) {
                sameEnemy(counter, cell.tokens().get(0));
            }
        }
    }

    private static void sameMarine(final String drawn, final Scene.Token token) {
        final Matcher sign = MARINE.matcher(drawn);
        assertTrue(sign.matches(), drawn);
        assertEquals(sign.group(1), token.label());
        assertEquals(Scene.Side.OWN, token.side());
        final String state = String.join(", ", token.state());
        assertTrue(state.startsWith(sign.group(3) + "/"), state);
        assertEquals(!sign.group(4).equals("0"), state.contains(", " + sign.group(4) + " Soft Cover"), state);
        assertEquals(!sign.group(5).isEmpty(), state.contains(sign.group(5).length() + " Wound"), state);
        assertEquals(!sign.group(6).isEmpty(), state.endsWith(", ready"), state);
        assertEquals(sign.group(2) != null, state.contains("also ID " + sign.group(2)), state);
    }

    private static void sameEnemy(final String drawn, final Scene.Token token) {
        assertEquals(Scene.Side.OPPOSING, token.side());
        if (drawn.equals("???")) {
            assertEquals("?", token.label());
            assertEquals("a hidden Enemy", token.name());
            assertTrue(token.state().isEmpty() && Double.isNaN(token.health()), token::toString);
            return;
        }
        final Matcher sign = ENEMY.matcher(drawn);
        assertTrue(sign.matches(), drawn);
        assertEquals(sign.group(1), token.label());
        final String state = String.join(", ", token.state());
        assertTrue(state.startsWith(sign.group(2) + " Hit Point"), state);
        assertEquals(!sign.group(3).equals("0"), state.endsWith(sign.group(3) + " Soft Cover"), state);
    }

    private static void sameMap(final String text, final Scene scene) {
        final List<String> rows = text.lines().skip(1).toList();
        for (final Scene.Cell cell : scene.cells()) {
            final String row = rows.get(cell.row());
            final int from = 3 + 6 * cell.column();
            final String drawn =
                    row.substring(from, Math.min(row.length(), from + 6)).strip();
            assertEquals(cell.letter(), drawn.substring(0, 1));
            assertEquals(drawn.contains("@"), has(cell, "squad"), drawn);
            assertEquals(drawn.contains("?"), has(cell, "event-" + cell.name()), drawn);
            assertEquals(drawn.indexOf('E', 1) > 0, has(cell, "eaz-" + cell.name()), drawn);
            assertEquals(drawn.indexOf('B', 1) > 0, has(cell, "base"), drawn);
            assertEquals(drawn.indexOf('L', 1) > 0, cell.marks().contains("landing zone"), drawn);
        }
    }

    /** Damage and Wounds of a Marine, and the health that is drawn. */
    private record Harm(int wounds, int damage, double health) {
        private static final Pattern WORDS = Pattern.compile("(\\d+)/\\d+ Damage(?:.*, (\\d) Wounds?)?.*");

        static Harm of(final Scene.Token token) {
            final Matcher state = WORDS.matcher(String.join(", ", token.state()));
            assertTrue(state.matches(), token::toString);
            final int wounds = state.group(2) == null ? 0 : Integer.parseInt(state.group(2));
            return new Harm(wounds, Integer.parseInt(state.group(1)), token.health());
        }

        boolean isMoreThan(final Harm before) {
            return wounds > before.wounds() || wounds == before.wounds() && damage > before.damage();
        }
    }

    /** A Wound clears Damage; a Marine who gets one has less health nevertheless. */
    @Test
    void aMarineWithMoreHarmHasLessHealth() {
        int wounds = 0;
        for (long trial = 0; trial < 20; trial++) {
            final Map<String, Harm> known = new HashMap<>();
            final List<Scene.Token> marines = told(compiled("combats/ambushed.yaml"), "random", trial).steps().stream()
                    .flatMap(step -> step.entries().stream())
                    .filter(Transcript.Shown.class::isInstance)
                    .flatMap(shown -> ((Transcript.Shown) shown).scene().cells().stream())
                    .flatMap(cell -> cell.tokens().stream())
                    .filter(token -> token.side() == Scene.Side.OWN)
                    .toList();
            for (final Scene.Token marine : marines) {
                final Harm now = Harm.of(marine);
                final Harm before = known.put(marine.id(), now);
                if (before != null && now.isMoreThan(before)) {
                    assertTrue(now.health() < before.health(), () -> before + " before " + now);
                    wounds += now.wounds() - before.wounds();
                }
            }
        }
        assertTrue(wounds > 10, wounds + " Wounds");
    }

    private static boolean has(final Scene.Cell cell, final String token) {
        return cell.tokens().stream().anyMatch(other -> other.id().equals(token));
    }

    /** What stands between a playout and its story to mark the steps hands everything on, and disturbs nothing. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void aStoryWithItsStepsMarkedIsTheSameStory(final String file) {
        final CompiledScenario scenario = compiled(file);
        final TranscriptRecorder marked = new TranscriptRecorder(true);
        final Outcome outcome = new Outcome(scenario.layout());
        final int[] steps = {0};
        final StepSink sink = (name, numbers) -> steps[0]++;
        scenario.narrate("random", BOUND, new TrialKey().set(1967, 5), marked, sink, outcome);
        final Outcome played = new Outcome(scenario.layout());
        scenario.newPlayout("random", BOUND).play(new TrialKey().set(1967, 5), played);
        assertEquals(told(scenario, "random", 5), marked.transcript());
        assertEquals(played.hash(5), outcome.hash(5));
        assertTrue(steps[0] > 20);
    }

    /**
     * An Enemy who lies hidden cannot be told from another by what he is drawn as: nothing but where he lies differs.
     */
    @ParameterizedTest
    @MethodSource("scenarios")
    void hiddenEnemiesShowNothing(final String file) {
        final CompiledScenario scenario = compiled(file);
        for (final Transcript.Step step : told(scenario, "drill", 2).steps()) {
            for (final Transcript.Entry entry : step.entries()) {
                if (entry instanceof Transcript.Shown shown) {
                    shown.scene().cells().stream()
                            .flatMap(cell -> cell.tokens().stream())
                            .filter(token -> token.label().equals("?") && token.side() == Scene.Side.OPPOSING)
                            .forEach(token -> {
                                assertEquals("a hidden Enemy", token.name());
                                assertTrue(token.id().matches("enemy-\\d+"), token.id());
                                assertFalse(Double.isFinite(token.health()));
                            });
                }
            }
        }
    }
}
