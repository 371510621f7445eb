package org.sitrep.scenario;

import java.nio.charset.StandardCharsets;
import org.sitrep.portable.Digest;

/** SHA-256 of bytes, and of texts in UTF-8. Thread-safe, stateless. */
public final class Sha256 {
    private static final String DIGITS = "0123456789abcdef";

    private Sha256() {}

    /** Returns the 32 bytes of a text's hash. */
    public static byte[] of(final String text) {
        return new Digest().add(text.getBytes(StandardCharsets.UTF_8)).end();
    }

    /** Returns the hash of a text as 64 lower-case hexadecimal digits. */
    public static String hex(final String text) {
        return digits(of(text));
    }

    /** Returns the hash of bytes as 64 lower-case hexadecimal digits. */
    public static String hex(final byte[] bytes) {
        return digits(new Digest().add(bytes).end());
    }

    /** Returns bytes as lower-case hexadecimal digits, two for each. */
    public static String digits(final byte[] bytes) {
        final StringBuilder digits = new StringBuilder(2 * bytes.length);
        for (final byte each : bytes) {
            digits.append(DIGITS.charAt(each >> 4 & 0xf)).append(DIGITS.charAt(each & 0xf));
        }
        return digits.toString();
    }
}
