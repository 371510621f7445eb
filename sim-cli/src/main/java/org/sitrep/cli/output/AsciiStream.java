package org.sitrep.cli.output;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.sitrep.report.Ascii;

/** Takes UTF-8 and passes on {@linkplain Ascii ASCII}. Not thread-safe. */
final class AsciiStream extends FilterOutputStream {
    private static final int LEAD = 0xc0;

    private final ByteArrayOutputStream character = new ByteArrayOutputStream(4);
    private int missing;

    AsciiStream(final OutputStream out) {
        super(out);
    }

    @Override
    public void write(final int value) throws IOException {
        final int one = value & 0xff;
        if (one < 0x80) {
            out.write(one);
        } else {
            collect(one);
        }
    }

    /** Keeps the bytes of a character until all of them are there. */
    private void collect(final int one) throws IOException {
        if (one >= LEAD) {
            character.reset();
            missing = one >= 0xf0 ? 3 : one >= 0xe0 ? 2 : 1;
        } else {
            missing--;
        }
        character.write(one);
        if (missing == 0) {
            out.write(Ascii.of(character.toString(StandardCharsets.UTF_8)).getBytes(StandardCharsets.US_ASCII));
            character.reset();
        }
    }

    @Override
    public void write(final byte[] bytes, final int from, final int length) throws IOException {
        for (int i = 0; i < length; i++) {
            write(bytes[from + i]);
        }
    }
}
