package org.sitrep.analysis.check;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Does numbered pieces of work on several threads. Stateless. */
final class Parallel {
    private Parallel() {}

    /**
     * Does all pieces and returns when they are done; each thread takes the next one. An interrupt of the calling
     * thread is left to it.
     *
     * @throws RuntimeException what the piece with the lowest number threw, if any did
     */
    static void forEach(final int threads, final int pieces, final IntConsumer work) {
        final ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, pieces), piece -> {
            final Thread thread = new Thread(piece, "sitrep-check");
            thread.setDaemon(true);
            return thread;
        });
        final CompletableFuture<?>[] all = IntStream.range(0, pieces)
                .mapToObj(piece -> CompletableFuture.runAsync(() -> work.accept(piece), pool))
                .toArray(CompletableFuture[]::new);
        pool.shutdown();
        CompletableFuture.allOf(all).exceptionally(failed -> null).join();
        try {
            Stream.of(all).forEach(CompletableFuture::join);
        } catch (final CompletionException failed) {
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failed.getCause();
        }
    }
}
