package org.sitrep.report.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The format of an exported file, named by its ending. */
public enum ExportFormat {
    /** Text with commas; what the columns are lies in a file beside it. */
    CSV(".csv"),
    /** Apache Parquet: columns coded small. */
    PARQUET(".parquet"),
    /** Apache Arrow's file format: columns as they lie in memory. */
    ARROW(".arrow");

    private final String ending;

    ExportFormat(final String ending) {
        this.ending = ending;
    }

    /** Returns the format of a file; empty if it has another ending. */
    public static Optional<ExportFormat> of(final Path file) {
        final String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> name.endsWith(format.ending))
                .findFirst();
    }

    /** Returns the endings of all formats. */
    public static List<String> endings() {
        return Arrays.stream(values()).map(format -> format.ending).toList();
    }

    RowFile begin(final OutputStream out, final ColumnBlock block) throws IOException {
        return switch (this) {
            case CSV -> new CsvRows(out, block.columns());
            case PARQUET -> new ParquetRows(out, block);
            case ARROW -> new ArrowRows(out, block);
        };
    }
}
