package org.sitrep.cli.serve;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.sitrep.page.Playing;

/** Plays one question after the other, in the order in which they come. Thread-safe. */
final class JobQueue implements AutoCloseable {
    /** PageQuestions that may wait. */
    private static final int MOST_WAITING = 64;

    private final ExecutorService player =
            new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), task -> {
                final Thread thread = new Thread(task, "page-player");
                thread.setDaemon(true);
                return thread;
            });

    /**
     * Lets a question be played, now or later.
     *
     * @param to receives its answers
     * @throws RejectedExecutionException if too many wait already
     */
    void add(final Playing question, final Mailbox to) {
        player.execute(() -> {
            try {
                question.play(answer -> {
                    to.put(answer);
                    return true;
                });
            } catch (final RuntimeException failed) {
                to.fail(String.valueOf(failed.getMessage()));
            } catch (final Error failed) {
                to.fail(failed.toString()); // the reader would wait for ever
                throw failed;
            } finally {
                to.end();
            }
        });
    }

    @Override
    public void close() {
        player.shutdownNow();
    }
}
