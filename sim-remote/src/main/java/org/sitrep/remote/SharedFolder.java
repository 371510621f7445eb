package org.sitrep.remote;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.sitrep.engine.Elsewhere;
import org.sitrep.remote.SharedJobs.Range;

/**
 * The files by which a command and its workers share trials. All of them may read and write the folder; nothing else is
 * needed. A file appears whole, since it is written under another name and then renamed; a part belongs to the process
 * that renames it first.
 *
 * <pre>
 *   jobs/SHA256           a job: the hash of the code on the first line, then its JSON
 *   todo/SHA256-FIRST-N   trials of it that are not taken yet
 *   taken/…               the same while a worker plays them; its time of change is renewed meanwhile
 *   done/…                what they left behind
 *   refused               the reason of a worker that cannot take part
 *   over                  the command has ended
 * </pre>
 */
final class SharedFolder {
    private static final String JOBS = "jobs";
    private static final String TODO = "todo";
    private static final String TAKEN = "taken";
    private static final String DONE = "done";
    private static final String REFUSED = "refused";
    private static final String OVER = "over";
    private static final List<String> FOLDERS = List.of(JOBS, TODO, TAKEN, DONE);

    private final Path folder;

    /**
     * Trials of a job.
     *
     * @param job hash of its JSON
     */
    record Part(String job, Range trials) {
        static final Comparator<Part> ORDER = Comparator.comparing(Part::job)
                .thenComparingLong(part -> part.trials.first())
                .thenComparingLong(part -> part.trials.trials());

        /** Returns the index after the last trial. */
        long end() {
            return trials.first() + trials.trials();
        }

        private String name() {
            return job + "-" + trials.first() + "-" + trials.trials();
        }

        private static Part of(final Path file) {
            final String[] fields = file.getFileName().toString().split("-");
            return new Part(fields[0], new Range(Long.parseLong(fields[1]), Long.parseLong(fields[2])));
        }
    }

    SharedFolder(final Path folder) {
        this.folder = folder;
    }

    /** Something done with files. */
    interface Work<T> {
        T run() throws IOException;
    }

    /**
     * Does something with the files of a folder.
     *
     * @param address of the folder, as the user named it
     * @throws Elsewhere.Refusal if they cannot be read or written
     */
    static <T> T with(final String address, final Work<T> work) {
        try {
            return work.run();
        } catch (final IOException failed) {
            throw new Elsewhere.Refusal("--on " + address + ": the folder cannot be used: " + failed
                    + "; all processes need to read and write it");
        }
    }

    /** Makes the folders, empty. */
    void begin() throws IOException {
        for (final String name : FOLDERS) {
            Files.createDirectories(folder.resolve(name));
            for (final Path old : list(name)) {
                Files.deleteIfExists(old);
            }
        }
        Files.deleteIfExists(folder.resolve(REFUSED));
        Files.deleteIfExists(folder.resolve(OVER));
    }

    /** Marks the end of the command. */
    void end() throws IOException {
        write(OVER, new byte[0]);
    }

    boolean isOver() {
        return Files.exists(folder.resolve(OVER));
    }

    /** Makes the folders, and keeps the parts of a job in them; only not those that were for other code. */
    void goOn(final Parcel parcel) throws IOException {
        for (final String name : FOLDERS) {
            Files.createDirectories(folder.resolve(name));
        }
        if (!Files.exists(folder.resolve(JOBS).resolve(parcel.sha256()))) {
            offer(parcel);
        } else if (!parcel(parcel.sha256()).code().equals(parcel.code())) {
            for (final Part part :
                    Stream.concat(offered().stream(), finished().stream()).toList()) {
                if (part.job().equals(parcel.sha256())) {
                    withdraw(part);
                }
            }
            offer(parcel);
        }
    }

    void offer(final Parcel parcel) throws IOException {
        write(JOBS + "/" + parcel.sha256(), (parcel.code() + "\n" + parcel.json()).getBytes(StandardCharsets.UTF_8));
    }

    Parcel parcel(final String job) throws IOException {
        final String[] text =
                Files.readString(folder.resolve(JOBS).resolve(job)).split("\n", 2);
        return new Parcel(text[1], job, text[0]);
    }

    void offer(final Part part) throws IOException {
        write(TODO + "/" + part.name(), new byte[0]);
    }

    /** Takes a part that is free; empty if there is none. */
    Optional<Part> take() throws IOException {
        for (final Path todo : list(TODO)) {
            if (move(todo, folder.resolve(TAKEN).resolve(todo.getFileName()))) {
                return Optional.of(Part.of(todo));
            }
        }
        return Optional.empty();
    }

    /** Takes a part, if it is free. */
    boolean take(final Part part) throws IOException {
        return move(
                folder.resolve(TODO).resolve(part.name()), folder.resolve(TAKEN).resolve(part.name()));
    }

    private static boolean move(final Path from, final Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
            Files.setLastModifiedTime(to, FileTime.from(Instant.now()));
            return true;
        } catch (final NoSuchFileException another) {
            return false;
        }
    }

    /** Shows that a part is still being played. */
    void renew(final Part part) throws IOException {
        try {
            Files.setLastModifiedTime(folder.resolve(TAKEN).resolve(part.name()), FileTime.from(Instant.now()));
        } catch (final NoSuchFileException withdrawn) {
            // the command plays it itself
        }
    }

    /** Returns when a part was renewed last, by the clock of its worker; empty if it is not taken. */
    Optional<FileTime> renewed(final Part part) throws IOException {
        try {
            return Optional.of(Files.getLastModifiedTime(folder.resolve(TAKEN).resolve(part.name())));
        } catch (final NoSuchFileException notTaken) {
            return Optional.empty();
        }
    }

    void finish(final Part part, final PlayedPart played) throws IOException {
        final ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES + Double.BYTES + played.bytes().length);
        write(
                DONE + "/" + part.name(),
                bytes.putLong(sum(played.bytes()))
                        .putDouble(played.seconds())
                        .put(played.bytes())
                        .array());
        Files.deleteIfExists(folder.resolve(TAKEN).resolve(part.name()));
    }

    /** Returns the parts that are played. */
    List<Part> finished() throws IOException {
        return list(DONE).stream().map(Part::of).toList();
    }

    /** Returns the parts of all jobs that are offered. */
    List<Part> offered() throws IOException {
        return list(TODO).stream().map(Part::of).sorted(Part.ORDER).toList();
    }

    boolean isFinished(final Part part) {
        return Files.exists(folder.resolve(DONE).resolve(part.name()));
    }

    /** Returns what a part left behind, and deletes all of its files. If it is damaged, it has no bytes. */
    PlayedPart collect(final Part part) throws IOException {
        final PlayedPart played = played(part).orElse(new PlayedPart(new byte[0], 0));
        withdraw(part);
        return played;
    }

    /** Returns what a part left behind; empty if it is damaged, and its file is then deleted. */
    Optional<PlayedPart> played(final Part part) throws IOException {
        final Path file = folder.resolve(DONE).resolve(part.name());
        final ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        if (bytes.remaining() >= Long.BYTES + Double.BYTES) {
            final long sum = bytes.getLong();
            final double seconds = bytes.getDouble();
            final byte[] played = new byte[bytes.remaining()];
            bytes.get(played);
            if (sum == sum(played)) {
                return Optional.of(new PlayedPart(played, seconds));
            }
        }
        Files.delete(file);
        return Optional.empty();
    }

    private static long sum(final byte[] bytes) {
        final CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    /** Deletes all files of a part. */
    void withdraw(final Part part) throws IOException {
        for (final String name : List.of(TODO, TAKEN, DONE)) {
            Files.deleteIfExists(folder.resolve(name).resolve(part.name()));
        }
    }

    void refuse(final String reason) throws IOException {
        write(REFUSED, reason.getBytes(StandardCharsets.UTF_8));
    }

    Optional<String> refused() throws IOException {
        final Path file = folder.resolve(REFUSED);
        return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
    }

    private void write(final String name, final byte[] bytes) throws IOException {
        final Path file = folder.resolve(name);
        final Path written = folder.resolve(".writing-" + UUID.randomUUID());
        Files.write(written, bytes);
        Files.move(written, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Returns the files of a folder in the order of their names; none if it does not exist. */
    private List<Path> list(final String name) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(name))) {
            return files.sorted().toList();
        } catch (final NoSuchFileException absent) {
            return List.of();
        }
    }
}
