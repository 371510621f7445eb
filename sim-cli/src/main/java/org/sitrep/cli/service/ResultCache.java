package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RecordedRun;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.report.text.Numbers;

/**
 * Stores the results of a command that plays several things, so that the same line can continue after an interruption.
 * The key of an entry covers everything that decides it: content, bot, seed, trials, version of Sitrep. So an entry
 * equals the result of playing again, and changed content is played anew. The folder is locked for this process. Use it
 * from one thread, and close it.
 */
public final class ResultCache implements AutoCloseable {
    private static final String PLAYS = "plays.kept";
    private static final double NANOS_A_SECOND = 1e9;

    private final Optional<Path> folder;
    private final FolderLock lock;
    private final CheckpointInterval every;
    private final boolean resume;
    private final Console console;
    private final CacheFile plays;
    private long lastNanos = System.nanoTime();
    private long unsaved;
    private String said = "";
    private boolean done;

    private ResultCache(
            final Optional<Path> folder,
            final FolderLock lock,
            final CheckpointInterval every,
            final boolean resume,
            final Console console,
            final CacheFile plays) {
        this.folder = folder;
        this.lock = lock;
        this.every = every;
        this.resume = resume;
        this.console = console;
        this.plays = plays;
    }

    /** Returns a cache that stores nothing. */
    public static ResultCache nothing() {
        return new ResultCache(
                Optional.empty(),
                null,
                new CheckpointInterval(Double.POSITIVE_INFINITY, Long.MAX_VALUE),
                false,
                null,
                null);
    }

    /**
     * Opens the cache folder of a line.
     *
     * @param resume whether stored results are used
     * @throws UserError if another process plays the same line there, or the folder cannot be read or written
     */
    public static ResultCache in(
            final Path folder, final CheckpointInterval every, final boolean resume, final Console console) {
        final FolderLock lock = FolderLock.of(folder);
        try {
            final boolean there = Files.isDirectory(folder);
            if (there && !resume) {
                console.message("This line was interrupted before; it starts from the beginning. "
                        + "To continue instead, add --resume");
            }
            if (!there && resume) {
                console.message("No results of this line are stored in " + folder.getParent()
                        + "; it starts from the beginning.");
            }
            final Path file = folder.resolve(PLAYS);
            final CacheFile plays = resume ? CacheFile.of(file) : new CacheFile(file);
            if (!plays.whole()) {
                console.message(file + " is damaged or incomplete; " + Numbers.count(plays.size())
                        + " of its results can be used, the rest is played again");
            }
            return new ResultCache(Optional.of(folder), lock, every, resume, console, plays);
        } catch (final IOException failed) {
            lock.close();
            throw UserError.machine(
                    "cannot read " + folder + ": " + Reason.of(failed),
                    "get permission to read it, or delete it and start again");
        }
    }

    /** Returns a stored run with recorded slots; empty if there is none. */
    public Optional<RecordedRun> recorded(final CacheKey key, final List<Slot> slots) {
        return found(key, in -> {
            final RunResult result = CachedBytes.result(in);
            return new RecordedRun(
                    result, slots.isEmpty() ? Optional.empty() : Optional.of(CachedBytes.values(in, slots)));
        });
    }

    /** Stores a run with recorded slots, if it is complete. */
    public void keep(final CacheKey key, final RecordedRun recorded) {
        if (RunResult.ALL_PLAYED.equals(recorded.result().stopReason())) {
            keep(key, recorded.result().requested(), out -> {
                CachedBytes.write(out, recorded.result());
                if (recorded.values().isPresent()) {
                    CachedBytes.write(out, recorded.values().get());
                }
            });
        }
    }

    /**
     * Recorded slots of trials.
     *
     * @param givenUp number of aborted trials
     */
    public record Written(TrialValues values, int givenUp) {}

    /** Returns stored slots; empty if there are none. */
    public Optional<Written> written(final CacheKey key, final List<Slot> slots) {
        return found(key, in -> new Written(CachedBytes.values(in, slots), in.readInt()));
    }

    /** Stores the slots of all requested trials. */
    public void keep(final CacheKey key, final Written written) {
        keep(key, written.values().trials(), out -> {
            CachedBytes.write(out, written.values());
            out.writeInt(written.givenUp());
        });
    }

    private <T> Optional<T> found(final CacheKey key, final CachedBytes.Whole<T> reading) {
        if (!resume || folder.isEmpty()) {
            return Optional.empty();
        }
        try {
            return plays.find(key.text()).map(bytes -> CachedBytes.read(bytes, reading));
        } catch (final IOException | IllegalArgumentException unusable) {
            say("cannot use a result stored in " + folder.get() + ": " + unusable.getMessage()
                    + "; it is played again");
            return Optional.empty();
        }
    }

    private void keep(final CacheKey key, final long trials, final CachedBytes.Part part) {
        if (folder.isEmpty()) {
            return;
        }
        try {
            plays.add(key.text(), CachedBytes.of(part));
            unsaved += trials;
            final double seconds = (System.nanoTime() - lastNanos) / NANOS_A_SECOND;
            if (seconds >= every.seconds() || unsaved >= every.trials()) {
                bring();
            }
        } catch (final IOException failed) {
            say(failed);
        }
    }

    private void bring() throws IOException {
        lastNanos = System.nanoTime();
        unsaved = 0;
        plays.bring();
    }

    private void say(final IOException failed) {
        say("cannot store results in " + folder.orElseThrow() + ": " + Reason.of(failed)
                + "; the command continues, and earlier results remain stored");
    }

    private void say(final String what) {
        if (!said.equals(what)) {
            said = what;
            console.message(what);
        }
    }

    /** Returns the stored part of a paired run; empty if there is none, or if it is complete. */
    public Optional<PairedRunResult> contest(final CacheKey key, final OutcomeLayout layout) {
        final Path file = file(key);
        if (!resume || file == null || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            final CacheFile one = CacheFile.of(file);
            final Optional<PairedRunResult> before =
                    one.find(key.text()).map(bytes -> CachedBytes.read(bytes, in -> CachedBytes.paired(in, layout)));
            if (before.isEmpty()) {
                say(file + " is damaged; its trials are played again");
            }
            return before;
        } catch (final IOException | IllegalArgumentException unusable) {
            say("cannot use " + file + ": " + unusable.getMessage() + "; its trials are played again");
            return Optional.empty();
        }
    }

    private Path file(final CacheKey key) {
        return folder.map(at -> at.resolve("contest-" + key.digits() + ".kept")).orElse(null);
    }

    /** Returns the checkpoints of a paired run. */
    public PairedRun.Saving saving(final CacheKey key) {
        return folder.isEmpty()
                ? PairedRun.Saving.NONE
                : new PairedRun.Saving(every.seconds(), every.trials(), result -> keepContest(key, result));
    }

    /** Stores a partial paired run. */
    public void keepContest(final CacheKey key, final PairedRunResult result) {
        if (folder.isEmpty()) {
            return;
        }
        final Path file = file(key);
        try {
            Files.createDirectories(file.getParent());
            AtomicFileWriter.write(
                    file,
                    file.resolveSibling(file.getFileName() + ".part"),
                    CacheFile.alone(key.text(), CachedBytes.of(result)));
        } catch (final IOException failed) {
            say(failed);
        }
    }

    /** Deletes the cache: everything was played, shown and written. */
    public void done() {
        done = true;
    }

    @Override
    public void close() {
        if (folder.isEmpty()) {
            return;
        }
        try {
            if (done) {
                delete(folder.get());
            } else {
                bring();
                if (Files.isDirectory(folder.get())) {
                    console.message("The results so far are stored; to continue, repeat the line with --resume");
                }
            }
        } catch (final IOException failed) {
            say(failed);
        } finally {
            lock.close();
        }
    }

    private static void delete(final Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var files = Files.list(folder)) {
            for (final Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
