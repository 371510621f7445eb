package org.sitrep.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.engine.GrowingRun;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.RunRequest;

/** Keeps the runs played last, so that a variant is not played again. For one thread at a time. */
final class Runs {
    /** Bytes of recorded trials that are kept for later questions. */
    private static final long MOST_BYTES = 200_000_000;

    /** Runs that are kept; each has a tally of some hundred kilobytes. */
    private static final int MOST = 300;

    private final Workers workers;

    /** By all that decides them, in the order of their use. */
    private final Map<List<Object>, GrowingRun> runs = new LinkedHashMap<>(MOST, 1, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(final Map.Entry<List<Object>, GrowingRun> eldest) {
            return size() > MOST
                    || values().stream().mapToLong(GrowingRun::bytes).sum() > MOST_BYTES;
        }
    };

    /** Creates an empty store for runs of some workers. */
    Runs(final Workers workers) {
        this.workers = workers;
    }

    /**
     * Returns the run of an entry that has played at most some trials: a kept one, or a new one.
     *
     * @param slots names of the slots that it records
     */
    GrowingRun of(final PairedEntry entry, final long seed, final int trials, final List<String> slots) {
        final List<Object> key = List.of(
                entry.subject().content().json(),
                entry.bot(),
                entry.subject().botFile(),
                seed,
                entry.scenario().layout(),
                slots);
        final GrowingRun known = runs.get(key);
        if (known != null && known.played() <= trials) {
            return known;
        }
        final RunRequest request = workers.request(entry.bot(), seed, trials);
        final GrowingRun fresh = new GrowingRun(entry, request, slots);
        runs.put(key, fresh);
        return fresh;
    }
}
