package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class HtmlTest {
    /** Only what is long enough to be torn otherwise, and no number. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "combats.patrol.enemies.fighters=5 | combats.<wbr/>patrol.<wbr/>enemies.<wbr/>fighters=5",
                "start.threat                      | start.threat",
                "at 5.9701 of 12345.678901234      | at 5.9701 of 12345.678901234",
                "A sentence. Another one.          | A sentence. Another one.",
                "a<b.c & d                         | a&lt;b.c &amp; d",
            })
    void shouldLetALongPathBreakAfterItsDots(final String text, final String html) {
        assertEquals(html, Html.prose(text).toString());
    }

    /** An entity stays whole; 12 letters a piece. */
    @Test
    void shouldLetAWordWithoutEndBreak() {
        final String piece = "a".repeat(11) + "&amp;";
        assertEquals(
                (piece + "<wbr/>").repeat(7) + "b",
                Html.prose(("a".repeat(11) + "&").repeat(7) + "b").toString());
        assertEquals("a".repeat(79), Html.prose("a".repeat(79)).toString());
    }

    /** In a narrow tile a line breaks between a value and its interval, not within a number. */
    @Test
    void aFigureBreaksBeforeItsInterval() {
        assertEquals(
                "1.0217\u00a0<wbr/>\u00b1\u00a00.0019 XP",
                Html.figure("1.0217 \u00b1 0.0019 XP").toString());
        assertEquals("0.0 [0.0, 0.4]\u00a0%", Html.figure("0.0 [0.0, 0.4] %").toString());
    }
}
