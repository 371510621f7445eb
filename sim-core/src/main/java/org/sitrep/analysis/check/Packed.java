package org.sitrep.analysis.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/**
 * Turns records into short lines of text and back: deflate, then Base64. Integers of a slot are written value by value, a byte each where its range allows, all of a slot after one another: so
 * the few values that occur take a bit or two each.
 */
final class Packed {
    private static final int LINE = 96;
    private static final int BYTE_CODES = 256;
    private static final int SHORT_CODES = 65536;
    /** A damaged record must not fill the memory. */
    private static final int MOST_BYTES = 1 << 28;

    private Packed() {}

    /** A record whose bytes do not add up. */
    static final class DamagedException extends Exception {
        private static final long serialVersionUID = 1L;

        DamagedException(final String message) {
            super(message);
        }
    }

    // Metrics

    static byte[] metrics(final List<BaselineMetric> metrics) {
        return bytes(out -> {
            out.writeShort(metrics.size());
            for (final BaselineMetric metric : metrics) {
                final Slot slot = metric.slot();
                out.writeUTF(slot.name());
                out.writeUTF(slot.unit());
                out.writeBoolean(slot.kind() == Slot.Kind.FLAG);
                out.writeInt(slot.min());
                out.writeInt(slot.max());
                out.writeInt(slot.divisor());
                out.writeInt(metric.values().length);
                for (final int value : metric.values()) {
                    writeCode(out, slot, value == Outcome.ABSENT ? 0 : value - slot.min() + 1);
                }
            }
        });
    }

    private static void writeCode(final DataOutputStream out, final Slot slot, final int code) throws IOException {
        final long codes = codes(slot);
        if (codes <= BYTE_CODES) {
            out.writeByte(code);
        } else if (codes <= SHORT_CODES) {
            out.writeShort(code);
        } else {
            out.writeInt(code);
        }
    }

    private static long codes(final Slot slot) {
        return (long) slot.max() - slot.min() + 2;
    }

    /** Returns the metrics with a margin of 0 each: margins stand in the text. */
    static List<BaselineMetric> metrics(final byte[] bytes) throws DamagedException {
        return read(bytes, in -> {
            final List<BaselineMetric> metrics = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                final Slot slot = slot(in);
                final int[] values = new int[requireRoom(in, in.readInt())];
                for (int i = 0; i < values.length; i++) {
                    final int code = readCode(in, slot);
                    values[i] = code == 0 ? Outcome.ABSENT : slot.min() + code - 1;
                }
                metrics.add(new BaselineMetric(slot, 0, values));
            }
            return metrics;
        });
    }

    private static Slot slot(final DataInputStream in) throws IOException {
        final String name = in.readUTF();
        final String unit = in.readUTF();
        final Slot.Kind kind = in.readBoolean() ? Slot.Kind.FLAG : Slot.Kind.QUANTITY;
        return new Slot(name, name, unit, kind, in.readInt(), in.readInt(), in.readInt(), Slot.Better.NEUTRAL);
    }

    private static int readCode(final DataInputStream in, final Slot slot) throws IOException {
        final long codes = codes(slot);
        return codes <= BYTE_CODES
                ? in.readUnsignedByte()
                : codes <= SHORT_CODES ? in.readUnsignedShort() : in.readInt();
    }

    // Traces

    static byte[] traces(final List<TracedMission> traces) {
        return bytes(out -> {
            out.writeShort(traces.size());
            for (final TracedMission mission : traces) {
                out.writeShort(mission.outcome());
                out.writeInt(mission.marks().length);
                for (int i = 0; i < mission.marks().length; i += 2) {
                    final int second = i + 1 < mission.marks().length ? mission.marks()[i + 1] : 0;
                    out.writeByte((mission.marks()[i] & 0xF) << StepMarks.BITS | second & 0xF);
                }
            }
        });
    }

    static List<TracedMission> traces(final byte[] bytes) throws DamagedException {
        return read(bytes, in -> {
            final List<TracedMission> traces = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                final int outcome = in.readUnsignedShort();
                traces.add(new TracedMission(outcome, marks(in)));
            }
            return traces;
        });
    }

    private static byte[] marks(final DataInputStream in) throws IOException {
        final int steps = in.readInt();
        requireRoom(in, steps / 2);
        final byte[] marks = new byte[steps];
        for (int i = 0; i < steps; i += 2) {
            final int both = in.readUnsignedByte();
            marks[i] = (byte) (both >> StepMarks.BITS);
            if (i + 1 < steps) {
                marks[i + 1] = (byte) (both & 0xF);
            }
        }
        return marks;
    }

    // Text

    /** Returns the lines of some bytes, each indented by two blanks and at most 98 characters long. */
    static List<String> lines(final byte[] bytes) {
        final Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(bytes);
        deflater.finish();
        final ByteArrayOutputStream small = new ByteArrayOutputStream();
        final byte[] buffer = new byte[8192];
        while (!deflater.finished()) {
            small.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        final String text = Base64.getEncoder().withoutPadding().encodeToString(small.toByteArray());
        final List<String> lines = new ArrayList<>();
        for (int from = 0; from < text.length(); from += LINE) {
            lines.add("  " + text.substring(from, Math.min(text.length(), from + LINE)));
        }
        return lines;
    }

    /**
     * Returns the bytes of lines.
     *
     * @param crc that of the bytes
     */
    static byte[] bytes(final List<String> lines, final long crc) throws DamagedException {
        final StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.strip()));
        final Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(Base64.getDecoder().decode(text.toString()));
            final ByteArrayOutputStream all = new ByteArrayOutputStream();
            final byte[] buffer = new byte[8192];
            while (!inflater.finished()) {
                final int some = inflater.inflate(buffer);
                if (some == 0 && !inflater.finished() || all.size() > MOST_BYTES) {
                    throw new DamagedException("it is cut off");
                }
                all.write(buffer, 0, some);
            }
            if (crc(all.toByteArray()) != crc) {
                throw new DamagedException("its checksum is another one");
            }
            return all.toByteArray();
        } catch (final IllegalArgumentException | DataFormatException e) {
            throw new DamagedException("it is no packed text");
        } finally {
            inflater.end();
        }
    }

    static long crc(final byte[] bytes) {
        final CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue();
    }

    // Streams in memory

    private interface Writer {
        void to(DataOutputStream out) throws IOException;
    }

    private interface Reader<T> {
        T from(DataInputStream in) throws IOException;
    }

    private static byte[] bytes(final Writer writer) {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writer.to(out);
        } catch (final IOException e) {
            throw new IllegalStateException("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    private static <T> T read(final byte[] bytes, final Reader<T> reader) throws DamagedException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            final T result = reader.from(in);
            if (in.read() >= 0) {
                throw new DamagedException("it goes on beyond its end");
            }
            return result;
        } catch (final EOFException e) {
            throw new DamagedException("it ends too early");
        } catch (final IOException | IllegalArgumentException e) {
            throw new DamagedException(String.valueOf(e.getMessage()));
        }
    }

    private static int requireRoom(final DataInputStream in, final int count) throws IOException {
        if (count < 0 || count > in.available()) {
            throw new EOFException();
        }
        return count;
    }
}
