package org.sitrep.portable;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256 of bytes that come in parts. For one thread, and for one hash. */
public final class Digest {
    private final MessageDigest digest;

    /** Creates the digest of no bytes. */
    public Digest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (final NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }

    /** Adds bytes, and returns this digest. */
    public Digest add(final byte[] bytes) {
        digest.update(bytes);
        return this;
    }

    /** Returns the 32 bytes of the hash; nothing may be added after that. */
    public byte[] end() {
        return digest.digest();
    }
}
