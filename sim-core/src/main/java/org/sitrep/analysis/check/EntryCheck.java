package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.KeyOrder;

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
    private Optional<CheckResult.Parting> parting = Optional.empty();
    private Optional<CheckResult.Blame> blame = Optional.empty();
    private volatile boolean stopped;

    /** @param request request with the seed and bound of the baseline */
    EntryCheck(final BaselineEntry entry, final CheckSide side, final RunRequest request) {
        this.entry = entry;
        this.side = side;
        this.request = request.withBot(side.bot());
        recorder = new Recorder(
                side.scenario(),
                recorded().map(BaselineSlot::name).filter(Streams.unseen()).toList(),
                this.request);
        entry.metrics().forEach(metric -> metrics.add(new MetricWatch(metric)));
    }

    /** Returns the records of all slots; a slot may occur more than once. */
    private Stream<BaselineSlot> recorded() {
        return entry.metrics().stream().flatMap(metric -> metric.slots().stream());
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

    /** Returns whether any of its metrics is undecided. */
    boolean undecided() {
        return metrics.stream().anyMatch(metric -> !metric.decided());
    }

    /** Returns whether there are trials left to look at. */
    boolean hasMore() {
        return !stopped && (!looked || now.trials() < entry.trials());
    }

    int played() {
        return now.trials();
    }

    /** Plays on up to a look, and compares the metrics that are undecided. */
    void playTo(final int look, final CheckSchedule schedule, final int threads) {
        final int trials = schedule.end(look, entry.trials());
        if (trials > now.trials()) {
            now = now.then(recorder.record(now.trials(), trials - now.trials(), threads));
        }
        looked = true;
        final double level = schedule.level(trials, entry.trials());
        for (int m = 0; m < metrics.size(); m++) {
            if (!metrics.get(m).decided()) {
                metrics.get(m).look(now(m), now.trials(), level);
            }
        }
    }

    /**
     * Returns the present values of a metric in all trials played, within the ranges of the record, one array for each
     * slot.
     */
    int[][] now(final int metric) {
        return entry.metrics().get(metric).slots().stream().map(this::now).toArray(int[][]::new);
    }

    private int[] now(final BaselineSlot before) {
        return Arrays.stream(now.row(present(before.name())))
                .map(before::within)
                .toArray();
    }

    private Slot present(final String slot) {
        return side.scenario().layout().slot(slot).orElseThrow();
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
                .filter(trial -> recorded().allMatch(slot -> slot.values()[trial] == Outcome.ABSENT))
                .count();
    }

    /** Finds where trials part from the record, and which change of the data makes them; none if stopped. */
    void explain(final KeyOrder order) {
        if (signatureSame && !contentChanged() || stopped) {
            return;
        }
        final TrialTracer tracer = new TrialTracer(side.scenario(), side.bot(), request.seed(), request.maxDecisions());
        final List<Integer> parted = new ArrayList<>();
        parting = parting(tracer, parted);
        if (parted.isEmpty()) {
            parted.addAll(differing());
        }
        blame = new BlameSearch(entry, side, order, request).of(parted);
    }

    /** Returns the first trials in which a recorded metric has another value. */
    private List<Integer> differing() {
        final List<BaselineSlot> before = recorded().toList();
        final List<int[]> present = before.stream().map(this::now).toList();
        return IntStream.range(0, now.trials())
                .filter(trial -> IntStream.range(0, before.size())
                        .anyMatch(slot -> before.get(slot).values()[trial] != present.get(slot)[trial]))
                .limit(BlameSearch.MOST_TRIALS)
                .boxed()
                .toList();
    }

    /**
     * Returns where the traced trials part from the record; empty if there are none.
     *
     * @param into receives the trials that part
     */
    private Optional<CheckResult.Parting> parting(final TrialTracer tracer, final List<Integer> into) {
        if (signatureSame || !tracer.reportsSteps() || entry.traces().isEmpty()) {
            return Optional.empty();
        }
        final Map<String, int[]> places = new LinkedHashMap<>();
        int otherOutcome = 0;
        for (int trial = 0; trial < entry.traces().size(); trial++) {
            final TracedTrial recorded = entry.traces().get(trial);
            final TracedTrial present = tracer.play(trial);
            if (!present.alike(recorded)) {
                final int first = trial;
                into.add(trial);
                otherOutcome += present.outcome() == recorded.outcome() ? 0 : 1;
                final String step = tracer.stepName(present.firstDifference(recorded));
                places.computeIfAbsent(step, name -> new int[] {0, first})[0]++;
            }
        }
        return Optional.of(new CheckResult.Parting(entry.traces().size(), into.size(), otherOutcome, sorted(places)));
    }

    private static List<CheckResult.Place> sorted(final Map<String, int[]> places) {
        return places.entrySet().stream()
                .map(place -> new CheckResult.Place(place.getKey(), place.getValue()[0], place.getValue()[1]))
                .sorted((a, b) -> b.trials() - a.trials())
                .toList();
    }

    /** Returns the result of the entry, with probabilities adjusted for the whole check. */
    CheckResult.Entry result(final Probabilities probabilities) {
        final List<CheckResult.Metric> all = new ArrayList<>();
        for (int m = 0; m < metrics.size(); m++) {
            all.add(result(m, metrics.get(m), probabilities).withStandouts(standouts(m)));
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
                parting,
                blame);
    }

    /** Returns the result of a watch over one of its metrics, or over the pool that it belongs to. */
    CheckResult.Metric result(final int metric, final MetricWatch watch, final Probabilities probabilities) {
        final String name = entry.metrics().get(metric).name();
        final OutcomeLayout layout = side.scenario().layout();
        return new CheckResult.Metric(
                name,
                layout.slot(name)
                        .map(Slot::label)
                        .or(() -> layout.ratio(name).map(Ratio::label))
                        .orElseThrow(),
                layout.isShare(name),
                watch.before().margin(),
                watch.before().estimate(),
                watch.interval(),
                watch.differing(),
                watch.unpaired(),
                probabilities.moved(watch),
                probabilities.differs(watch),
                watch.verdict(),
                watch.decidedAfter(),
                Optional.empty());
    }

    /**
     * Returns best, median and worst of the unlimited values, and the trial that differs most from the record within
     * its range, as the test sees it; empty unless the metric has moved, and for a ratio, which no trial has.
     */
    private Optional<Standouts> standouts(final int metric) {
        if (metrics.get(metric).verdict() != CheckVerdict.MOVED
                || !(entry.metrics().get(metric) instanceof BaselineSlot before)) {
            return Optional.empty();
        }
        final Slot present = present(before.name());
        return Standouts.of(present, request.seed(), now.firstTrial(), now.row(present))
                .map(all -> all.apart(now.firstTrial(), now(before), before.values()));
    }
}
