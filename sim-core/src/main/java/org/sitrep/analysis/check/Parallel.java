package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;

/** Does numbered pieces of work on several threads, the caller's among them. */
final class Parallel {
    private final int threads;

    Parallel(final int threads) {
        this.threads = threads;
    }

    /**
     * Does all pieces and returns when they are done; each thread takes the next one.
     *
     * @throws RuntimeException what the piece with the lowest number threw, if any did
     */
    void forEach(final int pieces, final IntConsumer work) {
        final AtomicInteger next = new AtomicInteger();
        final AtomicReferenceArray<Throwable> failures = new AtomicReferenceArray<>(pieces);
        final Runnable worker = () -> {
            for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
                try {
                    work.accept(piece);
                } catch (final Throwable failed) {
                    failures.set(piece, failed);
                }
            }
        };
        final List<Thread> others = new ArrayList<>();
        for (int t = 1; t < Math.min(threads, pieces); t++) {
            final Thread other = new Thread(worker, "sitrep-check-" + t);
            other.setDaemon(true);
            other.start();
            others.add(other);
        }
        worker.run();
        others.forEach(Parallel::join);
        for (int piece = 0; piece < pieces; piece++) {
            rethrow(failures.get(piece));
        }
    }

    private static void rethrow(final Throwable failed) {
        if (failed instanceof Error error) {
            throw error;
        }
        if (failed != null) {
            throw (RuntimeException) failed;
        }
    }

    private static void join(final Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (final InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
