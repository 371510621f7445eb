package org.sitrep.remote;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.LastUsed;
import org.sitrep.engine.TrialFailedException;
import org.sitrep.ruleset.Ruleset;

/** Plays parts of jobs that another process has sent, and keeps the jobs opened last. Thread-safe. */
public final class ParcelPlayer {
    private static final int KEPT = 32;

    private final Map<String, Opened> opened = new LastUsed<>(KEPT);
    private final JobText.Opener opener;

    /**
     * A job, and what has played parts of it and plays none at present.
     *
     * @param idle at most one per thread that plays parts at the same time
     */
    private record Opened(Job job, Deque<Batch> idle) {}

    /** @param threads that play each part */
    public ParcelPlayer(final int threads) {
        opener = new JobText.Opener(Ruleset.shipped(), threads);
    }

    /**
     * Plays some trials of a job. A part with a trial that fails has no bytes: the sender then plays it, to name the
     * trial.
     *
     * @throws IllegalStateException if this process has other code, or the job is damaged
     */
    public PlayedPart play(final Parcel parcel, final SharedJobs.Range trials) {
        final Opened job = open(parcel);
        final Batch batch = batch(job, trials);
        final PlayedPart played = play(batch);
        if (played.bytes().length > 0) {
            giveBack(job, batch);
        }
        return played;
    }

    /** Plays a batch. */
    static PlayedPart play(final Batch batch) {
        byte[] bytes;
        try {
            bytes = batch.playAway(CpuClock.ofThreads()).orElse(new byte[0]);
        } catch (final TrialFailedException failed) {
            bytes = new byte[0];
        }
        return new PlayedPart(bytes, batch.seconds());
    }

    private synchronized Opened open(final Parcel parcel) {
        return opened.computeIfAbsent(
                parcel.sha256() + parcel.code(), job -> new Opened(opener.open(parcel.opened()), new ArrayDeque<>()));
    }

    private synchronized Batch batch(final Opened job, final SharedJobs.Range trials) {
        final Batch before = job.idle.poll();
        return before == null
                ? new Batch(job.job.range(trials.first(), trials.trials()))
                : before.next(trials.first(), trials.trials());
    }

    private synchronized void giveBack(final Opened job, final Batch batch) {
        job.idle.push(batch);
    }
}
