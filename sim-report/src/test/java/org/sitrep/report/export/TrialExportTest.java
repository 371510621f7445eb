package org.sitrep.report.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.Footer;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.RecordBatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.Sha256;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** Exported files: their rows, their bytes on any threads, and what is left after a failure. */
class TrialExportTest {
    private static final String COMMAND = "sitrep run toy.yaml";
    private static final List<String> LABELS = List.of("first", "=second, \"quoted\"");

    @TempDir
    private Path folder;

    private static RunRequest request(final long trials) {
        return RunRequest.of(ToyTrials.BOT, 77, trials).withFirstTrial(40).withThreads(2);
    }

    private List<RunResult> export(
            final Path file, final TrialExport.Form form, final RunRequest request, final String... labels)
            throws IOException {
        final List<PairedEntry> entries =
                Stream.of(labels).map(label -> ToyTrials.entry()).toList();
        try (TrialExport export = new TrialExport(file, form, entries, List.of(labels), request)) {
            final List<RunResult> results = new PairedRun(
                            entries, List.of(), request.withRows(export.rows(0)), Optional.empty())
                    .run(() -> 0, "")
                    .results();
            export.finish(results.stream().map(RunResult::outcomeHash).toList(), COMMAND);
            return results;
        }
    }

    private List<String> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void shouldWriteARowPerTrialAndEntry() throws IOException {
        final Path file = folder.resolve("a.csv");
        export(file, TrialExport.Form.WIDE, request(3), LABELS.toArray(String[]::new));
        assertEquals("""
                entry,trial,seed,aborted,won,score,late,wide,never,mostly
                """, Files.readString(file).lines().findFirst().orElseThrow() + "\n");
        final List<String> rows = Files.readString(file).lines().skip(1).toList();
        assertEquals(6, rows.size());
        // Texts that a spreadsheet would run as formulas are escaped, here as in all tables.
        assertTrue(rows.get(1).startsWith("\"'=second, \"\"quoted\"\"\",40,77,0,"), rows.get(1));
        assertEquals(rows.get(0).substring("first".length()), rows.get(1).replaceFirst(".*\"(?=,)", ""));
    }

    /** Every cell is that of the recorder, in the order of trials; an absent one is empty. */
    @Test
    void shouldHaveTheValuesOfTheRecorder() throws IOException {
        final Path file = folder.resolve("a.csv");
        final RunResult result =
                export(file, TrialExport.Form.WIDE, request(2_000), "dice").get(0);
        final TrialValues values = new Recorder(new ToyTrials(), ToyTrials.SLOTS, request(2_000)).run();
        final List<String> rows = Files.readString(file).lines().skip(1).toList();
        assertEquals(2_000, rows.size());
        long aborted = 0;
        for (int i = 0; i < rows.size(); i++) {
            final String[] cells = rows.get(i).split(",", -1);
            final int trial = i;
            final String[] expected = IntStream.range(0, ToyTrials.SLOTS.size())
                    .mapToObj(slot ->
                            values.get(slot, trial) == Outcome.ABSENT ? "" : Integer.toString(values.get(slot, trial)))
                    .toArray(String[]::new);
            assertEquals(
                    List.of("dice", "" + (40 + i), "77"), Arrays.asList(cells).subList(0, 3));
            assertArrayEquals(expected, Arrays.copyOfRange(cells, 4, cells.length));
            aborted += Integer.parseInt(cells[3]);
        }
        assertEquals(result.aborted(), aborted);
        assertTrue(aborted > 0);
    }

    @Test
    void shouldWriteARowPerMetricInTheLongForm() throws IOException {
        final Path wide = folder.resolve("wide.csv");
        final Path tall = folder.resolve("long.csv");
        export(wide, TrialExport.Form.WIDE, request(50), "a", "b");
        export(tall, TrialExport.Form.LONG, request(50), "a", "b");
        final List<String> expected = new ArrayList<>(List.of("entry,trial,seed,aborted,metric,value"));
        Files.readString(wide).lines().skip(1).forEach(row -> {
            final String[] cells = row.split(",", -1);
            for (int slot = 0; slot < ToyTrials.SLOTS.size(); slot++) {
                expected.add(String.join(",", Arrays.copyOf(cells, 4)) + "," + ToyTrials.SLOTS.get(slot) + ","
                        + cells[4 + slot]);
            }
        });
        assertEquals(expected, Files.readString(tall).lines().toList());
    }

    @ParameterizedTest
    @CsvSource({"a.csv, WIDE", "a.parquet, WIDE", "a.arrow, WIDE", "b.csv, LONG", "b.parquet, LONG", "b.arrow, LONG"})
    void shouldHaveTheSameBytesOnAnyThreads(final String name, final TrialExport.Form form) throws IOException {
        final Path file = folder.resolve(name);
        export(file, form, request(5_000).withThreads(1), "a", "b");
        final byte[] one = Files.readAllBytes(file);
        export(file, form, request(5_000).withThreads(3).withChunkTrials(7), "a", "b");
        assertArrayEquals(one, Files.readAllBytes(file));
        export(file, form, request(5_000).withSeed(78), "a", "b");
        assertNotEquals(Arrays.hashCode(one), Arrays.hashCode(Files.readAllBytes(file)));
    }

    /**
     * The bytes of files that were read on 2026-11-28 by pyarrow 25.0.1, polars 1.44.2, DuckDB 1.5.6 and pandas 3.0.6,
     * all with the values of the CSV file. A change of the bytes needs such a reading again.
     */
    @ParameterizedTest
    @CsvSource({
        "a.parquet, b3916116edc563d33b2aa3f552c8973f24260905f1fc3671d10185a43c3cf7f7",
        "a.arrow, 1e52dd237bad1b1f9b81d4a870821696594e78738df5e704a39e6cc8977012c3"
    })
    void shouldHaveTheBytesThatOthersHaveRead(final String name, final String hash) throws IOException {
        final Path file = folder.resolve(name);
        export(file, TrialExport.Form.WIDE, request(70_000), "a", "b");
        assertEquals(hash, Sha256.hex(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)));
    }

    @Test
    void shouldDescribeItself() throws IOException {
        final Path file = folder.resolve("a.csv");
        final RunResult result =
                export(file, TrialExport.Form.WIDE, request(500), "dice").get(0);
        final Map<?, ?> about = (Map<?, ?>) JsonText.read(Files.readString(TrialExport.beside(file)));
        assertEquals("toy", about.get("game"));
        assertEquals(77L, about.get("seed"));
        assertEquals(40L, about.get("firstTrial"));
        assertEquals(COMMAND, about.get("command"));
        final Map<?, ?> entry = (Map<?, ?>) ((List<?>) about.get("entries")).get(0);
        assertEquals(result.outcomeHash(), entry.get("outcomeHash"));
        assertEquals(500L, entry.get("trials"));
        assertEquals(result.aborted(), entry.get("aborted"));
        final Map<?, ?> score = (Map<?, ?>) ((List<?>) about.get("columns")).get(5);
        assertEquals("The score", score.get("label"));
        assertEquals("points", score.get("unit"));
        assertEquals(2L, score.get("divisor"));
        for (final String other : List.of("a.parquet", "a.arrow")) {
            export(folder.resolve(other), TrialExport.Form.WIDE, request(500), "dice");
            final String bytes = new String(Files.readAllBytes(folder.resolve(other)), StandardCharsets.UTF_8);
            assertTrue(bytes.contains(JsonText.print(about, JsonText.Layout.COMPACT)), other);
        }
    }

    @Test
    void shouldBeReadByTablesaw() throws IOException {
        final Path file = folder.resolve("a.csv");
        final RunResult result =
                export(file, TrialExport.Form.WIDE, request(3_000), "dice").get(0);
        final Table table = Table.read().csv(file.toFile());
        assertEquals(3_000, table.rowCount());
        final IntColumn won = table.intColumn("won");
        assertEquals(result.aborted(), won.countMissing());
        assertEquals(result.estimate("won").value(), won.mean(), 1e-12);
        assertEquals(result.estimate("score").value(), table.intColumn("score").mean() / 2, 1e-12);
    }

    /** The footer leads to every batch, and the batches have all rows. */
    @Test
    void shouldLeadReadersOfArrowToAllRows() throws IOException {
        final Path file = folder.resolve("a.arrow");
        export(file, TrialExport.Form.WIDE, request(150_000), "a");
        final ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        final int length = bytes.getInt(bytes.limit() - 10);
        final Footer footer = Footer.getRootAsFooter(slice(bytes, bytes.limit() - 10 - length, length));
        assertEquals(10, footer.schema().fieldsLength());
        assertEquals("score", footer.schema().fields(5).name());
        long rows = 0;
        int sum = 0;
        for (int b = 0; b < footer.recordBatchesLength(); b++) {
            final Block place = footer.recordBatches(b);
            final Message message =
                    Message.getRootAsMessage(slice(bytes, (int) place.offset() + 8, place.metaDataLength() - 8));
            final RecordBatch batch = (RecordBatch) message.header(new RecordBatch());
            rows += batch.length();
            final int body = (int) place.offset() + place.metaDataLength();
            assertEquals(place.bodyLength(), message.bodyLength());
            final int won = body + (int) batch.buffers(2 * 4 + 1).offset();
            for (int row = 0; row < batch.length(); row++) {
                sum += bytes.getInt(won + 4 * row);
            }
        }
        assertEquals(150_000, rows);
        final TrialValues values = new Recorder(new ToyTrials(), List.of("won"), request(150_000)).run();
        assertEquals(IntStream.of(values.row(0)).filter(won -> won == 1).sum(), sum);
    }

    private static ByteBuffer slice(final ByteBuffer bytes, final int from, final int length) {
        return bytes.slice(from, length).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Without an end there is no file, and the one before is still there. */
    @ParameterizedTest
    @ValueSource(strings = {"a.csv", "a.parquet", "a.arrow"})
    void shouldLeaveNothingHalfWritten(final String name) throws IOException {
        final Path file = Files.writeString(folder.resolve(name), "before");
        final List<PairedEntry> entries = List.of(ToyTrials.entry());
        try (TrialExport export =
                new TrialExport(file, TrialExport.Form.WIDE, entries, List.of("dice"), request(1_000))) {
            new PairedRun(entries, List.of(), request(1_000).withRows(export.rows(0)), Optional.empty())
                    .run(() -> 0, "");
            assertEquals("before", Files.readString(file));
            assertEquals(2, left().size());
        }
        assertEquals("before", Files.readString(file));
        assertEquals(List.of(name), left());
    }

    /** A device that is always full ends the run, and what failed is said. */
    @ParameterizedTest
    @ValueSource(strings = {"a.csv", "a.parquet", "a.arrow"})
    void shouldEndTheRunOnAFullDisk(final String name) throws IOException {
        final Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full) && Files.isWritable(full), "only Linux has /dev/full");
        final Path link = Files.createSymbolicLink(folder.resolve(name), full);
        final Exception failed =
                assertThrows(Exception.class, () -> export(link, TrialExport.Form.WIDE, request(200_000), "dice"));
        assertTrue(failed instanceof UncheckedIOException || failed instanceof IOException, failed.toString());
        assertTrue(failed.getMessage().contains("No space left"), failed.getMessage());
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void shouldRefuseWhatItCannotWrite() {
        final List<PairedEntry> entries = List.of(ToyTrials.entry());
        assertThrows(
                IllegalArgumentException.class,
                () -> new TrialExport(
                        folder.resolve("a.xlsx"), TrialExport.Form.WIDE, entries, List.of("dice"), request(1)));
        assertThrows(
                IOException.class,
                () -> new TrialExport(
                        folder.resolve("no/such/a.csv"), TrialExport.Form.WIDE, entries, List.of("dice"), request(1)));
        assertFalse(ExportFormat.of(Path.of("a.CSV")).isEmpty());
    }
}
