package org.sitrep.analysis.check;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.KeyOrder;
import org.sitrep.scenario.StoredData;

/**
 * Packs records into short lines of text and unpacks them: deflate, then Base64. The integers of a slot are written one
 * after the other, with as few bits each as its range allows.
 */
final class PackedLines {
    private static final int LINE = 96;
    /**
     * Limits the memory that a damaged record can take; a record of the maximum number of trials has 40 million bytes.
     */
    private static final int MOST_BYTES = 1 << 26;

    private PackedLines() {}

    /** Thrown if the bytes of a record are inconsistent. */
    static final class DamagedException extends Exception {
        private static final long serialVersionUID = 1L;

        DamagedException(final String message) {
            super(message);
        }
    }

    static byte[] order(final KeyOrder order) {
        return bytes(out -> {
            out.writeInt(order.keys().size());
            for (final Map.Entry<String, List<String>> map : order.keys().entrySet()) {
                out.writeUTF(map.getKey());
                out.writeInt(map.getValue().size());
                for (final String key : map.getValue()) {
                    out.writeUTF(key);
                }
            }
        });
    }

    static KeyOrder order(final byte[] bytes) throws DamagedException {
        return read(bytes, in -> {
            final Map<String, List<String>> maps = new TreeMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                final String path = in.readUTF();
                final List<String> keys = new ArrayList<>();
                for (int more = in.readInt(); more > 0; more--) {
                    keys.add(in.readUTF());
                }
                maps.put(path, keys);
            }
            return new KeyOrder(maps);
        });
    }

    // Data: parts that several scenarios have, once

    /** @param data the data of each scenario, by its name */
    static byte[] data(final Map<String, StoredData> data) {
        final List<Map.Entry<String, String>> parts = data.values().stream()
                .flatMap(each -> each.parts().entrySet().stream())
                .map(part -> Map.entry(part.getKey(), part.getValue()))
                .filter(Streams.unseen())
                .toList();
        final Map<Map.Entry<String, String>, Integer> numbers = new HashMap<>();
        parts.forEach(part -> numbers.put(part, numbers.size()));
        return bytes(out -> {
            out.writeInt(parts.size());
            for (final Map.Entry<String, String> part : parts) {
                out.writeUTF(part.getKey());
                final byte[] json = part.getValue().getBytes(StandardCharsets.UTF_8);
                out.writeInt(json.length);
                out.write(json);
            }
            out.writeInt(data.size());
            for (final Map.Entry<String, StoredData> scenario : data.entrySet()) {
                out.writeUTF(scenario.getKey());
                out.writeInt(scenario.getValue().parts().size());
                for (final Map.Entry<String, String> part :
                        scenario.getValue().parts().entrySet()) {
                    out.writeInt(numbers.get(Map.entry(part.getKey(), part.getValue())));
                }
            }
        });
    }

    static Map<String, StoredData> data(final byte[] bytes) throws DamagedException {
        return read(bytes, in -> {
            final List<Map.Entry<String, String>> parts = new ArrayList<>();
            for (int left = count(in); left > 0; left--) {
                final String path = in.readUTF();
                final int length = count(in);
                requireRoom(in, length);
                parts.add(Map.entry(path, new String(in.readNBytes(length), StandardCharsets.UTF_8)));
            }
            final Map<String, StoredData> data = new LinkedHashMap<>();
            for (int left = count(in); left > 0; left--) {
                final String scenario = in.readUTF();
                final Map<String, String> own = new TreeMap<>();
                for (int more = count(in); more > 0; more--) {
                    final Map.Entry<String, String> part = parts.get(Objects.checkIndex(in.readInt(), parts.size()));
                    own.put(part.getKey(), part.getValue());
                }
                data.put(scenario, new StoredData(own));
            }
            return data;
        });
    }

    // Metrics: one record each, so that each is packed by its own frequencies

    /** Returns the record of a slot; of a ratio an empty name, name and unit, and the records of its slots. */
    static byte[] metric(final BaselineMetric metric) {
        return bytes(out -> {
            if (metric instanceof BaselineRatio of) {
                out.writeUTF("");
                out.writeUTF(of.name());
                out.writeUTF(of.ratio().unit());
            }
            for (final BaselineSlot slot : metric.slots()) {
                write(slot, out);
            }
        });
    }

    private static void write(final BaselineSlot record, final DataOutputStream out) throws IOException {
        final Slot slot = record.slot();
        final boolean absent = Arrays.stream(record.values()).anyMatch(value -> value == Outcome.ABSENT);
        out.writeUTF(slot.name());
        out.writeUTF(slot.unit());
        out.writeBoolean(slot.kind() == Slot.Kind.FLAG);
        out.writeInt(slot.min());
        out.writeInt(slot.max());
        out.writeInt(slot.divisor());
        out.writeInt(record.values().length);
        out.writeBoolean(absent);
        final int first = absent ? 1 : 0;
        final BitWriter bits = new BitWriter(out, bits(slot, absent));
        for (final int value : record.values()) {
            bits.write(value == Outcome.ABSENT ? 0 : value - slot.min() + first);
        }
        bits.end();
    }

    /**
     * Returns the bits of a code, rounded up to a power of two. All bytes then have the same code boundaries, which
     * helps the compression.
     */
    private static int bits(final Slot slot, final boolean absent) {
        final long codes = (long) slot.max() - slot.min() + (absent ? 2 : 1);
        int bits = 1;
        while (bits < Integer.SIZE && codes > 1L << bits) {
            bits *= 2;
        }
        return bits;
    }

    /**
     * Returns the metric with a margin of 0; margins are stored in the text.
     *
     * @param most maximum number of trials that it may hold; a trial may take as little as one bit
     */
    static BaselineMetric metric(final byte[] bytes, final long most) throws DamagedException {
        return read(bytes, in -> {
            final String first = in.readUTF();
            if (!first.isEmpty()) {
                return slot(first, in, most);
            }
            final String name = in.readUTF();
            final String unit = in.readUTF();
            final BaselineSlot above = slot(in.readUTF(), in, most);
            final BaselineSlot below = slot(in.readUTF(), in, most - above.trials());
            final Ratio ratio = new Ratio(name, name, unit, above.name(), below.name(), Slot.Better.NEUTRAL);
            return new BaselineRatio(ratio, 0, above, below);
        });
    }

    private static BaselineSlot slot(final String name, final DataInputStream in, final long most) throws IOException {
        final String unit = in.readUTF();
        final Slot.Kind kind = in.readBoolean() ? Slot.Kind.FLAG : Slot.Kind.QUANTITY;
        final Slot slot =
                new Slot(name, name, unit, kind, in.readInt(), in.readInt(), in.readInt(), Slot.Better.NEUTRAL);
        final int trials = count(in);
        final boolean absent = in.readBoolean();
        final int width = bits(slot, absent);
        requireRoom(in, (long) trials * width / Byte.SIZE);
        if (trials > most) {
            throw new IllegalArgumentException("too many trials: " + trials);
        }
        final BitReader bits = new BitReader(in, width);
        final int[] values = new int[trials];
        for (int i = 0; i < trials; i++) {
            final int code = bits.read();
            values[i] = absent && code == 0 ? Outcome.ABSENT : slot.min() + code - (absent ? 1 : 0);
        }
        return new BaselineSlot(slot, 0, values);
    }

    /** Writes codes of one width, a divisor or multiple of a byte, one after the other. */
    private static final class BitWriter {
        private final DataOutputStream out;
        private final int width;
        private int filled;
        private int bits;

        private BitWriter(final DataOutputStream out, final int width) {
            this.out = out;
            this.width = width;
        }

        private void write(final int code) throws IOException {
            if (width >= Byte.SIZE) {
                for (int shift = width - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
                    out.writeByte(code >>> shift);
                }
                return;
            }
            bits = bits << width | code;
            filled += width;
            if (filled == Byte.SIZE) {
                end();
            }
        }

        private void end() throws IOException {
            if (filled > 0) {
                out.writeByte(bits << Byte.SIZE - filled);
                filled = 0;
                bits = 0;
            }
        }
    }

    /** Reads the format of {@link BitWriter}. */
    private static final class BitReader {
        private final DataInputStream in;
        private final int width;
        private int left;
        private int bits;

        private BitReader(final DataInputStream in, final int width) {
            this.in = in;
            this.width = width;
        }

        private int read() throws IOException {
            if (width >= Byte.SIZE) {
                int code = 0;
                for (int done = 0; done < width; done += Byte.SIZE) {
                    code = code << Byte.SIZE | in.readUnsignedByte();
                }
                return code;
            }
            if (left == 0) {
                bits = in.readUnsignedByte();
                left = Byte.SIZE;
            }
            left -= width;
            return bits >>> left & (1 << width) - 1;
        }
    }

    // Traces

    static byte[] traces(final List<TracedTrial> traces) {
        return bytes(out -> {
            out.writeShort(traces.size());
            for (final TracedTrial trial : traces) {
                out.writeShort(trial.outcome());
                out.writeInt(trial.marks().length);
                final BitWriter bits = new BitWriter(out, TrialTracer.MARK_BITS);
                for (final byte mark : trial.marks()) {
                    bits.write(mark & 0xF);
                }
                bits.end();
            }
        });
    }

    static List<TracedTrial> traces(final byte[] bytes) throws DamagedException {
        return read(bytes, in -> {
            final List<TracedTrial> traces = new ArrayList<>();
            for (int left = in.readUnsignedShort(); left > 0; left--) {
                final int outcome = in.readUnsignedShort();
                traces.add(new TracedTrial(outcome, marks(in)));
            }
            return traces;
        });
    }

    private static byte[] marks(final DataInputStream in) throws IOException {
        final int steps = count(in);
        requireRoom(in, steps / 2L);
        final byte[] marks = new byte[steps];
        final BitReader bits = new BitReader(in, TrialTracer.MARK_BITS);
        for (int i = 0; i < steps; i++) {
            marks[i] = (byte) bits.read();
        }
        return marks;
    }

    // Text

    /** Returns the lines of the given bytes, each indented by two blanks and at most 98 characters long. */
    static List<String> lines(final byte[] bytes) {
        final Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        final byte[] small = bytes(out -> {
            try (DeflaterOutputStream packed = new DeflaterOutputStream(out, deflater)) {
                packed.write(bytes);
            }
        });
        deflater.end();
        final String text = Base64.getEncoder().withoutPadding().encodeToString(small);
        final List<String> lines = new ArrayList<>();
        for (int from = 0; from < text.length(); from += LINE) {
            lines.add("  " + text.substring(from, Math.min(text.length(), from + LINE)));
        }
        return lines;
    }

    /**
     * Returns the bytes of the given lines.
     *
     * @param crc checksum of the bytes
     */
    static byte[] bytes(final List<String> lines, final long crc) throws DamagedException {
        final StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line.strip()));
        final Inflater inflater = new Inflater(true);
        try (InputStream in = new InflaterInputStream(
                new ByteArrayInputStream(Base64.getDecoder().decode(text.toString())), inflater)) {
            final byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new DamagedException("it is truncated");
            }
            if (crc(bytes) != crc) {
                throw new DamagedException("its checksum is wrong");
            }
            return bytes;
        } catch (final EOFException e) {
            throw new DamagedException("it is truncated");
        } catch (final IllegalArgumentException | IOException e) {
            throw new DamagedException("it is not packed data");
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
            throw new IllegalStateException("reading from memory cannot fail", e);
        }
        return bytes.toByteArray();
    }

    private static <T> T read(final byte[] bytes, final Reader<T> reader) throws DamagedException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            final T result = reader.from(in);
            if (in.read() >= 0) {
                throw new DamagedException("it has data after its end");
            }
            return result;
        } catch (final EOFException e) {
            throw new DamagedException("it ends too early");
        } catch (final IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new DamagedException(String.valueOf(e.getMessage()));
        }
    }

    private static int count(final DataInputStream in) throws IOException {
        final int count = in.readInt();
        if (count < 0) {
            throw new IllegalArgumentException("a count is " + count);
        }
        return count;
    }

    private static void requireRoom(final DataInputStream in, final long count) throws IOException {
        if (count < 0 || count > in.available()) {
            throw new EOFException();
        }
    }
}
