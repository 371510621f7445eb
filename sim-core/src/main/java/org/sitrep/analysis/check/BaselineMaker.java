package org.sitrep.analysis.check;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;

/**
 * Plays one entry of a baseline. {@link #play} is called once; {@link #requestStop} and {@link #abandon} by any thread.
 */
public final class BaselineMaker {
    /**
     * Missions beyond those of the record, from which usual ranges follow: a range that followed from what is recorded
     * would fit it better than any later play.
     */
    private static final int MISSIONS_APART = 1000;

    private static final int PROBED_MISSIONS = 10;
    private static final long SIGNATURE_DECISIONS = 60_000;
    private static final int LEAST_SIGNATURE = 20;
    private static final int MOST_SIGNATURE = 100;

    private final CheckSide side;
    private final List<Slot> watched;
    private final RunRequest request;
    private final int signatureMissions;
    private final Recorder recorder;
    private volatile boolean stopped;

    /**
     * @param watched slots of the scenario, at least one
     * @param request whose bot is not read
     */
    public BaselineMaker(final CheckSide side, final List<Slot> watched, final RunRequest request) {
        this.side = side;
        this.watched = List.copyOf(watched);
        this.request = request.withBot(side.bot()).withFirstMission(0);
        signatureMissions = (int) Math.min(signatureMissions(), request.missions());
        recorder =
                new Recorder(side.scenario(), watched.stream().map(Slot::name).toList(), this.request);
    }

    /**
     * A signature is to take no longer with long missions than with short ones: as many missions as take so many
     * decisions.
     */
    private long signatureMissions() {
        final Playout playout = side.scenario().newPlayout(side.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(side.scenario().layout());
        final TrialKey key = new TrialKey();
        long decisions = 0;
        for (int mission = 0; mission < PROBED_MISSIONS; mission++) {
            outcome.reset();
            playout.play(key.set(request.seed(), mission), outcome);
            decisions += outcome.decisions();
        }
        final long fitting = SIGNATURE_DECISIONS * PROBED_MISSIONS / Math.max(1, decisions);
        return Math.max(LEAST_SIGNATURE, Math.min(MOST_SIGNATURE, fitting));
    }

    /**
     * Plays and returns the entry; empty if it was stopped.
     *
     * @param scenario its file, as the baseline is to name it
     * @param bot likewise
     * @param margin up to which a difference of a metric's mean is none
     */
    public Optional<BaselineEntry> play(
            final String scenario, final String bot, final ToDoubleFunction<BaselineMetric> margin) {
        final int threads = request.threads();
        final TrialValues first = recorder.record(0, signatureMissions, threads);
        final int rest = (int) request.missions() - signatureMissions;
        final TrialValues all =
                rest == 0 || stopped ? first : first.then(recorder.record(signatureMissions, rest, threads));
        final TrialValues apart = stopped ? first : recorder.record(request.missions(), MISSIONS_APART, threads);
        if (stopped || all.missions() < request.missions() || apart.missions() < MISSIONS_APART) {
            return Optional.empty();
        }
        final List<BaselineMetric> metrics = IntStream.range(0, watched.size())
                .mapToObj(m -> BaselineMetric.of(watched.get(m), apart.row(m), all.row(m)))
                .map(metric -> metric.withMargin(margin.applyAsDouble(metric)))
                .toList();
        final List<TracedTrial> traces =
                new TrialTracer(side, request.seed(), request.maxDecisions()).first((int) request.missions());
        return Optional.of(new BaselineEntry(
                scenario,
                bot,
                side.input().contentSha256(),
                all.missions(),
                signatureMissions,
                first.hash(),
                metrics,
                traces));
    }

    /** Asks for an early end. */
    public void requestStop() {
        stopped = true;
        recorder.requestStop();
    }

    /** Goes on without a thread whose bot does not answer, and stops. */
    public void abandon(final Thread thread) {
        stopped = true;
        recorder.abandon(thread);
    }
}
