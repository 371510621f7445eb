package org.sitrep.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.LastUsed;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * A cluster of Spark, which plays all trials of a stage that is worth sending: in partitions of about half a second,
 * consecutive ranges of trials. Memory of the driver: the partitions that wait to be added, whatever the number of
 * trials. {@link #begin} is called by one thread at a time.
 */
final class Cluster implements Elsewhere {
    /** The message of an executor that runs other code. */
    static final String OTHER_CODE = "this executor has other code of Sitrep than the driver";

    private static final int KEPT = 32;
    private static final int CONNECT_MILLIS = 10_000;
    private static final long POLL_MILLIS = 50;

    /** Time that a stage would take on the cluster, at least; a Spark job costs some ten milliseconds. */
    private static final double LEAST_SECONDS = 0.2;

    private static final double PARTITION_SECONDS = 0.5;
    private static final int MOST_PARTITIONS = 20_000;
    /** Partitions per core while it is not known how long a trial takes. */
    private static final int FIRST_PARTITIONS = 16;
    /** A stage with at most this number of trials per thread is played here while the same is not known. */
    private static final int FEW = 64;

    private final String address;
    private final Map<Job, Known> known = new LastUsed<>(KEPT);
    private JavaSparkContext spark;

    /** A job that was begun before. */
    private static final class Known {
        private final Broadcast<Parcel> parcel;
        /** Seconds of one core per trial, as measured last; not a number before. */
        private double seconds = Double.NaN;

        private Known(final Broadcast<Parcel> parcel) {
            this.parcel = parcel;
        }
    }

    Cluster(final String address) {
        this.address = address;
    }

    @Override
    public Optional<Begun> begin(final Job job) {
        if (spark == null) {
            spark = connected();
        }
        final Job whole = job.range(0, 1);
        if (!known.containsKey(whole)) {
            known.put(whole, new Known(spark.broadcast(parcel(whole))));
        }
        final Known at = known.get(whole);
        final long trials = job.request().trials();
        final int threads = job.request().threads();
        final boolean here = Double.isNaN(at.seconds)
                ? trials <= (long) FEW * threads
                : trials * at.seconds < LEAST_SECONDS * spark.defaultParallelism();
        return Optional.of(here ? new Here(at, job) : new Away(at, job));
    }

    private Parcel parcel(final Job job) {
        return Parcel.of(JobText.of(job)
                .orElseThrow(() -> new Refusal("--on " + address
                        + ": a bot in Java that is not one of the game's does not travel to other machines; leave --on"
                        + " out, or name a bot of the game or a playbook")));
    }

    private JavaSparkContext connected() {
        requireAnswer();
        final SparkConf conf = new SparkConf() // with what -Dspark... says
                .setIfMissing("spark.master", address)
                .setIfMissing("spark.app.name", "Sitrep")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.driver.maxResultSize", "0"); // parts are added as they come
        try {
            return new JavaSparkContext(conf);
        } catch (final RuntimeException unconnected) {
            throw new Refusal("--on " + address + ": Spark does not start: " + unconnected.getMessage());
        }
    }

    /** Checks that something answers at the address of a master: Spark itself would try for a minute. */
    private void requireAnswer() {
        if (!address.startsWith("spark://")) {
            return;
        }
        final URI master = URI.create(address.split(",", 2)[0]);
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(master.getHost(), master.getPort()), CONNECT_MILLIS);
        } catch (final IOException | IllegalArgumentException silent) {
            throw new Refusal("--on " + address + ": no master answers there (" + silent.getMessage()
                    + "); start one, or correct the host and port");
        }
    }

    /** A stage too short to send, which tells how long a trial takes. */
    private static final class Here implements Begun {
        private final Known at;
        private final Job job;
        private final long start = System.nanoTime();

        private Here(final Known at, final Job job) {
            this.at = at;
            this.job = job;
        }

        @Override
        public long firstTrial() {
            return job.request().firstTrial() + job.request().trials();
        }

        @Override
        public void await(final Consumer<byte[]> parts) {
            at.seconds = (System.nanoTime() - start)
                    / 1e9
                    * job.request().threads()
                    / job.request().trials();
        }

        @Override
        public void stop() {
            // nothing plays elsewhere
        }
    }

    /** A stage on the cluster. */
    private final class Away implements Begun {
        private final Known at;
        private final Job job;
        private final BlockingQueue<byte[]> arrived = new LinkedBlockingQueue<>();
        private final SimpleFutureAction<BoxedUnit> action;
        private final long start = System.nanoTime();
        private volatile boolean stopped;

        private Away(final Known at, final Job job) {
            this.at = at;
            this.job = job;
            final List<long[]> ranges = ranges();
            final RDD<long[]> partitions =
                    spark.parallelize(ranges, ranges.size()).rdd();
            final List<Object> all = new ArrayList<>();
            for (int partition = 0; partition < ranges.size(); partition++) {
                all.add(partition);
            }
            action = spark.sc()
                    .submitJob(
                            partitions,
                            new Play(at.parcel),
                            CollectionConverters.asScala(all).toList(),
                            new Arrival(),
                            new Nothing());
        }

        private List<long[]> ranges() {
            final long first = job.request().firstTrial();
            final long trials = job.request().trials();
            final int cores = spark.defaultParallelism();
            final double wanted = Double.isNaN(at.seconds)
                    ? (double) FIRST_PARTITIONS * cores
                    : Math.max(cores, trials * at.seconds / PARTITION_SECONDS);
            final int count = (int) Math.min(Math.min(trials, MOST_PARTITIONS), Math.ceil(wanted / cores) * cores);
            final List<long[]> ranges = new ArrayList<>();
            for (int range = 0; range < count; range++) {
                final long from = share(trials, range, count);
                ranges.add(new long[] {first + from, share(trials, range + 1, count) - from});
            }
            return ranges;
        }

        private static long share(final long trials, final int of, final int count) {
            return trials / count * of + Math.min(of, trials % count);
        }

        @Override
        public long firstTrial() {
            return job.request().firstTrial();
        }

        @Override
        public void await(final Consumer<byte[]> parts) {
            boolean over = false;
            while (!over) {
                over = action.isCompleted();
                try {
                    for (byte[] part = next(over); part != null; part = next(over)) {
                        parts.accept(part);
                    }
                } catch (final InterruptedException interrupted) {
                    stop();
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            if (!stopped) {
                requireSuccess();
                at.seconds = (System.nanoTime() - start)
                        / 1e9
                        * spark.defaultParallelism()
                        / job.request().trials();
            }
        }

        /** Returns the next part; null if none has come, after a while unless it is over. */
        private byte[] next(final boolean over) throws InterruptedException {
            return over ? arrived.poll() : arrived.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        }

        private void requireSuccess() {
            if (action.value().get().isFailure()) {
                final String message = action.value().get().failed().get().getMessage();
                throw new Refusal("--on " + address + ": "
                        + (message.contains(OTHER_CODE)
                                ? OTHER_CODE + "; give all machines the same version: remove older jars of Sitrep from"
                                        + " the class path of its workers"
                                : "Spark gave up: "
                                        + message.lines().findFirst().orElse("no reason given")));
            }
        }

        @Override
        public void stop() {
            stopped = true;
            action.cancel();
        }

        /** Takes the part of a partition, on a thread of Spark. */
        private final class Arrival extends AbstractFunction2<Object, byte[], BoxedUnit> {
            @Override
            public BoxedUnit apply(final Object partition, final byte[] part) {
                arrived.add(part);
                return BoxedUnit.UNIT;
            }
        }
    }

    /** The result of a job whose parts were taken as they came. */
    private static final class Nothing extends AbstractFunction0<BoxedUnit> {
        @Override
        public BoxedUnit apply() {
            return BoxedUnit.UNIT;
        }
    }
}
