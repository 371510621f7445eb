package org.sitrep.rulesets.purplehaze.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AskNamesTest {
    @Test
    void questionsAreCalledAsTheirConstants() {
        assertEquals("PLACE", AskNames.of(Ask.PLACE));
        assertEquals("LEFTOVER_HIT", AskNames.of(Ask.LEFTOVER_HIT));
        assertEquals("SQUAD_ACTION", AskNames.of(Ask.SQUAD_ACTION));
        assertEquals("RED_ENCOUNTER", AskNames.of(Ask.RED_ENCOUNTER));
    }

    @Test
    void whatIsNoQuestionHasANumber() {
        assertEquals("question " + Ask.COUNT, AskNames.of(Ask.COUNT));
        assertEquals("question " + Ask.BIVOUAC, AskNames.of(Ask.BIVOUAC));
        assertEquals("question -1", AskNames.of(-1));
    }
}
