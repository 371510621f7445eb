package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AsciiTest {
    @Test
    void shouldLeaveAsciiAlone() {
        final String plain = "\tplain \u001b[1mtext\u001b[0m ~\n";
        assertSame(plain, Ascii.of(plain));
    }

    @Test
    void shouldSayWhatReportsAreMadeOf() {
        assertEquals("0.5 +- 0.1 ... a -> b 2 x 3 <= 7", Ascii.of("0.5 ± 0.1 … a → b 2 × 3 ≤ 7"));
        assertEquals("##. '\"-_", Ascii.of("█▌▏ ’“–▁"));
        assertEquals("oe Uberfall Hue", Ascii.of("öé Überfall Huế"));
    }

    /** What has no form in ASCII is not lost: it is there by its number. */
    @Test
    void shouldLoseNothing() {
        assertEquals("\\u0416\\u4eba\\U0001f600\\u202e", Ascii.of("Ж人\ud83d\ude00\u202e"));
    }

    @Test
    void shouldBeAsciiForEveryCharacter() {
        for (int c = 0; c < 0x3000; c++) {
            final String form = Ascii.of(Character.toString(c));
            assertTrue(!form.isEmpty() && form.chars().allMatch(x -> x < 0x80), Integer.toHexString(c));
        }
    }
}
