package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.AbortTally;
import org.sitrep.stats.Tally;

/** Plays a request on a compiled scenario and makes a capsule of it. Use once; {@link #requestStop} and {@link #snapshot} from any thread. */
public final class Runner {
    private static final double NANOS_A_SECOND = 1e9;

    private final CompiledScenario scenario;
    private final RunSubject subject;
    private final RunRequest request;
    private final Batch batch;

    /**
     * Prepares a run.
     *
     * @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally
     */
    public Runner(final CompiledScenario scenario, final RunSubject subject, final RunRequest request) {
        this.scenario = scenario;
        this.subject = subject;
        this.request = request;
        batch = new Batch(scenario, request);
    }

    /**
     * Plays and returns the capsule, a partial one if a stop was asked for.
     *
     * @param nanoTime read once before and once after the batch; the capsule's only view of a clock
     * @param startedUtc ISO 8601, put into the capsule's timing as it is
     * @throws MissionFailedException if a mission throws
     */
    public Capsule run(final LongSupplier nanoTime, final String startedUtc) {
        final long start = nanoTime.getAsLong();
        final BatchResult result = batch.run();
        final double seconds = (nanoTime.getAsLong() - start) / NANOS_A_SECOND;
        return capsule(
                result,
                new Capsule.Timing(request.threads(), seconds, Runtime.version().toString(), startedUtc));
    }

    private Capsule capsule(final BatchResult result, final Capsule.Timing timing) {
        final Tally tally = result.tally();
        return new Capsule(
                Capsule.SCHEMA_VERSION,
                subject.toolVersion(),
                subject.commit(),
                subject.rulesetId(),
                subject.scenario(),
                subject.title(),
                scenario.trial(),
                scenario.setup(),
                subject.content(),
                request.bot(),
                subject.botFile(),
                request.maxDecisions(),
                scenario.options(),
                request.seed(),
                request.firstMission(),
                result.requested(),
                tally.completed(),
                tally.aborts().count(),
                aborts(tally.aborts()),
                String.format(Locale.ROOT, "%016x", tally.hash()),
                tally.decisions(),
                tally.layout(),
                tally.slots(),
                tally.products(),
                tally.curves(),
                stopReason(result),
                timing);
    }

    private static String stopReason(final BatchResult result) {
        if (result.botSilent()) {
            return Capsule.BOT_SILENT;
        }
        return result.interrupted() ? Capsule.INTERRUPTED : Capsule.ALL_PLAYED;
    }

    private static List<Capsule.Abort> aborts(final AbortTally tally) {
        final List<Capsule.Abort> aborts = new ArrayList<>();
        for (int i = 0; i < tally.kept(); i++) {
            aborts.add(new Capsule.Abort(tally.mission(i), tally.reason(i), tally.detail(i)));
        }
        return aborts;
    }

    /** Asks for an early end, see {@link Batch#requestStop}. */
    public void requestStop() {
        batch.requestStop();
    }

    /** Ends the run without a worker whose bot does not answer, see {@link Batch#abandon}. */
    public void abandon(final Thread worker, final long mission, final String reason, final String detail) {
        batch.abandon(worker, mission, reason, detail);
    }

    /** Returns how far it is, see {@link Batch#snapshot}. */
    public BatchProgress snapshot() {
        return batch.snapshot();
    }
}
