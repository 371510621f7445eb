package org.sitrep.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.sitrep.report.Ascii;
import org.sitrep.scenario.SafeText;

/**
 * Passes UTF-8 text and replaces anything that is no {@link SafeText} by U+FFFD. File names, options and results of
 * others may contain control sequences that a terminal would obey. With colours, the sequences for colours and weight
 * pass ({@code ESC [ digits m}); on a terminal with progress, a carriage return passes. If only ASCII is available,
 * other characters become {@linkplain Ascii ASCII}. Not thread-safe, like the stream behind it.
 */
final class TerminalGuard extends FilterOutputStream {
    private static final int ESCAPE = 0x1b;
    private static final int LONGEST_SEQUENCE = 16;
    private static final byte[] REPLACEMENT =
            String.valueOf(SafeText.REPLACEMENT).getBytes(StandardCharsets.UTF_8);

    private final boolean colours;
    private final boolean returns;
    private final boolean ascii;
    /** Bytes of an incomplete character or sequence. */
    private final byte[] begun = new byte[LONGEST_SEQUENCE];

    private int length;

    TerminalGuard(final OutputStream out, final boolean colours, final boolean returns, final boolean ascii) {
        super(out);
        this.ascii = ascii;
        this.colours = colours;
        this.returns = returns;
    }

    @Override
    public void write(final byte[] bytes, final int from, final int count) throws IOException {
        int clean = from;
        for (int i = from; i < from + count; i++) {
            if (length == 0 && isPlain(bytes[i])) {
                continue;
            }
            if (length == 0) {
                out.write(bytes, clean, i - clean);
            }
            write(bytes[i]);
            clean = i + 1;
        }
        if (clean < from + count) {
            out.write(bytes, clean, from + count - clean);
        }
    }

    @Override
    public void write(final int b) throws IOException {
        if (length > 0 && begun[0] == ESCAPE) {
            sequence((byte) b);
        } else if (length > 0) {
            character((byte) b);
        } else if (b == ESCAPE && colours || (b & 0xc0) == 0xc0) {
            begun[length++] = (byte) b;
        } else {
            pass((byte) b);
        }
    }

    /** Returns whether a byte is written unchanged: printable ASCII or a line end. */
    private static boolean isPlain(final byte b) {
        return b >= 0x20 && b < 0x7f || b == '\n';
    }

    private void pass(final byte b) throws IOException {
        if (b == '\r' && returns || b >= 0 && SafeText.isSafe(b)) {
            out.write(b);
        } else {
            out.write(REPLACEMENT);
        }
    }

    /** Handles the next byte of a colour sequence, or of a sequence with the same start. */
    private void sequence(final byte b) throws IOException {
        final boolean fits = length == 1 ? b == '[' : b >= '0' && b <= '9' || b == ';' || b == 'm';
        if (!fits || length == LONGEST_SEQUENCE) {
            out.write(REPLACEMENT);
            out.write(begun, 1, length - 1);
            length = 0;
            write(b);
            return;
        }
        begun[length++] = b;
        if (b == 'm') {
            out.write(begun, 0, length);
            length = 0;
        }
    }

    /** Handles the next byte of a multi-byte character. */
    private void character(final byte b) throws IOException {
        begun[length++] = b;
        final int lead = begun[0] & 0xff;
        if (length < (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2)) {
            return;
        }
        final String character = new String(begun, 0, length, StandardCharsets.UTF_8);
        length = 0;
        out.write(SafeText.of(ascii ? Ascii.of(character) : character).getBytes(StandardCharsets.UTF_8));
    }
}
