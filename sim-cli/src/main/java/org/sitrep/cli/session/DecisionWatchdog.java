package org.sitrep.cli.session;

import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.sitrep.cli.base.UserError;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.DecisionTimer;

/**
 * Watches the decision times of external bots. A thread that runs foreign code cannot be stopped, but it can be
 * abandoned. Without external bots there is no watch. Close it when play ends.
 */
public final class DecisionWatchdog implements AutoCloseable {
    private static final long MOST_NANOS_BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final long LOOKS_A_LIMIT = 4;

    private final BotSource bots;
    private final long limitNanos;
    private final Consumer<DecisionTimer> silent;
    private final Map<DecisionTimer, Seen> seen = new IdentityHashMap<>();
    private volatile boolean closed;

    /** A decision in progress, and when it was first seen. */
    private record Seen(long thought, long atNanos) {}

    private DecisionWatchdog(final BotSource bots, final Consumer<DecisionTimer> silent) {
        this.bots = bots;
        this.silent = silent;
        limitNanos = (long) (bots.secondsToAnswer() * TimeUnit.SECONDS.toNanos(1));
    }

    /**
     * Starts the watch.
     *
     * @param silent called, on another thread, for each bot that did not answer in time and was abandoned
     */
    public static DecisionWatchdog start(final BotSource bots, final Consumer<DecisionTimer> silent) {
        final DecisionWatchdog watch = new DecisionWatchdog(bots, silent);
        if (bots.hasExternalBots()) {
            final Thread thread = new Thread(watch::look, "sitrep-bot-watch");
            thread.setDaemon(true);
            thread.start();
        }
        return watch;
    }

    private void look() {
        final long pause = Math.max(1, Math.min(MOST_NANOS_BETWEEN_LOOKS, limitNanos / LOOKS_A_LIMIT));
        while (!closed) {
            bots.pulses().forEach(this::look);
            try {
                TimeUnit.NANOSECONDS.sleep(pause);
            } catch (final InterruptedException end) {
                return;
            }
        }
    }

    private void look(final DecisionTimer pulse) {
        final long thought = pulse.look();
        final Seen before = seen.get(pulse);
        if (thought == DecisionTimer.IDLE) {
            seen.remove(pulse);
        } else if (before == null || before.thought != thought) {
            seen.put(pulse, new Seen(thought, System.nanoTime()));
        } else if (System.nanoTime() - before.atNanos > limitNanos && pulse.abandon(thought)) {
            seen.remove(pulse);
            silent.accept(pulse);
        }
    }

    /** Returns the message for a bot that did not answer, e.g. {@code bot Owl did not answer within 10 s}. */
    public static String reason(final BotSource bots, final DecisionTimer pulse) {
        return "bot " + pulse.botId() + " did not answer within " + amount(bots.secondsToAnswer()) + " s";
    }

    /** Returns the error with this message and the place. */
    public static UserError silence(final BotSource bots, final DecisionTimer pulse) {
        return UserError.givenUp(
                reason(bots, pulse) + " at " + pulse.question() + " of trial " + pulse.trialIndex(),
                "raise --bot-timeout");
    }

    private static String amount(final double seconds) {
        return seconds == Math.rint(seconds) ? String.format(Locale.ROOT, "%.0f", seconds) : Double.toString(seconds);
    }

    /**
     * Runs work that external bots may take part in, and returns its result.
     *
     * @throws UserError if an external bot does not answer in time
     */
    public static <T> T call(final BotSource bots, final Supplier<T> work) {
        if (!bots.hasExternalBots()) {
            return work.get();
        }
        final CompletableFuture<T> result = new CompletableFuture<>();
        final Consumer<DecisionTimer> silent = pulse -> result.completeExceptionally(silence(bots, pulse));
        try (DecisionWatchdog watch = start(bots, silent)) {
            assert watch != null;
            external(result, work).start();
            return result.join();
        } catch (final CompletionException failed) {
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    /**
     * Asks an outside program for what it offers, within a time limit; reports anything that it throws.
     *
     * @param named its name as typed by the user
     * @throws UserError if it does not answer in time, or throws anything
     */
    public static <T> T within(final double seconds, final String named, final Supplier<T> work) {
        final CompletableFuture<T> result = new CompletableFuture<>();
        external(result, work).start();
        try {
            return result.get((long) (seconds * TimeUnit.SECONDS.toNanos(1)), TimeUnit.NANOSECONDS);
        } catch (final TimeoutException silent) {
            throw UserError.givenUp(
                    named + " did not list its bots within " + amount(seconds) + " s", "raise --bot-timeout");
        } catch (final InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw UserError.givenUp("interrupted while waiting for " + named, "");
        } catch (final ExecutionException failed) {
            throw failed.getCause() instanceof UserError known
                    ? known
                    : UserError.badData(
                            named + ": the bot cannot be created: " + BotFailure.describe(failed.getCause()), "");
        }
    }

    private static <T> Thread external(final CompletableFuture<T> result, final Supplier<T> work) {
        final Thread thread = new Thread(
                () -> {
                    try {
                        result.complete(work.get());
                    } catch (final Throwable e) {
                        result.completeExceptionally(e);
                    }
                },
                "sitrep-external-bot");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void close() {
        closed = true;
    }
}
