package org.sitrep.cli.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialRows;
import org.sitrep.report.export.TrialExport;

/**
 * The file that receives every trial of a study, or none. The command closes it when the study has ended; without
 * {@link #finish} there is no file then.
 */
public final class Export implements AutoCloseable {
    private final Path file;
    private final Console console;
    private final String command;
    /** Null for no file. */
    private final TrialExport rows;

    private boolean finished;

    private Export(final Path file, final Console console, final String command, final TrialExport rows) {
        this.file = file;
        this.console = console;
        this.command = command;
        this.rows = rows;
    }

    /** Returns an export that writes nothing. */
    public static Export nothing() {
        return new Export(null, null, "", null);
    }

    /**
     * Begins a file.
     *
     * @param entries all entries of the study, with the same layout
     * @param labels what the file calls them
     * @param command that plays the same trials
     * @throws UserError if it cannot be written
     */
    public static Export begin(
            final Path file,
            final TrialExport.Form form,
            final List<PairedEntry> entries,
            final List<String> labels,
            final RunRequest request,
            final String command,
            final Console console) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return new Export(file, console, command, new TrialExport(file, form, entries, labels, request));
        } catch (final IOException failed) {
            throw unwritable(file, failed);
        }
    }

    private static UserError unwritable(final Path file, final Exception failed) {
        return UserError.machine(
                "cannot write " + file + ": " + Reason.of(failed),
                "name another file with --export, or free disk space");
    }

    /**
     * Returns the request of a run, with rows for the file.
     *
     * @param first index of the run's first entry among those of the file
     */
    public RunRequest of(final RunRequest request, final int first) {
        if (rows == null) {
            return request;
        }
        final TrialRows receiver = rows.rows(first);
        return request.withRows(block -> {
            try {
                receiver.accept(block);
            } catch (final UncheckedIOException failed) {
                throw unwritable(file, failed);
            }
        });
    }

    /**
     * Puts the file in its place, if all trials of some results are played.
     *
     * @param results one per entry
     * @throws UserError if it cannot be written
     */
    public void finish(final List<RunResult> results) {
        final Set<String> whole = Set.of(RunResult.ALL_PLAYED, RunResult.PRECISE);
        if (rows != null && results.stream().allMatch(result -> whole.contains(result.stopReason()))) {
            for (int entry = 0; entry < results.size(); entry++) {
                requireAll(rows.trials(entry), results.get(entry));
            }
            finishAll(results.stream().map(RunResult::outcomeHash).toList());
        }
    }

    /** Checks that each trial of a result is a row; if not, that is a fault of the engine. */
    private static void requireAll(final long received, final RunResult result) {
        final long played = result.completed() + result.aborted();
        if (received != played) {
            throw new IllegalStateException("rows are missing: " + received + " of " + played);
        }
    }

    /**
     * Puts the file in its place, now that all trials are played.
     *
     * @param hashes the hash of each entry's outcomes
     * @throws UserError if it cannot be written
     */
    public void finishAll(final List<String> hashes) {
        if (rows == null) {
            return;
        }
        try {
            rows.finish(hashes, command);
            finished = true;
        } catch (final IOException failed) {
            throw unwritable(file, failed);
        }
    }

    /** Gives the file up if it is not finished, and says so. */
    @Override
    public void close() {
        if (rows == null) {
            return;
        }
        try {
            rows.close();
        } catch (final IOException failed) {
            throw unwritable(file, failed);
        } finally {
            if (!finished) {
                console.message(file + " is not written, for not all trials were played.");
            }
        }
    }
}
