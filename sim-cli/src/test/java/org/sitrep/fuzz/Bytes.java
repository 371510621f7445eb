package org.sitrep.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Files as bytes, and as text of which each character is one byte, so that what is not touched stays as it is. */
final class Bytes {
    private Bytes() {}

    static String text(final byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Returns the bytes of a text; what is beyond one byte, as edge words may be, becomes UTF-8. */
    static byte[] of(final String text) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) > 0xFF) {
                bytes.writeBytes(text.substring(from, i).getBytes(StandardCharsets.ISO_8859_1));
                if (i < text.length()) {
                    final int end = i + Character.charCount(text.codePointAt(i));
                    bytes.writeBytes(utf8(text.substring(i, end)));
                    i = end - 1;
                }
                from = i + 1;
            }
        }
        return bytes.toByteArray();
    }

    static byte[] utf8(final String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static byte[] part(final byte[] bytes, final int from, final int to) {
        return Arrays.copyOfRange(bytes, from, to);
    }

    static byte[] join(final byte[]... parts) {
        final ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (final byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    static byte[] noise(final int length, final SplittableRandom random) {
        final byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    static byte[] inserted(final byte[] file, final String text, final SplittableRandom random) {
        return insertedBytes(file, utf8(text), random);
    }

    static byte[] insertedBytes(final byte[] file, final byte[] more, final SplittableRandom random) {
        final int at = random.nextInt(file.length + 1);
        return join(part(file, 0, at), more, part(file, at, file.length));
    }
}
