package org.sitrep.remote;

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

    private final Map<String, Job> opened = new LastUsed<>(KEPT);
    private final JobText.Opener opener;

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
        return play(new Batch(open(parcel).range(trials.first(), trials.trials())));
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

    private synchronized Job open(final Parcel parcel) {
        return opened.computeIfAbsent(parcel.sha256() + parcel.code(), job -> opener.open(parcel.opened()));
    }
}
