package org.sitrep.web.portable;

import java.util.Arrays;

/** SHA-256 (FIPS 180-4) without a library: what {@code org.sitrep.portable.Digest} is elsewhere. */
final class Digest {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    /** Bytes at the end of the last block that hold the length. */
    private static final int LENGTH = 8;

    /** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
    private static final int[] FACTORS = new int[ROUNDS];

    /** The first 32 bits of the fractions of the square roots of the first 8 primes, then the hash so far. */
    private final int[] state = new int[8];

    private final byte[] block = new byte[BLOCK];
    private final int[] words = new int[ROUNDS];
    private long length;

    static {
        int found = 0;
        for (int n = 2; found < ROUNDS; n++) {
            if (isPrime(n)) {
                FACTORS[found++] = fraction(Math.cbrt(n));
            }
        }
    }

    Digest() {
        int found = 0;
        for (int n = 2; found < state.length; n++) {
            if (isPrime(n)) {
                state[found++] = fraction(Math.sqrt(n));
            }
        }
    }

    private static boolean isPrime(final int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    private static int fraction(final double root) {
        return (int) (long) ((root - Math.floor(root)) * 0x1p32);
    }

    Digest add(final byte[] bytes) {
        for (final byte each : bytes) {
            put(each);
        }
        return this;
    }

    private void put(final byte each) {
        block[(int) (length % BLOCK)] = each;
        length++;
        if (length % BLOCK == 0) {
            mix();
        }
    }

    byte[] end() {
        final long bits = length * Byte.SIZE;
        put((byte) 0x80);
        while (length % BLOCK != BLOCK - LENGTH) {
            put((byte) 0);
        }
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            put((byte) (bits >>> shift));
        }
        final byte[] hash = new byte[state.length * Integer.BYTES];
        for (int i = 0; i < hash.length; i++) {
            hash[i] = (byte) (state[i / Integer.BYTES] >>> Integer.SIZE - Byte.SIZE * (1 + i % Integer.BYTES));
        }
        return hash;
    }

    private void mix() {
        for (int w = 0; w < BLOCK / Integer.BYTES; w++) {
            words[w] = (block[4 * w] & 0xff) << 24
                    | (block[4 * w + 1] & 0xff) << 16
                    | (block[4 * w + 2] & 0xff) << 8
                    | block[4 * w + 3] & 0xff;
        }
        for (int w = 16; w < ROUNDS; w++) {
            final int early = words[w - 15];
            final int late = words[w - 2];
            words[w] = words[w - 16]
                    + words[w - 7]
                    + (Integer.rotateRight(early, 7) ^ Integer.rotateRight(early, 18) ^ early >>> 3)
                    + (Integer.rotateRight(late, 17) ^ Integer.rotateRight(late, 19) ^ late >>> 10);
        }
        final int[] s = Arrays.copyOf(state, state.length);
        for (int round = 0; round < ROUNDS; round++) {
            final int choice = s[4] & s[5] ^ ~s[4] & s[6];
            final int majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2];
            final int up = s[7]
                    + (Integer.rotateRight(s[4], 6) ^ Integer.rotateRight(s[4], 11) ^ Integer.rotateRight(s[4], 25))
                    + choice
                    + FACTORS[round]
                    + words[round];
            final int down = majority
                    + (Integer.rotateRight(s[0], 2) ^ Integer.rotateRight(s[0], 13) ^ Integer.rotateRight(s[0], 22));
            System.arraycopy(s, 0, s, 1, s.length - 1);
            s[4] += up;
            s[0] = up + down;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += s[i];
        }
    }
}
