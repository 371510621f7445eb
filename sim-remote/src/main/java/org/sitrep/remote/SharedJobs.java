package org.sitrep.remote;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.engine.LastUsed;

/**
 * Other processes that play parts of jobs. This class determines how large parts are: the first trials of a job are
 * played here, which tells how long one takes; a stage that is too short stays here. The rest goes out in waves, each
 * longer than the last. While a place prepares itself, more is played here. {@link #begin} is called by one thread at a
 * time.
 *
 * @param <P> what a place needs of a job that it has seen
 */
public abstract class SharedJobs<P> implements Elsewhere {
    private static final int KEPT = 32;
    private static final double NANOS_A_SECOND = 1e9;
    /** Trials per thread that are played here before the time of a trial is known. */
    private static final int FEW = 64;
    /** Time of the shortest parts as a share of the longest. */
    private static final double SHORTEST = 0.125;

    private static final long SOON_MILLIS = 100;
    /** Time that is played here at once while a place prepares itself. */
    private static final double MEANWHILE_SECONDS = 0.25;
    /** Maximum ratio of the time of a wave to that of the wave before. */
    private static final int GROWTH = 4;

    private final String address;
    private final double partSeconds;
    private final int mostParts;
    private final Map<Job, Known> known = new LastUsed<>(KEPT);
    private final ExecutorService keeper = Executors.newSingleThreadExecutor(task -> {
        final Thread thread = new Thread(task, "sitrep-keeps-jobs");
        thread.setDaemon(true);
        return thread;
    });

    /** A range of trials. */
    public record Range(long first, long trials) implements Serializable {
        private static final long serialVersionUID = 1;
    }

    /** Parts that are being played. */
    public interface Sent {
        /**
         * Waits for them. If the calling thread is interrupted, returns soon, and its interrupt status is set.
         *
         * @param parts takes each part that comes, in any order, on the calling thread
         * @throws Elsewhere.Refusal as {@link Begun#await}
         */
        void await(Consumer<PlayedPart> parts);

        /** Ends them soon. May be called by any thread, more than once. */
        void stop();
    }

    private final class Known {
        private final Future<P> kept;
        /** Seconds of one thread per trial, as measured last; not a number before. */
        private double seconds = Double.NaN;
        /** Time of one thread that the last wave took. */
        private double waveSeconds;

        private Known(final Future<P> kept) {
            this.kept = kept;
        }

        /** Waits for a moment, which is all that most places need. */
        private void awaitSoon() {
            try {
                kept.get(SOON_MILLIS, TimeUnit.MILLISECONDS);
            } catch (final TimeoutException later) {
                // trials are played here meanwhile
            } catch (final ExecutionException failed) {
                throw cause(failed);
            } catch (final InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        private P kept() {
            try {
                return kept.get();
            } catch (final ExecutionException failed) {
                throw cause(failed);
            } catch (final InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(interrupted);
            }
        }

        private static RuntimeException cause(final ExecutionException failed) {
            return failed.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(failed.getCause());
        }
    }

    /**
     * @param address as the user named it, for messages
     * @param partSeconds time of one thread that a part is to take at most
     * @param mostParts number of parts in a wave beyond which they take longer
     */
    protected SharedJobs(final String address, final double partSeconds, final int mostParts) {
        this.address = address;
        this.partSeconds = partSeconds;
        this.mostParts = mostParts;
    }

    /** Returns the address as the user named it. */
    protected final String address() {
        return address;
    }

    /** Checks the place before the first job, in no more than some seconds. */
    protected void check() {
        // many have nothing to be checked
    }

    /** Prepares for a job that is new here. Called by one thread, which may be another than that of {@link #begin}. */
    protected abstract P keep(Parcel parcel);

    /** Returns about how many parts are played at the same time, at least 1. */
    protected abstract int parallel();

    /**
     * Sends parts of a job, and returns at once.
     *
     * @param ranges consecutive, at least one
     */
    protected abstract Sent send(P kept, Job job, List<Range> ranges);

    @Override
    public final Optional<Begun> begin(final Job job) {
        final Job whole = job.range(0, 1);
        if (!known.containsKey(whole)) {
            if (known.isEmpty()) {
                check();
            }
            final Parcel parcel = Parcel.of(whole, address);
            final Known one = new Known(keeper.submit(() -> keep(parcel)));
            one.awaitSoon();
            known.put(whole, one);
        }
        return Optional.of(new Stage(known.get(whole), job));
    }

    /** A stage of a job. */
    private final class Stage implements Begun {
        private final Known at;
        private final Job job;
        /** Number of trials that are played here at the beginning. */
        private final long here;

        private final long start = System.nanoTime();
        private volatile Sent sent;
        /** Plays here meanwhile; null before. */
        private volatile Batch own;

        private volatile boolean stopped;
        /** Whether a part came back without trials: what follows it would be played again here. */
        private boolean lacks;

        private Stage(final Known at, final Job job) {
            this.at = at;
            this.job = job;
            final long few = (long) FEW * job.request().threads();
            here = Double.isNaN(at.seconds) ? Math.min(few, job.request().trials()) : 0;
        }

        @Override
        public long firstTrial() {
            return job.request().firstTrial() + here;
        }

        @Override
        public void await(final Consumer<byte[]> parts) {
            if (here > 0) {
                at.seconds = (System.nanoTime() - start)
                        / NANOS_A_SECOND
                        * job.request().threads()
                        / here;
            }
            long next = firstTrial();
            final long end = job.request().firstTrial() + job.request().trials();
            while (next < end && !at.kept.isDone() && !isOver()) {
                final long most =
                        (long) (MEANWHILE_SECONDS / at.seconds) * job.request().threads();
                final long trials = Math.min(end - next, Math.max(1, most));
                playHere(new Range(next, trials), parts);
                next += trials;
            }
            if (next == end || isOver()) {
                return;
            }
            final P kept = at.kept();
            while ((end - next) * at.seconds >= SHORTEST * partSeconds * parallel() && !isOver()) {
                final long trials = wave(end - next);
                play(kept, new Range(next, trials), parts);
                next += trials;
            }
        }

        private boolean isOver() {
            return stopped || lacks || Thread.currentThread().isInterrupted();
        }

        private void playHere(final Range trials, final Consumer<byte[]> parts) {
            own = own == null
                    ? new Batch(job.range(trials.first(), trials.trials()).elsewhere(NOWHERE))
                    : own.next(trials.first(), trials.trials());
            if (stopped) {
                own.requestStop();
            }
            take(ParcelPlayer.play(own), parts);
            at.seconds = own.seconds() / trials.trials();
        }

        private void take(final PlayedPart part, final Consumer<byte[]> parts) {
            lacks |= part.bytes().length == 0;
            parts.accept(part.bytes());
        }

        /** Returns the number of trials of the next wave: one of a few parts, or longer than the last. */
        private long wave(final long rest) {
            final double most = GROWTH * Math.max(at.waveSeconds, partSeconds * parallel());
            // A short remainder would play on few processes.
            final long trials = rest * at.seconds < 2 * most ? rest : Math.max(1, (long) (most / at.seconds));
            at.waveSeconds = trials * at.seconds;
            return trials;
        }

        private void play(final P kept, final Range wave, final Consumer<byte[]> parts) {
            final double[] seconds = {0};
            final Sent now = send(kept, job, ranges(wave));
            sent = now;
            if (stopped) {
                now.stop();
            }
            now.await(part -> {
                seconds[0] += part.seconds();
                take(part, parts);
            });
            if (!stopped && seconds[0] > 0) {
                at.seconds = seconds[0] / wave.trials();
            }
        }

        /**
         * Returns the parts of a wave: long ones, since each costs something, then ever shorter ones, so that no
         * process waits long for the last.
         */
        private List<Range> ranges(final Range wave) {
            final double seconds = Math.max(partSeconds, wave.trials() * at.seconds / mostParts);
            final long most = Math.max(1, (long) (seconds / at.seconds));
            final long least = Math.max(1, (long) (seconds * SHORTEST / at.seconds));
            final long end = wave.first() + wave.trials();
            final List<Range> ranges = new ArrayList<>();
            for (long next = wave.first(); next < end; ) {
                final long fair = (end - next) / (2L * parallel());
                final long trials = Math.min(end - next, Math.max(least, Math.min(most, fair)));
                ranges.add(new Range(next, trials));
                next += trials;
            }
            return ranges;
        }

        @Override
        public void stop() {
            stopped = true;
            final Sent now = sent;
            if (now != null) {
                now.stop();
            }
            final Batch playing = own;
            if (playing != null) {
                playing.requestStop();
            }
        }
    }
}
