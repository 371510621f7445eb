package org.sitrep.rulesets.purplehaze.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DecisionKindTest {
    @Test
    void questionsAreCalledAsTheirConstants() {
        assertEquals("PLACE", DecisionKind.NAMES.of(DecisionKind.PLACE));
        assertEquals("LEFTOVER_HIT", DecisionKind.NAMES.of(DecisionKind.LEFTOVER_HIT));
        assertEquals("SQUAD_ACTION", DecisionKind.NAMES.of(DecisionKind.SQUAD_ACTION));
        assertEquals("RED_ENCOUNTER", DecisionKind.NAMES.of(DecisionKind.RED_ENCOUNTER));
    }

    @Test
    void whatIsNoQuestionHasANumber() {
        assertEquals("question " + DecisionKind.COUNT, DecisionKind.NAMES.of(DecisionKind.COUNT));
        assertEquals("question " + DecisionKind.BIVOUAC, DecisionKind.NAMES.of(DecisionKind.BIVOUAC));
        assertEquals("question -1", DecisionKind.NAMES.of(-1));
    }
}
