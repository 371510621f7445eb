package org.sitrep.web.portable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.sitrep.scenario.Sha256;

/** Compares the digest of a browser with that of the JVM; both run on the JVM here. */
class DigestTest {
    @Test
    void isThatOfTheJvm() {
        final byte[] bytes = new byte[1000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * i + i / 7);
        }
        for (int length = 0; length <= bytes.length; length++) {
            final byte[] some = Arrays.copyOf(bytes, length);
            final byte[] first = Arrays.copyOf(some, length / 3);
            final byte[] rest = Arrays.copyOfRange(some, length / 3, length);
            final byte[] hash = new Digest().add(first).add(rest).end();
            assertEquals(Sha256.hex(some), HexFormat.of().formatHex(hash), length + " bytes");
        }
    }

    /** The example of FIPS 180-4 with one block. */
    @Test
    void isThatOfTheStandard() {
        assertEquals(
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                Sha256.digits(new Digest().add(new byte[] {'a', 'b', 'c'}).end()));
    }
}
