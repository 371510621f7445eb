package org.sitrep.report.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.report.CsvCells;

/** Rows as CSV: a line of names, then a line per row; nothing between commas is null. Lines end with LF. */
final class CsvRows implements RowFile {
    private static final int FLUSH = 1 << 16;

    private final OutputStream out;
    private final ByteSink line = new ByteSink();
    /** The cells of each column of words; null for others. */
    private final byte[][][] words;

    CsvRows(final OutputStream out, final List<ExportColumn> columns) {
        this.out = out;
        words = columns.stream()
                .map(column -> column.type() == ExportColumn.Type.WORD ? cells(column.words()) : null)
                .toArray(byte[][][]::new);
        line.utf8(String.join(
                        ",",
                        columns.stream()
                                .map(column -> CsvCells.text(column.name()))
                                .toList()))
                .put('\n');
    }

    private static byte[][] cells(final List<String> words) {
        return words.stream()
                .map(word -> CsvCells.text(word).getBytes(StandardCharsets.UTF_8))
                .toArray(byte[][]::new);
    }

    @Override
    public void write(final ColumnBlock block) throws IOException {
        for (int row = 0; row < block.rows(); row++) {
            for (int c = 0; c < words.length; c++) {
                if (c > 0) {
                    line.put(',');
                }
                cell(block, c, row);
            }
            line.put('\n');
            if (line.size() > FLUSH) {
                flush();
            }
        }
    }

    private void cell(final ColumnBlock block, final int column, final int row) {
        if (block.longs(column) != null) {
            line.decimal(block.longs(column)[row]);
        } else if (words[column] != null) {
            line.put(words[column][block.ints(column)[row]]);
        } else if (block.ints(column)[row] != Outcome.ABSENT) {
            line.decimal(block.ints(column)[row]);
        }
    }

    @Override
    public void finish(final String about) throws IOException {
        flush();
    }

    private void flush() throws IOException {
        line.writeTo(out);
        line.clear();
    }
}
