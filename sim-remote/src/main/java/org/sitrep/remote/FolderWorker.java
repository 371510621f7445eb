package org.sitrep.remote;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.sitrep.remote.SharedFolder.Part;

/**
 * Plays parts of the commands that use a shared folder, until the command has ended. May begin before the command does.
 */
public final class FolderWorker {
    private static final long POLL_MILLIS = 100;
    static final long RENEW_SECONDS = 5;
    private static final double NANOS_A_SECOND = 1e9;

    private final SharedFolder folder;
    private final ParcelPlayer player;
    private final double idleSeconds;
    private volatile boolean stopped;

    /**
     * @param threads that play each part
     * @param idleSeconds time without a part after which it ends
     */
    public FolderWorker(final Path folder, final int threads, final double idleSeconds) {
        this(folder, new ParcelPlayer(threads), idleSeconds);
    }

    FolderWorker(final Path folder, final ParcelPlayer player, final double idleSeconds) {
        this.folder = new SharedFolder(folder);
        this.player = player;
        this.idleSeconds = idleSeconds;
    }

    /**
     * Plays until the command has ended, there was no part for a while, or a stop was requested.
     *
     * @return number of parts played
     * @throws IOException if the folder cannot be read or written
     * @throws IllegalStateException if this process has other code than the command, which then says so
     */
    public long run() throws IOException {
        long played = 0;
        long last = System.nanoTime();
        while (!stopped && (System.nanoTime() - last) / NANOS_A_SECOND < idleSeconds) {
            final Optional<Part> part = folder.take();
            if (part.isPresent()) {
                play(part.get());
                played++;
                last = System.nanoTime();
            } else if (folder.isOver() && played > 0) {
                return played;
            } else {
                pause();
            }
        }
        return played;
    }

    /**
     * Plays a share of the parts that are offered and not played, and ends.
     *
     * @param share number of the share, from 1
     * @param of number of shares; no part is in two of them
     * @return number of parts played
     * @throws IOException if the folder cannot be read or written
     * @throws IllegalStateException if this process has other code than the command
     */
    public long run(final int share, final int of) throws IOException {
        final List<Part> all = folder.offered();
        long played = 0;
        for (int part = share - 1; part < all.size() && !stopped; part += of) {
            if (!folder.isFinished(all.get(part))) {
                play(all.get(part));
                played++;
            }
        }
        return played;
    }

    /** Ends {@link #run} after the part in progress. May be called by any thread. */
    public void requestStop() {
        stopped = true;
    }

    private void play(final Part part) throws IOException {
        final ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor(beat -> {
            final Thread thread = new Thread(beat, "sitrep-renews-its-part");
            thread.setDaemon(true);
            return thread;
        });
        heart.scheduleAtFixedRate(() -> renew(part), RENEW_SECONDS, RENEW_SECONDS, TimeUnit.SECONDS);
        try {
            folder.finish(part, player.play(folder.parcel(part.job()), part.trials()));
        } catch (final IllegalStateException other) {
            folder.refuse("a worker has " + other.getMessage() + "; start all from the same build");
            throw other;
        } finally {
            heart.shutdownNow();
        }
    }

    private void renew(final Part part) {
        try {
            folder.renew(part);
        } catch (final IOException unwritable) {
            // the command plays the part itself if this goes on
        }
    }

    private void pause() {
        try {
            Thread.sleep(POLL_MILLIS);
        } catch (final InterruptedException interrupted) {
            stopped = true;
        }
    }
}
