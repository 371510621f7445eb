package org.sitrep.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.sitrep.engine.Job;
import org.sitrep.remote.CodeHash;
import org.sitrep.remote.Parcel;
import org.sitrep.remote.PlayedPart;
import org.sitrep.remote.SharedJobs;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * A cluster of Spark: each wave is a Spark job, each part a partition. Connects while the first trials are played here.
 * Memory of the driver: the parts that wait to be added, whatever the number of trials.
 */
final class Cluster extends SharedJobs<Broadcast<Parcel>> {
    private static final int MOST_PARTS = 20_000;
    private static final int CONNECT_MILLIS = 10_000;
    private static final long POLL_MILLIS = 50;
    /**
     * As the launcher has them, since the hot path allocates nothing; and the optimising compiler is to leave alone the
     * code of Spark that runs only while an executor starts.
     */
    private static final String OPTIONS = "-XX:+UseSerialGC -XX:-DoEscapeAnalysis -XX:Tier4InvocationThreshold=50000"
            + " -XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000"
            + " -XX:Tier4BackEdgeThreshold=400000";

    /** Set by the thread that keeps jobs, and read after it has kept one. */
    private JavaSparkContext spark;

    /** @param partSeconds time of one core that a partition is to take */
    Cluster(final String address, final double partSeconds) {
        super(address, partSeconds, MOST_PARTS);
    }

    @Override
    protected Broadcast<Parcel> keep(final Parcel parcel) {
        if (spark == null) {
            spark = connected();
        }
        return spark.broadcast(parcel);
    }

    private JavaSparkContext connected() {
        final SparkConf conf = new SparkConf() // with what -Dspark... says
                .setIfMissing("spark.master", address())
                .setIfMissing("spark.app.name", "Sitrep")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.executor.extraJavaOptions", OPTIONS)
                .setIfMissing("spark.driver.maxResultSize", "0"); // parts are added as they come
        try {
            return new JavaSparkContext(SparkContext.getOrCreate(conf));
        } catch (final RuntimeException unconnected) {
            throw new Refusal("--on " + address() + ": Spark does not start: " + unconnected.getMessage());
        }
    }

    /** Checks that something answers at the address of a master: Spark itself would try for a minute. */
    @Override
    protected void check() {
        if (!address().startsWith("spark://")) {
            return;
        }
        final URI master = URI.create(address().split(",", 2)[0]);
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(master.getHost(), master.getPort()), CONNECT_MILLIS);
        } catch (final IOException | IllegalArgumentException silent) {
            throw new Refusal("--on " + address() + ": no master answers there (" + silent.getMessage()
                    + "); start one, or correct the host and port");
        }
    }

    @Override
    protected int parallel() {
        return spark.defaultParallelism();
    }

    @Override
    protected Sent send(final Broadcast<Parcel> parcel, final Job job, final List<Range> ranges) {
        return new Wave(parcel, ranges);
    }

    /** A job of Spark. */
    private final class Wave implements Sent {
        private final BlockingQueue<PlayedPart> arrived = new LinkedBlockingQueue<>();
        private final SimpleFutureAction<BoxedUnit> action;
        private volatile boolean stopped;

        private Wave(final Broadcast<Parcel> parcel, final List<Range> ranges) {
            final List<Object> all = IntStream.range(0, ranges.size())
                    .<Object>mapToObj(part -> part)
                    .toList();
            action = spark.sc()
                    .submitJob(
                            spark.parallelize(ranges, ranges.size()).rdd(),
                            new Play(parcel),
                            CollectionConverters.asScala(all).toList(),
                            new Arrival(),
                            new Nothing());
        }

        @Override
        public void await(final Consumer<PlayedPart> parts) {
            boolean over = false;
            while (!over) {
                over = action.isCompleted();
                try {
                    for (PlayedPart part = next(over); part != null; part = next(over)) {
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
            }
        }

        /** Returns the next part; null if none has come, after a while unless it is over. */
        private PlayedPart next(final boolean over) throws InterruptedException {
            return over ? arrived.poll() : arrived.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
        }

        private void requireSuccess() {
            if (action.value().get().isFailure()) {
                final String message =
                        String.valueOf(action.value().get().failed().get().getMessage());
                throw new Refusal("--on " + address() + ": "
                        + (message.contains(CodeHash.OTHER)
                                ? "an executor has " + CodeHash.OTHER + "; remove older jars of Sitrep from the class"
                                        + " path of the workers"
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
        private final class Arrival extends AbstractFunction2<Object, PlayedPart, BoxedUnit> {
            @Override
            public BoxedUnit apply(final Object partition, final PlayedPart part) {
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
