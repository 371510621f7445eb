package org.sitrep.ruleset.story;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Transcript;

class RollNarratorTest {
    private final List<String> told = new ArrayList<>();
    private final RollNarrator rolling = new RollNarrator(new Narrator() {
        @Override
        public void heading(final String text) {
            told.add("# " + text);
        }

        @Override
        public void tell(final Transcript.Entry entry) {
            if (entry instanceof Transcript.Line line) {
                told.add(line.text());
            } else if (entry instanceof Transcript.Board board) {
                told.add("| " + board.text());
            } else if (entry instanceof Transcript.Rolled rolled) {
                told.add(rolled.roll().name() + ": " + rolled.roll().result());
            }
        }
    });

    @Test
    void aRollIsToldBeforeWhatComesNextAndByThenHasAName() {
        rolling.drawn("card", "Threat card", 2, 12);
        rolling.name("card", "AMBUSH");
        rolling.made(new NarratedRoll("die", "Die").shows("D6", 4).counts(4, Laws.alike(6), 0));
        assertEquals(List.of(), told);
        rolling.line("It rains.");
        rolling.drawn("card", "Threat card", 0, 12);
        rolling.heading("Round 2");
        assertEquals(
                List.of("Threat card: AMBUSH", "Die: 4", "It rains.", "Threat card: number 1 of 12", "# Round 2"),
                told);
    }

    @Test
    void lawsLeaveOutWhatCannotBe() {
        assertEquals(List.of(new Law.Chance(1, 1.0)), Laws.sixths(7).chances());
        assertEquals(List.of(new Law.Chance(0, 1.0)), Laws.sixths(-1).chances());
        assertEquals(
                List.of(new Law.Chance(0, 0.75), new Law.Chance(2, 0.25)),
                Laws.faces(0, 2, 0, 0).chances());
        assertEquals(
                List.of(new Law.Chance(0, 0.75), new Law.Chance(1, 0.25)),
                Laws.atLeast(Laws.alike(4), 4).chances());
    }
}
