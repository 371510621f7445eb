package org.sitrep.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class LettersTest {
    /** Widths in DejaVu Sans at 13 px, the widest face that the page asks for, measured with FreeType. */
    @Test
    void shouldCountLettersNoNarrowerThanTheyAre() {
        assertTrue(Letters.width("Squad lost to the last Marine, with nobody left") >= 313.8 - 13);
        assertTrue(Letters.width("All Marines activated") >= 136.4);
        assertTrue(Letters.width("WWWWWWWWW") >= 115.7);
        assertTrue(Letters.width("combats.ambushed.threat.medium.initiative") >= 290.2);
    }

    @Test
    void shouldCutToTheRoom() {
        assertEquals("short", Letters.fitted("short", 100));
        final String cut = Letters.fitted("W".repeat(10_000), 100);
        assertEquals("WWWWWW\u2026", cut);
        assertTrue(Letters.width(cut) <= 100);
        assertEquals("\u2026", Letters.fitted("W".repeat(3), 10));
    }

    @Test
    void shouldNotTearACharacterApart() {
        assertEquals("\ud83d\ude00\u2026", Letters.fitted("\ud83d\ude00\ud83d\ude00\ud83d\ude00", 30));
    }
}
