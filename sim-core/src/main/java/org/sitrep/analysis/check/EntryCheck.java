package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;

/**
 * The running check of one entry of a baseline: first its signature, then waves of further trials. Used by one thread
 * at a time; {@link #requestStop} and {@link #abandon} by any.
 */
final class EntryCheck {
    private final BaselineEntry entry;
    private final CheckSide side;
    private final RunRequest request;
    private final Recorder recorder;
    private final List<MetricWatch> metrics = new ArrayList<>();
    private TrialValues now;
    private boolean signatureSame;
    private boolean looked;
    private volatile boolean stopped;

    /** @param request request with the seed and bound of the baseline */
    EntryCheck(final BaselineEntry entry, final CheckSide side, final RunRequest request) {
        this.entry = entry;
        this.side = side;
        this.request = request.withBot(side.bot());
        recorder = new Recorder(
                side.scenario(),
                entry.metrics().stream().map(BaselineMetric::name).toList(),
                this.request);
        for (final BaselineMetric metric : entry.metrics()) {
            metrics.add(new MetricWatch(
                    metric, side.scenario().layout().slot(metric.name()).orElseThrow()));
        }
    }

    BaselineEntry entry() {
        return entry;
    }

    List<MetricWatch> metrics() {
        return metrics;
    }

    void sign() {
        now = recorder.record(0, entry.signatureTrials(), 1);
        signatureSame = now.trials() == entry.signatureTrials() && now.hash() == entry.signature();
    }

    boolean signatureSame() {
        return signatureSame;
    }

    /** Returns whether the content differs from that of the baseline. */
    boolean contentChanged() {
        return !side.input().contentSha256().equals(entry.contentSha256());
    }

    /** Returns whether a metric is undecided and there are trials left to play. */
    boolean open() {
        final boolean more = !looked || now.trials() < entry.trials();
        return !stopped && more && metrics.stream().anyMatch(metric -> !metric.decided());
    }

    int played() {
        return now.trials();
    }

    /** Plays on up to a number of trials, and looks. */
    void playTo(final int trials, final int threads) {
        if (trials > now.trials()) {
            now = now.then(recorder.record(now.trials(), trials - now.trials(), threads));
        }
        looked = true;
        for (int m = 0; m < metrics.size(); m++) {
            if (!metrics.get(m).decided()) {
                metrics.get(m).look(now, m);
            }
        }
    }

    void requestStop() {
        stopped = true;
        recorder.requestStop();
    }

    void abandon(final Thread thread) {
        stopped = true;
        recorder.abandon(thread);
    }

    /** Returns the number of recorded trials that were aborted; such a trial has no value in any slot. */
    private int givenUpBefore() {
        return (int) IntStream.range(0, now.trials())
                .filter(trial -> entry.metrics().stream().allMatch(metric -> metric.values()[trial] == Outcome.ABSENT))
                .count();
    }

    /** Returns where the traced trials part from the record. */
    private Optional<CheckResult.Parting> parting() {
        final TrialTracer tracer = new TrialTracer(side, request.seed(), request.maxDecisions());
        if (!tracer.reportsSteps() || entry.traces().isEmpty()) {
            return Optional.empty();
        }
        final Map<String, int[]> places = new LinkedHashMap<>();
        int parted = 0;
        int otherOutcome = 0;
        for (int trial = 0; trial < entry.traces().size(); trial++) {
            final TracedTrial recorded = entry.traces().get(trial);
            final TracedTrial present = tracer.play(trial);
            if (!present.alike(recorded)) {
                final int first = trial;
                parted++;
                otherOutcome += present.outcome() == recorded.outcome() ? 0 : 1;
                final String step = tracer.stepName(present.firstDifference(recorded));
                places.computeIfAbsent(step, name -> new int[] {0, first})[0]++;
            }
        }
        return Optional.of(new CheckResult.Parting(entry.traces().size(), parted, otherOutcome, sorted(places)));
    }

    private static List<CheckResult.Place> sorted(final Map<String, int[]> places) {
        return places.entrySet().stream()
                .map(place -> new CheckResult.Place(place.getKey(), place.getValue()[0], place.getValue()[1]))
                .sorted((a, b) -> b.trials() - a.trials())
                .toList();
    }

    /**
     * Returns the result of the entry.
     *
     * @param adjusted probabilities of its metrics, adjusted for the whole check
     * @param level confidence level of the intervals
     */
    CheckResult.Entry result(final double[] adjusted, final double level) {
        final List<CheckResult.Metric> all = new ArrayList<>();
        for (int m = 0; m < metrics.size(); m++) {
            all.add(metrics.get(m).result(adjusted[m], level, now, m, request.seed()));
        }
        return new CheckResult.Entry(
                side.file(),
                side.title(),
                side.scenario().trial(),
                side.botFile(),
                side.input(),
                contentChanged(),
                entry.trials(),
                entry.signatureTrials(),
                signatureSame,
                now.trials(),
                recorder.aborted(),
                givenUpBefore(),
                all,
                signatureSame || stopped ? Optional.empty() : parting());
    }
}
