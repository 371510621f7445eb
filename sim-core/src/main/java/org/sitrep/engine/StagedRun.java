package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.Tally;

/**
 * Plays a request in stages, ranges of missions that follow on one another: between two of them the run may be saved, stop because it is precise enough, and it may go on from what an earlier run has saved. The result shows
 * none of that: it is that of one run without a break. Use once; {@link #requestStop}, {@link #abandon} and {@link #snapshot} from any thread.
 */
public final class StagedRun {
    private static final double NANOS_A_SECOND = 1e9;

    private final CompiledScenario scenario;
    private final RunSubject subject;
    /** What is still to be played. */
    private final RunRequest rest;

    private final Optional<Precision> precision;
    private final Optional<Capsule> before;
    private final Batch batch;

    /**
     * What happens between stages.
     *
     * @param seconds about so often, the first time after a fifth of it, and not so often that saving takes more than a tenth of the time; infinite for not by time
     * @param missions whenever so many more have been played; {@link Long#MAX_VALUE} for not by missions
     * @param save is given what has been played, on the thread that plays
     * @param <T> what that is
     */
    public record Saving<T>(double seconds, long missions, Consumer<T> save) {

        /**
         * Checks the range.
         *
         * @throws IllegalArgumentException if a time or number of missions is not above 0
         */
        public Saving {
            if (!(seconds > 0) || missions < 1) {
                throw new IllegalArgumentException("saving every " + seconds + " s or " + missions + " missions");
            }
        }

        /** Returns that nothing is saved. */
        public static <T> Saving<T> none() {
            return new Saving<>(Double.POSITIVE_INFINITY, Long.MAX_VALUE, all -> {});
        }
    }

    /**
     * Prepares a run.
     *
     * @param request of the whole run; with {@code precision} its missions are the most that are played
     * @param before what was played already, from the first mission on; empty if nothing
     * @throws IllegalArgumentException if the ruleset has no such bot, the layout is too wide to tally, {@code precision} names a metric that is not there, or {@code before} is of something else, naming what differs
     */
    public StagedRun(
            final CompiledScenario scenario,
            final RunSubject subject,
            final RunRequest request,
            final Optional<Precision> precision,
            final Optional<Capsule> before) {
        this.scenario = scenario;
        this.subject = subject;
        this.precision = precision;
        this.before = before;
        rest = before.map(played -> rest(request, played)).orElse(request);
        precision.ifPresent(this::requireMetrics);
        batch = new Batch(scenario, rest);
        before.ifPresent(played -> Capsules.append(played, nothing()));
    }

    private static RunRequest rest(final RunRequest request, final Capsule played) {
        if (played.firstMission() != request.firstMission() || played.requested() != request.missions()) {
            throw new IllegalArgumentException("cannot go on: other missions were asked for");
        }
        if (played.unplayed() == 0 || Capsule.PRECISE.equals(played.stopReason())) {
            throw new IllegalArgumentException("cannot go on: the run is complete");
        }
        return request.withRange(played.playedEnd(), played.unplayed());
    }

    private void requireMetrics(final Precision goals) {
        final OutcomeLayout layout = scenario.layout();
        for (final Precision.Goal goal : goals.goals()) {
            if (layout.slot(goal.metric()).isEmpty()
                    && layout.ratio(goal.metric()).isEmpty()) {
                throw new IllegalArgumentException("no metric " + goal.metric());
            }
        }
    }

    private Capsule nothing() {
        final BatchResult none = new BatchResult(rest.missions(), rest.missions(), false, new Tally(scenario.layout()));
        return capsule(none, Capsule.INTERRUPTED, new Capsule.Timing(rest.threads(), 0, "", ""));
    }

    /**
     * Plays and returns the capsule, a partial one if a stop was asked for.
     *
     * @param nanoTime the capsule's only view of a clock; it decides how long stages are and nothing else
     * @param startedUtc ISO 8601, put into the capsule's timing as it is
     * @throws MissionFailedException if a mission throws
     */
    public Capsule run(final LongSupplier nanoTime, final String startedUtc, final Saving<Capsule> saving) {
        final long start = nanoTime.getAsLong();
        final Stages stages = new Stages(saving, rest.missions(), rest.threads());
        while (true) {
            final long to = end(stages);
            final BatchResult result = batch.playTo(to);
            final double now = (nanoTime.getAsLong() - start) / NANOS_A_SECOND;
            final Optional<String> stop = stopReason(result);
            final Capsule.Timing timing =
                    new Capsule.Timing(rest.threads(), now, Runtime.version().toString(), startedUtc);
            if (stop.isPresent()) {
                return whole(capsule(result, stop.get(), timing));
            }
            if (stages.ended(to, now)) {
                saving.save().accept(whole(capsule(result, Capsule.INTERRUPTED, timing)));
                stages.saved((nanoTime.getAsLong() - start) / NANOS_A_SECOND);
            }
        }
    }

    /** A stage ends where the run looks at its numbers, if not before. */
    private long end(final Stages stages) {
        final long earlier = before.map(c -> c.completed() + c.aborted()).orElse(0L);
        return precision.isPresent()
                ? Math.min(stages.next(), Precision.nextLook(earlier + stages.played()) - earlier)
                : stages.next();
    }

    /** Returns why the run ends here; empty if it goes on. */
    private Optional<String> stopReason(final BatchResult result) {
        final Tally tally = result.tally();
        final long played = tally.completed() + tally.aborts().count();
        if (result.botSilent()) {
            return Optional.of(Capsule.BOT_SILENT);
        }
        if (isPrecise(played, tally)) {
            return Optional.of(Capsule.PRECISE);
        }
        if (result.unplayed() == 0) {
            return Optional.of(Capsule.ALL_PLAYED);
        }
        return batch.stopped() ? Optional.of(Capsule.INTERRUPTED) : Optional.empty();
    }

    private boolean isPrecise(final long played, final Tally tally) {
        final long all = before.map(c -> c.completed() + c.aborted()).orElse(0L) + played;
        final boolean look = Precision.nextLook(all - 1) == all || played == rest.missions();
        return look && precision.isPresent() && precision.get().reached(scenario.layout(), slots(tally));
    }

    private List<SlotTally> slots(final Tally tally) {
        final List<SlotTally> slots = tally.slots();
        if (before.isEmpty()) {
            return slots;
        }
        final List<SlotTally> both = new ArrayList<>();
        for (int s = 0; s < slots.size(); s++) {
            both.add(before.get().tallies().get(s).combine(slots.get(s)));
        }
        return both;
    }

    private Capsule capsule(final BatchResult result, final String stopReason, final Capsule.Timing timing) {
        return CapsuleMaker.capsule(scenario, subject, rest, precision, result, stopReason, timing);
    }

    private Capsule whole(final Capsule played) {
        return before.map(earlier -> Capsules.append(earlier, played)).orElse(played);
    }

    /** Asks for an early end, see {@link Batch#requestStop}. */
    public void requestStop() {
        batch.requestStop();
    }

    /** Ends the run without a worker whose bot does not answer, see {@link Batch#abandon}. */
    public void abandon(final Thread worker, final long mission, final String reason, final String detail) {
        batch.abandon(worker, mission, reason, detail);
    }

    /** Returns how far it is with what was left to be played, see {@link Batch#snapshot}. */
    public BatchProgress snapshot() {
        return batch.snapshot();
    }
}
