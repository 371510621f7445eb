package org.sitrep.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.sitrep.ruleset.CompiledScenario;

/** Plays a request on a compiled scenario and makes a capsule of it. Use once; {@link #requestStop} and {@link #snapshot} from any thread. */
public final class Runner {
    private static final double NANOS_A_SECOND = 1e9;

    private final CompiledScenario scenario;
    private final RunSubject subject;
    private final RunRequest request;
    private final Journal journal;
    private final Batch batch;

    /** A whole run as it was written down mission by mission. */
    private Optional<MissionValues> recorded = Optional.empty();

    /**
     * Prepares a run.
     *
     * @throws IllegalArgumentException if the ruleset has no such bot, or the layout is too wide to tally
     */
    public Runner(final CompiledScenario scenario, final RunSubject subject, final RunRequest request) {
        this(scenario, subject, request, List.of());
    }

    /**
     * Prepares a run that also writes chosen slots down mission by mission.
     *
     * @param slotNames what to write down; nothing if there are none
     * @throws IllegalArgumentException as the other, or if there is no such slot, or there are 2^31 missions or more
     */
    public Runner(
            final CompiledScenario scenario,
            final RunSubject subject,
            final RunRequest request,
            final List<String> slotNames) {
        this.scenario = scenario;
        this.subject = subject;
        this.request = request;
        journal = slotNames.isEmpty() ? null : new Journal(scenario.layout(), slotNames, request);
        batch = new Batch(scenario, request, journal);
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
        if (journal != null && !result.interrupted() && !result.botSilent()) {
            recorded = Optional.of(journal.all(result.tally().hash()));
        }
        final double seconds = (nanoTime.getAsLong() - start) / NANOS_A_SECOND;
        return CapsuleMaker.capsule(
                scenario,
                subject,
                request,
                result,
                new Capsule.Timing(request.threads(), seconds, Runtime.version().toString(), startedUtc));
    }

    /** Returns what was written down; empty if nothing was to be, or the run has not played its whole range. */
    public Optional<MissionValues> recorded() {
        return recorded;
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
