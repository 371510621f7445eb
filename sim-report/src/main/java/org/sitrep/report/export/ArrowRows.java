package org.sitrep.report.export;

import com.google.flatbuffers.FlatBufferBuilder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.DictionaryBatch;
import org.apache.arrow.flatbuf.DictionaryEncoding;
import org.apache.arrow.flatbuf.DictionaryKind;
import org.apache.arrow.flatbuf.Endianness;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.FieldNode;
import org.apache.arrow.flatbuf.Footer;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.KeyValue;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.MetadataVersion;
import org.apache.arrow.flatbuf.RecordBatch;
import org.apache.arrow.flatbuf.Schema;
import org.apache.arrow.flatbuf.Type;
import org.apache.arrow.flatbuf.Utf8;
import org.sitrep.outcome.Outcome;

/**
 * Rows as an Arrow file (the IPC file format, also called Feather version 2), uncompressed: a record batch per block;
 * words are indices into dictionaries, which come first. Each field has its label, unit and divisor as metadata; the
 * schema at the end of the file, which readers use, has the description of the whole table as well.
 *
 * <p>Source of the format: the columnar format's chapter on serialization and interprocess communication.
 */
final class ArrowRows implements RowFile {
    private static final String MAGIC = "ARROW1";
    private static final String KEY = "sitrep";
    private static final int CONTINUATION = -1;
    /** Buffers begin at multiples of this, as the format recommends, so that readers can map them. */
    private static final int ALIGNMENT = 64;

    private static final int METADATA_ALIGNMENT = 8;

    private final OutputStream out;
    private final List<ExportColumn> columns;
    private final List<Place> dictionaries = new ArrayList<>();
    private final List<Place> batches = new ArrayList<>();
    private final ByteSink bytes = new ByteSink();
    private long position;

    /** Where a message lies in the file. */
    private record Place(long offset, int metadata, long body) {}

    ArrowRows(final OutputStream out, final ColumnBlock block) throws IOException {
        this.out = out;
        columns = block.columns();
        write(bytes.utf8(MAGIC).little(0, 2));
        final FlatBufferBuilder message = new FlatBufferBuilder();
        message(message, MessageHeader.Schema, schema(message, ""), 0);
        for (int c = 0; c < columns.size(); c++) {
            if (columns.get(c).type() == ExportColumn.Type.WORD) {
                dictionaries.add(dictionary(c));
            }
        }
    }

    private void write(final ByteSink some) throws IOException {
        some.writeTo(out);
        position += some.size();
        some.clear();
    }

    /** Writes the metadata of a message, whose body is to follow. */
    private Place message(final FlatBufferBuilder message, final byte type, final int header, final long body)
            throws IOException {
        message.finish(Message.createMessage(message, MetadataVersion.V5, type, header, body, 0));
        final long offset = position;
        bytes.little(CONTINUATION, Integer.BYTES);
        final byte[] metadata = message.sizedByteArray();
        final int length = padded(metadata.length, METADATA_ALIGNMENT);
        bytes.little(length, Integer.BYTES).put(metadata);
        bytes.pad(METADATA_ALIGNMENT);
        final int size = bytes.size();
        write(bytes);
        return new Place(offset, size, body);
    }

    private static int padded(final int length, final int unit) {
        return (length + unit - 1) / unit * unit;
    }

    private int schema(final FlatBufferBuilder to, final String about) {
        final int[] fields = new int[columns.size()];
        for (int c = 0; c < fields.length; c++) {
            fields[c] = field(to, c);
        }
        final int metadata =
                Schema.createCustomMetadataVector(to, about.isEmpty() ? new int[0] : new int[] {pair(to, KEY, about)});
        return Schema.createSchema(to, Endianness.Little, Schema.createFieldsVector(to, fields), metadata, 0);
    }

    private static int pair(final FlatBufferBuilder to, final String key, final String value) {
        return KeyValue.createKeyValue(to, to.createString(key), to.createString(value));
    }

    private int field(final FlatBufferBuilder to, final int c) {
        final ExportColumn column = columns.get(c);
        final boolean words = column.type() == ExportColumn.Type.WORD;
        final int name = to.createString(column.name());
        final int[] pairs = column.description().entrySet().stream()
                .filter(fact -> !fact.getKey().equals("name"))
                .mapToInt(fact -> pair(to, fact.getKey(), String.valueOf(fact.getValue())))
                .toArray();
        final int metadata = Field.createCustomMetadataVector(to, pairs);
        final int children = Field.createChildrenVector(to, new int[0]);
        final int dictionary = words
                ? DictionaryEncoding.createDictionaryEncoding(
                        to, c, Int.createInt(to, Integer.SIZE, true), false, DictionaryKind.DenseArray)
                : 0;
        final int type = words ? utf8(to) : Int.createInt(to, bits(column), true);
        return Field.createField(
                to,
                name,
                column.type() == ExportColumn.Type.OPTIONAL_INT,
                words ? Type.Utf8 : Type.Int,
                type,
                dictionary,
                children,
                metadata);
    }

    private static int utf8(final FlatBufferBuilder to) {
        Utf8.startUtf8(to);
        return Utf8.endUtf8(to);
    }

    private static int bits(final ExportColumn column) {
        return column.type() == ExportColumn.Type.LONG ? Long.SIZE : Integer.SIZE;
    }

    /** Returns a record batch of the given values in each column and lengths of buffers in bytes. */
    private static int batch(
            final FlatBufferBuilder to, final long rows, final long[] nulls, final List<Long> lengths) {
        long offset = lengths.stream().mapToLong(ArrowRows::aligned).sum();
        final long body = offset;
        RecordBatch.startBuffersVector(to, lengths.size());
        for (int b = lengths.size() - 1; b >= 0; b--) { // vectors are written from their end
            offset -= aligned(lengths.get(b));
            Buffer.createBuffer(to, offset, lengths.get(b));
        }
        assert offset == 0 && body >= 0;
        final int buffers = to.endVector();
        RecordBatch.startNodesVector(to, nulls.length);
        for (int c = nulls.length - 1; c >= 0; c--) {
            FieldNode.createFieldNode(to, rows, nulls[c]);
        }
        return RecordBatch.createRecordBatch(to, rows, to.endVector(), buffers, 0, 0);
    }

    private static long aligned(final long length) {
        return (length + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    private static long body(final List<Long> lengths) {
        return lengths.stream().mapToLong(ArrowRows::aligned).sum();
    }

    /** Writes the words of a column. */
    private Place dictionary(final int c) throws IOException {
        final List<byte[]> words = columns.get(c).words().stream()
                .map(word -> word.getBytes(StandardCharsets.UTF_8))
                .toList();
        final long length = words.stream().mapToLong(word -> word.length).sum();
        final List<Long> lengths = List.of(0L, (words.size() + 1L) * Integer.BYTES, length);
        final FlatBufferBuilder message = new FlatBufferBuilder();
        final int data = batch(message, words.size(), new long[1], lengths);
        final int header = DictionaryBatch.createDictionaryBatch(message, c, data, false);
        final Place place = message(message, MessageHeader.DictionaryBatch, header, body(lengths));
        int end = 0;
        bytes.little(end, Integer.BYTES);
        for (final byte[] word : words) {
            end += word.length;
            bytes.little(end, Integer.BYTES);
        }
        buffer();
        words.forEach(bytes::put);
        buffer();
        return place;
    }

    /** Writes the bytes gathered so far as a buffer of the body. */
    private void buffer() throws IOException {
        bytes.pad(ALIGNMENT);
        write(bytes);
    }

    @Override
    public void write(final ColumnBlock block) throws IOException {
        if (block.rows() == 0) {
            return;
        }
        final long[] nulls = new long[columns.size()];
        final List<Long> lengths = new ArrayList<>();
        for (int c = 0; c < nulls.length; c++) {
            nulls[c] = nulls(block, c);
            lengths.add(nulls[c] == 0 ? 0L : (block.rows() + Byte.SIZE - 1L) / Byte.SIZE);
            lengths.add((long) block.rows() * bits(columns.get(c)) / Byte.SIZE);
        }
        final FlatBufferBuilder message = new FlatBufferBuilder();
        final int header = batch(message, block.rows(), nulls, lengths);
        batches.add(message(message, MessageHeader.RecordBatch, header, body(lengths)));
        for (int c = 0; c < nulls.length; c++) {
            if (nulls[c] > 0) {
                validity(block.ints(c), block.rows());
            }
            cells(block, c);
        }
    }

    private long nulls(final ColumnBlock block, final int c) {
        long nulls = 0;
        if (columns.get(c).type() == ExportColumn.Type.OPTIONAL_INT) {
            final int[] cells = block.ints(c);
            for (int row = 0; row < block.rows(); row++) {
                nulls += cells[row] == Outcome.ABSENT ? 1 : 0;
            }
        }
        return nulls;
    }

    private void validity(final int[] cells, final int rows) throws IOException {
        for (int row = 0; row < padded(rows, Byte.SIZE); row++) {
            bytes.bits(row < rows && cells[row] != Outcome.ABSENT ? 1 : 0, 1);
        }
        buffer();
    }

    private void cells(final ColumnBlock block, final int c) throws IOException {
        final long[] longs = block.longs(c);
        final int[] ints = block.ints(c);
        for (int row = 0; row < block.rows(); row++) {
            if (longs != null) {
                bytes.little(longs[row], Long.BYTES);
            } else {
                bytes.little(ints[row] == Outcome.ABSENT ? 0 : ints[row], Integer.BYTES);
            }
        }
        buffer();
    }

    @Override
    public void finish(final String about) throws IOException {
        bytes.little(CONTINUATION, Integer.BYTES).little(0, Integer.BYTES);
        write(bytes);
        final FlatBufferBuilder footer = new FlatBufferBuilder();
        final int schema = schema(footer, about);
        final int first = blocks(footer, dictionaries, true);
        final int rest = blocks(footer, batches, false);
        footer.finish(Footer.createFooter(footer, MetadataVersion.V5, schema, first, rest, 0));
        final byte[] all = footer.sizedByteArray();
        write(bytes.put(all).little(all.length, Integer.BYTES).utf8(MAGIC));
    }

    private static int blocks(final FlatBufferBuilder to, final List<Place> places, final boolean words) {
        if (words) {
            Footer.startDictionariesVector(to, places.size());
        } else {
            Footer.startRecordBatchesVector(to, places.size());
        }
        for (int p = places.size() - 1; p >= 0; p--) {
            final Place place = places.get(p);
            Block.createBlock(to, place.offset, place.metadata, place.body);
        }
        return to.endVector();
    }
}
