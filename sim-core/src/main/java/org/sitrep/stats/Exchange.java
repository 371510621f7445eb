package org.sitrep.stats;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Carries the state of tallies from one process to another as bytes. A tally names each part of its state once, in one
 * method, which both writes and reads: {@code count = with.number(count)}. Equal state gives equal bytes. Numbers take
 * few bytes if they are small or repeat. Not thread-safe.
 */
public abstract sealed class Exchange {
    private static final int BITS = 7;
    private static final int LOW = (1 << BITS) - 1;
    private static final int MORE = 1 << BITS;

    private Exchange() {}

    /** Returns the state that {@code parts} names, as bytes. */
    public static byte[] write(final Consumer<Exchange> parts) {
        final Writing writing = new Writing();
        parts.accept(writing);
        return writing.out.toByteArray();
    }

    /**
     * Reads the state that the same parts have written.
     *
     * @throws IllegalArgumentException if the bytes end too early or too late; what was read is then invalid
     */
    public static void read(final byte[] bytes, final Consumer<Exchange> parts) {
        final Reading reading = new Reading(bytes);
        parts.accept(reading);
        if (reading.at != bytes.length) {
            throw new IllegalArgumentException(bytes.length - reading.at + " bytes are left");
        }
    }

    /** Writes the number and returns it, or returns the number read. */
    public abstract long number(long number);

    /** Writes the text and returns it, or returns the text read. */
    public abstract String text(String text);

    /** Writes the numbers, or fills the array with those read. */
    public final void numbers(final long[] numbers) {
        for (int at = 0; at < numbers.length; ) {
            final long value = number(numbers[at]);
            final int length = Math.toIntExact(number(run(numbers, at)));
            if (length < 1 || length > numbers.length - at) {
                throw new IllegalArgumentException(
                        "a run of " + length + " numbers at " + at + " of " + numbers.length);
            }
            Arrays.fill(numbers, at, at + length, value);
            at += length;
        }
    }

    /** Writes some of the numbers, or replaces them by those read. */
    public final void numbers(final int[] numbers, final int from, final int count) {
        final long[] wide =
                Arrays.stream(numbers, from, from + count).asLongStream().toArray();
        numbers(wide);
        for (int i = 0; i < count; i++) {
            numbers[from + i] = Math.toIntExact(wide[i]);
        }
    }

    private static int run(final long[] numbers, final int from) {
        int to = from + 1;
        while (to < numbers.length && numbers[to] == numbers[from]) {
            to++;
        }
        return to - from;
    }

    private static final class Writing extends Exchange {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        @Override
        public long number(final long number) {
            // Small numbers of either sign have few digits.
            long rest = number << 1 ^ number >> Long.SIZE - 1;
            while ((rest & ~LOW) != 0) {
                out.write((int) (rest & LOW | MORE));
                rest >>>= BITS;
            }
            out.write((int) rest);
            return number;
        }

        @Override
        public String text(final String text) {
            final byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            number(bytes.length);
            out.write(bytes, 0, bytes.length);
            return text;
        }
    }

    private static final class Reading extends Exchange {
        private final byte[] bytes;
        private int at;

        private Reading(final byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public long number(final long number) {
            long all = 0;
            for (int shift = 0; shift < Long.SIZE; shift += BITS) {
                final int next = bytes[require(1)];
                at++;
                all |= (long) (next & LOW) << shift;
                if ((next & MORE) == 0) {
                    return all >>> 1 ^ -(all & 1);
                }
            }
            throw new IllegalArgumentException("a number at byte " + at + " has no end");
        }

        @Override
        public String text(final String text) {
            final int length = Math.toIntExact(number(0));
            final int from = require(length);
            at += length;
            return new String(bytes, from, length, StandardCharsets.UTF_8);
        }

        private int require(final int count) {
            if (count < 0 || count > bytes.length - at) {
                throw new IllegalArgumentException("the bytes end at " + bytes.length);
            }
            return at;
        }
    }
}
