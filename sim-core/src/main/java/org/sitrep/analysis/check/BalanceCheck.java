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
import org.sitrep.engine.Independent;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.ToolVersion;

/**
 * Checks present content and code against a baseline, in two stages. The first compares the signature of each entry,
 * the hash over all slots of its first trials. Where it or the content differs, or if a full check is requested, the
 * second plays waves of further trials. It compares them with the recorded ones, trial by trial on the same dice. Each
 * wave is as long as all before it together, until each metric is decided or the record is used up. A slot that several
 * tested entries have is compared pooled over them, too ({@link PooledWatch}).
 *
 * <ul>
 *   <li>moved: the evidence that the mean, or the ratio, lies beyond the margin
 *       ({@link org.sitrep.stats.PairedChange#logEvidenceBeyond}, the greatest at any look) is so strong that, after
 *       Holm's adjustment over all metrics, its probability is at most the false alarm;
 *   <li>same: an interval for the difference lies within the margin, or every trial of the whole record has the
 *       recorded value. The intervals of all looks at a metric hold together at the level of the check
 *       ({@link CheckSchedule});
 *   <li>differs: the record is used up, neither is shown, and the evidence that the mean has changed at all is as
 *       strong as for moved ({@link Probabilities});
 *   <li>undecided: none of these, and the record is used up.
 * </ul>
 *
 * <p>How often it is wrong: the evidence is valid at any number of looks, for any distribution. The adjustment holds
 * for any dependence between the metrics, and covers moved and differs, pooled or not, together. So the probability
 * that a check says moved of anything that is within its margin, or differs of anything that has not changed, is at
 * most the false alarm, by construction. A metric that is beyond its margin is called same with at most the error of
 * its intervals, each metric by itself.
 *
 * <p>The result depends only on the baseline, content and code; the number of threads affects only the speed.
 * {@link #run} is called once, {@link #requestStop} and {@link #abandon} by any thread.
 */
public final class BalanceCheck {
    /** Small, so that a request to stop takes effect soon and short waves are shared among threads. */
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
     * @param open opens an entry, given its number, with present content and code. The result has every metric of the
     *     entry, see {@link BaselineEntry#misfits}. Several threads may call it at once
     * @param file the baseline's file, as the user named it
     * @param command command line that repeats the check
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
        final int first = all.stream()
                .mapToInt(check -> check.entry().signatureTrials())
                .max()
                .orElseThrow();
        final List<PooledWatch> pools =
                PooledWatch.of(all.stream().filter(EntryCheck::undecided).toList(), first);
        waves(all, pools, new CheckSchedule(first, options.sameLevel()));
        finish(all, pools);
        forEach(options.threads(), checks.length, e -> checks[e].explain(baseline.order()));
        final Probabilities probabilities = probabilities(all, pools);
        return new CheckResult(
                file,
                command,
                madeBy,
                baseline.seed(),
                baseline.maxDecisions(),
                options.falseAlarm(),
                options.sameLevel(),
                stopped,
                all.stream().map(check -> check.result(probabilities)).toList(),
                pools.stream().map(pool -> pool.result(probabilities)).toList());
    }

    /**
     * Processes all pieces and returns when they are done; each thread takes the next piece. An interrupt of the
     * calling thread is preserved.
     *
     * @throws RuntimeException the exception of the failed piece with the lowest number, if any failed
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
                .withChunkTrials(CHUNK_TRIALS)
                .withElsewhere(options.elsewhere());
    }

    private void bySignature(final List<EntryCheck> all) {
        for (final EntryCheck check : all) {
            // A change of content may concern what only later trials meet.
            if (check.signatureSame() && !check.contentChanged() && !options.full()) {
                check.metrics().forEach(metric -> metric.decide(CheckVerdict.SAME));
            }
        }
    }

    private void waves(final List<EntryCheck> all, final List<PooledWatch> pools, final CheckSchedule schedule) {
        for (int next = 0; !stopped; next++) {
            final int look = next;
            final List<EntryCheck> open =
                    all.stream().filter(check -> isOpen(check, pools)).toList();
            if (open.isEmpty()) {
                return;
            }
            final Independent plays = new Independent();
            for (final EntryCheck check : open) {
                plays.begin(() -> play(check, look, schedule));
            }
            plays.end();
            pools.forEach(pool -> pool.look(schedule));
            decide(all, pools);
        }
    }

    private void play(final EntryCheck check, final int look, final CheckSchedule schedule) {
        final int before = check.played();
        check.playTo(look, schedule, options.threads());
        played.addAndGet(check.played() - before);
    }

    /** Returns whether an entry has more trials, and is undecided in a metric of its own or of a pool. */
    private static boolean isOpen(final EntryCheck check, final List<PooledWatch> pools) {
        return check.hasMore()
                && (check.undecided() || pools.stream().anyMatch(pool -> pool.open() && pool.has(check)));
    }

    private static List<MetricWatch> watches(final List<EntryCheck> all, final List<PooledWatch> pools) {
        return Stream.concat(
                        all.stream().flatMap(check -> check.metrics().stream()),
                        pools.stream().map(PooledWatch::watch))
                .toList();
    }

    /** Returns the probabilities over all metrics of the check, including those settled by the signature. */
    private Probabilities probabilities(final List<EntryCheck> all, final List<PooledWatch> pools) {
        return new Probabilities(watches(all, pools), PooledWatch.most(all) - pools.size(), options.falseAlarm());
    }

    private void decide(final List<EntryCheck> all, final List<PooledWatch> pools) {
        final Probabilities probabilities = probabilities(all, pools);
        for (final MetricWatch metric : watches(all, pools)) {
            if (!metric.decided() && probabilities.moved(metric) <= options.falseAlarm()) {
                metric.decide(CheckVerdict.MOVED);
            } else if (!metric.decided() && metric.isWithin()) {
                metric.decide(CheckVerdict.SAME);
            }
        }
        pools.forEach(PooledWatch::settle);
    }

    private void finish(final List<EntryCheck> all, final List<PooledWatch> pools) {
        watches(all, pools).stream()
                .filter(metric -> !metric.decided() && metric.isAlike())
                .forEach(metric -> metric.decide(CheckVerdict.SAME));
        pools.forEach(PooledWatch::settle);
        final Probabilities probabilities = probabilities(all, pools);
        for (final MetricWatch metric : watches(all, pools)) {
            if (!metric.decided() && probabilities.differs(metric) <= options.falseAlarm()) {
                metric.decide(CheckVerdict.DIFFERS);
            }
        }
    }

    /** Returns the number of trials played so far, in finished waves. */
    public int played() {
        return played.get();
    }

    /** Requests an early end; undecided metrics then stay undecided. */
    public void requestStop() {
        stopped = true;
        synchronized (entries) {
            entries.forEach(EntryCheck::requestStop);
        }
    }

    /** Continues without a thread whose bot does not answer, and ends early. */
    public void abandon(final Thread thread) {
        stopped = true;
        synchronized (entries) {
            entries.forEach(check -> check.abandon(thread));
        }
    }
}
