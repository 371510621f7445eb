package org.sitrep.report.export;

import java.io.IOException;

/** A file of rows in one format. It is written from its beginning to its end; the stream below it is not closed. */
interface RowFile {
    /** Writes the next rows. Allocates nothing that grows with the rows written, but for some bytes per column. */
    void write(ColumnBlock block) throws IOException;

    /**
     * Writes what follows the last row.
     *
     * @param about description of the table, as JSON
     */
    void finish(String about) throws IOException;
}
