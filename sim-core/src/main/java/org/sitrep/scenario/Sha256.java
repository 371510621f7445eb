package org.sitrep.scenario;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of bytes, and of texts in UTF-8. Thread-safe, stateless. */
public final class Sha256 {
    private Sha256() {}

    /** Returns a new digest for incremental input. */
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (final NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }

    /** Returns the 32 bytes of a text's hash. */
    public static byte[] of(final String text) {
        return digest().digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the hash of a text as 64 lower-case hexadecimal digits. */
    public static String hex(final String text) {
        return HexFormat.of().formatHex(of(text));
    }

    /** Returns the hash of bytes as 64 lower-case hexadecimal digits. */
    public static String hex(final byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }
}
