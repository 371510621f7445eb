package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** A Mission that is told is the one that was played, and the story has all of it. */
class MissionStoryTest {
    private static final int MISSIONS = 25;
    private static final Pattern UNSAID = Pattern.compile("null|\\$|@[0-9a-f]{4}|  $");

    static List<String> missions() {
        return Content.filesIn("missions");
    }

    /** Keeps what it is told. */
    private static final class Listener implements Narrator {
        private final List<String> headings = new ArrayList<>();
        private final List<String> lines = new ArrayList<>();
        private int boards;

        @Override
        public void heading(final String text) {
            headings.add(text);
        }

        @Override
        public void tell(final Transcript.Entry entry) {
            if (entry instanceof Transcript.Line line) {
                lines.add(line.text());
            } else if (entry instanceof Transcript.Legend legend) {
                lines.add(legend.text());
            } else if (entry instanceof Transcript.Board board) {
                shown(board.text());
            } else if (entry instanceof Transcript.Table table) {
                shown(table.text());
            }
        }

        private void shown(final String text) {
            boards++;
            assertTrue(text.lines().allMatch(line -> line.length() <= 100), text);
        }

        int headingsWith(final String beginning) {
            return (int) headings.stream()
                    .filter(heading -> heading.startsWith(beginning))
                    .count();
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void whatIsToldIsWhatIsPlayed(final String mission) {
        final Findings findings = new Findings();
        final CompiledScenario scenario = new PurpleHaze()
                .compile(Content.load(mission).document(), findings)
                .orElseThrow();
        final Outcome played = new Outcome(scenario.layout());
        final Outcome told = new Outcome(scenario.layout());
        for (long index = 0; index < MISSIONS; index++) {
            played.reset();
            told.reset();
            final Listener listener = new Listener();
            scenario.newPlayout("random", 100_000).play(new TrialKey().set(1971, index), played);
            scenario.narrate("random", 100_000, new TrialKey().set(1971, index), listener, told);
            assertEquals(played.hash(index), told.hash(index));
            assertTold(listener, told, scenario);
        }
    }

    private static void assertTold(final Listener listener, final Outcome told, final CompiledScenario scenario) {
        for (final String text : listener.lines) {
            assertFalse(UNSAID.matcher(text).find() || text.isBlank(), text);
        }
        assertEquals(1, listener.headingsWith("Mission "));
        assertEquals(1, listener.headingsWith("End of the Mission"));
        assertEquals(told.get(scenario.layout().index("rounds")), listener.headingsWith("Round "));
        assertEquals(told.get(scenario.layout().index("events")), listener.headingsWith("Event "));
        assertEquals(told.get(scenario.layout().index("encounters")), listener.headingsWith("Encounter "));
        assertEquals(told.get(scenario.layout().index("combats")), listener.headingsWith("Combat "));
        assertTrue(listener.boards >= 2);
    }
}
