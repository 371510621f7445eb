package org.sitrep.contract;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;

/**
 * Places of which a test learns the parts that come back.
 *
 * @param places that play
 * @param after runs after each part
 * @param parts number of parts so far
 */
public record WatchedPlaces(Elsewhere places, Runnable after, AtomicInteger parts) implements Elsewhere {
    /** Watches places. */
    public WatchedPlaces(final Elsewhere places, final Runnable after) {
        this(places, after, new AtomicInteger());
    }

    @Override
    public Optional<Begun> begin(final Job job) {
        return places.begin(job).map(begun -> new Begun() {
            @Override
            public long firstTrial() {
                return begun.firstTrial();
            }

            @Override
            public void await(final Consumer<byte[]> taking) {
                begun.await(part -> {
                    taking.accept(part);
                    parts.incrementAndGet();
                    after.run();
                });
            }

            @Override
            public void stop() {
                begun.stop();
            }
        });
    }
}
