package org.sitrep.spark;

import java.io.Serializable;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.function.LongSupplier;
import org.apache.spark.broadcast.Broadcast;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.LastUsed;
import org.sitrep.engine.TrialFailedException;
import org.sitrep.ruleset.Ruleset;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A task: an executor plays a range of a job's trials. */
final class Play extends AbstractFunction1<Iterator<long[]>, byte[]> implements Serializable {
    private static final long serialVersionUID = 1;
    private static final int KEPT = 32;

    /** The jobs that this process has opened, by the hash of their text. */
    private static final Map<String, Job> OPENED = new LastUsed<>(KEPT);
    /** A task is one thread. */
    private static final JobText.Opener OPENER = new JobText.Opener(Ruleset.shipped(), 1);

    private final Broadcast<Parcel> parcel;

    Play(final Broadcast<Parcel> parcel) {
        this.parcel = parcel;
    }

    /**
     * Plays a range.
     *
     * @param ranges one range: index of the first trial, number of trials
     * @return what {@link Batch#playAway} returns; no bytes if a trial failed, which the driver then plays to name it
     * @throws IllegalStateException if this process has other code, or the job is damaged
     */
    @Override
    public byte[] apply(final Iterator<long[]> ranges) {
        final long[] range = ranges.next();
        try {
            final Batch batch = new Batch(open(parcel.value()).range(range[0], range[1]));
            return batch.playAway(cpuClock()).orElse(new byte[0]);
        } catch (final TrialFailedException failed) {
            return new byte[0];
        }
    }

    /** Returns the job of a parcel, opened once. Throws as {@link #apply}. */
    static Job open(final Parcel parcel) {
        if (!parcel.code().equals(CodeHash.here())) {
            throw new IllegalStateException(Cluster.OTHER_CODE);
        }
        synchronized (OPENED) {
            return OPENED.computeIfAbsent(parcel.sha256(), sha256 -> OPENER.open(parcel.opened()));
        }
    }

    private static LongSupplier cpuClock() {
        final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads::getCurrentThreadCpuTime
                : System::nanoTime;
    }
}
