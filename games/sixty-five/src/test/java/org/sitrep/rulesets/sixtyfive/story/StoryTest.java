package org.sitrep.rulesets.sixtyfive.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.sixtyfive.SixtyFive;
import org.sitrep.rulesets.sixtyfive.SixtyFiveListed;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.scenario.Findings;

/** What a replay of a battle tells. */
class StoryTest {
    private static final int TRIALS = 6;

    /** Everything that a battle tells, in order. */
    private static final class Told implements Narrator {
        final List<String> headings = new ArrayList<>();
        final List<Transcript.Entry> entries = new ArrayList<>();
        final Outcome outcome;

        private final int sight;

        Told(final String battle, final long trial) {
            this(battle, "random", trial, -1);
        }

        Told(final String battle, final String bot, final long trial) {
            this(battle, bot, trial, -1);
        }

        Told(final String battle, final String bot, final long trial, final int sight) {
            this.sight = sight;
            final CompiledScenario scenario = new SixtyFive()
                    .compile(Content.load("battles/" + battle + ".yaml").document(), new Findings(), List.of())
                    .orElseThrow();
            outcome = new Outcome(scenario.layout());
            scenario.narrate(bot, 100_000, new TrialKey().set(5, trial), this, StepSink.NONE, outcome);
        }

        @Override
        public int sight() {
            return sight;
        }

        @Override
        public void heading(final String text) {
            headings.add(text);
        }

        @Override
        public void tell(final Transcript.Entry entry) {
            entries.add(entry);
        }

        List<String> lines(final String pattern) {
            return all(Transcript.Line.class)
                    .map(Transcript.Line::text)
                    .filter(line -> line.matches(pattern))
                    .toList();
        }

        <E extends Transcript.Entry> Stream<E> all(final Class<E> kind) {
            return entries.stream().filter(kind::isInstance).map(kind::cast);
        }
    }

    /** A replay for one side names no card that the other side holds, and tells what is open as before (SF-CARD-1). */
    @ParameterizedTest
    @MethodSource("battles")
    void oneSidesSightHidesTheOtherHand(final String battle) {
        final Told all = new Told(battle, 2);
        for (int side = 0; side < 2; side++) {
            final String other = side == 1 ? "US" : "(VC|NVA)";
            final String hidden = "(?s)The " + other + " (is dealt|draws|keeps) .*[0-9].*|The bonus card of the "
                    + other + ": (?!hidden\\.).*";
            final Told told = new Told(battle, "random", 2, side);
            assertTrue(all.lines(hidden).size() > 10);
            assertEquals(List.of(), told.lines(hidden));
            final String open = ".*( moves |fires at|hits:|discards|wins the assault|takes the relics).*";
            assertEquals(all.lines(open), told.lines(open));
            assertTrue(told.all(Transcript.Rolled.class)
                    .map(Transcript.Rolled::roll)
                    .filter(roll ->
                            roll.name().equals("Card dealt") && roll.who().matches(other))
                    .allMatch(
                            roll -> roll.result().equals("a card") && roll.law().isEmpty()));
        }
    }

    static Stream<String> battles() {
        return SixtyFiveListed.BATTLES.stream();
    }

    @ParameterizedTest
    @MethodSource("battles")
    void aBattleIsToldFromSetUpToEnd(final String battle) {
        for (int trial = 0; trial < TRIALS; trial++) {
            final Told told = new Told(battle, trial);
            assertEquals("Set-up", told.headings.get(0));
            assertTrue(told.headings.get(told.headings.size() - 1).startsWith("End: "));
            told.all(Transcript.Line.class).map(Transcript.Line::text).forEach(line -> {
                assertFalse(line.contains("null") || line.contains("_"), line);
                assertTrue(line.matches("(?s).*[.:]"), line);
            });
        }
    }

    /** Each unit on the map is drawn once, and each board fits into its width. */
    @Test
    void helicoptersInTheAirAreNotInAssaults() { // SF-HELO-3
        int assaults = 0;
        for (int trial = 0; trial < 2 * TRIALS; trial++) {
            final List<String> told = new Told("07-death-from-above", "sergeant", trial)
                    .all(Transcript.Line.class)
                    .map(Transcript.Line::text)
                    .filter(line -> line.startsWith("Assault on"))
                    .toList();
            told.forEach(line -> assertFalse(line.matches("(?s).*Huey.* against.*"), line));
            assaults += told.size();
        }
        assertTrue(assaults > 0);
    }

    @ParameterizedTest
    @MethodSource("battles")
    void boardsShowEveryUnit(final String battle) {
        final Told told = new Told(battle, 1);
        final List<String> boards =
                told.all(Transcript.Board.class).map(Transcript.Board::text).toList();
        final int most = battle.startsWith("07") ? 88 : 66;
        assertTrue(boards.size() > 2);
        boards.forEach(board -> board.lines().forEach(line -> assertTrue(line.length() <= most, line)));
        final List<Scene> scenes =
                told.all(Transcript.Shown.class).map(Transcript.Shown::scene).toList();
        final long before = tokens(scenes.get(scenes.size() / 2));
        assertTrue(before > 0 && tokens(scenes.get(scenes.size() - 1)) <= 48);
    }

    private static long tokens(final Scene scene) {
        final List<String> ids = scene.cells().stream()
                .flatMap(cell -> cell.tokens().stream())
                .map(Scene.Token::id)
                .toList();
        assertEquals(ids.size(), ids.stream().distinct().count(), "a unit is in one hex");
        return ids.size();
    }

    /** A card of a fight is told with the law of the draw pile that it comes from. */
    @Test
    void drawsHaveTheirLaw() {
        final List<Roll> rolls = new ArrayList<>();
        for (int trial = 0; trial < TRIALS; trial++) {
            new Told("05-tanks-in-the-wire", trial)
                    .all(Transcript.Rolled.class)
                    .map(Transcript.Rolled::roll)
                    .forEach(rolls::add);
        }
        for (final String id : List.of("deal", "hand", "damage", "strike")) {
            final List<Roll> some =
                    rolls.stream().filter(roll -> roll.id().equals(id)).toList();
            assertFalse(some.isEmpty(), id);
            some.forEach(roll -> assertTrue(roll.law().isPresent(), id));
        }
        assertTrue(rolls.stream().anyMatch(roll -> roll.id().equals("damage") && roll.favour() == 1));
        assertTrue(rolls.stream().anyMatch(roll -> roll.id().equals("damage") && roll.favour() == -1));
    }
}
