package org.sitrep.report.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes that grow, with the integers of file formats; little-endian. Not thread-safe. */
final class ByteSink {
    private static final int BYTE_BITS = 8;
    private static final int VARINT_BITS = 7;
    private static final int VARINT_MORE = 0x80;
    private static final int MOST_DIGITS = 20;

    private byte[] bytes = new byte[1 << 10];
    private int size;
    /** Bits that do not fill a byte yet. */
    private long pending;

    private int pendingBits;

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void writeTo(final OutputStream out) throws IOException {
        out.write(bytes, 0, size);
    }

    private void require(final int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
        }
    }

    ByteSink put(final int value) {
        require(1);
        bytes[size++] = (byte) value;
        return this;
    }

    ByteSink put(final byte[] all) {
        require(all.length);
        System.arraycopy(all, 0, bytes, size, all.length);
        size += all.length;
        return this;
    }

    ByteSink put(final ByteSink other) {
        require(other.size);
        System.arraycopy(other.bytes, 0, bytes, size, other.size);
        size += other.size;
        return this;
    }

    ByteSink utf8(final String text) {
        return put(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes the lowest bytes of an integer. */
    ByteSink little(final long value, final int count) {
        require(count);
        for (int b = 0; b < count; b++) {
            bytes[size++] = (byte) (value >>> (BYTE_BITS * b));
        }
        return this;
    }

    /** Writes an unsigned integer of varying length. */
    ByteSink varint(final long value) {
        require((Long.SIZE + VARINT_BITS - 1) / VARINT_BITS);
        long rest = value;
        while ((rest & -VARINT_MORE) != 0) {
            bytes[size++] = (byte) (rest | VARINT_MORE);
            rest >>>= VARINT_BITS;
        }
        bytes[size++] = (byte) rest;
        return this;
    }

    /** Writes a signed integer of varying length, short if it is near 0. */
    ByteSink zigzag(final long value) {
        return varint(value << 1 ^ value >> (Long.SIZE - 1));
    }

    /** Writes the lowest bits of an integer, after those of earlier calls. Ends with a whole byte. */
    void bits(final long value, final int width) {
        if (width > Integer.SIZE) {
            bits(value, Integer.SIZE);
            bits(value >>> Integer.SIZE, width - Integer.SIZE);
            return;
        }
        require(1 + Integer.BYTES);
        pending |= (value & (1L << width) - 1) << pendingBits;
        pendingBits += width;
        while (pendingBits >= BYTE_BITS) {
            bytes[size++] = (byte) pending;
            pending >>>= BYTE_BITS;
            pendingBits -= BYTE_BITS;
        }
    }

    /** Writes zeros up to a multiple of a length. */
    void pad(final int unit) {
        while (size % unit != 0) {
            put(0);
        }
    }

    /** Writes an integer in decimal digits. */
    ByteSink decimal(final long value) {
        require(MOST_DIGITS);
        if (value < 0) {
            bytes[size++] = '-';
        }
        int end = size;
        for (long rest = value / 10; rest != 0; rest /= 10) {
            end++;
        }
        size = end + 1;
        long rest = value;
        do {
            bytes[end--] = (byte) ('0' + Math.abs(rest % 10));
            rest /= 10;
        } while (rest != 0);
        return this;
    }
}
