package org.sitrep.analysis.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;

/**
 * Plays one entry of a baseline. {@link #play} is called once; {@link #requestStop} and {@link #abandon} by any thread.
 */
public final class BaselineMaker {
    /**
     * Trials in addition to those of the record, from which the usual ranges are computed. A range computed from the
     * recorded trials would fit them better than any later play.
     */
    private static final int RANGE_TRIALS = 1000;

    private static final int PROBED_TRIALS = 10;
    private static final long SIGNATURE_DECISIONS = 60_000;
    private static final int LEAST_SIGNATURE = 20;
    private static final int MOST_SIGNATURE = 100;

    private final CheckSide side;
    private final List<String> watched;
    private final List<String> slots;
    private final RunRequest request;
    private final int signatureTrials;
    private final Recorder recorder;
    private volatile boolean stopped;

    /**
     * @param watched names of slots and ratios of the scenario, at least one
     * @param request request of the run; its bot is ignored
     */
    public BaselineMaker(final CheckSide side, final List<String> watched, final RunRequest request) {
        this.side = side;
        this.watched = List.copyOf(watched);
        this.request = request.withBot(side.bot()).withFirstTrial(0);
        signatureTrials = (int) Math.min(signatureTrials(), request.trials());
        final OutcomeLayout layout = side.scenario().layout();
        slots = watched.stream()
                .flatMap(name -> layout.ratio(name)
                        .map(ratio -> Stream.of(ratio.numerator(), ratio.denominator()))
                        .orElse(Stream.of(name)))
                .filter(Streams.unseen())
                .toList();
        recorder = new Recorder(side.scenario(), slots, this.request);
    }

    /**
     * Returns the number of trials in the signature: fewer for long trials, so that it always takes about the same
     * time.
     */
    private long signatureTrials() {
        final Playout playout = side.scenario().newPlayout(side.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(side.scenario().layout());
        final TrialKey key = new TrialKey();
        long decisions = 0;
        for (int trial = 0; trial < PROBED_TRIALS; trial++) {
            outcome.reset();
            playout.play(key.set(request.seed(), trial), outcome);
            decisions += outcome.decisions();
        }
        final long fitting = SIGNATURE_DECISIONS * PROBED_TRIALS / Math.max(1, decisions);
        return Math.max(LEAST_SIGNATURE, Math.min(MOST_SIGNATURE, fitting));
    }

    /**
     * Plays and returns the entry; empty if it was stopped.
     *
     * @param scenario its file, as the baseline names it
     * @param bot the bot, as the baseline names it
     * @param margin greatest difference of a metric's mean that counts as none
     */
    public Optional<BaselineEntry> play(
            final String scenario, final String bot, final ToDoubleFunction<BaselineMetric> margin) {
        final int threads = request.threads();
        final TrialValues first = recorder.record(0, signatureTrials, threads);
        final int rest = (int) request.trials() - signatureTrials;
        final TrialValues all =
                rest == 0 || stopped ? first : first.then(recorder.record(signatureTrials, rest, threads));
        final TrialValues rangeTrials = stopped ? first : recorder.record(request.trials(), RANGE_TRIALS, threads);
        if (stopped || all.trials() < request.trials() || rangeTrials.trials() < RANGE_TRIALS) {
            return Optional.empty();
        }
        final Map<String, BaselineSlot> records = IntStream.range(0, slots.size())
                .mapToObj(s -> BaselineSlot.of(all.slots().get(s), rangeTrials.row(s), all.row(s)))
                .collect(Collectors.toMap(BaselineSlot::name, Function.identity()));
        final List<BaselineMetric> metrics = watched.stream()
                .map(name -> metric(name, records))
                .map(metric -> metric.withMargin(margin.applyAsDouble(metric)))
                .toList();
        final List<TracedTrial> traces = new TrialTracer(
                        side.scenario(), side.bot(), request.seed(), request.maxDecisions())
                .first((int) request.trials());
        return Optional.of(new BaselineEntry(
                scenario,
                bot,
                side.input().contentSha256(),
                all.trials(),
                signatureTrials,
                first.hash(),
                metrics,
                traces,
                side.data()));
    }

    /** Returns a metric with a margin of 0. */
    private BaselineMetric metric(final String name, final Map<String, BaselineSlot> records) {
        return side.scenario()
                .layout()
                .ratio(name)
                .<BaselineMetric>map(ratio -> new BaselineRatio(
                        new Ratio(
                                name, name, ratio.unit(), ratio.numerator(), ratio.denominator(), Slot.Better.NEUTRAL),
                        0,
                        records.get(ratio.numerator()),
                        records.get(ratio.denominator())))
                .orElseGet(() -> records.get(name));
    }

    /** Requests an early end. */
    public void requestStop() {
        stopped = true;
        recorder.requestStop();
    }

    /** Continues without a thread whose bot does not answer, and stops. */
    public void abandon(final Thread thread) {
        stopped = true;
        recorder.abandon(thread);
    }
}
