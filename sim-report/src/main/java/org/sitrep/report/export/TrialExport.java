package org.sitrep.report.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialBlock;
import org.sitrep.engine.TrialRows;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.scenario.JsonText;

/**
 * Writes the trials of a run to a file while they are played. The file is there once {@link #finish} has returned, and
 * not at all before that or without it. Not thread-safe, but for the calls that {@link TrialRows} promises.
 *
 * <p>Memory: about 40 MB, whatever the number of trials, and some bytes per column and 65,536 rows.
 */
public final class TrialExport implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final Path file;
    private final ExportFormat format;
    private final Form form;
    private final List<PairedEntry> entries;
    private final List<String> labels;
    private final OutcomeLayout layout;
    private final RunRequest request;
    private final ColumnBlock block;
    private final long[] trials;
    private final long[] aborted;
    private final AtomicFileWriter.Part part;
    private final OutputStream out;
    private final RowFile rows;

    /** The form of the rows. */
    public enum Form {
        /** A trial of an entry, with a column per slot. */
        WIDE,
        /** A slot of a trial of an entry. */
        LONG
    }

    /**
     * Begins a file.
     *
     * @param entries entries with the same layout, at least one
     * @param labels names of the entries in the file, all different
     * @param request of all entries
     * @throws IllegalArgumentException if the ending of the file names no format, or a slot has the name of another
     *     column
     * @throws IOException if the file cannot be written
     */
    public TrialExport(
            final Path file,
            final Form form,
            final List<PairedEntry> entries,
            final List<String> labels,
            final RunRequest request)
            throws IOException {
        this.file = file;
        this.form = form;
        this.entries = List.copyOf(entries);
        this.labels = List.copyOf(labels);
        this.request = request;
        format = ExportFormat.of(file).orElseThrow(() -> new IllegalArgumentException(file + " has no known ending"));
        layout = entries.get(0).scenario().layout();
        block = new ColumnBlock(
                form == Form.WIDE ? ExportColumn.wide(labels, layout) : ExportColumn.tall(labels, layout));
        trials = new long[entries.size()];
        aborted = new long[entries.size()];
        part = AtomicFileWriter.begin(file);
        out = new BufferedOutputStream(part.out(), BUFFER);
        rows = begin();
    }

    private RowFile begin() throws IOException {
        try {
            return format.begin(out, block);
        } catch (final IOException failed) {
            part.close();
            throw failed;
        }
    }

    /**
     * Returns the receiver of the rows of a run: of all entries, or of some that follow one another.
     *
     * @param first index of the run's first entry among those of the file
     */
    public TrialRows rows(final int first) {
        return some -> {
            try {
                accept(some, first);
            } catch (final IOException failed) {
                throw new UncheckedIOException(failed);
            }
        };
    }

    private void accept(final TrialBlock some, final int first) throws IOException {
        for (int row = 0; row < some.rows(); row++) {
            final int entry = first + some.entry(row);
            trials[entry]++;
            aborted[entry] += some.aborted(row) ? 1 : 0;
        }
        if (form == Form.WIDE) {
            wide(some, first);
        } else {
            tall(some, first);
        }
    }

    private void wide(final TrialBlock some, final int first) throws IOException {
        int from = 0;
        while (from < some.rows()) {
            final int at = block.rows();
            final int count = Math.min(some.rows() - from, block.capacity() - at);
            for (int i = 0; i < count; i++) {
                keys(at + i, some, from + i, first);
            }
            for (int slot = 0; slot < some.slots(); slot++) {
                final int[] cells = block.ints(ExportColumn.KEYS + slot);
                for (int i = 0; i < count; i++) {
                    cells[at + i] = some.value(from + i, slot);
                }
            }
            from += count;
            grown(at + count);
        }
    }

    private void tall(final TrialBlock some, final int first) throws IOException {
        for (int row = 0; row < some.rows(); row++) {
            for (int slot = 0; slot < some.slots(); slot++) {
                final int at = block.rows();
                keys(at, some, row, first);
                block.ints(ExportColumn.KEYS)[at] = slot;
                block.ints(ExportColumn.KEYS + 1)[at] = some.value(row, slot);
                grown(at + 1);
            }
        }
    }

    private void keys(final int at, final TrialBlock some, final int row, final int first) {
        block.ints(0)[at] = first + some.entry(row);
        block.longs(1)[at] = some.trial(row);
        block.longs(2)[at] = request.seed();
        block.ints(3)[at] = some.aborted(row) ? 1 : 0;
    }

    /** Writes the block when it is full, so that groups of rows do not depend on chunks. */
    private void grown(final int count) throws IOException {
        block.rows(count);
        if (count == block.capacity()) {
            rows.write(block);
            block.rows(0);
        }
    }

    /**
     * Writes the rest, and puts the file in its place. A CSV file gets a file beside it that describes it: its name
     * with {@code .json} after it.
     *
     * @param hashes the hash of each entry's outcomes, 16 hexadecimal digits
     * @param command that makes the file again
     * @throws IOException if it cannot be written; then there is no new file
     */
    public void finish(final List<String> hashes, final String command) throws IOException {
        final Map<String, Object> about = description(hashes, command);
        rows.write(block);
        rows.finish(JsonText.print(about, JsonText.Layout.COMPACT));
        out.flush();
        if (format == ExportFormat.CSV && part.isReplacing()) {
            AtomicFileWriter.write(beside(file), JsonText.print(about, JsonText.Layout.FILE) + "\n");
        }
        part.commit();
    }

    /** Returns the number of trials of an entry received so far, aborted ones included. */
    public long trials(final int entry) {
        return trials[entry];
    }

    /** Returns the file that describes a CSV file. */
    public static Path beside(final Path file) {
        return file.resolveSibling(file.getFileName() + ".json");
    }

    private Map<String, Object> description(final List<String> hashes, final String command) {
        final RunMetadata subject = entries.get(0).subject();
        final Map<String, Object> all = new LinkedHashMap<>();
        all.put("form", form == Form.WIDE ? "wide" : "long");
        all.put("game", subject.rulesetId());
        all.put("seed", request.seed());
        all.put("firstTrial", request.firstTrial());
        all.put("version", subject.toolVersion());
        all.put("commit", subject.commit());
        all.put("command", command);
        all.put(
                "entries",
                IntStream.range(0, entries.size())
                        .mapToObj(e -> entry(e, hashes.get(e)))
                        .toList());
        all.put(
                "columns",
                block.columns().stream().map(ExportColumn::description).toList());
        if (form == Form.LONG) {
            all.put("metrics", layout.slots().stream().map(TrialExport::metric).toList());
        }
        return all;
    }

    private static Map<String, Object> metric(final Slot slot) {
        return ExportColumn.description(slot.name(), slot.label(), slot.unit(), slot.divisor());
    }

    private Map<String, Object> entry(final int e, final String hash) {
        final PairedEntry entry = entries.get(e);
        final Map<String, Object> all = new LinkedHashMap<>();
        all.put("entry", labels.get(e));
        all.put("scenario", entry.subject().scenario());
        all.put("title", entry.subject().title());
        all.put("bot", entry.bot());
        all.put("contentSha256", entry.subject().content().sha256());
        all.put("trials", trials[e]);
        all.put("aborted", aborted[e]);
        all.put("outcomeHash", hash);
        return all;
    }

    /** Gives the file up, unless it is finished. Leaves nothing behind. */
    @Override
    public void close() throws IOException {
        part.close();
    }
}
