package org.sitrep.ruleset.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.scenario.Constants;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;
import org.sitrep.strategy.QuestionNames;

class NarratedQuestionsTest {
    /** The questions of a game. */
    @Constants
    public static final class Kinds {
        public static final int WHO_GOES = 0;
        public static final int HOW_FAR = 1;
        public static final int UNSAID = 2;

        private Kinds() {}
    }

    private static final class Told extends NarratedQuestions {
        Told() {
            super(new QuestionNames(Kinds.class, 3, Set.of()));
            chief(Kinds.WHO_GOES, s -> "Who goes to " + s + "?", (s, o) -> "man " + o);
            chiefIf(o -> o > 0, Kinds.HOW_FAR, s -> "How far?", (s, o) -> o + " of " + s);
            odds(Kinds.HOW_FAR, (s, o) -> o == 0 || s == 0 ? "" : "in " + 10 * o + " %");
        }
    }

    private static Decision asked(final int kind, final int subject) {
        final Decision decision = new Decision(2);
        decision.open(kind, subject);
        decision.add(0);
        decision.add(4);
        return decision;
    }

    private static Choice told(final int kind, final int subject, final int chosen) {
        return new Told().toChoice(asked(kind, subject), chosen, Explanation.of("why"));
    }

    @Test
    void oddsAreGivenWhereAnOptionHasAny() {
        assertEquals(List.of("", "in 40 %"), new Told().odds(asked(Kinds.HOW_FAR, 9)));
        assertEquals(List.of(), new Told().odds(asked(Kinds.HOW_FAR, 0)), "no option has any");
        assertEquals(List.of(), new Told().odds(asked(Kinds.WHO_GOES, 7)), "the question has none");
    }

    @Test
    void aChoiceSaysWhatWasAskedAmongWhatAndWhy() {
        final Choice choice = told(Kinds.HOW_FAR, 9, 1);
        assertEquals("how-far", choice.id());
        assertEquals("How far?", choice.question());
        assertEquals(
                List.of("0 of 9", "4 of 9"),
                choice.options().stream().map(Choice.Option::text).toList());
        assertEquals("Who goes to 7?", told(Kinds.WHO_GOES, 7, 0).question());
    }

    @Test
    void whatATrialTurnsOnMayDependOnTheOption() {
        assertTrue(told(Kinds.WHO_GOES, 7, 0).chief());
        assertTrue(told(Kinds.HOW_FAR, 9, 1).chief());
        assertFalse(told(Kinds.HOW_FAR, 9, 0).chief());
    }

    @Test
    void aQuestionWithoutWordsIsAFault() {
        assertThrows(IllegalArgumentException.class, () -> told(Kinds.UNSAID, 0, 0));
    }
}
