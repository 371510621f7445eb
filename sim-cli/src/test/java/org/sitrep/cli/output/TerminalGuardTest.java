package org.sitrep.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.sitrep.scenario.SafeText;

final class TerminalGuardTest {
    private static String through(final String text, final boolean colours, final int chunk) throws IOException {
        final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        try (TerminalGuard guard = new TerminalGuard(kept, colours, false, false)) {
            final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            for (int from = 0; from < bytes.length; from += chunk) {
                guard.write(bytes, from, Math.min(chunk, bytes.length - from));
            }
        }
        return kept.toString(StandardCharsets.UTF_8);
    }

    /** Every character there is, in one piece and cut at every byte. */
    @Test
    void letsThroughWhatIsSafeAndNothingElse() throws IOException {
        final StringBuilder all = new StringBuilder();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
                all.appendCodePoint(c);
            }
        }
        final String expected = SafeText.of(all.toString());
        assertEquals(expected, through(all.toString(), false, Integer.MAX_VALUE / 2));
        assertEquals(expected, through(all.toString(), false, 1));
    }

    @Test
    void coloursPassWhereSitrepColours() throws IOException {
        final String bold = "\u001b[1mwords\u001b[0m\n";
        for (int chunk = 1; chunk < bold.length(); chunk++) {
            assertEquals(bold, through(bold, true, chunk));
        }
        assertEquals("\uFFFD[1mwords\uFFFD[0m\n", through(bold, false, 99));
    }

    @Test
    void whatOnlyLooksLikeAColourIsStopped() throws IOException {
        assertEquals("\uFFFD[2Jx", through("\u001b[2Jx", true, 99));
        assertEquals("\uFFFD]8;;http://x\uFFFD\\", through("\u001b]8;;http://x\u001b\\", true, 99));
        assertEquals("\uFFFD\u001b[1mx", through("\u001b\u001b[1mx", true, 99));
        assertEquals("\uFFFD[1;2±", through("\u001b[1;2±", true, 99));
        assertEquals(
                "\uFFFD[" + "1".repeat(40) + "m",
                through("\u001b[" + "1".repeat(40) + "m", true, 99),
                "no end in sight");
    }

    @Test
    void brokenUtf8IsStopped() throws IOException {
        final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        try (TerminalGuard guard = new TerminalGuard(kept, true, true, false)) {
            guard.write(new byte[] {'a', (byte) 0x9b, (byte) 0xc2, 0x1b, '\r', 'b'});
        }
        assertEquals("a\uFFFD\uFFFD\uFFFD\rb", kept.toString(StandardCharsets.UTF_8));
    }
}
