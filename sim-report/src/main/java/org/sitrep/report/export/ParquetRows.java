package org.sitrep.report.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.sitrep.outcome.Outcome;

/**
 * Rows as Parquet, uncompressed: a row group per block, in which each column has one page. Words and small integers are
 * coded by a dictionary, in runs; trial and seed by their differences. That leaves little to compress, and the bytes do
 * not depend on a library.
 *
 * <p>Source of the format: the specification of Apache Parquet, its {@code parquet.thrift}, and {@code Encodings.md}.
 */
final class ParquetRows implements RowFile {
    private static final String MAGIC = "PAR1";
    private static final String KEY = "sitrep";

    private static final int INT32 = 1;
    private static final int INT64 = 2;
    private static final int BYTE_ARRAY = 6;
    private static final int REQUIRED = 0;
    private static final int OPTIONAL = 1;
    private static final int CONVERTED_UTF8 = 0;
    private static final int LOGICAL_STRING = 1;

    private static final int PLAIN = 0;
    private static final int RLE = 3;
    private static final int DELTA_BINARY_PACKED = 5;
    private static final int RLE_DICTIONARY = 8;

    private static final int DATA_PAGE = 0;
    private static final int DICTIONARY_PAGE = 2;
    private static final int UNCOMPRESSED = 0;
    /** Integers that spread wider have no dictionary. */
    private static final long MOST_SPREAD = 1 << 16;

    private final OutputStream out;
    private final List<ExportColumn> columns;
    private final int[] values;
    private final int[] present;
    /** Index in the dictionary of each value, less the smallest one; 0 for none, until indices are given. */
    private final int[] known = new int[(int) MOST_SPREAD];

    private final ByteSink page = new ByteSink();
    private final ByteSink dictionary = new ByteSink();
    private final ByteSink header = new ByteSink();
    /** The descriptions of all row groups so far. */
    private final ByteSink groups = new ByteSink();

    private int groupCount;
    private long rowCount;
    private long position;

    ParquetRows(final OutputStream out, final ColumnBlock block) throws IOException {
        this.out = out;
        columns = block.columns();
        values = new int[block.capacity()];
        present = new int[block.capacity()];
        write(new ByteSink().utf8(MAGIC));
    }

    private void write(final ByteSink bytes) throws IOException {
        bytes.writeTo(out);
        position += bytes.size();
    }

    /** A column of a row group as it lies in the file. */
    private record Chunk(ExportColumn column, int encoding, long dictionaryAt, long pageAt, long end) {
        private long begin() {
            return dictionaryAt >= 0 ? dictionaryAt : pageAt;
        }

        private void describe(final ThriftStruct struct, final int rows) {
            struct.i64(2, begin()).struct(3, this.meta(rows));
        }

        private Consumer<ThriftStruct> meta(final int rows) {
            return meta -> {
                meta.i32(1, physical(column))
                        .i32s(2, encoding, RLE)
                        .texts(3, List.of(column.name()))
                        .i32(4, UNCOMPRESSED)
                        .i64(5, rows)
                        .i64(6, end - begin())
                        .i64(7, end - begin())
                        .i64(9, pageAt);
                if (dictionaryAt >= 0) {
                    meta.i64(11, dictionaryAt);
                }
            };
        }
    }

    private static int physical(final ExportColumn column) {
        return switch (column.type()) {
            case LONG -> INT64;
            case INT, OPTIONAL_INT -> INT32;
            case WORD -> BYTE_ARRAY;
        };
    }

    @Override
    public void write(final ColumnBlock block) throws IOException {
        if (block.rows() == 0) {
            return;
        }
        final long begin = position;
        final Chunk[] chunks = new Chunk[columns.size()];
        for (int c = 0; c < chunks.length; c++) {
            chunks[c] = chunk(columns.get(c), block, c);
        }
        ThriftStruct.write(
                groups,
                group -> group.structs(
                                1, Arrays.asList(chunks), (chunk, struct) -> chunk.describe(struct, block.rows()))
                        .i64(2, position - begin)
                        .i64(3, block.rows()));
        groupCount++;
        rowCount += block.rows();
    }

    private Chunk chunk(final ExportColumn column, final ColumnBlock block, final int c) throws IOException {
        page.clear();
        dictionary.clear();
        final int words;
        final int encoding;
        if (column.type() == ExportColumn.Type.LONG) {
            ParquetCoding.differences(page, block.longs(c), block.rows());
            words = 0;
            encoding = DELTA_BINARY_PACKED;
        } else if (column.type() == ExportColumn.Type.WORD) {
            words = column.words().size();
            column.words().forEach(this::word);
            encoding = indices(block.ints(c), block.rows(), words);
        } else {
            final int count = present(column, block.ints(c), block.rows());
            words = dictionary(count);
            encoding = words > 0 ? indices(values, count, words) : plain(count);
        }
        final long dictionaryAt = words > 0 ? position : -1;
        if (words > 0) {
            page(dictionary, DICTIONARY_PAGE, 7, about -> about.i32(1, words).i32(2, PLAIN));
        }
        final long pageAt = position;
        final int rows = block.rows();
        page(
                page,
                DATA_PAGE,
                5,
                about -> about.i32(1, rows).i32(2, encoding).i32(3, RLE).i32(4, RLE));
        return new Chunk(column, encoding, dictionaryAt, pageAt, position);
    }

    private void word(final String word) {
        final ByteSink utf8 = new ByteSink().utf8(word);
        dictionary.little(utf8.size(), Integer.BYTES).put(utf8);
    }

    /** Keeps the integers that are present, and writes which ones are; returns their number. */
    private int present(final ExportColumn column, final int[] cells, final int rows) {
        int count = 0;
        for (int row = 0; row < rows; row++) {
            present[row] = cells[row] == Outcome.ABSENT ? 0 : 1;
            values[count] = cells[row];
            count += present[row];
        }
        if (column.type() == ExportColumn.Type.OPTIONAL_INT) {
            header.clear();
            ParquetCoding.runs(header, present, rows, 1);
            page.little(header.size(), Integer.BYTES).put(header);
        }
        return count;
    }

    /**
     * Writes the distinct integers in ascending order, and replaces each by its index among them.
     *
     * @return their number; 0 without any, or if they spread too wide for a dictionary
     */
    private int dictionary(final int count) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, values[i]);
            most = Math.max(most, values[i]);
        }
        if (count == 0 || (long) most - least >= MOST_SPREAD) {
            return 0;
        }
        Arrays.fill(known, 0, most - least + 1, 0);
        for (int i = 0; i < count; i++) {
            known[values[i] - least] = 1;
        }
        int words = 0;
        for (int v = 0; v <= most - least; v++) {
            if (known[v] != 0) {
                dictionary.little(least + v, Integer.BYTES);
                known[v] = words++;
            }
        }
        for (int i = 0; i < count; i++) {
            values[i] = known[values[i] - least];
        }
        return words;
    }

    private int indices(final int[] all, final int count, final int words) {
        final int width = ParquetCoding.width(words - 1);
        page.put(width);
        ParquetCoding.runs(page, all, count, width);
        return RLE_DICTIONARY;
    }

    private int plain(final int count) {
        for (int i = 0; i < count; i++) {
            page.little(values[i], Integer.BYTES);
        }
        return PLAIN;
    }

    private void page(final ByteSink body, final int type, final int field, final Consumer<ThriftStruct> about)
            throws IOException {
        header.clear();
        ThriftStruct.write(
                header,
                page -> page.i32(1, type)
                        .i32(2, body.size())
                        .i32(3, body.size())
                        .struct(field, about));
        write(header);
        write(body);
    }

    @Override
    public void finish(final String about) throws IOException {
        final ByteSink footer = new ByteSink();
        ThriftStruct.write(
                footer,
                file -> file.i32(1, 1)
                        .structs(2, columnsAfterRoot(), this::schema)
                        .i64(3, rowCount)
                        .structs(4, groupCount, groups)
                        .structs(
                                5,
                                List.of(about),
                                (text, pair) -> pair.text(1, KEY).text(2, text))
                        .text(6, KEY));
        final int length = footer.size();
        write(footer.little(length, Integer.BYTES).utf8(MAGIC));
    }

    /** Returns the columns after a null that stands for the root of the schema. */
    private List<ExportColumn> columnsAfterRoot() {
        final ExportColumn[] all = new ExportColumn[1 + columns.size()];
        for (int c = 0; c < columns.size(); c++) {
            all[1 + c] = columns.get(c);
        }
        return Arrays.asList(all);
    }

    private void schema(final ExportColumn column, final ThriftStruct element) {
        if (column == null) {
            element.text(4, "trials").i32(5, columns.size());
            return;
        }
        element.i32(1, physical(column))
                .i32(3, column.type() == ExportColumn.Type.OPTIONAL_INT ? OPTIONAL : REQUIRED)
                .text(4, column.name());
        if (column.type() == ExportColumn.Type.WORD) {
            element.i32(6, CONVERTED_UTF8).struct(10, type -> type.struct(LOGICAL_STRING, string -> {}));
        }
    }
}
