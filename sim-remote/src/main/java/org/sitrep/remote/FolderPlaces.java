package org.sitrep.remote;

import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Job;
import org.sitrep.remote.SharedFolder.Part;

/**
 * Workers that watch a {@linkplain SharedFolder shared folder}. This process plays the parts that no worker takes, and
 * those that a lost worker has taken, so it never waits for workers that are not there.
 */
final class FolderPlaces extends SharedJobs<Parcel> {
    private static final int MOST_PARTS = 1_000;
    /** A guess: the folder does not tell how many watch it. */
    private static final int WORKERS = 4;

    private static final long POLL_MILLIS = 20;
    private static final double NANOS_A_SECOND = 1e9;

    private final SharedFolder folder;
    private final double lostSeconds;

    /**
     * @param address as the user named it
     * @param partSeconds time of one thread that a part is to take
     * @param lostSeconds a worker that has not renewed its part for this time is lost
     */
    FolderPlaces(final String address, final Path folder, final double partSeconds, final double lostSeconds) {
        super(address, partSeconds, MOST_PARTS);
        this.lostSeconds = lostSeconds;
        this.folder = new SharedFolder(folder);
    }

    @Override
    protected void check() {
        SharedFolder.with(address(), () -> {
            folder.begin();
            return null;
        });
        Runtime.getRuntime().addShutdownHook(new Thread(this::end));
    }

    @Override
    protected Parcel keep(final Parcel parcel) {
        return SharedFolder.with(address(), () -> {
            folder.offer(parcel);
            return parcel;
        });
    }

    private void end() {
        try {
            folder.end();
        } catch (final IOException unwritable) {
            // workers end by themselves after a while
        }
    }

    @Override
    protected int parallel() {
        return WORKERS;
    }

    @Override
    protected Sent send(final Parcel parcel, final Job job, final List<Range> ranges) {
        final Set<Part> parts = new LinkedHashSet<>();
        ranges.forEach(range -> parts.add(new Part(parcel.sha256(), range)));
        return SharedFolder.with(address(), () -> {
            for (final Part part : parts) {
                folder.offer(part);
            }
            return new Offered(job, parts);
        });
    }

    /** Parts in the folder. */
    private final class Offered implements Sent {
        private final Job job;
        /** The parts that have not come back. */
        private final Set<Part> out;
        /** The last sign of life of each, and when it was seen by the clock here. */
        private final Map<Part, Sign> signs = new HashMap<>();

        private volatile boolean stopped;
        private volatile Batch own;

        private record Sign(FileTime renewed, long nanos) {}

        private Offered(final Job job, final Set<Part> out) {
            this.job = job;
            this.out = out;
        }

        @Override
        public void await(final Consumer<PlayedPart> parts) {
            SharedFolder.with(address(), () -> {
                while (!out.isEmpty() && !stopped) {
                    requireNoRefusal();
                    collect(parts);
                    final Optional<Part> free = free();
                    if (free.isPresent()) {
                        playHere(free.get(), parts);
                    } else if (!out.isEmpty()) {
                        pause();
                    }
                }
                for (final Part part : out) {
                    folder.withdraw(part);
                }
                return null;
            });
        }

        private void requireNoRefusal() throws IOException {
            final Optional<String> refused = folder.refused();
            if (refused.isPresent()) {
                throw new Refusal("--on " + address() + ": " + refused.get());
            }
        }

        private void collect(final Consumer<PlayedPart> parts) throws IOException {
            for (final Part part : folder.finished()) {
                if (out.remove(part)) {
                    parts.accept(folder.collect(part));
                }
            }
        }

        /** Takes a part that no worker plays; without any, one of a lost worker. */
        private Optional<Part> free() throws IOException {
            for (final Part part : out) {
                if (folder.take(part)) {
                    return Optional.of(part);
                }
            }
            for (final Part part : out) {
                if (isLost(part)) {
                    return Optional.of(part);
                }
            }
            return Optional.empty();
        }

        private boolean isLost(final Part part) throws IOException {
            final Optional<FileTime> renewed = folder.renewed(part);
            final Sign before = signs.get(part);
            if (renewed.isPresent() && (before == null || !before.renewed.equals(renewed.get()))) {
                signs.put(part, new Sign(renewed.get(), System.nanoTime()));
                return false;
            }
            return before != null && (System.nanoTime() - before.nanos) / NANOS_A_SECOND > lostSeconds;
        }

        private void playHere(final Part part, final Consumer<PlayedPart> parts) throws IOException {
            own = new Batch(
                    job.range(part.trials().first(), part.trials().trials()).elsewhere(NOWHERE));
            if (stopped) {
                own.requestStop();
            }
            parts.accept(ParcelPlayer.play(own));
            out.remove(part);
            folder.withdraw(part);
        }

        private void pause() {
            try {
                Thread.sleep(POLL_MILLIS);
            } catch (final InterruptedException interrupted) {
                stop();
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void stop() {
            stopped = true;
            final Batch playing = own;
            if (playing != null) {
                playing.requestStop();
            }
        }
    }
}
