package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.ToolVersion;
import org.sitrep.stats.MultipleTests;

/**
 * Holds present content and code against a baseline, in two stages. First the signature of each entry: the hash over
 * all slots of its first trials. Where it differs, or if all is asked for, waves of further trials are laid beside the
 * recorded ones, trial by trial on the same dice, each wave twice as long as all before it, until each metric is
 * decided or the record is used up.
 *
 * <ul>
 *   <li>moved: the evidence that the mean lies beyond the margin
 *       ({@link org.sitrep.stats.Differences#logEvidenceBeyond}, the greatest at any look) is so strong that, after
 *       Holm's adjustment over all metrics of all entries, its probability is at most the false alarm. As the evidence
 *       may be looked at as often as one likes, and Holm's method holds whatever the metrics have to do with each
 *       other, the chance that a check says moved of anything that has not moved is at most the false alarm, by
 *       construction;
 *   <li>same: an interval that holds at every look lies within the margin, or no trial of the whole record came to
 *       anything else;
 *   <li>undecided: neither, and the record is used up.
 * </ul>
 *
 * <p>What comes out depends on the baseline, content and code alone; the number of threads decides only how fast.
 * {@link #run} is called once, {@link #requestStop} and {@link #abandon} by any thread.
 */
public final class BalanceCheck {
    /** A chunk is kept small, so that a request to stop is heard and short waves are shared. */
    private static final int CHUNK_TRIALS = 8;

    private final Baseline baseline;
    private final CheckOptions options;
    private final List<EntryCheck> entries = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger played = new AtomicInteger();
    private volatile boolean stopped;

    public BalanceCheck(final Baseline baseline, final CheckOptions options) {
        this.baseline = baseline;
        this.options = options;
    }

    /**
     * Checks all entries.
     *
     * @param open opens an entry, by its number, with present content and code; it has every metric of the entry, see
     *     {@link BaselineEntry#misfits}. Called by several threads if there are several
     * @param file the baseline's file, as it was named
     * @param command the line that makes the check again
     * @param madeBy the running build
     * @throws org.sitrep.engine.TrialFailedException if a trial throws
     */
    public CheckResult run(
            final BiFunction<Integer, BaselineEntry, CheckSide> open,
            final String file,
            final String command,
            final ToolVersion madeBy) {
        final EntryCheck[] checks = new EntryCheck[baseline.entries().size()];
        forEach(options.threads(), checks.length, e -> {
            final BaselineEntry entry = baseline.entries().get(e);
            final EntryCheck check = new EntryCheck(entry, open.apply(e, entry), request());
            checks[e] = check;
            entries.add(check);
            if (stopped) {
                check.requestStop();
            }
            check.sign();
            played.addAndGet(check.played());
        });
        final List<EntryCheck> all = Arrays.asList(checks);
        bySignature(all);
        waves(all);
        all.forEach(BalanceCheck::finish);
        final double[] adjusted = adjusted(all);
        final List<CheckResult.Entry> results = new ArrayList<>();
        int at = 0;
        for (final EntryCheck check : all) {
            final int to = at + check.metrics().size();
            results.add(check.result(Arrays.copyOfRange(adjusted, at, to), options.sameLevel()));
            at = to;
        }
        return new CheckResult(
                file,
                command,
                madeBy,
                baseline.seed(),
                baseline.maxDecisions(),
                options.falseAlarm(),
                options.sameLevel(),
                stopped,
                results);
    }

    /**
     * Does all pieces and returns when they are done; each thread takes the next one. An interrupt of the calling
     * thread is left to it.
     *
     * @throws RuntimeException what the piece with the lowest number threw, if any did
     */
    private static void forEach(final int threads, final int pieces, final IntConsumer work) {
        final ExecutorService pool = Executors.newFixedThreadPool(Math.min(threads, pieces), piece -> {
            final Thread thread = new Thread(piece, "sitrep-check");
            thread.setDaemon(true);
            return thread;
        });
        final CompletableFuture<?>[] all = IntStream.range(0, pieces)
                .mapToObj(piece -> CompletableFuture.runAsync(() -> work.accept(piece), pool))
                .toArray(CompletableFuture[]::new);
        pool.shutdown();
        CompletableFuture.allOf(all).exceptionally(failed -> null).join();
        try {
            Stream.of(all).forEach(CompletableFuture::join);
        } catch (final CompletionException failed) {
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failed.getCause();
        }
    }

    private RunRequest request() {
        return RunRequest.of("", baseline.seed(), 1)
                .withMaxDecisions(baseline.maxDecisions())
                .withChunkTrials(CHUNK_TRIALS);
    }

    private void bySignature(final List<EntryCheck> all) {
        for (final EntryCheck check : all) {
            if (check.signatureSame() && !options.full()) {
                check.metrics().forEach(metric -> metric.decide(CheckVerdict.SAME));
            }
        }
    }

    private void waves(final List<EntryCheck> all) {
        for (int doubled = 0; all.stream().anyMatch(EntryCheck::open) && !stopped; doubled++) {
            for (final EntryCheck check : all) {
                if (check.open()) {
                    final long end = (long) check.entry().signatureTrials() << Math.min(doubled, Integer.SIZE);
                    final int before = check.played();
                    check.playTo((int) Math.min(end, check.entry().trials()), options.threads());
                    played.addAndGet(check.played() - before);
                }
            }
            decide(all);
        }
    }

    private void decide(final List<EntryCheck> all) {
        final double[] adjusted = adjusted(all);
        int at = 0;
        for (final EntryCheck check : all) {
            for (final MetricWatch metric : check.metrics()) {
                final double probability = adjusted[at++];
                if (!metric.decided() && probability <= options.falseAlarm()) {
                    metric.decide(CheckVerdict.MOVED);
                } else if (!metric.decided() && metric.isWithin(options.sameLevel())) {
                    metric.decide(CheckVerdict.SAME);
                }
            }
        }
    }

    /** Holm over all metrics of the check, those that the signature has settled among them. */
    private static double[] adjusted(final List<EntryCheck> all) {
        return MultipleTests.holm(all.stream()
                .flatMap(check -> check.metrics().stream())
                .mapToDouble(MetricWatch::probability)
                .toArray());
    }

    private static void finish(final EntryCheck check) {
        for (final MetricWatch metric : check.metrics()) {
            if (!metric.decided() && metric.isAlike()) {
                metric.decide(CheckVerdict.SAME);
            }
        }
    }

    /** Returns how many trials have been played so far, in finished waves. */
    public int played() {
        return played.get();
    }

    /** Asks for an early end: what is undecided then stays so. */
    public void requestStop() {
        stopped = true;
        synchronized (entries) {
            entries.forEach(EntryCheck::requestStop);
        }
    }

    /** Goes on without a thread whose bot does not answer, and ends early. */
    public void abandon(final Thread thread) {
        stopped = true;
        synchronized (entries) {
            entries.forEach(check -> check.abandon(thread));
        }
    }
}
