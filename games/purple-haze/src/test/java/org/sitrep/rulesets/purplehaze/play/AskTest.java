package org.sitrep.rulesets.purplehaze.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AskTest {
    @Test
    void questionsAreCalledAsTheirConstants() {
        assertEquals("PLACE", Ask.NAMES.of(Ask.PLACE));
        assertEquals("LEFTOVER_HIT", Ask.NAMES.of(Ask.LEFTOVER_HIT));
        assertEquals("SQUAD_ACTION", Ask.NAMES.of(Ask.SQUAD_ACTION));
        assertEquals("RED_ENCOUNTER", Ask.NAMES.of(Ask.RED_ENCOUNTER));
    }

    @Test
    void whatIsNoQuestionHasANumber() {
        assertEquals("question " + Ask.COUNT, Ask.NAMES.of(Ask.COUNT));
        assertEquals("question " + Ask.BIVOUAC, Ask.NAMES.of(Ask.BIVOUAC));
        assertEquals("question -1", Ask.NAMES.of(-1));
    }
}
