package org.sitrep.report.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;

/** A database reads the files: every cell of Parquet is that of CSV. Its library is there at full length only. */
@Tag("deep")
class DuckDbTest {
    @TempDir
    private Path folder;

    private String export(final String name, final TrialExport.Form form) throws IOException {
        final List<PairedEntry> entries = List.of(ToyTrials.entry(), ToyTrials.entry());
        final RunRequest request =
                RunRequest.of(ToyTrials.BOT, 77, 150_000).withFirstTrial(40).withThreads(2);
        final Path file = folder.resolve(name);
        try (TrialExport export = new TrialExport(file, form, entries, List.of("a", "b c"), request)) {
            final List<RunResult> results = new PairedRun(
                            entries, List.of(), request.withRows(export.rows(0)), Optional.empty())
                    .run(() -> 0, "")
                    .results();
            export.finish(results.stream().map(RunResult::outcomeHash).toList(), "");
        }
        return "'" + file + "'";
    }

    private static long number(final Statement database, final String query) throws SQLException {
        try (ResultSet rows = database.executeQuery(query)) {
            assertTrue(rows.next());
            return rows.getLong(1);
        }
    }

    @Test
    void shouldReadTheSameRowsFromParquetAsFromCsv() throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement database = connection.createStatement()) {
            for (final TrialExport.Form form : TrialExport.Form.values()) {
                final String parquet = export(form + ".parquet", form);
                final String csv = export(form + ".csv", form);
                final long rows = form == TrialExport.Form.WIDE ? 300_000 : 300_000L * ToyTrials.SLOTS.size();
                assertEquals(rows, number(database, "select count(*) from " + parquet));
                assertEquals(rows, number(database, "select count(*) from " + csv));
                final String both = "(from %1$s except all from %2$s) union all (from %2$s except all from %1$s)";
                assertEquals(
                        0, number(database, "select count(*) from (" + both.formatted(parquet, csv) + ")"), "" + form);
            }
            assertEquals(
                    1,
                    number(
                            database,
                            "select count(*) from parquet_kv_metadata('" + folder.resolve("WIDE.parquet")
                                    + "') where key = 'sitrep'"));
        }
    }

    @Test
    void shouldOrderTrialsAndEntries() throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement database = connection.createStatement()) {
            final String parquet = export("a.parquet", TrialExport.Form.WIDE);
            final String first = "select string_agg(entry || trial, ' ') from (from " + parquet + " limit 4)";
            try (ResultSet rows = database.executeQuery(first)) {
                assertTrue(rows.next());
                assertEquals(
                        List.of("a40", "b c40", "a41", "b c41"),
                        List.of(rows.getString(1).split(" (?=[ab])")));
            }
        }
    }
}
