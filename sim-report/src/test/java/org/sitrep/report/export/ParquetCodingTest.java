package org.sitrep.report.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The codings, decoded again as {@code Encodings.md} of the format describes them. */
class ParquetCodingTest {
    /** Reads bits and integers of varying length. */
    private static final class Reader {
        private final byte[] bytes;
        private int at;

        private Reader(final ByteSink sink) throws IOException {
            final ByteArrayOutputStream out = new ByteArrayOutputStream();
            sink.writeTo(out);
            bytes = out.toByteArray();
        }

        private long varint() {
            long value = 0;
            for (int shift = 0; ; shift += 7) {
                value |= (bytes[at] & 0x7FL) << shift;
                if (bytes[at++] >= 0) {
                    return value;
                }
            }
        }

        private long zigzag() {
            final long value = varint();
            return value >>> 1 ^ -(value & 1);
        }

        private long[] packed(final int count, final int width) {
            final long[] values = new long[count];
            for (int bit = 0; bit < count * width; bit++) {
                final long set = bytes[at + bit / 8] >> bit % 8 & 1;
                values[bit / width] |= set << bit % width;
            }
            at += count * width / 8;
            return values;
        }

        private int[] runs(final int count, final int width) {
            final int[] values = new int[count + 8];
            int done = 0;
            while (done < count) {
                final long header = varint();
                if ((header & 1) == 0) {
                    final long value = packed(1, (width + 7) / 8 * 8)[0];
                    for (long i = 0; i < header >> 1; i++) {
                        values[done++] = (int) value;
                    }
                } else {
                    for (final long value : packed((int) (header >> 1) * 8, width)) {
                        values[done++] = (int) value;
                    }
                }
            }
            return IntStream.of(values).limit(count).toArray();
        }

        private long[] differences() {
            final int block = (int) varint();
            final int parts = (int) varint();
            final long[] values = new long[(int) varint()];
            values[0] = zigzag();
            for (int from = 1; from < values.length; from += block) {
                final long least = zigzag();
                final long[] widths = packed(parts, 8);
                for (int part = 0; part < parts && from + part * block / parts < values.length; part++) {
                    final long[] some = packed(block / parts, (int) widths[part]);
                    for (int i = 0; i < some.length && from + part * some.length + i < values.length; i++) {
                        final int to = from + part * some.length + i;
                        values[to] = values[to - 1] + least + some[i];
                    }
                }
            }
            return values;
        }
    }

    private static void assertRuns(final int[] values, final int width) throws IOException {
        final ByteSink sink = new ByteSink();
        ParquetCoding.runs(sink, values, values.length, width);
        final Reader reader = new Reader(sink);
        assertArrayEquals(values, reader.runs(values.length, width));
        assertEquals(sink.size(), reader.at);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 8, 9, 16, 17})
    void shouldKeepRunsOfAllLengths(final int width) throws IOException {
        final SplittableRandom random = new SplittableRandom(width);
        for (int trial = 0; trial < 50; trial++) {
            final int longest = 1 + random.nextInt(40);
            final int[] values = new int[1 + random.nextInt(600)];
            for (int at = 0; at < values.length; ) {
                final int value = random.nextInt(1 << width);
                for (int end = Math.min(values.length, at + 1 + random.nextInt(longest)); at < end; at++) {
                    values[at] = value;
                }
            }
            assertRuns(values, width);
        }
    }

    @Test
    void shouldKeepNothingAndOne() throws IOException {
        assertRuns(new int[0], 1);
        assertRuns(new int[] {1}, 1);
        assertRuns(new int[8], 3);
    }

    /** A million equal values take four bytes. */
    @Test
    void shouldWriteARunOnce() {
        final ByteSink sink = new ByteSink();
        ParquetCoding.runs(sink, new int[1_000_000], 1_000_000, 1);
        assertEquals(4, sink.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 31, 32, 33, 128, 129, 130, 1000})
    void shouldKeepDifferences(final int count) throws IOException {
        final SplittableRandom random = new SplittableRandom(count);
        for (final int bits : new int[] {0, 1, 20, 33, 63, 64}) {
            final long[] values = LongStream.generate(() -> bits == 0 ? 5 : random.nextLong() >>> 64 - bits)
                    .limit(count)
                    .toArray();
            final ByteSink sink = new ByteSink();
            ParquetCoding.differences(sink, values, count);
            final Reader reader = new Reader(sink);
            assertArrayEquals(values, reader.differences());
            assertEquals(sink.size(), reader.at);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 9, 10, -1, -10, 1967, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE})
    void shouldWriteDecimals(final long value) throws IOException {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ByteSink().put('x').decimal(value).put('y').writeTo(out);
        assertEquals("x" + value + "y", out.toString());
    }
}
