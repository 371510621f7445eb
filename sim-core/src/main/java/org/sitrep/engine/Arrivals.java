package org.sitrep.engine;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.sitrep.stats.Exchange;

/**
 * The parts of a stage that come back from {@linkplain Elsewhere elsewhere}, in any order. Consecutive parts are added
 * up at once, so that memory depends on the number of gaps, not on the number of parts. A part that is damaged, reaches
 * beyond the stage or overlaps with an earlier one is ignored. Not thread-safe.
 */
final class Arrivals {
    private final Job job;
    /** Null if no slots are recorded. */
    private final SlotRecorder recorder;

    private final long from;
    private final long to;
    /** Trials that have come, by the index of the first of each uninterrupted range. */
    private final NavigableMap<Long, Part> parts = new TreeMap<>();

    /** Consecutive trials and what they leave behind. */
    static final class Part {
        private final Gathered gathered;
        private long first;
        private long count;

        Part(final long first, final long count, final Gathered gathered) {
            this.first = first;
            this.count = count;
            this.gathered = gathered;
        }

        Gathered gathered() {
            return gathered;
        }

        /** Returns the index after the last trial. */
        long end() {
            return first + count;
        }

        /** Adds the trials that follow. */
        private void add(final Part next) {
            gathered.add(next.gathered);
            count += next.count;
        }

        /**
         * Writes everything, or replaces it.
         *
         * @param recorder of recorded slots; null if there are none
         */
        void exchange(final Exchange with, final SlotRecorder recorder) {
            first = with.number(first);
            count = with.number(count);
            gathered.exchange(with);
            if (recorder != null) {
                recorder.exchange(with, first, Math.toIntExact(count));
            }
        }
    }

    /**
     * Prepares for the parts of a stage.
     *
     * @param recorder receives recorded slots at once; null if there are none
     * @param from index of the first trial
     * @param to index after the last trial
     */
    Arrivals(final Job job, final SlotRecorder recorder, final long from, final long to) {
        this.job = job;
        this.recorder = recorder;
        this.from = from;
        this.to = to;
    }

    /**
     * Takes a part.
     *
     * @param bytes as {@link Batch#playAway} returned them
     * @return what its trials left behind; empty if it is ignored
     */
    Optional<Gathered> take(final byte[] bytes) {
        final Part part = new Part(from, 0, new Gathered(job));
        try {
            Exchange.read(bytes, with -> part.exchange(with, recorder));
        } catch (final RuntimeException damaged) {
            return Optional.empty();
        }
        final Map.Entry<Long, Part> before = parts.lowerEntry(part.end());
        final long free = before == null ? from : before.getValue().end();
        if (part.count < 1 || part.first < free || part.end() > to) {
            return Optional.empty();
        }
        final Part whole = before != null && free == part.first ? before.getValue() : empty(part.first);
        whole.add(part);
        Optional.ofNullable(parts.remove(part.end())).ifPresent(whole::add);
        return Optional.of(part.gathered);
    }

    /** Returns a new range, so far without trials. */
    private Part empty(final long first) {
        final Part none = new Part(first, 0, new Gathered(job));
        parts.put(first, none);
        return none;
    }

    /** Returns the trials from the first of the stage up to the first gap; empty if the first trial is missing. */
    Optional<Part> beginning() {
        return Optional.ofNullable(parts.get(from));
    }

    /** Returns the number of uninterrupted ranges, which is all that is kept. */
    int ranges() {
        return parts.size();
    }
}
